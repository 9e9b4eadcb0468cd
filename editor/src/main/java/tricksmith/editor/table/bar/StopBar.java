package tricksmith.editor.table.bar;

import static tricksmith.editor.node.Presence.present;
import static tricksmith.editor.node.Styled.styled;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.Stop;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.RedSigns;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.words.Words;

/**
 * A bar that says where the match departs from what was played by other rules, and offers ways to
 * go on.
 */
public final class StopBar extends VBox {
  private final PlaytestActions actions;
  private final Words words;
  private final Runnable another;
  private final Label said = RedSigns.on(new Label());
  private final FlowPane choices = styled(new FlowPane(), "stop-choices");
  private @Nullable Stop shown;

  /** Creates a bar with buttons to go on, to go back, and to play another match. */
  public StopBar(PlaytestActions actions, Words words, Runnable another) {
    this.actions = actions;
    this.words = words;
    this.another = another;
    getStyleClass().add("stop-bar");
    said.setId("stop");
    said.setWrapText(true);
    getChildren().addAll(said, choices);
    present(this, false);
  }

  public void show(Playtest playtest) {
    LiveMatch live = playtest.live();
    Table table = playtest.table();
    if (live == null || table == null) {
      present(this, false);
      return;
    }
    Stop stop = live.stop();
    present(this, stop != null && playtest.change() == null);
    if (stop == null) {
      shown = null;
      return;
    }
    List<String> sentences = new ArrayList<>();
    ScriptWords script = words.of(table);
    live.course().otherSetting().map(set -> words.setting(set, script)).ifPresent(sentences::add);
    boolean known =
        !stop.secret() || playtest.viewers().mayKnowSecretsOf(stop.seat(), live.match());
    sentences.add(sentence(stop, known, script, live.isAtStop()));
    said.setText(String.join(" ", sentences));
    if (!stop.equals(shown)) {
      shown = stop;
      choices.getChildren().clear();
      offer(stop);
    }
  }

  private void offer(Stop stop) {
    stop.place()
        .ifPresent(place -> add("stop.show", "stop-show", () -> actions.reveal(place.span())));
    add("stop.go-on", "stop-go-on", () -> actions.play(Playtest::goOn));
    add("stop.back", "stop-back", () -> actions.play(match -> match.back(Stride.TRICK)));
    add("stop.anew", "stop-anew", another);
  }

  private void add(String key, String id, Runnable action) {
    Button button = styled(new Button(words.say(key)), "small");
    button.setId(id);
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(_ -> action.run());
    choices.getChildren().add(button);
  }

  private String choice(Stop stop, boolean known, ScriptWords script) {
    if (!known) {
      return words.say("stop.secret", script.name(stop.decision()), stop.number(), stop.seat());
    }
    String labels = script.values(Arrays.asList(stop.label().split(" ")));
    return stop.decision().equals("play")
        ? words.say("stop.play", stop.number(), stop.seat(), labels)
        : words.say(
            "stop.choice", script.name(stop.decision()), stop.number(), stop.seat(), labels);
  }

  private String another(
      Stop.@Nullable Asked instead, String choice, ScriptWords script, String line) {
    if (instead == null) {
      return words.say("stop.NOT_OFFERED", choice, line);
    }
    return instead.decision().equals("play")
        ? words.say("stop.another-turn", choice, instead.seat(), line)
        : words.say(
            "stop.ANOTHER_QUESTION", choice, script.name(instead.decision()), instead.seat(), line);
  }

  private String sentence(Stop stop, boolean known, ScriptWords script, boolean stands) {
    String choice = choice(stop, known, script);
    String line = stop.place().map(words::line).orElse("");
    String why =
        switch (stop.reason()) {
          case FORBIDDEN ->
              words.say(
                  "stop.FORBIDDEN", choice, script.text(String.valueOf(stop.obligation())), line);
          case NOT_HELD -> words.say("stop.NOT_HELD", choice);
          case NOT_OFFERED -> words.say("stop.NOT_OFFERED", choice, line);
          case ANOTHER_QUESTION -> another(stop.instead(), choice, script, line);
          case SCENE -> words.say("stop.SCENE", stop.number());
          case OVER -> words.say("stop.OVER", choice);
          case SCRIPT_ERROR -> words.say("stop.SCRIPT_ERROR", choice, line);
        };
    return words.say(stands ? "stop.here" : "stop.later", why);
  }
}
