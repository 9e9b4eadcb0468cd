package tricksmith.editor.learning;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

/** The values of a recipe that one may want to have otherwise. */
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
    present();
  }

  /** What was chosen so far, by places. */
  Map<Integer, String> chosen() {
    return Map.copyOf(chosen);
  }

  /** Shows these, unless they stand there already: whoever is at one of them stays there. */
  void show(List<Knob> knobs) {
    List<Knob> open = knobs.stream().filter(KnobControls::isOpen).toList();
    List<Integer> now = open.stream().map(Knob::place).toList();
    if (!now.equals(places)) {
      places = now;
      getChildren().setAll(open.stream().map(knob -> control(knob, open)).toList());
      present();
    }
  }

  private void present() {
    setVisible(!getChildren().isEmpty());
    setManaged(!getChildren().isEmpty());
  }

  /** Whether there is anything to choose. */
  private static boolean isOpen(Knob knob) {
    return knob.choices().size() > 1 || isNumber(knob);
  }

  private static boolean isNumber(Knob knob) {
    return knob.value().matches("\\d+");
  }

  /** What a number is for, and which of several is meant, only its line tells. */
  private static boolean needsLine(Knob knob, List<Knob> all) {
    return isNumber(knob) || all.stream().filter(other -> other.kind() == knob.kind()).count() > 1;
  }

  private VBox control(Knob knob, List<Knob> all) {
    Label name = new Label(words.knob(knob));
    name.setMinWidth(USE_PREF_SIZE);
    Control value = knob.choices().size() > 1 ? choice(knob) : number(knob);
    value.setId("knob-" + knob.kind() + "-" + knob.place());
    value.setAccessibleText(name.getText() + ": " + knob.line());
    value.setTooltip(new Tooltip(knob.line()));
    HBox row = new HBox(name, value);
    row.getStyleClass().add("learn-knob-row");
    VBox box = new VBox(row);
    if (needsLine(knob, all)) {
      ScriptLine line = new ScriptLine(knob.line());
      line.getStyleClass().add("learn-knob-line");
      box.getChildren().add(line);
    }
    box.getStyleClass().add("learn-knob");
    return box;
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

  /** Nobody means an empty number. */
  private void choose(Knob knob, String value) {
    if (!value.isEmpty()) {
      chosen.put(knob.place(), value);
      changed.run();
    }
  }
}
