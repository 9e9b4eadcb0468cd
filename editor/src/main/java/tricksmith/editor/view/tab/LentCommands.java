package tricksmith.editor.view.tab;

import javafx.scene.layout.Region;
import tricksmith.editor.table.PlaytestPane;

/**
 * The commands for a match, which the window can show in the line of its tabs.
 *
 * @param playtest whose commands they are
 * @param below the half of the tab that they stand above
 */
public record LentCommands(PlaytestPane playtest, Region below) {

  /** Their line. */
  public Region line() {
    return playtest.commands();
  }

  /** They are shown by the window, or above the table again. */
  public void lend(boolean lent) {
    playtest.lendCommands(lent);
  }
}
