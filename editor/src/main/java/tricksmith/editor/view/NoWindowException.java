package tricksmith.editor.view;

import org.jspecify.annotations.Nullable;

/** There is no screen to open a window on, or JavaFX cannot use it. */
public final class NoWindowException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String words;

  NoWindowException(String words, @Nullable Throwable cause) {
    super(words, cause);
    this.words = words;
  }

  /** Returns the explanation for the user, in their language. */
  public String words() {
    return words;
  }
}
