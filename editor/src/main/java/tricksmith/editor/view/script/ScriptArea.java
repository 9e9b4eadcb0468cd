package tricksmith.editor.view.script;

import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.InputMethodEvent;
import javafx.scene.text.TextFlow;
import org.fxmisc.richtext.CaretNode;
import org.fxmisc.richtext.CodeArea;
import org.fxmisc.richtext.model.StyledDocument;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.signs.HangingIndent;
import tricksmith.editor.view.look.Ticks;
import tricksmith.source.Edit;
import tricksmith.source.Span;
import tricksmith.source.UnshownLine;

/**
 * A code area that knows when an input method is composing, and shows its text to screen readers.
 * It refuses every edit that would make a line too long to be shown.
 */
public final class ScriptArea extends CodeArea {
  private static final Duration BLINK = Duration.ofMillis(500);

  private final Ticks blinking = Ticks.every(BLINK, this::blink);
  private boolean composing;
  private Runnable whenComposed = () -> {};
  private Consumer<UnshownLine> whenUnshownLine = _ -> {};

  ScriptArea() {
    setAccessibleRole(AccessibleRole.TEXT_AREA);
    CommentGaps.closeIn(this);
    textProperty().addListener(_ -> notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT));
    // The area's own blinking, which its stylesheet asks for, is an animation.
    caret().setStyle("-rtfx-blink-rate: 0ms");
    focusedProperty().subscribe(this::keepBlinking);
    caretPositionProperty().addListener(_ -> keepBlinking());
  }

  /** Returns what is drawn where text is typed. */
  CaretNode caret() {
    return getCaretSelectionBind().getUnderlyingCaret();
  }

  /** Shows the caret, and lets it blink as long as the area has the focus. */
  private void keepBlinking() {
    caret().setOpacity(1);
    if (isFocused()) {
      blinking.start();
    } else {
      blinking.stop();
    }
  }

  private void blink() {
    caret().setOpacity(1 - caret().getOpacity());
  }

  @Override
  public void dispose() {
    blinking.stop();
    super.dispose();
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

  /** Sets a listener for refused edits, which receives the line that would have been too long. */
  void whenUnshownLine(Consumer<UnshownLine> listener) {
    whenUnshownLine = listener;
  }

  /**
   * Whether no line becomes too long if a stretch is replaced; the listener learns of one that
   * does.
   */
  boolean takes(Span replaced, String inserted) {
    Position start = offsetToPosition(replaced.start(), Bias.Forward);
    Position end = offsetToPosition(replaced.end(), Bias.Forward);
    return takes(
        getParagraphs().size() - 1 - (end.getMajor() - start.getMajor()),
        getText(start.getMajor()).substring(0, start.getMinor())
            + inserted
            + getText(end.getMajor()).substring(end.getMinor()));
  }

  /** Whether no line of a text is too long, or one too many; the listener learns of one that is. */
  boolean takes(String text) {
    return takes(0, text);
  }

  private boolean takes(int others, String text) {
    Optional<UnshownLine> unshown = UnshownLine.beside(others, text);
    unshown.ifPresent(whenUnshownLine);
    return unshown.isEmpty();
  }

  @Override
  public void replace(
      int start,
      int end,
      StyledDocument<Collection<String>, String, Collection<String>> replacement) {
    if (takes(new Span(start, end), replacement.getText())) {
      super.replace(start, end, replacement);
    }
  }

  /** Moves the selection, unless a line would become too long; it must not be lost on the way. */
  @Override
  public void moveSelectedText(int position) {
    Span moved = selectedSpan();
    boolean isElsewhere = position < moved.start() || position > moved.end();
    Edit insertion = Edit.insert(position, getSelectedText());
    if (!isElsewhere || takes(Edit.applied(getText(), List.of(insertion, new Edit(moved, ""))))) {
      super.moveSelectedText(position);
    }
  }

  /**
   * Composes what an input method has sent. If the line has no room for it, the composition ends:
   * the area would otherwise replace text by positions that do not exist.
   */
  @Override
  protected void handleInputMethodEvent(InputMethodEvent sent) {
    InputMethodEvent event =
        hasRoomFor(sent) ? sent : new InputMethodEvent(sent.getEventType(), List.of(), "", 0);
    boolean before = composing;
    composing = !event.getComposed().isEmpty();
    super.handleInputMethodEvent(event);
    if (before && !composing) {
      whenComposed.run();
    }
  }

  private boolean hasRoomFor(InputMethodEvent sent) {
    StringBuilder inserted = new StringBuilder(sent.getCommitted());
    sent.getComposed().forEach(run -> inserted.append(run.getText()));
    return inserted.isEmpty() || takes(getText(getCurrentParagraph()) + inserted);
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

  /**
   * Closes the gaps before the comments of an area that wraps and is too narrow for a column of
   * comments. A gap would push the end of a statement into a line of its own.
   */
  private static final class CommentGaps {
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
}
