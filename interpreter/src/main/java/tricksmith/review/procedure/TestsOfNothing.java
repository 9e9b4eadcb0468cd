package tricksmith.review.procedure;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedTest;
import tricksmith.rules.CheckedTest.Line;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.TermEquality;

/** Finds tests in scripts that pass whatever the rules say. */
public record TestsOfNothing(Rulebook book, Findings findings) {

  public void review() {
    boolean scoresOutside = scoresOnlyOutside();
    for (CheckedTest test : book.rules().tests()) {
      if (scoresOutside && test.lines().stream().noneMatch(TestsOfNothing::isPlayed)) {
        noPoints(test);
      }
      expectations(test);
    }
  }

  /**
   * Whether the rules give points, but none in what a test performs that plays no match: tricks,
   * choices and the section {@code score}.
   */
  private boolean scoresOnlyOutside() {
    return book.has(StatementEffect.SCORES)
        && book.rules().score().isEmpty()
        && Stream.concat(
                book.actions(StatementEffect.PLAYS_TRICKS)
                    .flatMap(
                        play -> Stream.concat(play.blocks().stream(), play.aroundCards().stream()))
                    .flatMap(block -> block.actions().stream()),
                book.choices()
                    .flatMap(
                        choice ->
                            Stream.concat(choice.then().stream(), choice.otherwise().stream())))
            .flatMap(Action::all)
            .noneMatch(action -> action.has(StatementEffect.SCORES) || action.performs() != null);
  }

  private static boolean isPlayed(Line line) {
    return line instanceof CheckedTest.BeginMatch
        || line instanceof CheckedTest.PlayOn
        || line instanceof CheckedTest.Perform
        || line instanceof CheckedTest.SetScore;
  }

  private void noPoints(CheckedTest test) {
    test.lines().stream()
        .filter(
            line ->
                line instanceof CheckedTest.Scores scores
                    && Long.valueOf(0).equals(scores.value().head()))
        .findFirst()
        .ifPresent(line -> findings.add(ReviewProblem.NO_POINTS_IN_TEST, line));
  }

  /** Looks for {@code expect yes} where nothing is done, and for what has just been given. */
  private void expectations(CheckedTest test) {
    List<CheckedTest.SetVariable> given = new ArrayList<>();
    for (Line line : test.lines()) {
      if (line instanceof CheckedTest.SetVariable set) {
        given.add(set);
      } else if (line instanceof CheckedTest.Holds(_, Term condition)) {
        if (condition instanceof Term.Constant
            || given.stream().anyMatch(set -> repeats(condition, set))) {
          findings.add(ReviewProblem.PASSES_ANYWAY, line);
        }
      } else if (!isGiven(line)) {
        return;
      }
    }
  }

  private static boolean isGiven(Line line) {
    return line instanceof CheckedTest.SetOption
        || line instanceof CheckedTest.SetScore
        || line instanceof CheckedTest.Cards;
  }

  private static boolean repeats(Term condition, CheckedTest.SetVariable given) {
    return condition.operator() == Operator.EQUAL
        && condition.children().getFirst() instanceof Term.VariableValue read
        && read.variable().equals(given.variable())
        && TermEquality.same(read, read.withChildren(given.indices()))
        && TermEquality.same(condition.children().getLast(), given.value());
  }
}
