package tricksmith.cli.terminal;

import java.util.Locale;

/** A language that the program speaks, written as {@code --lang} takes it. */
public enum Language {
  EN(Locale.ENGLISH),
  JA(Locale.JAPANESE);

  private final Locale locale;

  Language(Locale locale) {
    this.locale = locale;
  }

  @Override
  public String toString() {
    return locale.getLanguage();
  }

  /** The locale for looking up texts. */
  public Locale locale() {
    return locale;
  }
}
