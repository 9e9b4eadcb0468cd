package tricksmith.editor.learning;

import static tricksmith.editor.node.Presence.present;
import static tricksmith.editor.node.Styled.styled;
import static tricksmith.editor.node.Wrapping.wrapped;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import tricksmith.editor.signs.ScriptLine;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.recipe.Knob;
import tricksmith.translation.Translation;

/** Controls for the values of a recipe that a user may want to change. */
final class KnobControls extends FlowPane {
  private static final int MOST_DIGITS = 4;

  private final LearningWords words;
  private final Runnable changed;
  private final Map<Integer, String> chosen = new LinkedHashMap<>();
  private List<Integer> places = List.of();

  KnobControls(LearningWords words, Runnable changed) {
    this.words = words;
    this.changed = changed;
    setId("learn-knobs");
    getStyleClass().add("learn-knobs");
    widthProperty().subscribe(_ -> getChildren().forEach(box -> ((Parent) box).requestLayout()));
    presentIfAny();
  }

  /** Returns the values chosen so far, by the places of their knobs. */
  Map<Integer, String> chosen() {
    return Map.copyOf(chosen);
  }

  /**
   * Shows these knobs, unless they are shown already, so that the user stays at the control in use.
   */
  void show(List<Knob> knobs) {
    List<Knob> open = knobs.stream().filter(KnobControls::isOpen).toList();
    List<Integer> now = open.stream().map(Knob::place).toList();
    if (!now.equals(places)) {
      places = now;
      getChildren().setAll(open.stream().map(knob -> control(knob, open)).toList());
      presentIfAny();
    }
  }

  /** A line that can be broken is no reason to be wide. */
  @Override
  protected double computeMinWidth(double height) {
    return getChildren().stream().mapToDouble(box -> box.minWidth(-1)).max().orElse(0);
  }

  private void presentIfAny() {
    present(this, !getChildren().isEmpty());
  }

  /** Whether a knob leaves anything to choose. */
  private static boolean isOpen(Knob knob) {
    return knob.choices().size() > 1 || isNumber(knob);
  }

  private static boolean isNumber(Knob knob) {
    return knob.value().matches("\\d+");
  }

  /**
   * Whether only its line tells what a value is for: a number without a name, or one of several
   * with the same name.
   */
  private boolean needsLine(Knob knob, List<Knob> all) {
    String name = words.knob(knob);
    return (isNumber(knob) && knob.about().isEmpty())
        || all.stream().filter(other -> words.knob(other).equals(name)).count() > 1;
  }

  private VBox control(Knob knob, List<Knob> all) {
    Label name = wrapped(words.knob(knob));
    Control value = knob.choices().size() > 1 ? choice(knob) : number(knob);
    value.setId("knob-" + knob.kind() + "-" + knob.place());
    value.setAccessibleText(name.getText() + ": " + knob.line());
    value.setTooltip(new Tooltip(knob.line()));
    VBox box = new KnobBox(styled(new HBox(name, value), "learn-knob-row"));
    if (needsLine(knob, all)) {
      ScriptLine line = styled(new ScriptLine(KnobContext.of(knob, all)), "learn-knob-line");
      box.getChildren().add(line);
    }
    box.getStyleClass().add("learn-knob");
    return box;
  }

  /** No wider than the page: it breaks its lines instead. */
  private final class KnobBox extends VBox {
    KnobBox(Node row) {
      super(row);
    }

    @Override
    protected double computePrefWidth(double height) {
      double room = KnobControls.this.getWidth();
      double wanted = super.computePrefWidth(height);
      return room > 0 ? Math.min(room, wanted) : wanted;
    }
  }

  private ChoiceBox<String> choice(Knob knob) {
    ScriptWords signs = ScriptWords.of(knob.choices(), Translation.NONE);
    ChoiceBox<String> box = new ChoiceBox<>();
    box.getItems().setAll(knob.choices());
    box.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(String value) {
            return value == null ? "" : signs.value(value);
          }

          @Override
          public String fromString(String value) {
            return value;
          }
        });
    box.setValue(knob.value());
    box.valueProperty().subscribe((_, value) -> choose(knob, value));
    return box;
  }

  private TextField number(Knob knob) {
    TextField field = new TextField(knob.value());
    field.setTextFormatter(
        new TextFormatter<>(
            change ->
                change.getControlNewText().matches("\\d{0," + MOST_DIGITS + "}") ? change : null));
    field.textProperty().subscribe((_, value) -> choose(knob, value));
    return field;
  }

  /** Notes a choice; an empty number is ignored. */
  private void choose(Knob knob, String value) {
    if (!value.isEmpty()) {
      chosen.put(knob.place(), value);
      changed.run();
    }
  }
}
