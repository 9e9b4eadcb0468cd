package tricksmith.service.script;

/** What a word of a script is, by its meaning: for colours, and for signs in lists. */
public enum WordKind {
  COMMENT,
  TEXT,
  NUMBER,
  /** An operator or a sign between other things. */
  SIGN,
  /** A word with which a section begins. */
  SECTION,
  /** A word of the language that belongs to the form of a line. */
  KEYWORD,
  /** A word of the language that names a value. */
  BUILT_IN,
  /** A name that is bound around its use: a parameter, an element of a set. */
  LOCAL,
  VARIABLE,
  /** A variable that a player chooses. */
  DECISION,
  DEFINITION,
  OPTION,
  ZONE,
  TYPE,
  LABEL,
  SUIT,
  RANK,
  CARD,
  /** A kind of special cards. */
  CARD_KIND,
  /** A name of which nothing is known. */
  UNKNOWN
}
