package tricksmith.editor.view.script;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import tricksmith.editor.batch.CoveredRule;
import tricksmith.editor.highlight.Mark;
import tricksmith.editor.text.TextEdit;
import tricksmith.editor.view.look.Texts;
import tricksmith.source.Edit;
import tricksmith.source.Span;
import tricksmith.source.UnshownLine;

/**
 * The text area of a script. Nothing else in the window knows the library behind it. To be used on
 * the JavaFX thread.
 */
public interface ScriptPane {

  Node node();

  /** Changes the language. */
  void speak(Texts texts);

  String text();

  /** Replaces the text, and clears the undo history. */
  void open(String text);

  /**
   * Sets the listener that receives the text after each edit, but not while an input method is
   * composing, since a composition is not text yet.
   */
  void onEdited(Consumer<String> listener);

  /**
   * Sets a listener for edits that are refused, because a line would become too long to be shown;
   * it receives that line.
   */
  void onUnshownLine(Consumer<UnshownLine> listener);

  /** Sets a listener for movements of the caret or the selection. */
  void onCaretMoved(Runnable listener);

  /** Returns the caret's offset. */
  int caret();

  /** Returns the selection; empty, at the caret, if there is none. */
  Span selection();

  /** Applies an edit that is undone in one step; not while an input method is composing. */
  void apply(TextEdit edit);

  /** Edits the text into this one. Only what differs is replaced, and the caret is then there. */
  default void change(String wanted) {
    Edit change = Edit.between(text(), wanted);
    apply(TextEdit.of(change.span(), change.text()));
  }

  /**
   * Applies edits that are undone in one step; not while an input method is composing. The caret
   * stays at its word, after it if the word was changed.
   */
  void applyAll(List<Edit> edits);

  /** Whether an input method is composing: a composition is not text yet. */
  boolean isComposing();

  /** Sets a listener called at once for each change of the text, compositions included. */
  void onChanged(ChangeListener listener);

  /** Returns the bounds of a character on the screen; empty if it is not visible. */
  Optional<Bounds> boundsOf(int offset);

  /** Adds a listener that is called when other lines have become visible. */
  void onScrolled(Runnable listener);

  /** Sets listeners for when the mouse rests on a character, and when it moves on. */
  void onRest(IntConsumer rests, Runnable moves);

  /**
   * Sets the listener that is called when a character is clicked with the shortcut key held down.
   */
  void onShortcutClick(IntConsumer listener);

  /** Replaces the colours of words by their meaning. */
  void colour(List<Mark> hover);

  void annotate(List<TextAnnotation> annotations);

  /**
   * Replaces the rule use shown in the gutter.
   *
   * @param marks empty to show none
   */
  void showUse(Optional<List<UseMark>> marks);

  /**
   * Sets the listener for clicks on the sign beside a line; it receives what the sign stands for,
   * the worst of several.
   */
  void onMarkClicked(Consumer<TextAnnotation> listener);

  void onUseClicked(Consumer<CoveredRule> listener);

  /** Highlights these stretches instead of the previous ones. */
  void light(List<Span> stretches);

  /** Highlights these rules, with the lines that they stand on, instead of the previous ones. */
  void lightRules(List<Span> rules);

  /**
   * Marks the lines that another text does not have.
   *
   * @param before the whole text before the edits; empty to mark no lines
   */
  void showChanged(Optional<String> before);

  /**
   * Shows what the text would become, covering it until the next edit: lines not yet written stand
   * where they would.
   *
   * @param proposed the whole text as it would be; empty to show the text itself
   */
  void showUnwritten(Optional<String> proposed);

  /** Sets a listener that learns whether lines that are not written yet are in sight. */
  void onUnwritten(Consumer<Boolean> listener);

  /** Scrolls to a stretch, keeping selection and focus. */
  void show(Span span);

  /** Selects a stretch and scrolls to it. */
  void select(Span span);

  /** Selects a stretch, scrolls to it, and takes the focus. */
  void reveal(Span span);

  void perform(TextCommand command);

  /** Sets whether to wrap long lines. */
  void wrap(boolean wrap);

  void focus();

  boolean hasFocus();

  /** Stops all listeners and background work. */
  void dispose();

  interface ChangeListener {

    /** Called when some characters were replaced by others. */
    void changed(int position, int removed, int inserted);
  }

  enum TextCommand {
    UNDO,
    REDO,
    CUT,
    COPY,
    PASTE,
    SELECT_ALL,
    FOLD,
    FOLD_ALL,
    UNFOLD_ALL
  }
}
