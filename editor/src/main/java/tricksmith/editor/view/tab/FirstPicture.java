package tricksmith.editor.view.tab;

import javafx.scene.control.Tab;
import tricksmith.editor.session.BusyWatch;
import tricksmith.editor.view.look.Drawing;

/**
 * Leaves a mark while what a script's tab shows is being laid out, which may be what brings the
 * editor down: always the first time, and whenever it takes long.
 */
final class FirstPicture {
  private final Tab tab;
  private final BusyWatch watch;
  private boolean isComplete;
  private boolean wasInSight;

  FirstPicture(Tab tab, BusyWatch watch) {
    this.tab = tab;
    this.watch = watch;
    tab.setOnSelectionChanged(_ -> come());
  }

  /** Follows what the tab is about to show, with all that belongs to it. */
  void show() {
    isComplete = true;
    wasInSight |= tab.isSelected();
    watch.begin();
    layOut();
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
