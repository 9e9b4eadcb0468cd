package tricksmith.cli.terminal;

import java.util.Locale;

/** A language that the program speaks; its name is what {@code --lang} takes. */
public enum Language {
  EN(Locale.ENGLISH),
  JA(Locale.JAPANESE);

  private final Locale locale;

  Language(Locale locale) {
    this.locale = locale;
  }

  /** The locale to look texts up with. */
  public Locale locale() {
    return locale;
  }
}
