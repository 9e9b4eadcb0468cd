package tricksmith.editor.view.tab;

import javafx.scene.control.Tab;
import tricksmith.editor.session.BusyWatch;
import tricksmith.editor.view.look.Drawing;

/**
 * Leaves a mark while the content of a script's tab is being laid out, because that may bring the
 * editor down: always the first time, and whenever it takes long.
 */
final class FirstPicture {
  private final Tab tab;
  private final BusyWatch watch;
  private final Runnable drawn;
  private boolean isComplete;
  private boolean wasInSight;

  /** Creates the watch; {@code drawn} is called once it has been laid out for the first time. */
  FirstPicture(Tab tab, BusyWatch watch, Runnable drawn) {
    this.tab = tab;
    this.watch = watch;
    this.drawn = drawn;
    tab.setOnSelectionChanged(_ -> come());
  }

  /** Follows what the tab is about to show, with all that belongs to it. */
  void show() {
    boolean isFirst = !isComplete;
    isComplete = true;
    wasInSight |= tab.isSelected();
    watch.begin();
    layOut();
    if (isFirst) {
      Drawing.afterNext(tab.getContent(), drawn);
    }
  }

  /** What was never in sight is laid out as soon as it is. */
  private void come() {
    if (isComplete && !wasInSight && tab.isSelected()) {
      wasInSight = true;
      watch.beginUntried();
      layOut();
    }
  }

  private void layOut() {
    Drawing.afterNext(tab.getContent(), watch::end);
  }
}
