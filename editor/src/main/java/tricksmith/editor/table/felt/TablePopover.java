package tricksmith.editor.table.felt;

import atlantafx.base.controls.Popover;
import javafx.scene.Node;

/** Makes the popovers of a table, which stay where they were opened and do not move. */
final class TablePopover {

  private TablePopover() {}

  static Popover of(Node content) {
    Popover popover = new Popover(content);
    popover.setAnimated(false);
    popover.setDetachable(false);
    return popover;
  }
}
