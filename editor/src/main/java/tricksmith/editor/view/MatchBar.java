package tricksmith.editor.view;

import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import tricksmith.editor.session.EditingSession;
import tricksmith.editor.session.Playing;
import tricksmith.editor.session.SessionState;

/** Commands for the match as a whole. */
final class MatchBar extends FlowPane {
  private final EditingSession session;
  private final TextField seed = new TextField();
  private final CheckBox open;
  private final Button takeBack;
  private final Button another;
  private final ToggleButton knobs;
  private long shownSeed;

  /** A bar whose {@code knobs} button shows the options of the script. */
  MatchBar(EditingSession session, Texts texts, Consumer<Boolean> showKnobs) {
    this.session = session;
    getStyleClass().add("match-bar");
    another = button(texts.say("match.new"), "new-match");
    another.setOnAction(_ -> beginAnother());
    takeBack = button(texts.say("match.take-back"), "take-back");
    takeBack.setOnAction(_ -> session.takeBack());
    open = new CheckBox(texts.say("match.open-hands"));
    open.setId("open-hands");
    open.setOnAction(_ -> session.openHands(open.isSelected()));
    seed.setId("seed");
    seed.setPrefColumnCount(8);
    seed.setAccessibleText(texts.say("match.seed"));
    seed.setTextFormatter(new TextFormatter<>(MatchBar::onlyDigits));
    seed.setOnAction(_ -> beginAnother());
    knobs = new ToggleButton(texts.say("match.knobs"), new FontIcon(Feather.SLIDERS));
    knobs.setId("show-knobs");
    knobs.setMinWidth(USE_PREF_SIZE);
    knobs.selectedProperty().addListener((_, _, shown) -> showKnobs.accept(shown));
    another.setGraphic(new FontIcon(Feather.PLAY));
    takeBack.setGraphic(new FontIcon(Feather.ROTATE_CCW));
    getChildren().addAll(another, new Label(texts.say("match.seed")), seed, takeBack, knobs, open);
  }

  private static Button button(String words, String id) {
    Button button = new Button(words);
    button.setId(id);
    button.setMinWidth(USE_PREF_SIZE);
    return button;
  }

  private static TextFormatter.@Nullable Change onlyDigits(TextFormatter.Change change) {
    return change.getControlNewText().matches("-?\\d{0,18}") ? change : null;
  }

  /**
   * With the seed that was typed, or with the next one if that is the seed of the present match.
   */
  void beginAnother() {
    String typed = seed.getText();
    boolean isNumber = typed.matches("-?\\d+");
    long wanted = isNumber ? Long.parseLong(typed) : shownSeed;
    session.newMatch(wanted == shownSeed ? wanted + 1 : wanted);
  }

  /** Shows the options, or hides them. */
  void turnKnobs() {
    knobs.setSelected(!knobs.isSelected());
  }

  /** Opens all hands, or closes them. */
  void turnHands() {
    open.fire();
  }

  /** Shows how things stand. */
  void show(SessionState state) {
    Playing playing = state.playing();
    another.setDisable(playing == null);
    takeBack.setDisable(playing == null);
    open.setSelected(state.openHands());
    if (playing != null) {
      show(playing.match().seed());
    }
  }

  /** What is being typed stays, unless another match has begun. */
  private void show(long newSeed) {
    if (newSeed != shownSeed || seed.getText().isEmpty()) {
      shownSeed = newSeed;
      seed.setText(Long.toString(newSeed));
    }
  }
}
