package tricksmith.review.tricks;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules.Criterion;
import tricksmith.rules.Type;
import tricksmith.source.Fix;

/**
 * Finds orders of cards that leave out a rank or a suit or name one twice, and orders by which
 * cards are compared last that leave out several: {@code place of card.rank in 2..10 A J} has no
 * place for kings and queens, which then tie.
 */
public record IncompleteOrders(Rulebook book, Findings findings) {

  public void review() {
    List<Criterion> criteria = book.trick().criteria();
    criteria.forEach(this::oneLeftOut);
    book.termsUnderReview(Term.PlaceInList.class).forEach(this::placedTwice);
    if (criteria.isEmpty()
        || book.trick().hasPlayoff()
        || !(criteria.getLast().measure() instanceof Term.PlaceInList order)
        || !order.subject().reads(book.trick().card())) {
      return;
    }
    List<String> missing = missing(order);
    if (missing.size() > 1) {
      findings.add(ReviewProblem.WITHOUT_A_PLACE, order, Rulebook.fewOf(missing));
    }
  }

  /**
   * Reports an order that names all ranks but one, of which no earlier criterion speaks: {@code
   * place of card.rank in 7 8 9 J Q K 10} without the ace.
   */
  private void oneLeftOut(Criterion criterion) {
    if (criterion.when() != null
        || criterion.except() != null
        || !(criterion.measure() instanceof Term.PlaceInList order)
        || !order.subject().reads(book.trick().card())) {
      return;
    }
    List<String> missing = missing(order);
    if (missing.size() == 1 && !isNamedBefore(missing.getFirst(), criterion)) {
      findings.add(ReviewProblem.ONE_WITHOUT_A_PLACE, order, missing.getFirst());
    }
  }

  /** Reports what has two places: {@code place of card.rank in 3..10 J Q K A 3}. */
  private void placedTwice(Term.PlaceInList order) {
    Set<Object> placed = new HashSet<>();
    for (Term each : order.list()) {
      if (each instanceof Term.Constant constant && !placed.add(constant.head())) {
        findings.add(ReviewProblem.PLACE_TWICE, each, constant.written());
      }
    }
  }

  /**
   * Finds cards without a rank that a criterion puts beside others, which the rank then puts below
   * all of them: {@code card.suit == trump or card is joker}.
   */
  public void withoutRank() {
    List<Criterion> criteria = book.trick().criteria();
    for (Criterion criterion : criteria) {
      Term measure = criterion.measure();
      if (measure != null && measure.operator() == Operator.OR && !criterion.smaller()) {
        criteria.stream()
            .skip(criteria.indexOf(criterion) + 1L)
            .filter(this::isByRank)
            .findFirst()
            .ifPresent(
                byRank ->
                    measure
                        .parts(Operator.OR)
                        .forEach(part -> withoutRank(part, criterion, byRank)));
      }
    }
  }

  private boolean isByRank(Criterion criterion) {
    return criterion.measure() != null
        && criterion.measure().operator() == Operator.RANK_OF
        && !criterion.smaller()
        && criterion.when() == null
        && criterion.except() == null;
  }

  private void withoutRank(Term part, Criterion criterion, Criterion byRank) {
    if (!(part instanceof Term.KindTest(_, Term card, String kind))
        || !book.trick().card().equals(card.head())
        || findings.hasAt(part)) {
      return;
    }
    List<DeckRules.Card> cards =
        book.cards().stream().filter(each -> kind.equals(each.kind())).toList();
    boolean decidedOtherwise =
        book.trick().criteria().stream()
            .filter(other -> !other.equals(criterion))
            .flatMap(other -> other.terms().stream())
            .flatMap(book::everythingIn)
            .anyMatch(
                other ->
                    (other instanceof Term.KindTest test && test.kind().equals(kind))
                        || (other instanceof Term.FaceConstant face
                            && cards.stream().anyMatch(each -> each.label().equals(face.label()))));
    if (cards.isEmpty()
        || decidedOtherwise
        || cards.stream().anyMatch(each -> each.rank() != null)) {
      return;
    }
    String asked = book.written(part);
    findings.add(
        ReviewProblem.WITHOUT_A_RANK,
        part,
        Fix.insert(criterion.span().start(), "\"%s\" %s then ".formatted(kind, asked)),
        cards.getFirst().label(),
        byRank.label(),
        "\"%s\" %s".formatted(kind, asked),
        "not (" + asked + ")");
  }

  private boolean isNamedBefore(String face, Criterion criterion) {
    return book.trick().criteria().stream()
        .takeWhile(earlier -> !earlier.equals(criterion))
        .flatMap(earlier -> earlier.terms().stream())
        .flatMap(book::everythingIn)
        .filter(Term.Constant.class::isInstance)
        .anyMatch(part -> part.head().toString().contains(face));
  }

  /** Returns the ranks or suits of the deck that an order of such constants does not name. */
  private List<String> missing(Term.PlaceInList order) {
    Function<DeckRules.Card, @Nullable String> face = face(order.subject().operator());
    Set<Object> placed = Set.copyOf(order.list().stream().map(Term::head).toList());
    Set<String> dealt =
        Set.copyOf(
            DeckRules.cardsInSomeSetting(book.playableDecks()).stream()
                .map(face)
                .filter(Objects::nonNull)
                .toList());
    boolean constant = order.list().stream().allMatch(Term.Constant.class::isInstance);
    Type type = order.subject().type();
    return constant && !dealt.isEmpty()
        ? book.rules().order(type).stream()
            .filter(each -> dealt.contains(each) && !placed.contains(each))
            .toList()
        : List.of();
  }

  private static Function<DeckRules.Card, @Nullable String> face(@Nullable Operator operator) {
    return card ->
        operator == Operator.RANK_OF
            ? card.rank()
            : operator == Operator.SUIT_OF ? card.suit() : null;
  }
}
