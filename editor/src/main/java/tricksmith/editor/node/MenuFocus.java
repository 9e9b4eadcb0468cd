package tricksmith.editor.node;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;

/** Where the keyboard is in a menu that has just been opened by a key. */
public final class MenuFocus {
  private MenuFocus() {}

  /** Gives the keyboard to the first entry of an open menu that can be chosen. */
  public static void first(ContextMenu menu) {
    if (menu.isShowing()) {
      entry(menu).ifPresent(Node::requestFocus);
    }
  }

  private static Optional<Node> entry(ContextMenu menu) {
    return menu.getSkin().getNode().lookupAll(".menu-item").stream()
        .filter(entry -> !entry.isDisabled())
        .findFirst();
  }
}
