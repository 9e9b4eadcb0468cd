package tricksmith.cli.terminal;

import java.util.Locale;

/** A language that the program speaks. Its name is the value that {@code --lang} takes. */
public enum Language {
  EN(Locale.ENGLISH),
  JA(Locale.JAPANESE);

  private final Locale locale;

  Language(Locale locale) {
    this.locale = locale;
  }

  /** The locale for looking up texts. */
  public Locale locale() {
    return locale;
  }
}
