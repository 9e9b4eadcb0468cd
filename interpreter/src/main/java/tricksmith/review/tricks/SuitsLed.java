package tricksmith.review.tricks;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Dependency.OnDefinition;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules.Criterion;
import tricksmith.rules.TrickRules.Obligation;
import tricksmith.rules.Type;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds comparisons of cards with the suit led under different notions of suit: {@code
 * suit-of(card) == suit-led}, where the suit of the led card is {@code suit-of(led)}. Also finds
 * tricks that go by one notion, while another must be followed or is trump, or that go by none.
 */
public record SuitsLed(Rulebook book, Findings findings) {
  private static final Set<Operator> EQUALITY = EnumSet.of(Operator.EQUAL, Operator.UNEQUAL);

  private static final Set<Trait> BY_LEAD = EnumSet.of(Trait.CHANGED_BY_LEAD, Trait.REDEFINABLE);

  public void review() {
    book.trick()
        .terms()
        .flatMap(Term::all)
        .filter(part -> part.applies(EQUALITY))
        .forEach(part -> review(part.children()));
    book.trick().criteria().stream()
        .filter(criterion -> criterion.measure() != null)
        .forEach(criterion -> followsThePrintedSuit(criterion, criterion.measure()));
    liftsThePrintedSuit();
    winsFromAnySuit();
  }

  /**
   * Looks for cards that win by their rank from whichever suit, below a trump, though players are
   * to follow suit.
   */
  private void winsFromAnySuit() {
    List<Criterion> criteria = book.trick().criteria();
    List<Obligation> obligations = book.trick().obligations();
    Term trump = criteria.size() < 2 ? null : criteria.getFirst().measure();
    Term rank = trump == null ? null : criteria.get(1).measure();
    if (trump == null
        || rank == null
        || trump.operator() != Operator.EQUAL
        || trump.children().stream().noneMatch(SuitsLed::isPlainSuit)
        || !rank.applies(Operator.RANK_OF, Operator.NUMBER_OF)
        || criteria.get(1).when() != null
        || criteria.get(1).except() != null
        || Stream.concat(
                criteria.stream().flatMap(each -> each.terms().stream()),
                book.rules()
                    .variables(book.dependencies(trump))
                    .flatMap(variable -> book.setting(variable).stream())
                    .flatMap(action -> action.terms().stream()))
            .anyMatch(term -> book.uses(term, BY_LEAD))
        || obligations.stream()
            .noneMatch(each -> each.when() == null && isPlainFollowing(each.predicate()))) {
      return;
    }
    String led = "\"the suit led\" card.suit == led.suit then ";
    findings.add(
        ReviewProblem.WINS_FROM_ANY_SUIT, rank, Fix.before(criteria.get(1), led), led + "…");
  }

  /**
   * Looks at a first criterion that lifts the cards on which a suit is printed, {@code card.suit ==
   * H}, above the suit led, where the suit led counts further cards as hearts.
   */
  private void liftsThePrintedSuit() {
    List<Criterion> criteria = book.trick().criteria();
    Term first = criteria.isEmpty() ? null : criteria.getFirst().measure();
    if (first == null || first.operator() != Operator.EQUAL) {
      return;
    }
    Term printed = first.children().getFirst();
    Term suit = first.children().getLast();
    criteria.stream()
        .skip(1)
        .limit(1)
        .map(Criterion::measure)
        .filter(measure -> measure != null && measure.operator() == Operator.EQUAL)
        .map(this::comparedWithLed)
        .filter(own -> own != null && isPlainSuit(printed) && counts(own, suit))
        .forEach(
            own -> {
              String meant = own.name() + "(" + book.written(printed.children().getFirst()) + ")";
              findings.replace(
                  ReviewProblem.PRINTED_SUIT_LIFTED,
                  printed,
                  meant,
                  book.written(printed),
                  own.name(),
                  book.written(suit));
            });
  }

  /** Whether a notion of suit names a suit, and so counts cards of other suits as that one. */
  private static boolean counts(DefinedTerm own, Term suit) {
    boolean named = suit instanceof Term.SuitConstant || suit.operator() == null;
    return named && own.body().all().anyMatch(part -> TermEquality.same(part, suit));
  }

  /**
   * Looks for an obligation to follow the suit printed on cards that a criterion does not go by.
   */
  private void followsThePrintedSuit(Criterion criterion, Term measure) {
    DefinedTerm own = measure.operator() == Operator.EQUAL ? comparedWithLed(measure) : null;
    if (own == null) {
      return;
    }
    List<Obligation> obligations = book.trick().obligations();
    boolean provided =
        obligations.stream()
            .flatMap(obligation -> obligation.terms().stream())
            .anyMatch(term -> isAbout(term, own));
    boolean conditional =
        obligations.stream()
            .map(Obligation::when)
            .flatMap(Stream::ofNullable)
            .flatMap(Term::all)
            .anyMatch(part -> part.applies(Operator.LED, Operator.SUIT_LED));
    if (provided || conditional) {
      return;
    }
    obligations.stream()
        .filter(obligation -> obligation.except() == null && !obligation.forbids())
        .map(Obligation::predicate)
        .filter(this::isPlainFollowing)
        .filter(predicate -> !findings.hasAt(predicate))
        .forEach(
            predicate ->
                findings.replace(
                    ReviewProblem.PRINTED_SUIT_FOLLOWED,
                    predicate,
                    book.written(measure),
                    criterion.label(),
                    book.written(measure)));
  }

  private boolean isAbout(Term term, DefinedTerm notion) {
    return book.dependencies(term).contains(new OnDefinition(notion.id()));
  }

  /** Returns the notion of suit in {@code suit-of(card) == suit-of(led)}; null elsewhere. */
  private @Nullable DefinedTerm comparedWithLed(Term equality) {
    Term one = equality.children().getFirst();
    Term other = equality.children().getLast();
    DefinedTerm own = notion(one);
    boolean both = own != null && own.equals(notion(other));
    return both
            && (one.children().getFirst().operator() == Operator.LED
                || other.children().getFirst().operator() == Operator.LED)
            && !TermEquality.same(one, other)
        ? own
        : null;
  }

  /** Whether it is {@code card.suit == led.suit}, in either order. */
  private boolean isPlainFollowing(Term predicate) {
    if (predicate.operator() != Operator.EQUAL) {
      return false;
    }
    boolean redefined = book.trick().suitLed() != null;
    Term one = predicate.children().getFirst();
    Term other = predicate.children().getLast();
    return (isPlainSuit(one) && isPlainSuitLed(other, redefined))
        || (isPlainSuit(other) && isPlainSuitLed(one, redefined));
  }

  private static boolean isPlainSuit(Term term) {
    return term.operator() == Operator.SUIT_OF && term.children().getFirst().operator() == null;
  }

  private void review(List<Term> sides) {
    Term one = sides.getFirst();
    Term other = sides.getLast();
    look(one, other);
    look(other, one);
  }

  private void look(Term card, Term led) {
    boolean redefined = book.trick().suitLed() != null;
    DefinedTerm own = notion(card);
    if (own != null && isPlainSuitLed(led, redefined)) {
      String meant = own.name() + "(led)";
      report(led, meant);
      return;
    }
    Term meantBy = defined(led);
    DefinedTerm ofLed = notion(meantBy);
    boolean plain = isPlainSuit(card);
    boolean ofAny = plain && card.children().getFirst().head() instanceof Local;
    if (ofLed != null && ofAny && meantBy.children().getFirst().operator() == Operator.LED) {
      String meant = ofLed.name() + "(" + book.written(card.children().getFirst()) + ")";
      report(card, meant);
    } else if (plain && redefined && isSuitOfLed(led)) {
      report(led, "suit-led");
    }
  }

  /** Returns the definition of a card's suit that a term calls; null if it calls none. */
  private @Nullable DefinedTerm notion(Term term) {
    DefinedTerm called = book.called(term);
    if (called == null
        || called.parameters().size() != 1
        || called.parameters().getFirst().type() != Type.Basic.CARD
        || term.type() != Type.Basic.SUIT) {
      return null;
    }
    Term body = called.body();
    return body.operator() == Operator.SUIT_OF || book.uses(body, BY_LEAD) ? null : called;
  }

  /** Returns what a name without parameters stands for: {@code define suit-led = suit-of(led)}. */
  private Term defined(Term term) {
    DefinedTerm named = book.called(term);
    return named == null || !named.parameters().isEmpty() ? term : named.body();
  }

  private static boolean isPlainSuitLed(Term term, boolean redefined) {
    return isSuitOfLed(term) || (term.operator() == Operator.SUIT_LED && !redefined);
  }

  private static boolean isSuitOfLed(Term term) {
    return term.operator() == Operator.SUIT_OF
        && term.children().getFirst().operator() == Operator.LED;
  }

  private void report(Term term, String meant) {
    Span span = term.span();
    findings.replace(ReviewProblem.OTHER_SUIT_LED, span, meant, book.written(span), meant);
  }
}
