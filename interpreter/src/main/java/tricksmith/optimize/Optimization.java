package tricksmith.optimize;

/** A way to make programs cheaper without changing anything they do. */
public enum Optimization {
  /** Conditions that the setup has decided are left out, with what depends on them. */
  KNOWN,
  /**
   * Conditions in a loop that do not depend on its element are evaluated once instead of for each
   * element.
   */
  INVARIANTS,
  /** Conditions on the cards or players of a loop become sets, so that it visits fewer elements. */
  SETS,
  /** Whether there is an element is answered by its set instead of a search. */
  EMPTINESS,
  /** Table values for the elements of a set are added up without evaluating anything. */
  SUMS,
  /**
   * Runs are found in an order that is computed before a match, instead of by measuring elements.
   */
  RUNS,
  /**
   * Values of an ascending list that are above or below something are found without comparing each,
   * and single values are not sorted.
   */
  ORDER,
  /** Results of definitions are remembered until something that they read changes. */
  MEMORY,
  /** Criteria are evaluated for all cards at once instead of for each card compared. */
  GRADINGS,
  /**
   * Obligations are evaluated for the whole hand where no card need be laid on the table for it.
   */
  HANDS,
  /** Obligations that cannot fail are not evaluated when one card is left. */
  LAST_CARD
}
