package tricksmith.service.script;

/** The kind of a word in a script, by its meaning: for colours, and for signs in lists. */
public enum WordKind {
  COMMENT,
  TEXT,
  NUMBER,
  /** An operator or a sign between other things. */
  SIGN,
  /** A word that begins a section. */
  SECTION,
  /** A word of the language that belongs to the form of a line. */
  KEYWORD,
  /** A word of the language that names a value. */
  BUILT_IN,
  /** A name bound around its use: a parameter, an element of a set. */
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
  /** A name of unknown meaning. */
  UNKNOWN
}
