package tricksmith.editor.table.card;

import tricksmith.editor.picture.Table;
import tricksmith.engine.report.Pick;

/**
 * What can be done with an answer that stands on the table: it is meant for the match of which the
 * table is a picture at that moment.
 */
public interface Answering {

  /** It is chosen. */
  void choose(Pick pick);

  /** Somebody would have had it that a card may be played, or may not. */
  void wish(Table.Face card, boolean allowed);

  /** Shows the rule by which a card may not be played. */
  void showRule(Table.Face excluded);
}
