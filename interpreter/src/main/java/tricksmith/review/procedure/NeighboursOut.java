package tricksmith.review.procedure;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;

/**
 * Finds {@code left of winner scores 1}, {@code move gift to hand of left of player} and {@code
 * dealer = left of dealer} where players drop out or sit out: the neighbour may be one of them. So
 * may a partner who is called.
 */
public record NeighboursOut(Rulebook book, Findings findings) {
  /** More seats on, it is a seat that is meant, and hardly somebody beside the player. */
  private static final long MOST_SEATS = 3;

  /** The most players that are remembered to sit out, more than anybody writes. */
  private static final int MOST_OUT = 20;

  public void review() {
    if (dropsOut()) {
      book.actions().forEach(this::nextDealer);
      book.actions().flatMap(NeighboursOut::neighbours).forEach(this::report);
    }
    block(book.rules().procedure(), new ArrayList<>());
  }

  private boolean dropsOut() {
    return book.actions(Action.Leave.class).anyMatch(Action.Leave::forTheMatch);
  }

  private void nextDealer(Action passing) {
    Variable dealer = NextDealer.passed(passing, book);
    if (dealer != null
        && passing.terms().getLast().applies(Operator.LEFT_OF, Operator.RIGHT_OF)
        && book.actions().anyMatch(action -> isAsked(action, dealer))) {
      report(passing.terms().getLast());
    }
  }

  /** Whether somebody chooses or scores as the dealer. */
  private boolean isAsked(Action action, Variable dealer) {
    return Stream.of(
            action.choice() == null ? null : action.choice().player(),
            action.has(StatementEffect.SCORES) ? action.terms().getFirst() : null)
        .filter(Objects::nonNull)
        .anyMatch(player -> dealer.equals(book.variable(player)));
  }

  /**
   * Goes through statements in their order.
   *
   * @param out who sits out the deal, perhaps
   */
  private void block(List<Action> actions, List<Term> out) {
    for (Action action : actions) {
      if (action.has(StatementEffect.STARTS_DEAL)) {
        out.clear();
      }
      boolean scores = action.has(StatementEffect.SCORES);
      neighbours(action)
          .filter(neighbour -> out.stream().anyMatch(each -> mayBe(each, neighbour, scores)))
          .forEach(this::report);
      passedOver(action, out);
      if (!out.isEmpty() && action.choice() != null) {
        called(action.choice());
      }
      // Who goes out after one trick is out in the next.
      (action.has(StatementEffect.PLAYS_TRICKS) ? action.all() : Stream.of(action))
          .filter(Action.Leave.class::isInstance)
          .map(Action.Leave.class::cast)
          .filter(leaves -> !leaves.forTheMatch() && out.size() < MOST_OUT)
          .forEach(leaves -> out.add(leaves.players()));
      book.performed(action).forEach(inside -> block(inside.actions(), out));
    }
  }

  /** Reports a partner who is chosen from everyone, those who sit out among them. */
  private void called(Action.Choice choice) {
    Dependency called = choice.variable().read();
    if (book.actions(Action.FormSide.class)
        .anyMatch(side -> book.dependencies(side.players()).contains(called))) {
      choice.offered().stream()
          .flatMap(Term::all)
          .filter(set -> set.operator() == Operator.EVERYONE)
          .forEach(set -> findings.replace(ReviewProblem.CALLED_WHO_IS_OUT, set, "players"));
    }
  }

  /** Reports {@code dealer = next after dealer}, by which who sits out the deal does not deal. */
  private void passedOver(Action action, List<Term> out) {
    Variable dealer = NextDealer.passed(action, book);
    if (dealer == null || dropsOut()) {
      return;
    }
    Term next = action.terms().getLast();
    if (next.operator() == Operator.NEXT_AFTER
        && out.stream().anyMatch(each -> mayBe(each, next, false))) {
      String meant = (book.rules().clockwise() ? "left of " : "right of ") + dealer.name();
      findings.replace(ReviewProblem.PASSED_OVER_BY_DEAL, next, meant, book.written(next), meant);
    }
  }

  /**
   * Whether a neighbour may be the one who sits out, other than on purpose: of {@code dealer sits
   * out}, {@code left of winner} may, and {@code left of dealer} may not.
   */
  private static boolean mayBe(Term out, Term neighbour, boolean scores) {
    Term beside = neighbour.children().getFirst();
    if (out.all().anyMatch(part -> part.head() instanceof Local)) {
      return true;
    }
    if (TermEquality.same(out, beside)) {
      return false;
    }
    boolean ofTheSame =
        out.applies(Trait.NAVIGATES) && TermEquality.same(out.children().getFirst(), beside);
    return !ofTheSame || (TermEquality.same(out, neighbour) && !scores);
  }

  /** Returns the neighbours who do something, or are given cards. */
  private static Stream<Term> neighbours(Action action) {
    Action.Choice choice = action.choice();
    Term.ZoneCards to = action.target();
    return Stream.of(
            acts(action) ? action.terms().getFirst() : null,
            choice == null ? null : choice.player(),
            to == null ? null : to.ownerOf(Zone.HAND))
        .filter(Objects::nonNull)
        .filter(player -> player.applies(Operator.LEFT_OF, Operator.RIGHT_OF))
        .filter(player -> seats(player) >= 1 && seats(player) <= MOST_SEATS);
  }

  private static boolean acts(Action action) {
    return !action.terms().isEmpty()
        && action.has(
            StatementEffect.SCORES, StatementEffect.MOVES_CARDS, StatementEffect.TAKES_TRICKS);
  }

  private static long seats(Term neighbour) {
    return neighbour.children().getLast().head() instanceof Long seats ? seats : 0;
  }

  private void report(Term player) {
    String meant =
        "next after ".repeat((int) seats(player)) + book.written(player.children().getFirst());
    boolean next = (player.operator() == Operator.LEFT_OF) == book.rules().clockwise();
    findings.add(
        ReviewProblem.NEIGHBOUR_WHO_IS_OUT,
        player,
        next ? Fix.replace(player, meant) : null,
        book.written(player),
        meant);
  }
}
