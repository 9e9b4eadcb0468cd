package tricksmith.editor.view.script;

import java.util.function.IntFunction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.InputMethodEvent;
import javafx.scene.text.TextFlow;
import org.fxmisc.richtext.CodeArea;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.signs.HangingIndent;
import tricksmith.source.Span;

/**
 * A code area that knows when an input method is composing, and shows its text to screen readers.
 */
public final class ScriptArea extends CodeArea {
  private boolean composing;
  private Runnable whenComposed = () -> {};

  ScriptArea() {
    setAccessibleRole(AccessibleRole.TEXT_AREA);
    CommentGaps.closeIn(this);
    textProperty().addListener(_ -> notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT));
  }

  /**
   * Whether the document contains a composition. The input method will replace it by position, so
   * nothing else may change the text meanwhile, and it is not worth checking.
   */
  boolean isComposing() {
    return composing;
  }

  /** Shows a node beside each line, and indents the lines into which it wraps. */
  void showBeside(IntFunction<? extends Node> nodes) {
    // RichTextFX lets nobody else reach the text of a line before it is laid out.
    setParagraphGraphicFactory(
        line -> {
          Node node = nodes.apply(line);
          node.parentProperty().subscribe(ScriptArea::indent);
          return node;
        });
  }

  private static void indent(@Nullable Parent line) {
    if (line != null) {
      line.getChildrenUnmodifiable().stream()
          .filter(TextFlow.class::isInstance)
          .forEach(text -> HangingIndent.give((TextFlow) text));
    }
  }

  /** Sets a listener for when a composition is committed or cancelled. */
  void whenComposed(Runnable listener) {
    whenComposed = listener;
  }

  @Override
  protected void handleInputMethodEvent(InputMethodEvent event) {
    boolean before = composing;
    composing = !event.getComposed().isEmpty();
    super.handleInputMethodEvent(event);
    if (before && !composing) {
      whenComposed.run();
    }
  }

  @Override
  public @Nullable Object queryAccessibleAttribute(
      AccessibleAttribute attribute, Object... parameters) {
    return switch (attribute) {
      case TEXT -> getText();
      case CARET_OFFSET -> getCaretPosition();
      case SELECTION_START -> getSelection().getStart();
      case SELECTION_END -> getSelection().getEnd();
      case LINE_FOR_OFFSET -> offsetToPosition((Integer) parameters[0], Bias.Forward).getMajor();
      case LINE_START -> getAbsolutePosition((Integer) parameters[0], 0);
      case LINE_END -> lineEnd((Integer) parameters[0]);
      case EDITABLE -> isEditable();
      default -> super.queryAccessibleAttribute(attribute, parameters);
    };
  }

  /** Returns the line of an offset, from 0. */
  int lineOf(int offset) {
    return offsetToPosition(offset, Bias.Forward).getMajor();
  }

  private int lineEnd(int line) {
    return getAbsolutePosition(line, getParagraphLength(line));
  }

  /** Returns the selection; empty, at the caret, if there is none. */
  Span selectedSpan() {
    return new Span(getSelection().getStart(), getSelection().getEnd());
  }
}
