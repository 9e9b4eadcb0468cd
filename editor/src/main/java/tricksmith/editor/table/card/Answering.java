package tricksmith.editor.table.card;

import tricksmith.editor.picture.Table;
import tricksmith.engine.report.Pick;

/**
 * The actions on an answer at the table. It applies to the match as the table shows it at that
 * moment.
 */
public interface Answering {

  void choose(Pick pick);

  /**
   * Wishes that a card could be played, or could not.
   *
   * @param said the wish in words
   */
  void wish(Table.Face card, boolean allowed, String said);

  /**
   * Wishes that another seat could lead, with one of its cards.
   *
   * @param said the wish in words
   */
  void wishToLead(int seat, Table.Face card, String said);

  /** Keeps the moment that the table shows as a test of the script. */
  void keep();

  /** Shows the rule that keeps a card from being played. */
  void showRule(Table.Face excluded);
}
