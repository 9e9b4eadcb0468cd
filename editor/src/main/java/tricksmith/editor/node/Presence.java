package tricksmith.editor.node;

import javafx.scene.Node;

/** Shows nodes, and takes them away. */
public final class Presence {
  private Presence() {}

  /** Shows a node in its place, or hides it and gives its place to its neighbours. */
  public static void present(Node node, boolean present) {
    node.setVisible(present);
    node.setManaged(present);
  }
}
