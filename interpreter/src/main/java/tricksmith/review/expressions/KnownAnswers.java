package tricksmith.review.expressions;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.NumberBounds;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.Notation;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;

/**
 * Finds comparisons whose answer is known, from the range of numbers or from conditions beside
 * them.
 */
public record KnownAnswers(Rulebook book, Findings findings) {
  /** The head of a set written out element by element. */
  private static final String SET = "set";

  public void review() {
    comparedWithThemselves();
    NumberBounds bounds = book.bounds();
    book.termsUnderReview()
        .filter(term -> term.operator() != null && !findings.covers(term))
        .forEach(term -> review(term, bounds));
  }

  /**
   * Finds {@code number of players where score < score of player} where a player acts, whom the
   * word {@code player} does not mean in these brackets.
   */
  private void comparedWithThemselves() {
    book.actions()
        .filter(action -> action instanceof Action.Each each && isPlayer(each.element()))
        .flatMap(action -> Action.all(action.inside()))
        .flatMap(Action::allTerms)
        .filter(term -> !term.binds().isEmpty() && isPlayer(term.binds().getFirst()))
        .distinct()
        .forEach(this::comparedWithThemselves);
  }

  private static boolean isPlayer(Local element) {
    return element.type() == Type.Basic.PLAYER && element.name().equals("player");
  }

  private void comparedWithThemselves(Term term) {
    Local player = term.binds().getFirst();
    Term condition = term.children().getLast();
    Term set = term.children().getFirst();
    if (!condition.applies(Trait.COMPARES) || !(set.type() instanceof Type.SetOf)) {
      return;
    }
    Term left = condition.children().getFirst();
    Term right = condition.children().getLast();
    String one = book.written(left);
    String other = book.written(right);
    if (!TermEquality.same(left, right) || !left.reads(player) || owned(one) == owned(other)) {
      return;
    }
    String sign = book.written(left.span().gapTo(right));
    String meant =
        owned(other) ? ofAnother(one, other) + sign + other : one + sign + ofAnother(other, one);
    String asked = "other in " + book.written(set) + " where " + meant;
    findings.add(ReviewProblem.SAME_PLAYER, condition, asked);
  }

  private static boolean owned(String written) {
    return written.contains("player");
  }

  /** What another has of something, written as it is written for a player. */
  private static String ofAnother(String something, String ofPlayer) {
    return something + (ofPlayer.endsWith("]") ? "[other]" : " of other");
  }

  /** Finds {@code trick.winner == player} asked of the tricks of that player. */
  public void winnersOfTheirTricks() {
    if (!book.has(StatementEffect.TAKES_TRICKS)) {
      book.termsUnderReview()
          .filter(term -> !term.binds().isEmpty())
          .forEach(this::winnersOfTheirTricks);
    }
  }

  private void winnersOfTheirTricks(Term term) {
    Local trick = term.binds().getFirst();
    Term winner =
        term.children().stream()
            .map(KnownAnswers::winnerOfAll)
            .flatMap(Stream::ofNullable)
            .findFirst()
            .orElse(null);
    if (winner == null || trick.type() != Type.Basic.TRICK) {
      return;
    }
    term.children().stream()
        .flatMap(Term::all)
        .filter(part -> part.applies(Operator.EQUAL, Operator.UNEQUAL))
        .filter(part -> part.children().stream().anyMatch(side -> isWinnerOf(trick, side)))
        .filter(part -> part.children().stream().anyMatch(side -> TermEquality.same(side, winner)))
        .filter(part -> !findings.hasAt(part))
        .forEach(
            part ->
                findings.add(
                    part.operator() == Operator.EQUAL
                        ? ReviewProblem.ALWAYS_HOLDS
                        : ReviewProblem.NEVER_HOLDS,
                    part));
  }

  /** Returns who has won all tricks of a set; null if that is nobody in particular. */
  private static @Nullable Term winnerOfAll(Term tricks) {
    if (tricks instanceof Term.Filtered part) {
      return winnerOfAll(part.domain().set());
    }
    Term owner = tricks.operator() == Operator.TRICKS_OF ? tricks.children().getFirst() : null;
    return owner != null && owner.type() == Type.Basic.PLAYER ? owner : null;
  }

  private static boolean isWinnerOf(Local trick, Term term) {
    return term.operator() == Operator.WINNER_OF && trick.equals(term.children().getFirst().head());
  }

  private void review(Term term, NumberBounds bounds) {
    if (term.applies(Trait.COMPARES)) {
      if (startsAsNone(term, bounds)) {
        return;
      }
      Boolean answer = isBeyondAll(term) ? (Boolean) false : answer(term, bounds);
      if (answer != null && (answer || !tooLarge(term, bounds))) {
        findings.add(answer ? ReviewProblem.ALWAYS_HOLDS : ReviewProblem.NEVER_HOLDS, term);
      }
    } else if (term.operator() == Operator.AND) {
      together(term, EnumSet.of(Operator.EQUAL, Operator.IN), ReviewProblem.NOT_BOTH);
    } else if (term.operator() == Operator.OR) {
      together(term, EnumSet.of(Operator.UNEQUAL, Operator.NOT_IN), ReviewProblem.ONE_OF_BOTH);
    } else if (term.operator() == Operator.NOT) {
      if (asksOfCardsThere(term.children().getFirst(), bounds)) {
        findings.add(ReviewProblem.ALWAYS_HOLDS, term);
      }
    } else if (asksOfCardsThere(term, bounds)) {
      findings.add(ReviewProblem.NEVER_HOLDS, term);
    } else if (term.applies(Operator.IN, Operator.NOT_IN)) {
      amongAll(term);
    }
  }

  /** Whether it asks for an empty set that always has something in it. */
  private static boolean asksOfCardsThere(Term term, NumberBounds bounds) {
    return term.operator() == Operator.IS_EMPTY && bounds.least(term.children().getFirst()) > 0;
  }

  /** Reports {@code count == 0} where nothing sets it to 0, and it has no value at first. */
  private boolean startsAsNone(Term comparison, NumberBounds bounds) {
    boolean equality = comparison.applies(Operator.EQUAL, Operator.UNEQUAL);
    if (!equality || answer(comparison, bounds) == null) {
      return false;
    }
    if (!(comparison.children().getFirst() instanceof Term.VariableValue(_, Variable set, _))
        || set.initial() != null
        || book.setting(set).stream().anyMatch(action -> action.choice() != null)
        || !Long.valueOf(0).equals(comparison.children().getLast().head())) {
      return false;
    }
    String indices =
        set.indices().isEmpty()
            ? ""
            : set.indices().stream().map(Notation::of).collect(Collectors.joining(", ", "[", "]"));
    findings.add(
        ReviewProblem.STARTS_AS_NONE, comparison, set.name(), set.name() + indices + ": number");
    return true;
  }

  /**
   * Reports {@code trick.number == 13} where six cards are dealt, with the largest possible value.
   */
  private boolean tooLarge(Term comparison, NumberBounds bounds) {
    Term left = comparison.children().getFirst();
    Term right = comparison.children().getLast();
    Term asked = isConstant(right) ? left : right;
    Term written = isConstant(right) ? right : left;
    Long most = bounds.of(asked).most();
    if (most == null || !(written.head() instanceof Long limit) || limit < most || most <= 0) {
      return false;
    }
    String subject = book.written(asked);
    // Every fourth is the one that leaves nothing.
    String meant = subject + " == " + (asked.applies(Trait.BELOW_DIVISOR) ? 0 : most);
    findings.replace(
        ReviewProblem.NEVER_SO_LARGE, comparison, meant, subject, most.toString(), meant);
    return true;
  }

  /** Whether it asks for what is above the highest rank, suit or label, or below the lowest. */
  private boolean isBeyondAll(Term comparison) {
    Operator operator = comparison.operator();
    boolean constantLast = isConstant(comparison.children().getLast());
    Term written =
        constantLast ? comparison.children().getLast() : comparison.children().getFirst();
    List<String> order =
        written.type() == Type.Basic.NUMBER ? List.of() : book.rules().order(written.type());
    boolean strict = operator == Operator.GREATER || operator == Operator.LESS;
    if (!strict || order.isEmpty() || !(written.head() instanceof String value)) {
      return false;
    }
    boolean above = (operator == Operator.GREATER) == constantLast;
    return value.equals(above ? order.getLast() : order.getFirst());
  }

  private static @Nullable Boolean answer(Term comparison, NumberBounds bounds) {
    Term left = comparison.children().getFirst();
    Term right = comparison.children().getLast();
    Operator operator = comparison.operator();
    if (TermEquality.same(left, right) && !isConstant(left)) {
      return ofTheSame(operator);
    }
    if (left.type() != Type.Basic.NUMBER || right.type() != Type.Basic.NUMBER) {
      return null;
    }
    NumberBounds.Bounds one = bounds.of(left);
    NumberBounds.Bounds other = bounds.of(right);
    // What both are without a match is found elsewhere.
    if (isConstant(left) && isConstant(right)) {
      return null;
    }
    boolean neverEqual =
        (bounds.isFraction(left) && bounds.isWhole(right))
            || (bounds.isFraction(right) && bounds.isWhole(left));
    if (neverEqual && (operator == Operator.EQUAL || operator == Operator.UNEQUAL)) {
      return operator == Operator.UNEQUAL;
    }
    if (!one.isKnown() || !other.isKnown()) {
      return null;
    }
    return answer(operator, one, other);
  }

  private static @Nullable Boolean answer(
      @Nullable Operator operator, NumberBounds.Bounds one, NumberBounds.Bounds other) {
    boolean sure = one.always() && other.always();
    if (operator == Operator.EQUAL || operator == Operator.UNEQUAL) {
      boolean differ = isBelow(one, other, true) || isBelow(other, one, true);
      return differ ? (Boolean) (operator == Operator.UNEQUAL) : null;
    }
    if (operator == Operator.LESS) {
      return decided(isBelow(one, other, true) && sure, isBelow(other, one, false));
    }
    if (operator == Operator.AT_MOST) {
      return decided(isBelow(one, other, false) && sure, isBelow(other, one, true));
    }
    if (operator == Operator.GREATER) {
      return decided(isBelow(other, one, true) && sure, isBelow(one, other, false));
    }
    return decided(isBelow(other, one, false) && sure, isBelow(one, other, true));
  }

  /** Whether a comparison of equal values holds. */
  public static boolean ofTheSame(@Nullable Operator operator) {
    return operator == Operator.EQUAL
        || operator == Operator.AT_MOST
        || operator == Operator.AT_LEAST;
  }

  private static @Nullable Boolean decided(boolean always, boolean never) {
    return always ? (Boolean) true : never ? (Boolean) false : null;
  }

  /**
   * Whether every possible value of {@code one} is below every possible value of {@code other};
   * unless {@code strictly}, equality is allowed.
   */
  private static boolean isBelow(
      NumberBounds.Bounds one, NumberBounds.Bounds other, boolean strictly) {
    return one.most() != null
        && other.least() != null
        && (strictly ? one.most() < other.least() : one.most() <= other.least());
  }

  private static boolean isConstant(Term term) {
    return term instanceof Term.Seat
        ? isConstant(term.children().getFirst())
        : term.children().isEmpty() && term.reads().isEmpty();
  }

  /** Finds membership tests against a set of everything, such as {@code trump not in suits}. */
  private void amongAll(Term term) {
    Term one = subject(term);
    Operator all = term.children().getLast().operator();
    boolean every =
        (all == Operator.SUITS && one.type() == Type.Basic.SUIT && areAllThere())
            || (all == Operator.RANKS && one.type() == Type.Basic.RANK && areAllThere())
            || (all == Operator.CARDS && one.type() == Type.Basic.CARD)
            || (all == Operator.EVERYONE && one.type() == Type.Basic.PLAYER)
            || (all == Operator.ALL_LABELS
                && term.children().getLast().type().equals(new Type.SetOf(one.type())));
    if (every) {
      boolean person = one.type() == Type.Basic.PLAYER;
      String asked =
          term.operator() == Operator.IN
              ? person ? " is somebody" : " is chosen"
              : person ? " is nobody" : " is none";
      String meant = book.written(one) + asked;
      findings.replace(
          ReviewProblem.AMONG_ALL, term, meant, book.written(term.children().getLast()), meant);
    }
  }

  private boolean areAllThere() {
    return book.rules().decks().stream().allMatch(deck -> deck.leaveOuts().isEmpty());
  }

  /**
   * Finds contradictions such as {@code rank == A and rank == K}, and tautologies such as {@code
   * rank != A or rank not in (K, Q)}.
   */
  private void together(Term whole, Set<Operator> asks, ReviewProblem problem) {
    boolean and = whole.operator() == Operator.AND;
    List<Term> parts = whole.parts(and ? Operator.AND : Operator.OR).toList();
    List<Term> asking =
        parts.stream()
            .filter(part -> part.applies(asks))
            .filter(part -> !values(part).isEmpty())
            .toList();
    for (Term one : asking) {
      List<Term> others =
          asking.stream().filter(other -> TermEquality.same(subject(one), subject(other))).toList();
      if (others.stream().noneMatch(other -> Collections.disjoint(heads(one), heads(other)))) {
        continue;
      }
      String subject = book.written(subject(one));
      String list =
          others.stream()
              .flatMap(other -> values(other).stream())
              .map(value -> book.written(value))
              .distinct()
              .collect(Collectors.joining(", "));
      String in = asks.contains(Operator.IN) ? " in (" : " not in (";
      String meant = subject + in + list + ")";
      Fix fix = others.size() == parts.size() ? Fix.replace(whole, meant) : null;
      findings.add(problem, whole, fix, subject, meant);
      return;
    }
  }

  private static Set<Object> heads(Term comparison) {
    return values(comparison).stream().map(Term::head).collect(Collectors.toSet());
  }

  /** Returns the constants with which a value is compared; empty if they are unknown. */
  private static List<Term> values(Term comparison) {
    Term last = comparison.children().getLast();
    List<Term> values = last.head().equals(SET) ? last.children() : List.of(last);
    return values.stream().allMatch(KnownAnswers::isConstant) ? values : List.of();
  }

  private static Term subject(Term comparison) {
    return comparison.children().getFirst();
  }
}
