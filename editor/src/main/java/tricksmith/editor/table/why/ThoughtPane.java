package tricksmith.editor.table.why;

import static tricksmith.editor.node.Styled.styled;
import static tricksmith.editor.node.Wrapping.wrapped;

import java.util.List;
import java.util.Locale;
import javafx.geometry.HPos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.picture.Thought;
import tricksmith.editor.signs.RedSigns;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.words.PlainWords;
import tricksmith.editor.table.words.Words;

/** The reasoning of a player: the possible choices and their values. */
public final class ThoughtPane extends VBox {
  private static final int MOST = 8;

  private final Words words;
  private final ScriptWords script;

  /**
   * Creates a pane.
   *
   * @param reveal shows all hands, and then the rest of the reasoning
   */
  public ThoughtPane(Thought thought, ScriptWords script, Words words, Runnable reveal) {
    this.words = words;
    this.script = script;
    setId("thought");
    getStyleClass().add("why");
    Label basis =
        wrapped(
            words.say("thought." + thought.basis(), thought.worlds()),
            "text-muted",
            "thought-basis");
    basis.setId("thought-basis");
    getChildren().addAll(RedSigns.on(wrapped(title(thought), "why-title", "thought-title")), basis);
    if (thought.isSecret()) {
      Button open = new Button(words.say("thought.reveal"));
      open.setId("thought-reveal");
      open.setOnAction(_ -> reveal.run());
      getChildren().add(open);
    } else if (!thought.alternatives().isEmpty()) {
      getChildren().add(alternatives(thought));
      getChildren().add(wrapped(words.say("thought.unit"), "text-muted", "thought-basis"));
      if (!thought.even()) {
        getChildren().add(wrapped(words.say("worlds.uneven"), "text-muted", "thought-basis"));
      }
    }
  }

  /** Whoever asks for the height without a width gets that of its broken lines. */
  @Override
  protected double computePrefHeight(double width) {
    return super.computePrefHeight(width < 0 ? prefWidth(-1) : width);
  }

  private String title(Thought thought) {
    String seat = words.say("seat", thought.seat());
    if (thought.isSecret()) {
      return words.say("thought.title-secret", seat);
    }
    String key = thought.by() == Occupant.HUMAN ? "thought.title-human" : "thought.title";
    return words.say(key, seat, label(thought.chosen()));
  }

  private GridPane alternatives(Thought thought) {
    GridPane grid = styled(new GridPane(), "why-grid");
    grid.setId("thought-alternatives");
    int row = 0;
    for (Thought.Alternative each : thought.alternatives()) {
      if (row < MOST || each.chosen()) {
        add(grid, row++, each);
      }
    }
    return grid;
  }

  private void add(GridPane grid, int row, Thought.Alternative each) {
    Label what = RedSigns.on(new Label(label(each.label())));
    Label worth = styled(new Label(points(each.worth())), "measure");
    GridPane.setHalignment(worth, HPos.RIGHT);
    Label tried =
        styled(
            new Label(each.tried() == 0 ? "" : words.say("why.times", each.tried())), "text-muted");
    Label chosen = new Label(each.chosen() ? words.say("thought.chosen") : "");
    if (each.chosen()) {
      what.getStyleClass().add("decides");
      worth.getStyleClass().add("measure-left");
    }
    List.of(what, worth, tried, chosen).forEach(label -> label.setMinWidth(USE_PREF_SIZE));
    grid.addRow(row, what, worth, tried, chosen);
  }

  /** Writes a value always with a sign, so that better and worse can be told apart at a glance. */
  private static String points(double worth) {
    String number = String.format(Locale.ROOT, "%+.1f", worth);
    return PlainWords.number("-0.0".equals(number) ? "+0.0" : number);
  }

  private String label(List<String> parts) {
    return parts.isEmpty() ? words.say("entry.nothing") : script.answer(parts);
  }
}
