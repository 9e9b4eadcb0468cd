package tricksmith.editor.view.script;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import tricksmith.editor.highlight.Mark;
import tricksmith.editor.text.TextEdit;
import tricksmith.editor.trials.CoveredRule;
import tricksmith.editor.view.look.Texts;
import tricksmith.source.Span;

/**
 * The script as text on the screen. This is all that the window knows of the library that shows it.
 * To be used on the JavaFX thread.
 */
public interface ScriptPane {

  /** What stands in the window. */
  Node node();

  /** Says what it is in another language. */
  void speak(Texts texts);

  /** The text as it is now. */
  String text();

  /** Shows another text, with which the history of edits begins anew. */
  void open(String text);

  /**
   * Hands over the text after each edit. While an input method is composing there is none: what it
   * shows is not yet text.
   */
  void onEdited(Consumer<String> listener);

  /** Tells when the caret or the selection has moved. */
  void onCaretMoved(Runnable listener);

  /** Where the caret is. */
  int caret();

  /** What is selected; empty at the caret if nothing is. */
  Span selection();

  /** Makes a change that is undone in one step; not while an input method is composing. */
  void apply(TextEdit edit);

  /**
   * Makes several changes that are undone in one step; not while an input method is composing. The
   * caret stays at its word, behind it if that is one of those that have changed.
   */
  void applyAll(List<tricksmith.source.Edit> edits);

  /** Whether an input method is composing: what stands in the text is not yet text. */
  boolean isComposing();

  /** Tells of each change of the text at once, composed or not. */
  void onChanged(ChangeListener listener);

  /** Where a character is on the screen; empty if it is not to be seen. */
  Optional<Bounds> boundsOf(int offset);

  /** Tells when the mouse rests on a character, and when it moves on. */
  void onRest(IntConsumer rests, Runnable moves);

  /** Tells when a character is clicked on with the key for shortcuts held down. */
  void onShortcutClick(IntConsumer listener);

  /** Colours words by what they mean, instead of those before. */
  void colour(List<Mark> meanings);

  /** Underlines these stretches, instead of those before. */
  void remark(List<TextAnnotation> remarks);

  /**
   * Shows beside the lines what use was made of rules, instead of what was shown before.
   *
   * @param marks empty to show nothing of the sort
   */
  void showUse(Optional<List<UseMark>> marks);

  /** Tells when the use of a rule is clicked on. */
  void onUseClicked(Consumer<CoveredRule> listener);

  /** Lights these stretches up, instead of those before. */
  void light(List<Span> stretches);

  /** Scrolls to a stretch. Selection and focus stay where they are. */
  void show(Span span);

  /** Selects a stretch and scrolls to it. */
  void select(Span span);

  /** The same, and takes the focus. */
  void reveal(Span span);

  /** What everybody does with a text. */
  void perform(TextCommand command);

  /** Whether long lines go on below instead of beyond the edge. */
  void wrap(boolean wrap);

  /** Takes the focus. */
  void focus();

  /** Whether it has the focus. */
  boolean hasFocus();

  /** Ends all listening and colouring. */
  void dispose();

  /** Is told of changes. */
  interface ChangeListener {

    /** So many characters at a place have become so many others. */
    void changed(int position, int removed, int inserted);
  }

  /** Something that is done with a text whatever it says. */
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
