package tricksmith.review.cards;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules.Criterion;
import tricksmith.rules.Type;
import tricksmith.source.Fix;

/**
 * Finds ranks that are written from the strongest down, though they are read from the weakest up:
 * by {@code ranks A K Q J 10 9 8 7} in a deck, or {@code place of card.rank in A K Q J 10 9 8 7} as
 * a criterion, the seven would be best.
 */
public record RanksFromAbove(Rulebook book, Findings findings) implements Reviewer {
  /** As many ranks in a row as nobody writes the wrong way round on purpose. */
  private static final int ENOUGH = 3;

  private static final List<String> COURT = List.of("A", "K", "Q", "J");

  @Override
  public void review() {
    deck();
    book.trick().criteria().forEach(this::order);
  }

  private void order(Criterion criterion) {
    Term measure = criterion.measure();
    if (measure == null || criterion.smaller()) {
      return;
    }
    DefinedTerm called = book.called(measure);
    Term places = called == null ? measure : called.body();
    if (places instanceof Term.PlaceInList order && order.subject().type() == Type.Basic.RANK) {
      List<String> ranks = order.list().stream().map(Term::head).map(Object::toString).toList();
      if (areFromAbove(ranks)) {
        findings.add(
            ReviewProblem.ORDER_FROM_ABOVE,
            measure,
            Fix.before(measure, "lower "),
            ranks.getLast(),
            ranks.getFirst(),
            "lower " + (called == null ? "place of …" : book.written(measure)));
      }
    }
  }

  private void deck() {
    List<String> ranks = book.rules().order(Type.Basic.RANK);
    if (!areFromAbove(ranks)) {
      return;
    }
    book.trick().criteria().stream()
        .filter(RanksFromAbove::isForTheHigher)
        .findFirst()
        .ifPresent(
            criterion ->
                findings.add(
                    ReviewProblem.RANKS_FROM_ABOVE,
                    criterion,
                    ranks.getLast(),
                    ranks.getFirst(),
                    ranks.reversed().stream().collect(Collectors.joining(" "))));
  }

  private static boolean isForTheHigher(Criterion criterion) {
    return criterion.measure() != null
        && criterion.measure().type() == Type.Basic.RANK
        && !criterion.smaller();
  }

  private static boolean areFromAbove(List<String> ranks) {
    List<Integer> numbers =
        ranks.stream().filter(rank -> rank.matches("[0-9]{1,2}")).map(Integer::valueOf).toList();
    List<String> court = ranks.stream().filter(COURT::contains).toList();
    boolean descend =
        IntStream.range(1, numbers.size()).allMatch(at -> numbers.get(at - 1) > numbers.get(at));
    return descend
        && numbers.size() + court.size() > ENOUGH + 1
        && !numbers.isEmpty()
        && court.size() > 1
        && court.equals(COURT.stream().filter(ranks::contains).toList())
        && COURT.contains(ranks.getFirst());
  }
}
