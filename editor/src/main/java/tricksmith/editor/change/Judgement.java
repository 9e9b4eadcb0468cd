package tricksmith.editor.change;

import java.util.List;
import java.util.Optional;

/**
 * A match as it was played beside what other rules make of it.
 *
 * @param deals in order
 * @param differences in the order in which they show; none for a match that comes out the same
 * @param before how far the match came
 * @param now how far it comes by the rules now
 * @param rounds whether what counts as deals are rounds of a match that deals only once
 */
public record Judgement(
    List<DealColumns> deals,
    List<MatchDifference> differences,
    MatchEnd before,
    MatchEnd now,
    boolean rounds) {

  public Judgement {
    deals = List.copyOf(deals);
    differences = List.copyOf(differences);
  }

  /** How many tricks go to somebody else. */
  public int tricksOtherwise() {
    return (int) differences.stream().filter(MatchDifference.TrickGoes.class::isInstance).count();
  }

  /** The trick that was over after this many choices, or the first one after them. */
  public Optional<TrickColumn> trickFrom(int choices) {
    return deals.stream()
        .flatMap(deal -> deal.tricks().stream())
        .filter(trick -> trick.choices() >= choices)
        .findFirst();
  }
}
