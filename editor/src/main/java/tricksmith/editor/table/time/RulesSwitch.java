package tricksmith.editor.table.time;

import static tricksmith.editor.node.Presence.present;

import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.live.PlaytestActions;
import tricksmith.editor.table.words.Words;

/** Switches between two sets of rules, while both are kept: the new ones and the earlier ones. */
final class RulesSwitch extends HBox {
  private final PlaytestActions actions;
  private final ToggleButton now;
  private final ToggleButton earlier;

  RulesSwitch(PlaytestActions actions, Words words) {
    this.actions = actions;
    now = side("rules.new", "rules-new", words);
    earlier = side("rules.earlier", "rules-earlier", words);
    getStyleClass().add("segments");
    setMinWidth(USE_PREF_SIZE);
    getChildren().setAll(now, earlier);
    show(Playtest.NONE);
  }

  private ToggleButton side(String key, String id, Words words) {
    ToggleButton side = new ToggleButton(words.say(key));
    side.setId(id);
    side.setMinWidth(USE_PREF_SIZE);
    side.setTooltip(new Tooltip(words.say(key + ".long")));
    side.setOnAction(
        _ -> {
          // Pressing what is on leaves it on.
          side.setSelected(true);
          actions.play(playtest -> playtest.byEarlierRules(side.equals(earlier)));
        });
    return side;
  }

  /** Shows by which rules a match is played; nothing unless two sets are kept. */
  void show(Playtest playtest) {
    boolean both = playtest.aside() != null;
    present(this, both);
    now.setSelected(!playtest.byEarlierRules());
    earlier.setSelected(playtest.byEarlierRules());
  }
}
