package tricksmith.review.scores;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.syntax.Statement.EachOrder;

/**
 * Finds loops by seat in which later players are judged by what earlier ones have just got: {@code
 * each player scores 10 if place of player by most score of player == 1} counts the 10 of seat 1
 * when it comes to seat 2.
 */
public final class ChangedMeanwhile implements Reviewer {

  @Override
  public void review(Rulebook book, Findings findings) {
    Set<Local> goneThrough =
        book.everyTerm()
            .flatMap(term -> term.binds().stream())
            .collect(Collectors.toUnmodifiableSet());
    book.actions()
        .filter(Action.Each.class::isInstance)
        .map(Action.Each.class::cast)
        .filter(each -> each.order() == EachOrder.BY_SEAT)
        .forEach(each -> new Pass(book, findings, each.element(), goneThrough).review(each));
  }

  /**
   * One pass of a loop, about one element.
   *
   * @param goneThrough the names by which terms go through sets
   */
  private record Pass(Rulebook book, Findings findings, Local one, Set<Local> goneThrough) {

    void review(Action.Each each) {
      List<Term> asked = Stream.ofNullable(each.where()).toList();
      each.body().forEach(action -> review(action, asked));
    }

    private void review(Action action, List<Term> asked) {
      if (action instanceof Action.If) {
        List<Term> more =
            Stream.concat(asked.stream(), Stream.ofNullable(action.condition())).toList();
        action.inside().forEach(inside -> review(inside, more));
        return;
      }
      Stream.concat(asked.stream(), action.terms().stream().skip(isAboutOne(action) ? 1 : 0))
          .flatMap(book::everythingIn)
          .filter(part -> isChanged(part, action))
          .findFirst()
          .filter(part -> !findings.hasAt(action.span()))
          .ifPresent(
              part ->
                  findings.add(
                      ReviewProblem.CHANGED_MEANWHILE, action.span(), book.written(part.span())));
    }

    /** Whether the first term says who scores or leaves, rather than what is asked. */
    private static boolean isAboutOne(Action action) {
      return action instanceof Action.Scores || action instanceof Action.Leave;
    }

    private boolean isChanged(Term part, Action by) {
      if (by instanceof Action.Scores) {
        return part.operator() == Operator.SCORE_OF && isAnother(part.children().getFirst());
      }
      if (by instanceof Action.Leave) {
        return part.operator() == Operator.PLAYERS;
      }
      return by instanceof Action.Assign assign
          && assign.indices().stream().anyMatch(index -> one.equals(index.head()))
          && part instanceof Term.VariableValue(_, Variable variable, var indices)
          && variable.equals(assign.variable())
          && indices.stream().anyMatch(Pass::isNeighbour);
    }

    /** Whether it is one of several others, or the neighbour of the one. */
    private boolean isAnother(Term term) {
      return isNeighbour(term)
          || (term.head() instanceof Local local
              && !local.equals(one)
              && goneThrough.contains(local));
    }

    private static boolean isNeighbour(Term term) {
      return term.applies(Trait.NAVIGATES) && term.operator() != Operator.SIDE_OF;
    }
  }
}
