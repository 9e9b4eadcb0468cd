package tricksmith.check.names;

public enum NameKind {
  /** An element of a domain, a parameter, {@code it} and the like. */
  LOCAL("name"),
  VARIABLE("state"),
  DEFINITION("define"),
  PROCEDURE("procedure"),
  OPTION("options"),
  ZONE("zones"),
  DECK("deck"),
  /** A built-in word. */
  WORD("word"),
  /** A built-in function. */
  FUNCTION("word"),
  LABEL_TYPE("type"),
  LABEL("label"),
  SUIT("suit"),
  RANK("rank"),
  CARD("card"),
  /** A kind of special cards. */
  KIND("kind"),
  NUMBER("number");

  private final String word;

  NameKind(String word) {
    this.word = word;
  }

  public boolean isOfTheLanguage() {
    return this == WORD || this == FUNCTION;
  }

  /** The keyword for the kind, the same in every language. */
  public String word() {
    return word;
  }
}
