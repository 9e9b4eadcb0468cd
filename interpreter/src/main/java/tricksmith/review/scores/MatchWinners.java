package tricksmith.review.scores;

import static tricksmith.rules.StatementEffect.PERFORMS_SCORE;
import static tricksmith.rules.StatementEffect.SCORES;

import java.util.List;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.State;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.syntax.Section.Lifetime;

/** Finds matches that nobody wins, or not by everything that was scored. */
public record MatchWinners(Rulebook book, Findings findings) {
  private static final String TRICKS_OF_PLAYER = "tricks of player";

  /** Finds scores that nobody receives, and endings without winners. */
  public void noScores() {
    CheckedRules rules = book.rules();
    boolean performed =
        Action.all(rules.procedure()).anyMatch(action -> has(action, PERFORMS_SCORE));
    if (!rules.score().isEmpty() && !performed) {
      findings.add(ReviewProblem.SCORE_NOT_PERFORMED, rules.score().getFirst());
      return;
    }
    switch (rules.ending()) {
      case CheckedRules.ByScore _ -> scores();
      case CheckedRules.Winners(var winners) -> {
        if (book.certainty().isNothing(winners)) {
          findings.add(ReviewProblem.NO_WINNERS, winners);
        }
      }
    }
  }

  private void scores() {
    List<Action> procedure = book.rules().procedure();
    if (!procedure.isEmpty() && book.actions().noneMatch(action -> has(action, SCORES))) {
      findings.add(ReviewProblem.NOBODY_SCORES, procedure.getLast());
    }
  }

  private static boolean has(Action action, StatementEffect effect) {
    return action.has(effect);
  }

  /** Finds winners that are named only in some cases, so in all others nobody wins. */
  public void winnersInSomeCases() {
    if (book.rules().ending() instanceof CheckedRules.Winners(Term winners)
        && winners instanceof Term.Cases cases
        && cases.otherwise() == null) {
      List<Term> conditions = cases.cases().stream().map(Term.Case::condition).toList();
      boolean always =
          conditions.stream().anyMatch(book.certainty()::always)
              || conditions.stream().anyMatch(each -> isOpposite(each, conditions));
      if (!always) {
        findings.add(
            ReviewProblem.NOBODY_WINS_OTHERWISE,
            conditions.getLast(),
            conditions.size() == 1 ? book.written(conditions.getFirst()) : "if …, … if …");
      }
    }
  }

  /** Whether one of several conditions is that another one does not hold. */
  private static boolean isOpposite(Term condition, List<Term> others) {
    return condition.operator() == Operator.NOT
        && others.stream()
            .anyMatch(each -> TermEquality.same(each, condition.children().getFirst()));
  }

  /**
   * Finds winners by their tricks in a match of several deals, of which only the last one counts: a
   * {@code new deal} begins without tricks. Where players drop out, the last deal is to decide.
   */
  public void lastDealDecides() {
    afterTheDeals();
    if (book.rules().ending() instanceof CheckedRules.Winners(Term winners)
        && dealsAgain()
        && book.actions(Action.Leave.class).noneMatch(Action.Leave::forTheMatch)
        && book.dependencies(winners).stream().noneMatch(this::outlastsADeal)) {
      winners
          .all()
          .filter(part -> isWon(part) || part instanceof Term.VariableValue)
          .findFirst()
          .ifPresent(
              tricks -> {
                String ending = isForFewest(winners) ? "lowest score wins" : "highest score wins";
                String written = book.written(tricks);
                String scored = isWon(tricks) ? TRICKS_OF_PLAYER : written;
                findings.add(ReviewProblem.LAST_DEAL_DECIDES, tricks, written, ending, scored);
              });
    }
  }

  /** Reports {@code each player scores tricks of player} after the loop of the deals. */
  private void afterTheDeals() {
    List<Action> procedure = book.rules().procedure();
    List<Action> after =
        procedure.reversed().stream()
            .takeWhile(
                action ->
                    Action.all(List.of(action))
                        .noneMatch(
                            inside ->
                                inside.has(
                                        StatementEffect.STARTS_DEAL, StatementEffect.PLAYS_TRICKS)
                                    || inside.performs() != null))
            .toList();
    if (after.size() < procedure.size()
        && dealsAgain(procedure.get(procedure.size() - after.size() - 1))) {
      Action.all(after)
          .filter(action -> action.has(StatementEffect.SCORES))
          .flatMap(Action::allTerms)
          .filter(part -> part.operator() == Operator.TRICKS_OF)
          .forEach(
              tricks ->
                  findings.add(
                      ReviewProblem.LAST_DEAL_DECIDES,
                      tricks,
                      book.written(tricks),
                      "highest score wins",
                      TRICKS_OF_PLAYER));
    }
  }

  /** Whether it is what somebody has won in this deal: tricks, or their cards. */
  private static boolean isWon(Term part) {
    return part.operator() == Operator.TRICKS_OF || part.isZone(Zone.WON);
  }

  private boolean dealsAgain() {
    return book.actions().anyMatch(this::dealsAgain);
  }

  /** Whether it is a loop that begins a deal in each pass, and can go on after any. */
  private boolean dealsAgain(Action loop) {
    return goesOnWhateverIsWon(loop)
        && Action.all(loop.inside()).anyMatch(each -> each.has(StatementEffect.STARTS_DEAL));
  }

  /** Whether a loop does not end as soon as somebody has enough tricks in one deal. */
  private boolean goesOnWhateverIsWon(Action loop) {
    return loop.repetition() != null
        && (loop.until() == null || !book.dependencies(loop.until()).contains(State.TRICKS));
  }

  /** Scores and variables may have been added to in each deal. */
  private boolean outlastsADeal(Dependency read) {
    return read == State.SCORES
        || (read instanceof Dependency.OnVariable(int id)
            && book.rules().variables().get(id).lifetime() == Lifetime.MATCH);
  }

  private static boolean isForFewest(Term winners) {
    return winners
        .all()
        .anyMatch(
            part ->
                part instanceof Term.Selected selected && !selected.standards().getFirst().most());
  }

  /**
   * Finds {@code winners are players with highest place of player by …}: that is the last place.
   */
  public void highestPlace() {
    book.rules().ending().terms().stream()
        .flatMap(Term::all)
        .filter(Term.Selected.class::isInstance)
        .flatMap(best -> ((Term.Selected) best).standards().stream())
        .filter(Term.Standard::most)
        .filter(standard -> standard.value() instanceof Term.PlaceAmong)
        .forEach(
            standard ->
                findings.add(
                    ReviewProblem.HIGHEST_PLACE,
                    standard,
                    book.written(standard).replaceFirst("^(?:highest|most)", "lowest")));
  }
}
