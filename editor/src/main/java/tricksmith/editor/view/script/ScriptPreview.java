package tricksmith.editor.view.script;

import java.util.List;
import javafx.scene.TraversalDirection;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import org.fxmisc.flowless.VirtualizedScrollPane;
import tricksmith.editor.highlight.Highlighting;

/** A read-only script in its colours. */
public final class ScriptPreview extends StackPane {
  private final ScriptArea area = new ScriptArea();

  /**
   * Creates an empty preview.
   *
   * @param name for screen readers
   */
  public ScriptPreview(String name) {
    area.setId("library-preview");
    area.setEditable(false);
    area.setAccessibleText(name);
    area.addEventFilter(KeyEvent.KEY_PRESSED, this::leave);
    getStyleClass().add("preview");
    getChildren().add(new VirtualizedScrollPane<>(area));
  }

  /** Shows a script from its beginning. */
  public void show(String script) {
    area.replaceText(script);
    if (!script.isEmpty()) {
      area.setStyleSpans(0, Highlighting.of(script, List.of()));
    }
    area.moveTo(0);
    area.requestFollowCaret();
  }

  /** Tab moves the focus instead of indenting. */
  private void leave(KeyEvent key) {
    if (key.getCode() == KeyCode.TAB && !key.isShortcutDown()) {
      key.consume();
      area.requestFocusTraversal(
          key.isShiftDown() ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
    }
  }
}
