package tricksmith.editor.table.why;

import java.util.List;
import java.util.Locale;
import javafx.geometry.HPos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.picture.Thought;
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
    Label head = new Label(title(thought));
    head.getStyleClass().addAll("why-title", "thought-title");
    wrap(head);
    Label basis = new Label(basis(thought));
    basis.setId("thought-basis");
    wrap(basis);
    basis.getStyleClass().addAll("text-muted", "thought-basis");
    getChildren().addAll(head, basis);
    if (thought.isSecret()) {
      Button open = new Button(words.say("thought.reveal"));
      open.setId("thought-reveal");
      open.setOnAction(_ -> reveal.run());
      getChildren().add(open);
    } else if (!thought.alternatives().isEmpty()) {
      getChildren().add(alternatives(thought));
      Label unit = new Label(words.say("thought.unit"));
      wrap(unit);
      unit.getStyleClass().addAll("text-muted", "thought-basis");
      getChildren().add(unit);
    }
  }

  /** Whoever asks for the height without a width gets that of its broken lines. */
  @Override
  protected double computePrefHeight(double width) {
    return super.computePrefHeight(width < 0 ? prefWidth(-1) : width);
  }

  /** Breaks lines instead of cutting them. */
  private static void wrap(Label label) {
    label.setWrapText(true);
    label.setMinHeight(USE_PREF_SIZE);
  }

  private String title(Thought thought) {
    String seat = words.say("seat", thought.seat());
    if (thought.isSecret()) {
      return words.say("thought.title-secret", seat);
    }
    String key = thought.by() == Occupant.HUMAN ? "thought.title-human" : "thought.title";
    return words.say(key, seat, label(thought.chosen()));
  }

  private String basis(Thought thought) {
    return words.say("thought." + thought.basis(), thought.worlds());
  }

  private GridPane alternatives(Thought thought) {
    GridPane grid = new GridPane();
    grid.setId("thought-alternatives");
    grid.getStyleClass().add("why-grid");
    int row = 0;
    for (Thought.Alternative each : thought.alternatives()) {
      if (row < MOST || each.chosen()) {
        add(grid, row++, each);
      }
    }
    return grid;
  }

  private void add(GridPane grid, int row, Thought.Alternative each) {
    Label what = new Label(label(each.label()));
    Label worth = new Label(points(each.worth()));
    worth.getStyleClass().add("measure");
    GridPane.setHalignment(worth, HPos.RIGHT);
    Label tried = new Label(each.tried() == 0 ? "" : words.say("why.times", each.tried()));
    tried.getStyleClass().add("text-muted");
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
