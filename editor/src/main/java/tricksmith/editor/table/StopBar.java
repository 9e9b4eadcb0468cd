package tricksmith.editor.table;

import java.util.Arrays;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.live.LiveMatch;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.live.Stop;
import tricksmith.editor.live.Stride;
import tricksmith.editor.live.Table;

/** Says where the match parts from what was played by other rules, and lets one choose. */
final class StopBar extends VBox {
  private final PlaytestActions actions;
  private final Words words;
  private final Runnable another;
  private final Label said = new Label();
  private final FlowPane choices = new FlowPane();
  private @Nullable Stop shown;

  /** A bar with a choice to go on, to go back, and to play another match. */
  StopBar(PlaytestActions actions, Words words, Runnable another) {
    this.actions = actions;
    this.words = words;
    this.another = another;
    getStyleClass().add("stop-bar");
    said.setId("stop");
    said.setWrapText(true);
    choices.getStyleClass().add("stop-choices");
    getChildren().addAll(said, choices);
    present(false);
  }

  private void present(boolean present) {
    setVisible(present);
    setManaged(present);
  }

  void show(Playtest playtest) {
    LiveMatch live = playtest.live();
    Table table = playtest.table();
    Stop stop = live == null ? null : live.stop();
    present(stop != null);
    if (stop == null || live == null || table == null) {
      shown = null;
      return;
    }
    boolean known =
        !stop.secret() || playtest.viewers().mayKnowSecretsOf(stop.seat(), live.match());
    said.setText(sentence(stop, known, SuitSigns.of(table.suits()), live.isAtStop()));
    if (!stop.equals(shown)) {
      shown = stop;
      choices.getChildren().clear();
      stop.place()
          .ifPresent(place -> add("stop.show", "stop-show", () -> actions.reveal(place.span())));
      add("stop.go-on", "stop-go-on", () -> actions.play(Playtest::goOn));
      add("stop.back", "stop-back", () -> actions.play(match -> match.back(Stride.TRICK)));
      add("stop.anew", "stop-anew", another);
    }
  }

  private void add(String key, String id, Runnable action) {
    Button button = new Button(words.say(key));
    button.setId(id);
    button.getStyleClass().add("small");
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(_ -> action.run());
    choices.getChildren().add(button);
  }

  private String choice(Stop stop, boolean known, SuitSigns signs) {
    if (!known) {
      return words.say("stop.secret", stop.decision(), stop.number(), stop.seat());
    }
    String labels =
        String.join(" ", Arrays.stream(stop.label().split(" ")).map(signs::words).toList());
    return stop.decision().equals("play")
        ? words.say("stop.play", stop.number(), stop.seat(), labels)
        : words.say("stop.choice", stop.decision(), stop.number(), stop.seat(), labels);
  }

  private String sentence(Stop stop, boolean known, SuitSigns signs, boolean stands) {
    String choice = choice(stop, known, signs);
    String line = stop.place().map(words::line).orElse("");
    String why =
        switch (stop.reason()) {
          case FORBIDDEN ->
              words.say("stop.FORBIDDEN", choice, String.valueOf(stop.obligation()), line);
          case NOT_HELD -> words.say("stop.NOT_HELD", choice);
          case NOT_OFFERED -> words.say("stop.NOT_OFFERED", choice, line);
          case ANOTHER_QUESTION -> {
            Stop.Asked instead = stop.instead();
            yield words.say(
                "stop.ANOTHER_QUESTION",
                choice,
                instead == null ? "" : instead.decision(),
                instead == null ? "" : instead.seat(),
                line);
          }
          case SCENE -> words.say("stop.SCENE", stop.number());
          case OVER -> words.say("stop.OVER", choice);
          case SCRIPT_ERROR -> words.say("stop.SCRIPT_ERROR", choice, line);
        };
    return words.say(stands ? "stop.here" : "stop.later", why);
  }
}
