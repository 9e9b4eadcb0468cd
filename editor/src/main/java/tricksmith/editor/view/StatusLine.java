package tricksmith.editor.view;

import java.util.function.Consumer;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.session.SessionState;
import tricksmith.editor.session.Stop;
import tricksmith.source.Span;

/**
 * Says which rules are in force, and where the match stands under them if it could not be followed.
 */
final class StatusLine extends HBox {
  private final Texts texts;
  private final Label words = new Label();
  private final Button goOn;
  private final Button show;
  private final Label place = new Label();
  private Runnable reveal = () -> {};

  /** A line with a button that goes on from where the match stands. */
  StatusLine(Texts texts, Runnable goingOn) {
    this.texts = texts;
    getStyleClass().add("status");
    words.setId("status");
    words.setAccessibleRole(AccessibleRole.TEXT);
    words.setWrapText(true);
    words.setMaxWidth(Double.MAX_VALUE);
    setHgrow(words, Priority.ALWAYS);
    goOn = button("status.go-on", "go-on", goingOn);
    show = button("status.show", "show-rule", () -> reveal.run());
    Region light = new Region();
    light.getStyleClass().add("status-light");
    place.setId("place");
    place.getStyleClass().add("text-muted");
    place.setMinWidth(USE_PREF_SIZE);
    getChildren().addAll(light, words, show, goOn, place);
  }

  private Button button(String key, String id, Runnable action) {
    Button button = new Button(texts.say(key));
    button.setId(id);
    button.getStyleClass().add("small");
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(_ -> action.run());
    return button;
  }

  /** Shows where the caret is, both counted from 1. */
  void place(int line, int column) {
    place.setText(texts.say("status.place", line, column));
  }

  /**
   * Shows how things stand.
   *
   * @param firstError in words, with its line; null if there is none
   */
  void show(SessionState state, @Nullable String firstError, Consumer<Span> rule) {
    Stop stop = state.playing() == null ? null : state.playing().stop();
    boolean waiting = state.playing() != null && state.playing().waiting();
    words.setText(words(state, stop, firstError));
    getStyleClass().setAll("status", style(state, stop));
    present(goOn, waiting);
    present(show, stop != null && stop.place().isPresent());
    reveal = () -> revealRule(stop, rule);
  }

  private static void revealRule(@Nullable Stop stop, Consumer<Span> rule) {
    if (stop != null) {
      stop.place().ifPresent(place -> rule.accept(place.span()));
    }
  }

  private static void present(Button button, boolean present) {
    button.setVisible(present);
    button.setManaged(present);
  }

  private String words(SessionState state, @Nullable Stop stop, @Nullable String firstError) {
    if (state.failure() != null) {
      return texts.say("failure." + state.failure().kind(), state.failure().detail());
    }
    String rules = texts.say("rules." + state.rulesInForce(), firstError == null ? "" : firstError);
    return stop == null ? rules : words(stop);
  }

  private String words(Stop stop) {
    String choice = texts.say("stop.choice", stop.number(), stop.seat(), stop.label());
    if (stop.obligation() == null) {
      return texts.say("stop.otherwise", choice);
    }
    int line = stop.place().map(place -> place.line()).orElse(0);
    return texts.say("stop.forbidden", choice, stop.obligation(), line);
  }

  private static String style(SessionState state, @Nullable Stop stop) {
    if (state.failure() != null) {
      return "status-danger";
    }
    return switch (state.rulesInForce()) {
      case THESE -> stop == null ? "status-good" : "status-warning";
      case CHECKING -> "status-quiet";
      case LAST_GOOD, NONE -> "status-danger";
    };
  }
}
