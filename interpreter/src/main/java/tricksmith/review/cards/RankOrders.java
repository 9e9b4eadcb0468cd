package tricksmith.review.cards;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Term;
import tricksmith.rules.Type;

/**
 * Finds ranks that are compared although the deck gives suits contradictory orders: the ranks of
 * all suits form one order, so the ace of {@code suits H ranks A 2..K} is not low if another line
 * has put it high.
 */
public record RankOrders(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    List<String> order = book.rules().order(Type.Basic.RANK);
    Optional<Map.Entry<String, Set<String>>> otherwise =
        book.rules().decks().stream()
            .flatMap(deck -> bySuit(deck).entrySet().stream())
            .filter(ranks -> !isIn(order, ranks.getValue()))
            .findFirst();
    otherwise.ifPresent(
        ranks ->
            comparisons()
                .min(Comparator.comparingInt(term -> term.span().start()))
                .ifPresent(
                    rank ->
                        findings.add(
                            ReviewProblem.CONTRADICTORY_ORDERS,
                            rank,
                            ranks.getKey(),
                            String.join(" ", ranks.getValue()),
                            String.join(" ", order),
                            String.valueOf(ranks.getValue().size()))));
  }

  /** Returns the ranks of each suit, in the order in which they are written. */
  private static Map<String, Set<String>> bySuit(DeckRules deck) {
    Map<String, Set<String>> bySuit = new LinkedHashMap<>();
    for (DeckRules.Card card : deck.cards()) {
      if (card.kind() == null && card.suit() != null && card.rank() != null) {
        bySuit.computeIfAbsent(card.suit(), _ -> new LinkedHashSet<>()).add(card.rank());
      }
    }
    return bySuit;
  }

  private static boolean isIn(List<String> order, Set<String> ranks) {
    return order.stream().filter(ranks::contains).toList().equals(List.copyOf(ranks));
  }

  /** Returns the ranks that are compared by their order. */
  private Stream<Term> comparisons() {
    Stream<Term> criteria =
        book.trick().criteria().stream().flatMap(criterion -> criterion.terms().stream());
    Stream<Term> elsewhere = book.everyTerm().flatMap(RankOrders::compared);
    return Stream.concat(criteria, elsewhere).filter(term -> term.type() == Type.Basic.RANK);
  }

  private static Stream<Term> compared(Term term) {
    if (term instanceof Term.Aggregate aggregate) {
      return Stream.of(aggregate.value());
    }
    if (term instanceof Term.Selected selected) {
      return selected.standards().stream().map(Term.Standard::value);
    }
    return term.applies(Trait.ORDERS) ? term.children().stream() : Stream.of();
  }
}
