package tricksmith.editor.view.tab;

import javafx.scene.layout.Region;
import tricksmith.editor.view.face.RightHalf;

/**
 * The bar of the right half of a script, which the window can show in the line of its tabs.
 *
 * @param below the half that it stands above
 */
public record LentCommands(RightHalf below) {

  /** The bar itself. */
  public Region line() {
    return below.bar();
  }

  /** It is shown by the window, or above its half again. */
  public void lend(boolean lent) {
    below.lendBar(lent);
  }
}
