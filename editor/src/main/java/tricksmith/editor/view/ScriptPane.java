package tricksmith.editor.view;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import tricksmith.source.Span;

/**
 * The script as text on the screen. This is all that the window knows of the library that shows it.
 * To be used on the JavaFX thread.
 */
interface ScriptPane {

  /** What stands in the window. */
  Node node();

  /** The text as it is now. */
  String text();

  /** Shows another text, with which the history of edits begins anew. */
  void open(String text);

  /**
   * Hands over the text after each edit. While an input method is composing there is none: what it
   * shows is not yet text.
   */
  void onEdited(Consumer<String> listener);

  /** Underlines these stretches, instead of those before. */
  void remark(List<Remark> remarks);

  /** Selects a stretch, scrolls to it and takes the focus. */
  void reveal(Span span);

  /** Takes the focus. */
  void focus();

  /** Whether it has the focus. */
  boolean hasFocus();

  /** Ends all listening and colouring. */
  void dispose();
}
