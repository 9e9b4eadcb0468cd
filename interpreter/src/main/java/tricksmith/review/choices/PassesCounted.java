package tricksmith.review.choices;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency.State;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.syntax.Statement.EachOrder;

/** Finds auctions with further questions in them, whose answers count as bids and passes. */
public record PassesCounted(Rulebook book, Findings findings) {

  /**
   * Finds questions in an auction that a player may decline, and is then out of it: in {@code each
   * player round and round until all but one have passed}, one who bids and then names no trump has
   * passed.
   */
  public void review() {
    book.actions(Action.Each.class)
        .filter(this::goesByPasses)
        .forEach(
            each -> {
              ask(each.body(), null);
              if (!nobodyCanPass(each)) {
                neverPassedInARow(each);
              }
            });
  }

  private boolean goesByPasses(Action.Each each) {
    return each.order() == EachOrder.UNTIL_ONE_IS_LEFT
        || each.eachPass().stream()
            .anyMatch(term -> book.dependencies(term).contains(State.PASSES));
  }

  /**
   * Looks through statements that follow one another.
   *
   * @param first what the player has been asked before; null for nothing
   * @return what has been asked after them
   */
  private Action.@Nullable Choice ask(List<Action> block, Action.@Nullable Choice first) {
    Action.Choice asked = first;
    for (Action action : book.inPlace(block).toList()) {
      if (action instanceof Action.Choose(_, Action.Choice choice)) {
        if (choice.pass() != null && asked != null && !asked.variable().equals(choice.variable())) {
          findings.add(
              ReviewProblem.PASS_COUNTS_TOO,
              choice,
              asked.variable().name(),
              choice.variable().name(),
              choice.variable().type() == Type.Basic.YES_NO ? choice.variable().name() : "agreed");
        } else if (choice.pass() != null && asked == null) {
          asked = choice;
        }
        ask(choice.then(), asked);
        ask(choice.otherwise(), asked);
      } else if (action instanceof Action.If) {
        Action.Choice before = asked;
        action.blocks().forEach(branch -> ask(branch.actions(), before));
      }
    }
    return asked;
  }

  /**
   * Finds auctions that end after some passes in a row, in which something else is chosen at every
   * turn: that is no pass, so the row never gets long enough.
   */
  private void neverPassedInARow(Action.Each each) {
    Optional<Term> row =
        Stream.ofNullable(each.until())
            .flatMap(Term::all)
            .filter(PassesCounted::isOfSeveralPasses)
            .findFirst();
    if (row.isPresent()) {
      Term passes = row.get();
      book.inPlace(each.body())
          .filter(Action.Choose.class::isInstance)
          .map(Action.Choose.class::cast)
          .filter(choose -> choose.choice().pass() == null)
          .findFirst()
          .ifPresent(
              choose ->
                  findings.add(
                      ReviewProblem.NEVER_PASSED_IN_A_ROW,
                      passes,
                      book.written(passes),
                      choose.choice().variable().name()));
    }
  }

  private static boolean isOfSeveralPasses(Term term) {
    return term.applies(Operator.EQUAL, Operator.AT_LEAST)
        && term.children().getFirst().operator() == Operator.PASSES
        && term.children().getLast() instanceof Term.NumberConstant(_, long passes)
        && passes > 1;
  }

  /**
   * Finds rounds that go by who has passed, in which nobody can pass: {@code player chooses call
   * from suits, pass} with a label {@code pass}, which is an answer like any other.
   */
  private boolean nobodyCanPass(Action.Each each) {
    List<Action.Choice> choices = Action.all(each.body()).flatMap(Action::choices).toList();
    if (choices.isEmpty() || choices.stream().anyMatch(choice -> choice.pass() != null)) {
      return false;
    }
    each.eachPass().stream()
        .flatMap(Term::all)
        .filter(term -> term.applies(Operator.PASSES, Operator.PASSED))
        .findFirst()
        .ifPresent(
            asked ->
                findings.add(
                    ReviewProblem.NOBODY_CAN_PASS,
                    asked,
                    book.written(asked),
                    choices.getFirst().variable().name()));
    return true;
  }
}
