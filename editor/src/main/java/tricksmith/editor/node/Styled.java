package tricksmith.editor.node;

import javafx.css.Styleable;

/** Makes nodes that stylesheets know by their style classes. */
public final class Styled {
  private Styled() {}

  /** Adds style classes to those a node has, and returns it. */
  public static <N extends Styleable> N styled(N node, String... classes) {
    node.getStyleClass().addAll(classes);
    return node;
  }
}
