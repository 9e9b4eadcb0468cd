package tricksmith.editor.view.tab;

import javafx.scene.layout.Region;
import tricksmith.editor.view.face.RightHalf;

/**
 * The bar of the right half of a script, which the window can show in the line of its tabs.
 *
 * @param below the half to which it belongs
 */
public record LentCommands(RightHalf below) {

  /** Returns the bar itself. */
  public Region line() {
    return below.bar();
  }

  /** Lends it to the window, or puts it above its half again. */
  public void lend(boolean lent) {
    below.lendBar(lent);
  }
}
