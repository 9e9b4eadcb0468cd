package tricksmith.editor.table;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.PickResult;
import tricksmith.editor.view.Lookup;

/** Asks for the menu of a part of the window, as the right button of the mouse does. */
final class MenuRequest {
  private MenuRequest() {}

  /** Returns a request in the middle of a part, which must be shown in a window. */
  static ContextMenuEvent on(Node node) {
    Bounds screen = Lookup.onScreen(node);
    double x = screen.getCenterX();
    double y = screen.getCenterY();
    return new ContextMenuEvent(
        ContextMenuEvent.CONTEXT_MENU_REQUESTED, x, y, x, y, false, new PickResult(node, x, y));
  }
}
