package tricksmith.engine.report;

import java.util.List;

/**
 * How the cards of a trick, or of its present playoff, compare: every criterion of the script with
 * its value for every card.
 *
 * @param plays the cards that are compared, in order
 * @param rows the criteria, in order
 */
public record TrickComparison(List<Event.Play> plays, List<Row> rows) {

  public TrickComparison {
    plays = List.copyOf(plays);
    rows = List.copyOf(rows);
  }

  /**
   * Returns what tells a reader why the best cards are best: the criterion that decides in the end
   * or, if it would leave other cards by itself, every criterion that decides. Empty if none does.
   */
  public List<Event.Reason> deciding() {
    List<Row> deciding = rows.stream().filter(Row::decides).toList();
    boolean plain =
        !deciding.isEmpty() && deciding.getLast().alone.equals(deciding.getLast().after);
    return (plain ? deciding.subList(deciding.size() - 1, deciding.size()) : deciding)
        .stream().map(Row::criterion).toList();
  }

  /**
   * A criterion.
   *
   * @param measures its value for each card, in the words of the script, empty where it does not
   *     apply to the card; no entries if it is not in force
   * @param before the plays, by index in the list, that the earlier criteria have left
   * @param after those that are left after this one
   * @param alone those that it would leave if it were the only criterion
   */
  public record Row(
      Event.Reason criterion,
      List<String> measures,
      List<Integer> before,
      List<Integer> after,
      List<Integer> alone) {

    public Row {
      measures = List.copyOf(measures);
      before = List.copyOf(before);
      after = List.copyOf(after);
      alone = List.copyOf(alone);
    }

    /** Whether it has dropped cards that were still among the best. */
    public boolean decides() {
      return after.size() < before.size();
    }
  }
}
