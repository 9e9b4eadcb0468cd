package tricksmith.editor.view.script;

import javafx.css.PseudoClass;
import org.fxmisc.richtext.CodeArea;

/**
 * Closes the gaps before the comments of an area that wraps and is too narrow for a column of
 * comments. A gap would push the end of a statement into a line of its own.
 */
final class CommentGaps {
  private static final PseudoClass CLOSED = PseudoClass.getPseudoClass("closed-gaps");

  /** The width, in pixels, from which a column of comments has room. */
  private static final double ROOMY = 760;

  private CommentGaps() {}

  static void closeIn(CodeArea area) {
    area.widthProperty().subscribe(() -> update(area));
    area.wrapTextProperty().subscribe(() -> update(area));
    update(area);
  }

  private static void update(CodeArea area) {
    area.pseudoClassStateChanged(CLOSED, area.isWrapText() && area.getWidth() < ROOMY);
  }
}
