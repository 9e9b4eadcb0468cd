package tricksmith.editor.view.script;

import java.util.function.Consumer;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.fxmisc.richtext.NavigationActions.SelectionPolicy;
import tricksmith.editor.text.Indentation;
import tricksmith.editor.text.TextEdit;
import tricksmith.source.Span;

/** The keys that follow the indentation of the text: Enter, Tab, Home, and closing brackets. */
record IndentKeys(ScriptArea area, Consumer<TextEdit> edits) {
  /**
   * Handles these keys in an area.
   *
   * @param edits makes an edit
   */
  static void handle(ScriptArea area, Consumer<TextEdit> edits) {
    IndentKeys keys = new IndentKeys(area, edits);
    area.addEventFilter(KeyEvent.KEY_PRESSED, keys::indent);
    area.addEventFilter(KeyEvent.KEY_TYPED, keys::alignClosing);
  }

  private void indent(KeyEvent key) {
    boolean plain = !key.isShortcutDown() && !key.isAltDown() && !area.isComposing();
    if (!plain || !area.isEditable()) {
      return;
    }
    if (key.getCode() == KeyCode.ENTER && !key.isShiftDown()) {
      key.consume();
      edits.accept(Indentation.lineBreak(area.getText(), area.selectedSpan()));
    } else if (key.getCode() == KeyCode.HOME) {
      key.consume();
      area.moveTo(
          Indentation.home(area.getText(), area.getCaretPosition()),
          key.isShiftDown() ? SelectionPolicy.EXTEND : SelectionPolicy.CLEAR);
      area.requestFollowCaret();
    } else if (key.getCode() == KeyCode.TAB) {
      key.consume();
      tabulate(key.isShiftDown());
    }
  }

  private void tabulate(boolean back) {
    Span selection = area.selectedSpan();
    boolean several = area.getSelectedText().contains("\n");
    if (back) {
      edits.accept(Indentation.shallower(area.getText(), selection));
    } else if (several) {
      edits.accept(Indentation.deeper(area.getText(), selection));
    } else {
      int column = area.getCaretColumn();
      edits.accept(TextEdit.of(selection, " ".repeat(2 - column % 2)));
    }
  }

  private void alignClosing(KeyEvent key) {
    if (!area.isComposing() && key.getCharacter().length() == 1) {
      Indentation.closing(area.getText(), area.selectedSpan(), key.getCharacter())
          .ifPresent(
              edit -> {
                key.consume();
                edits.accept(edit);
              });
    }
  }
}
