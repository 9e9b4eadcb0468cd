package tricksmith.parse;

/** The role of a word in a script, where the word alone does not tell. */
public enum Role {

  /** The first word of a section, unless one of the next three roles describes it more exactly. */
  SECTION,
  /** {@code game}. */
  GAME,
  /** The first word of another line of the head: {@code title}, {@code by}, {@code players}. */
  HEAD,
  /** {@code define}, of a section or in a block. */
  DEFINITION,

  /** The brace that opens a block of statements or of other lines. */
  BLOCK_START,
  /** The brace that closes a block. */
  BLOCK_END,
  /** The brace that opens the table of {@code by x { }}. */
  TABLE_START,
  /** The brace that closes a table. */
  TABLE_END,

  /** A bracket that belongs to the name before it. */
  AFTER_NAME,
  /** A minus used as a sign. */
  NEGATION,
  /** A sign that joins what is before and after it into one thing: the dot in {@code card.suit}. */
  LINK,

  /** The name of an option. */
  OPTION,
  /** The first word of an option's type. */
  OPTION_TYPE,
  OPTION_TEXT,
  /** {@code numbered} in a line of suits and ranks. */
  NUMBERING,

  /** The name or text that is translated. */
  TRANSLATED,
  /** The translation of a name or text. */
  TRANSLATION,

  /** The first word of a statement that sets a variable. */
  ASSIGNMENT,
  /** {@code =} of an assignment or a definition. */
  SET_TO,
  /** The first word of a value that can be a list of cases. */
  VALUE,
  /** The first word of a further case of a value. */
  CASE,
  /** {@code if} in a value of several cases. */
  CASE_CONDITION,

  /** The first word of an obligation. */
  OBLIGATION,
  /** {@code best} in {@code best by}. */
  COMPARISON,
  /** {@code then} before a further criterion. */
  CRITERION,
  /** The label of an obligation or a criterion. */
  LABEL,
  /** The first word of what an obligation demands or a criterion compares. */
  RULE,
  /** {@code when}, {@code unless} or {@code except} of an obligation or a criterion. */
  CLAUSE
}
