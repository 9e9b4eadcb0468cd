package tricksmith.editor.gallery;

import static tricksmith.editor.node.Styled.styled;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import tricksmith.editor.node.Hint;
import tricksmith.mechanism.Mechanism;

/** What the gallery looks for, part by part, each of which can be dropped. */
final class LookedFor extends FlowPane {
  private final GalleryWords words;
  private final Label count;

  /**
   * Something that games are looked for by.
   *
   * @param said what it is
   * @param left how many games fit without it; empty if that does not matter
   * @param drop looks for games without it
   */
  record Condition(String said, OptionalLong left, Runnable drop) {}

  /**
   * Creates a line that looks for nothing yet.
   *
   * @param count says how many games fit
   */
  LookedFor(GalleryWords words, Label count) {
    this.words = words;
    this.count = count;
    setId("gallery-looked-for");
    getStyleClass().add("gallery-looked-for");
    setMinWidth(0);
    count.maxWidthProperty().bind(widthProperty());
    getChildren().setAll(count);
  }

  void show(List<Condition> conditions) {
    List<Node> line = new ArrayList<>();
    conditions.forEach(condition -> line.add(button(condition)));
    line.add(count);
    getChildren().setAll(line);
  }

  private Button button(Condition condition) {
    Button button =
        styled(
            new Button(
                condition.left().isPresent()
                    ? words.say("drop.left", condition.said(), condition.left().getAsLong())
                    : condition.said(),
                new FontIcon(Feather.X)),
            "facet-pill",
            "looked-for");
    String drop =
        condition.left().isPresent()
            ? words.say("drop.to", condition.said(), condition.left().getAsLong())
            : words.say("drop", condition.said());
    button.setAccessibleText(drop);
    Hint.on(button, drop);
    button.setOnAction(_ -> condition.drop().run());
    return button;
  }

  static String said(SearchPart part, GalleryWords words) {
    return switch (part.meaning()) {
      case SearchPart.Wanted(Set<Mechanism> mechanisms) -> named(part, mechanisms, words);
      case SearchPart.Unwanted(Set<Mechanism> mechanisms) ->
          mechanisms.size() == 1
              ? words.say("looked-for.not", named(part, mechanisms, words))
              : part.said();
      case SearchPart.Players(OptionalInt number) ->
          number.isPresent() ? words.say("players.one", number.getAsInt()) : part.said();
      case SearchPart.Word _ -> words.say("looked-for.word", part.said());
    };
  }

  /** Returns the name of a mechanism or, of several, the words by which they were looked for. */
  private static String named(SearchPart part, Set<Mechanism> mechanisms, GalleryWords words) {
    return mechanisms.size() == 1 ? words.mechanism(mechanisms.iterator().next()) : part.said();
  }
}
