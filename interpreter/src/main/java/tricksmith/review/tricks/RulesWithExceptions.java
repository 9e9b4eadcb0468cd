package tricksmith.review.tricks;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.logic.Implications;
import tricksmith.review.logic.Possible;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules.Criterion;
import tricksmith.rules.TrickRules.Obligation;
import tricksmith.rules.Type;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.PartialEvaluator;
import tricksmith.rules.analysis.Setting;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/** Finds rules of a trick whose conditions and exceptions do not fit together. */
public record RulesWithExceptions(Rulebook book, Findings findings) {
  private static final String WHEN = "when";

  /**
   * Finds obligations that fall away at times because all cards that they demand are exempt: by
   * {@code must card.suit == led.suit except card.suit == trump}, anything may be played when trump
   * is led.
   */
  public void exemptWhenLed() {
    book.trick().obligations().stream()
        .filter(obligation -> !obligation.forbids() && !findings.hasAt(obligation))
        .forEach(this::exemptWhenLed);
  }

  private void exemptWhenLed(Obligation obligation) {
    Term except = obligation.except();
    if (except == null) {
      return;
    }
    List<Term> parts = except.parts(Operator.OR).toList();
    for (Term part : parts) {
      Coincidence.of(obligation.predicate(), part, book)
          .filter(found -> isOverlooked(found, obligation))
          .ifPresent(found -> reportExemptWhenLed(obligation, part, parts.size() > 1, found));
    }
  }

  private static boolean isOverlooked(Coincidence found, Obligation obligation) {
    return Optional.ofNullable(obligation.when()).filter(found::isComparedIn).isEmpty();
  }

  private void reportExemptWhenLed(
      Obligation obligation, Term part, boolean amongOthers, Coincidence found) {
    String apart = found.excluded(book);
    Fix fix =
        amongOthers
            ? Fix.around(part, "(", " and " + apart + ")")
            : Fix.after(part, " and " + apart);
    findings.add(
        ReviewProblem.EXEMPT_WHEN_LED,
        part,
        fix,
        obligation.label(),
        book.written(found.demanded()),
        book.written(found.exempt()),
        apart);
  }

  /**
   * Finds obligations for cards that an earlier one exempts: below {@code must card.suit ==
   * led.suit except wizard(card)}, {@code must beats(card)} makes whoever can follow play the
   * wizard, and keeps a wizard that does not beat in the hand.
   */
  public void exemptButBound() {
    List<Obligation> obligations = book.trick().obligations();
    for (Obligation later : obligations) {
      if (!later.forbids() && later.except() == null && !findings.hasAt(later)) {
        obligations.subList(0, obligations.indexOf(later)).stream()
            .filter(earlier -> bindsExempt(earlier, later))
            .findFirst()
            .ifPresent(earlier -> reportExemptButBound(earlier, later));
      }
    }
  }

  private boolean bindsExempt(Obligation earlier, Obligation later) {
    Term except = earlier.except();
    boolean together =
        (earlier.turn().leads() && later.turn().leads())
            || (earlier.turn().follows() && later.turn().follows());
    return except != null
        && together
        && !earlier.forbids()
        && !asksForHand(later.when())
        && later.predicate().operator() != Operator.OR
        && choosesAmongCards(later.predicate())
        && except.parts(Operator.OR).anyMatch(part -> bindsExempt(part, earlier, later));
  }

  private boolean bindsExempt(Term exempt, Obligation earlier, Obligation later) {
    Implications inForce = new Implications(book.rules(), _ -> Possible.anything(true, true));
    Stream.of(earlier.when(), later.when(), exempt)
        .filter(Objects::nonNull)
        .forEach(condition -> inForce.add(condition, true));
    return exempt.reads(book.trick().card())
        && !inForce.isContradictory()
        && later
            .predicate()
            .all()
            .noneMatch(part -> !part.equals(later.predicate()) && TermEquality.same(part, exempt));
  }

  /** Whether somebody has thought of what the player could have played instead. */
  private boolean asksForHand(@Nullable Term when) {
    return when != null && book.involves(when, part -> part.ownerOf(Zone.HAND) != null);
  }

  private boolean choosesAmongCards(Term predicate) {
    return predicate.reads(book.trick().card())
        || book.involves(predicate, part -> part.applies(Trait.CHANGED_BY_CANDIDATE));
  }

  private void reportExemptButBound(Obligation earlier, Obligation later) {
    String exempt = book.written(Objects.requireNonNull(earlier.except()));
    String obeying =
        book.written(earlier.predicate())
            + Coincidence.of(later.predicate(), earlier.predicate(), book)
                .map(found -> " and " + found.excluded(book))
                .orElse("");
    Fix ofThose = Fix.after(later, " except " + obeying);
    boolean onlyThose =
        Objects.requireNonNull(earlier.except())
            .parts(Operator.AND)
            .anyMatch(part -> TermEquality.same(part, later.predicate()));
    findings.add(
        ReviewProblem.EXEMPT_BUT_BOUND,
        later,
        onlyThose ? List.of(ofThose) : List.of(Fix.after(later, " except " + exempt), ofThose),
        later.label(),
        earlier.label(),
        exempt,
        obeying);
  }

  /**
   * Finds conditions that seem to belong to the exception before them, but apply to the whole line:
   * {@code must card.suit == led.suit except card.rank == A when first trick}.
   */
  public void whenAfterExcept() {
    var trick = book.trick();
    trick.obligations().forEach(each -> whenAfterExcept(each.except(), each.when()));
    trick.criteria().forEach(each -> whenAfterExcept(each.except(), each.when()));
  }

  private void whenAfterExcept(@Nullable Term except, @Nullable Term when) {
    if (except == null || when == null || when.span().start() < except.span().end()) {
      return;
    }
    int end = book.balanced(when).end();
    String gap = book.written(except.span().gapTo(when));
    int word = gap.indexOf("when") >= 0 ? gap.indexOf("when") : gap.indexOf("unless");
    if (word < 0) {
      return;
    }
    Span clause = new Span(except.span().end() + word, end);
    Span exception = book.balanced(except);
    String condition = book.written(new Span(when.span().start(), end));
    boolean denied = gap.startsWith("unless", word);
    String both =
        bracketed(book.written(exception), except.operator() == Operator.OR)
            + (denied ? " and not " : " and ")
            + bracketed(condition, denied || when.operator() == Operator.OR);
    String before = book.written(clause) + " except " + book.written(exception);
    int start = exceptBefore(exception.start());
    Span whole = new Span(start, end);
    findings.add(
        ReviewProblem.EXCEPTION_AT_TIMES,
        clause,
        List.of(Fix.replace(whole, "except " + both), Fix.replace(whole, before)),
        book.written(clause),
        "except " + both,
        before);
  }

  private int exceptBefore(int offset) {
    String before = book.before(offset);
    return offset - before.length() + before.lastIndexOf("except");
  }

  private static String bracketed(String text, boolean needed) {
    return needed ? "(" + text + ")" : text;
  }

  /**
   * Finds criteria that lift cards which they are hardly about: by {@code card.rank == A when
   * card.suit == S}, every spade beats all other suits, since a criterion with a condition on the
   * card ranks those to which it does not apply below all others.
   */
  public void aboveTheRest() {
    List<Criterion> criteria = book.trick().criteria();
    for (Criterion criterion : criteria) {
      Term measure = criterion.measure();
      Term when = criterion.when();
      if (measure != null
          && when != null
          && criterion.ofTheCard()
          && measure.type() == Type.Basic.YES_NO
          && isLifting(criterion, when)
          && !isDecided(when, criteria.subList(0, criteria.indexOf(criterion)))) {
        reportAboveTheRest(measure, when);
      }
    }
  }

  /**
   * Whether the condition of a criterion lifts cards, since no other criterion ranks by it, and
   * nothing has been said of that yet.
   */
  private boolean isLifting(Criterion criterion, Term when) {
    return criterion.except() == null
        && !findings.hasAt(criterion)
        && book.trick().criteria().stream().noneMatch(other -> ranksBy(other, when));
  }

  /**
   * Finds criteria that lift cards although they seem to say only how these compare with one
   * another: by {@code lower card.rank when card.suit == H}, a heart that is thrown off wins the
   * trick, and by {@code lower card.rank when bid == 0}, whatever a player who bid 0 has played.
   */
  public void comparedOtherwise() {
    List<Criterion> earlier = new ArrayList<>();
    for (Criterion criterion : book.trick().criteria()) {
      Term measure = criterion.measure();
      Term when = criterion.when();
      if (when != null && measure == null && asksForRanks(when) && isLifting(criterion, when)) {
        ranksAboveTheRest(when, earlier);
      } else if (measure != null
          && when != null
          && measure.type() != Type.Basic.YES_NO
          && isLifting(criterion, when)) {
        if (isAboutThePlayer(when)) {
          findings.add(ReviewProblem.PLAYERS_ABOVE_THE_REST, when, book.written(when));
        } else if (isTheSameForAll(criterion) || (asksForRanks(measure) && asksForRanks(when))) {
          ranksAboveTheRest(when, earlier);
        } else if (criterion.smaller() && asksForSuits(when) && !isOfOneSuit(earlier)) {
          findings.add(ReviewProblem.SUIT_ABOVE_THE_REST, when, book.written(when));
        }
      }
      earlier.add(criterion);
    }
  }

  /** Whether the rank or number of the card decides, and nothing else of it. */
  private boolean asksForRanks(Term term) {
    List<Term> read = term.all().filter(part -> book.trick().card().equals(part.head())).toList();
    return !read.isEmpty()
        && term.all()
                .filter(part -> part.applies(Operator.RANK_OF, Operator.NUMBER_OF))
                .flatMap(part -> part.children().stream())
                .filter(read::contains)
                .count()
            == read.size();
  }

  /** Reports cards that are lifted by their ranks, unless ranks have been compared before. */
  private void ranksAboveTheRest(Term when, List<Criterion> earlier) {
    boolean compared =
        earlier.stream()
            .filter(criterion -> criterion.when() == null && criterion.except() == null)
            .map(Criterion::measure)
            .anyMatch(measure -> measure != null && asksForRanks(measure));
    if (!compared) {
      String written = book.written(when);
      String denied = "not (" + written + ")";
      boolean unless = book.before(when.span().start()).stripTrailing().endsWith("unless");
      findings.add(
          ReviewProblem.RANKS_ABOVE_THE_REST,
          when,
          unless ? denied : written,
          unless ? written : denied);
    }
  }

  /**
   * Whether all cards to which a criterion applies are equal by it, while it does not apply to
   * others: {@code lower card.rank when card.rank == A}.
   */
  private boolean isTheSameForAll(Criterion criterion) {
    PartialEvaluator evaluator = book.certainty().evaluator(Setting.initial(book.rules()));
    Set<Long> places = new HashSet<>();
    for (DeckRules.Card card : book.cards()) {
      Long place = evaluator.with(book.trick().card(), card).place(criterion);
      if (place == null) {
        return false;
      }
      places.add(place);
    }
    return places.size() == 2 && places.contains(Long.MIN_VALUE);
  }

  /** Whether a condition asks only who has played a card. */
  private boolean isAboutThePlayer(Term when) {
    return when.reads(book.trick().player()) && !when.reads(book.trick().card());
  }

  /** Whether a condition asks only whether a card is of certain suits. */
  private boolean asksForSuits(Term when) {
    return when.applies(Operator.EQUAL, Operator.IN)
        && isSuitOfTheCard(when.children().getFirst())
        && when.children().getLast().all().allMatch(RulesWithExceptions::isWritten);
  }

  private static boolean isWritten(Term part) {
    return part instanceof Term.Constant || part instanceof Term.SetOfValues;
  }

  private boolean isSuitOfTheCard(Term term) {
    return term.operator() == Operator.SUIT_OF
        && book.trick().card().equals(term.children().getFirst().head());
  }

  /** Whether criteria leave a choice only among cards of one suit, for a card that can win. */
  private boolean isOfOneSuit(List<Criterion> earlier) {
    return earlier.stream()
        .map(Criterion::measure)
        .filter(measure -> measure != null && measure.operator() == Operator.EQUAL)
        .flatMap(measure -> measure.children().stream())
        .anyMatch(
            side ->
                side.operator() == Operator.SUIT_LED
                    || (side.operator() == Operator.SUIT_OF
                        && side.children().getFirst().operator() == Operator.LED));
  }

  /** Whether a criterion says that the cards for which the condition holds are the better ones. */
  private static boolean ranksBy(Criterion criterion, Term condition) {
    return criterion.when() == null
        && criterion.measure() != null
        && condition
            .parts(Operator.AND)
            .anyMatch(part -> TermEquality.same(Objects.requireNonNull(criterion.measure()), part));
  }

  /** Whether a condition is the same for all cards among which earlier criteria leave a choice. */
  private static boolean isDecided(Term condition, List<Criterion> earlier) {
    return condition
        .parts(Operator.AND)
        .allMatch(
            part ->
                earlier.stream()
                    .filter(criterion -> criterion.when() == null && criterion.except() == null)
                    .map(Criterion::measure)
                    .anyMatch(measure -> measure != null && areOpposites(measure, part)));
  }

  private static boolean areOpposites(Term one, Term other) {
    return isDenied(one, other) || isDenied(other, one);
  }

  private static boolean isDenied(Term denied, Term plain) {
    return denied.operator() == Operator.NOT
        ? TermEquality.same(denied.children().getFirst(), plain)
        : denied.operator() == Operator.UNEQUAL
            && plain.operator() == Operator.EQUAL
            && TermEquality.same(denied.children().getFirst(), plain.children().getFirst())
            && TermEquality.same(denied.children().getLast(), plain.children().getLast());
  }

  private void reportAboveTheRest(Term measure, Term when) {
    Span whole = measure.span().to(when);
    String both = both(measure, when);
    if (both != null) {
      findings.add(
          ReviewProblem.ABOVE_THE_REST,
          whole,
          Fix.replace(book.balanced(whole), both),
          book.written(when),
          both);
    }
  }

  /** Returns both conditions as one; null if the second follows another word. */
  private @Nullable String both(Term measure, Term when) {
    String between = book.written(measure.span().gapTo(when));
    return between.replaceAll("[()\\s]", "").equals(WHEN)
        ? bracketed(measure) + " and " + bracketed(when)
        : null;
  }

  private String bracketed(Term condition) {
    String written = book.written(book.balanced(condition));
    return condition.operator() == Operator.OR && !written.startsWith("(")
        ? "(" + written + ")"
        : written;
  }
}
