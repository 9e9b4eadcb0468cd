package tricksmith.editor.gallery;

import static tricksmith.editor.node.Styled.styled;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import tricksmith.mechanism.Mechanism;

/** The properties by which games can be picked, each with the number of games it leaves. */
final class FacetRail extends ScrollPane {
  private final GalleryWords words;
  private final Runnable changed;
  private final Map<Facet, ToggleButton> buttons = new LinkedHashMap<>();
  private final Map<Facet, Label> counts = new LinkedHashMap<>();
  private final Set<Facet> picked = new LinkedHashSet<>();

  FacetRail(GalleryWords words, Runnable changed) {
    this.words = words;
    this.changed = changed;
    setId("gallery-facets");
    getStyleClass().add("facet-rail");
    setFitToWidth(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
    VBox groups =
        styled(
            new VBox(
                heading("facet.players"),
                pills(GalleryWords.numbersOfPlayers().<Facet>map(Facet.Players::new).toList()),
                heading("facet.length"),
                rows(List.<Facet>of(Facet.Length.values())),
                heading("facet.aim"),
                rows(mechanisms(Mechanism.Kind.AIM)),
                heading("facet.mechanism"),
                rows(mechanisms(Mechanism.Kind.MECHANISM))),
            "facets");
    setContent(groups);
  }

  private static List<Facet> mechanisms(Mechanism.Kind kind) {
    return Stream.of(Mechanism.values())
        .filter(mechanism -> mechanism.kind() == kind)
        .<Facet>map(Facet.Has::new)
        .toList();
  }

  private Label heading(String key) {
    return styled(new Label(words.say(key)), "facet-heading");
  }

  private FlowPane pills(List<Facet> facets) {
    FlowPane pills = styled(new FlowPane(), "facet-pills");
    for (Facet facet : facets) {
      ToggleButton pill = button(facet);
      pill.getStyleClass().setAll("facet-pill");
      pill.setText(facet instanceof Facet.Players(int number) ? String.valueOf(number) : "");
      pills.getChildren().add(pill);
    }
    return pills;
  }

  private VBox rows(List<Facet> facets) {
    List<ToggleButton> rows = new ArrayList<>();
    for (Facet facet : facets) {
      ToggleButton row = button(facet);
      row.getStyleClass().setAll("facet");
      Label name = styled(new Label(words.facet(facet)), "facet-name");
      name.setMaxWidth(Double.MAX_VALUE);
      name.setMinWidth(0);
      HBox.setHgrow(name, Priority.ALWAYS);
      Label count = styled(new Label(), "facet-count");
      count.setMinWidth(USE_PREF_SIZE);
      counts.put(facet, count);
      HBox line = new HBox(name, count);
      line.prefWidthProperty().bind(row.widthProperty().subtract(16));
      row.setGraphic(line);
      row.setMaxWidth(Double.MAX_VALUE);
      rows.add(row);
    }
    return new VBox(rows.toArray(ToggleButton[]::new));
  }

  private ToggleButton button(Facet facet) {
    ToggleButton button = new ToggleButton();
    button.setId("facet-" + id(facet));
    button.setOnAction(_ -> pick(facet, button.isSelected()));
    buttons.put(facet, button);
    return button;
  }

  private static String id(Facet facet) {
    return switch (facet) {
      case Facet.Players(int number) -> String.valueOf(number);
      case Facet.Length length -> length.name();
      case Facet.Has(Mechanism mechanism) -> mechanism.name();
    };
  }

  private void pick(Facet facet, boolean wanted) {
    picked.removeIf(other -> other.equals(facet) || (wanted && facet.excludes(other)));
    if (wanted) {
      picked.add(facet);
    }
    showPicked();
    changed.run();
  }

  private void showPicked() {
    buttons.forEach((facet, button) -> button.setSelected(picked.contains(facet)));
  }

  /** Returns what is picked, in the order of picking. */
  Set<Facet> picked() {
    return new LinkedHashSet<>(picked);
  }

  void clear() {
    picked.clear();
    showPicked();
  }

  void drop(Facet facet) {
    pick(facet, false);
  }

  /** Whether a game would fit if one more property was picked, in place of those it excludes. */
  boolean wouldFit(Facet more, GameReading.Playable game) {
    return more.fits(game)
        && picked.stream().filter(facet -> !more.excludes(facet)).allMatch(each -> each.fits(game));
  }

  /** Shows for each property how many games it leaves, as soon as any game has been read. */
  void count(boolean isAnyRead, ToLongFunction<Facet> games) {
    buttons.forEach(
        (facet, button) -> {
          long number = games.applyAsLong(facet);
          Label count = counts.get(facet);
          if (count != null) {
            count.setText(isAnyRead ? String.valueOf(number) : "");
          }
          button.setAccessibleText(words.say("facet", words.facet(facet), number));
          button.setDisable(isAnyRead && number == 0 && !button.isSelected());
        });
  }
}
