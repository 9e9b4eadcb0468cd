package tricksmith.review.variables;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.source.Fix;
import tricksmith.syntax.Section.Lifetime;

/**
 * Finds what is called the first and is set again in each trick of a kind: by {@code first-ace =
 * winner if some card in trick where card.rank == A}, it is whoever won the last ace.
 */
public record NamedFirst(Rulebook book, Findings findings) {
  private static final Pattern FIRST =
      Pattern.compile("first-(?!(?:player|seat|leader|lead|hand|dealer)$).+|最初の?(?!プレイヤー|席).+");

  /** What can tell one trick from all others. */
  private static final Set<Operator> WHICH_TRICK =
      EnumSet.of(
          Operator.FIRST_TRICK, Operator.PLACE_OF_TRICK, Operator.TRICKS, Operator.TRICKS_OF);

  public void review() {
    book.actions(Action.PlayTricks.class)
        .forEach(play -> play.body().forEach(action -> review(action, null, play)));
  }

  private void review(Action action, @Nullable Term condition, Action.PlayTricks play) {
    if (action instanceof Action.If branch) {
      if (branch.otherwise().isEmpty() && condition == null) {
        branch.then().forEach(inside -> review(inside, branch.condition(), play));
      }
    } else if (action instanceof Action.Assign assign && isFirst(assign)) {
      Term when = condition == null ? onlyCase(assign) : condition;
      if (when != null && holdsAgain(when, assign, play)) {
        report(assign, when);
      }
    }
  }

  private static boolean isFirst(Action.Assign assign) {
    Variable variable = assign.variable();
    return assign.indices().isEmpty()
        && variable.lifetime() != Lifetime.TRICK
        && variable.initial() == null
        && FIRST.matcher(variable.name()).matches();
  }

  /** Returns the condition of {@code first-ace = winner if C}; null for anything else. */
  private static @Nullable Term onlyCase(Action.Assign assign) {
    return assign.keepIfNone()
            && assign.value() instanceof Term.Cases cases
            && cases.cases().size() == 1
        ? cases.cases().getFirst().condition()
        : null;
  }

  /** Whether a condition can hold in several tricks, whatever the play has set before. */
  private boolean holdsAgain(Term when, Action.Assign assign, Action.PlayTricks play) {
    Stream<Variable> set =
        Stream.concat(
            Stream.of(assign.variable()),
            Action.all(List.of((Action) play)).flatMap(inside -> inside.sets().stream()));
    return set.noneMatch(variable -> book.dependsOn(when, variable))
        && !book.dependsOn(assign.value(), assign.variable())
        && !book.involves(
            when, part -> part.applies(WHICH_TRICK) || part instanceof Term.FaceConstant);
  }

  private void report(Action.Assign assign, Term when) {
    Variable variable = assign.variable();
    String unset =
        variable.name() + (variable.type() == Type.Basic.PLAYER ? " is nobody" : " is none");
    Fix fix =
        when.operator() == Operator.OR
            ? null
            : Fix.insert(book.balanced(when).start(), unset + " and ");
    findings.add(ReviewProblem.CALLED_THE_FIRST, assign, fix, variable.name(), unset);
  }
}
