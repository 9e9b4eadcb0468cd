package tricksmith.editor.change;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A match as it was played, compared with what other rules make of it.
 *
 * @param deals in order
 * @param differences in the order in which they appear; none for a match that comes out the same
 * @param before how far the match went
 * @param now how far it goes under the new rules
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

  /** Returns how many tricks go to a different player. */
  public int tricksOtherwise() {
    return (int) differences.stream().filter(MatchDifference.TrickGoes.class::isInstance).count();
  }

  /** Whether tricks of the match, as it was played, cannot come about under the new rules. */
  public boolean losesTricks() {
    return tricks().anyMatch(trick -> trick.now().isEmpty());
  }

  /** Returns the trick that ended after this many choices, or the first one after them. */
  public Optional<TrickColumn> trickFrom(int choices) {
    return tricks().filter(trick -> trick.choices() >= choices).findFirst();
  }

  /** Returns the trick that ended after this many choices, as it is now; empty if there is none. */
  public Optional<TrickResult> trickNow(int choices) {
    return tricks()
        .filter(trick -> trick.choices() == choices)
        .findFirst()
        .flatMap(TrickColumn::now);
  }

  /** Returns the tricks of all deals, in order. */
  public Stream<TrickColumn> tricks() {
    return deals.stream().flatMap(deal -> deal.tricks().stream());
  }
}
