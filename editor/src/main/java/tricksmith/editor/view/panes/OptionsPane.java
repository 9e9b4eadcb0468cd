package tricksmith.editor.view.panes;

import static tricksmith.editor.node.Styled.styled;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiConsumer;
import javafx.scene.Node;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.live.OptionControl;
import tricksmith.editor.signs.RedSigns;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.view.look.Texts;
import tricksmith.translation.Translation;

/**
 * The options of the script as controls; changing one starts a match with the new value. There are
 * controls only while they can be seen, and no more than people would look through.
 */
public final class OptionsPane extends GridPane {
  /** The width of a column, in letters. */
  private static final double COLUMN = 24;

  /** The number of buttons, boxes and sliders after which no further options are shown. */
  private static final int MOST_CONTROLS = 500;

  private final Texts texts;
  private final BiConsumer<OptionControl, List<String>> turn;
  private final Runnable explain;
  private List<OptionControl> knobs = List.of();
  private ScriptWords script = ScriptWords.of(List.of(), Translation.NONE);
  private boolean inSight;
  private boolean outdated = true;

  /**
   * Creates the pane.
   *
   * @param turn receives new values
   * @param explain says how options are declared
   */
  public OptionsPane(Texts texts, BiConsumer<OptionControl, List<String>> turn, Runnable explain) {
    this.texts = texts;
    this.turn = turn;
    this.explain = explain;
    setId("knobs");
    getStyleClass().add("knobs");
    widthProperty().subscribe(_ -> place());
  }

  /**
   * Arranges the controls in as many columns as fit, so that the table stays visible next to them.
   */
  private void place() {
    double letter = Font.getDefault().getSize();
    int columns =
        Math.clamp((long) (getWidth() / (COLUMN * letter)), 1, Math.max(1, getChildren().size()));
    int rows = (getChildren().size() + columns - 1) / columns;
    for (int child = 0; child < getChildren().size(); child++) {
      setConstraints(
          getChildren().get(child), child / Math.max(1, rows), child % Math.max(1, rows));
    }
    ColumnConstraints equal = new ColumnConstraints();
    equal.setPercentWidth(100.0 / columns);
    getColumnConstraints().setAll(Collections.nCopies(columns, equal));
  }

  /**
   * Shows these options; a control in use is not replaced.
   *
   * @param newKnobs the options
   * @param newScript how their names and values are written
   */
  public void show(List<OptionControl> newKnobs, ScriptWords newScript) {
    if (!newKnobs.equals(knobs) || !newScript.equals(script)) {
      knobs = newKnobs;
      script = newScript;
      outdated = true;
      refresh();
    }
  }

  /** Notes whether the options can be seen. */
  void inSight(boolean visible) {
    inSight = visible;
    refresh();
  }

  private void refresh() {
    if (!inSight || !outdated) {
      return;
    }
    outdated = false;
    String focused = focusedKnob();
    List<OptionControl> shown = fewEnough(knobs);
    getChildren().setAll(shown.stream().map(this::row).toList());
    if (knobs.stream().allMatch(OptionsPane::isPlayers)) {
      getChildren().add(none());
    }
    if (shown.size() < knobs.size()) {
      getChildren().add(more(knobs.size() - shown.size()));
    }
    place();
    Node again = focused == null ? null : lookup("#" + focused);
    if (again != null) {
      again.requestFocus();
    }
  }

  private static List<OptionControl> fewEnough(List<OptionControl> knobs) {
    int controls = 0;
    int shown = 0;
    while (shown < knobs.size() && controls + controls(knobs.get(shown)) <= MOST_CONTROLS) {
      controls += controls(knobs.get(shown));
      shown++;
    }
    return knobs.subList(0, shown);
  }

  private static int controls(OptionControl knob) {
    return switch (knob) {
      case OptionControl.Amount _, OptionControl.Switch _, OptionControl.OneOf _ -> 1;
      case OptionControl.AnyOf(_, _, var choices, _) -> Math.max(1, choices.size());
    };
  }

  private Node more(int count) {
    Label more = new Label(texts.say("knobs.more", count));
    more.setId("knobs-more");
    more.setWrapText(true);
    return more;
  }

  private @Nullable String focusedKnob() {
    Node owner = getScene() == null ? null : getScene().getFocusOwner();
    return owner != null && owner.getId() != null && owner.getId().startsWith("knob-")
        ? owner.getId()
        : null;
  }

  private Node none() {
    Label none = new Label(texts.say("knobs.none"));
    none.setWrapText(true);
    Hyperlink how = new Hyperlink(texts.say("knobs.how"));
    how.setId("knobs-how");
    how.setOnAction(_ -> explain.run());
    return new VBox(none, how);
  }

  private Node row(OptionControl knob) {
    Label name = styled(new Label(name(knob)), "knob-name");
    name.setTooltip(new Tooltip(name(knob)));
    name.setWrapText(true);
    Node control = control(knob);
    control.setId("knob-" + (knob.name().isEmpty() ? "players" : knob.name()));
    control.setAccessibleText(name(knob));
    control.setAccessibleHelp(script.text(knob.description()));
    HBox both = styled(new HBox(name, control), "knob");
    if (knob instanceof OptionControl.Amount amount) {
      both.getChildren().add(value((Slider) control, amount));
    }
    if (knob.description().isEmpty()) {
      return both;
    }
    Label description =
        styled(new Label(script.text(knob.description())), "text-small", "text-muted");
    description.setWrapText(true);
    return new VBox(both, description);
  }

  private static boolean isPlayers(OptionControl knob) {
    return knob.name().equals(OptionControl.PLAYERS);
  }

  private String name(OptionControl knob) {
    return isPlayers(knob) ? texts.say("knobs.players") : script.name(knob.name());
  }

  private Node control(OptionControl knob) {
    return switch (knob) {
      case OptionControl.Amount amount -> slider(amount);
      case OptionControl.Switch(_, _, boolean on) -> toggle(knob, on);
      case OptionControl.OneOf(_, _, var choices, String chosen) -> choice(knob, choices, chosen);
      case OptionControl.AnyOf(_, _, var choices, var chosen) -> toggles(knob, choices, chosen);
    };
  }

  private Slider slider(OptionControl.Amount amount) {
    Slider slider = new Slider(amount.least(), amount.most(), amount.value());
    slider.setBlockIncrement(1);
    slider.setMajorTickUnit(1);
    slider.setMinorTickCount(0);
    slider.setSnapToTicks(true);
    slider
        .valueProperty()
        .addListener(
            _ -> {
              long value = Math.round(slider.getValue());
              if (!slider.isValueChanging() && value != amount.value()) {
                turn.accept(amount, List.of(Long.toString(value)));
              }
            });
    slider
        .valueChangingProperty()
        .addListener(
            (_, _, changing) -> {
              if (!changing) {
                turn.accept(amount, List.of(Long.toString(Math.round(slider.getValue()))));
              }
            });
    return slider;
  }

  private Label value(Slider slider, OptionControl.Amount amount) {
    Label value = styled(new Label(Long.toString(amount.value())), "knob-value");
    value
        .textProperty()
        .bind(slider.valueProperty().map(now -> Long.toString(Math.round(now.doubleValue()))));
    return value;
  }

  private ToggleButton toggle(OptionControl knob, boolean on) {
    ToggleButton toggle =
        styled(new ToggleButton(texts.say(on ? "knobs.yes" : "knobs.no")), "small");
    toggle.setSelected(on);
    toggle.setOnAction(_ -> turn.accept(knob, List.of(on ? "no" : "yes")));
    return toggle;
  }

  private ChoiceBox<String> choice(OptionControl knob, List<String> choices, String chosen) {
    ChoiceBox<String> box = new ChoiceBox<>();
    box.getItems().setAll(chosen);
    box.setConverter(asWritten());
    box.setValue(chosen);
    box.setOnAction(
        _ -> {
          if (!chosen.equals(box.getValue())) {
            turn.accept(knob, List.of(box.getValue()));
          }
        });
    // A box makes an item of its menu for each value at once, seen or not.
    box.focusedProperty().subscribe(focused -> fill(box, choices, focused));
    box.setOnShowing(_ -> fill(box, choices, true));
    return box;
  }

  private static void fill(ChoiceBox<String> box, List<String> choices, boolean wanted) {
    if (wanted && box.getItems().size() < choices.size()) {
      int chosen = choices.indexOf(box.getValue());
      box.getItems().addAll(0, choices.subList(0, chosen));
      box.getItems().addAll(choices.subList(chosen + 1, choices.size()));
      box.getSelectionModel().select(chosen);
    }
  }

  /** Returns a converter that only shows values, since none are typed. */
  private StringConverter<String> asWritten() {
    return new StringConverter<>() {
      @Override
      public String toString(@Nullable String value) {
        return value == null ? "" : script.value(value);
      }

      @Override
      public String fromString(String written) {
        throw new UnsupportedOperationException("values are chosen from a list");
      }
    };
  }

  private FlowPane toggles(OptionControl knob, List<String> choices, List<String> chosen) {
    FlowPane toggles = styled(new FlowPane(), "knob-toggles");
    for (String choice : choices) {
      ToggleButton toggle = RedSigns.on(new ToggleButton(script.value(choice)));
      toggle.getStyleClass().add("small");
      toggle.setId("knob-" + knob.name() + "-" + choice);
      toggle.setSelected(chosen.contains(choice));
      toggle.setOnAction(_ -> turn.accept(knob, with(choices, chosen, choice)));
      toggles.getChildren().add(toggle);
    }
    return toggles;
  }

  private static List<String> with(List<String> choices, List<String> chosen, String turned) {
    List<String> values = new ArrayList<>(chosen);
    if (!values.remove(turned)) {
      values.add(turned);
    }
    return choices.stream().filter(values::contains).toList();
  }
}
