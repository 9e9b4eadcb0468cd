package tricksmith.editor.view.look;

import java.util.Locale;
import tricksmith.editor.messages.LocalizedMessages;

/** The window's words in the user's language. */
public final class Texts extends LocalizedMessages {
  static final String BUNDLE = "tricksmith.editor.view.Texts";

  public Texts(Locale language) {
    super(BUNDLE, language);
  }
}
