package tricksmith.editor.node;

import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import org.jspecify.annotations.Nullable;

/**
 * The text that a node shows under the mouse, and gives to screen readers as its help. A tooltip is
 * a window of its own, so it is made only when the mouse comes.
 */
public final class Hint {
  private @Nullable Tooltip tooltip;

  private Hint(Node node) {
    node.addEventHandler(MouseEvent.MOUSE_ENTERED, _ -> install(node));
  }

  /** Lets a node tell something, in place of what it told before. */
  public static void on(Node node, String words) {
    node.setAccessibleHelp(words);
    node.getProperties().computeIfAbsent(Hint.class, _ -> new Hint(node));
  }

  private void install(Node node) {
    if (tooltip == null) {
      Tooltip made = new Tooltip();
      made.textProperty().bind(node.accessibleHelpProperty());
      Tooltip.install(node, made);
      tooltip = made;
    }
  }
}
