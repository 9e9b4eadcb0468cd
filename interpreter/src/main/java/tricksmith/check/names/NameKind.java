package tricksmith.check.names;

/** What a name can be the name of. */
public enum NameKind {
  /** An element of a domain, a parameter, {@code it}, and the like. */
  LOCAL("name"),
  VARIABLE("state"),
  DEFINITION("define"),
  OPTION("options"),
  ZONE("zones"),
  DECK("deck"),
  /** A word of the language. */
  WORD("word"),
  /** A word of the language that has operands. */
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

  /** The word of the language for it, the same in every tongue. */
  public String word() {
    return word;
  }
}
