package tricksmith.editor.table.change;

import java.util.List;
import java.util.Optional;
import tricksmith.editor.branches.RulePlace;
import tricksmith.editor.picture.Table;

/**
 * A line below a trick: the effect of one rule on it.
 *
 * @param label of the rule, in the words of the script
 * @param place of the rule, if it can be shown
 * @param left the cards that are still in the running after it
 * @param said the text in place of cards; empty for nothing
 * @param decides whether it decides
 * @param quiet whether it has had no say
 */
record CriterionRow(
    String label,
    Optional<RulePlace> place,
    List<Table.Face> left,
    String said,
    boolean decides,
    boolean quiet) {

  CriterionRow {
    left = List.copyOf(left);
  }
}
