package tricksmith.optimize;

/** A way to make programs cheaper, which changes nothing that they do. */
public enum Optimization {
  /** Conditions of a loop that do not hang on its element are asked once instead of for each. */
  INVARIANTS,
  /** Conditions on the cards or players of a loop become sets, so that it goes through fewer. */
  SETS,
  /** Whether there is an element is asked of its set, instead of looking for one. */
  EMPTINESS,
  /** What a table has for the elements of a set is added up without evaluating anything. */
  SUMS,
  /** Runs are found in an order that is known before a match, instead of measuring elements. */
  RUNS,
  /** What definitions yield is remembered until something changes that they read. */
  MEMORY,
  /** Criteria are asked about all cards at once instead of about each that is compared. */
  GRADINGS,
  /** Obligations are asked about the whole hand where no card need be laid on the table for it. */
  HANDS,
  /** Obligations that cannot fail are not asked when one card is left. */
  LAST_CARD
}
