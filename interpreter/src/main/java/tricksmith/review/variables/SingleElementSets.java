package tricksmith.review.variables;

import java.util.List;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.syntax.Section.Lifetime;

/**
 * Finds sets to which each trick is to add something, but which it replaces: {@code taken[winner] =
 * led.suit}.
 */
public record SingleElementSets(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.actions(StatementEffect.PLAYS_TRICKS)
        .flatMap(Action::all)
        .filter(Action.Assign.class::isInstance)
        .map(Action.Assign.class::cast)
        .filter(assign -> assign.variable().type() instanceof Type.SetOf)
        .filter(assign -> assign.variable().lifetime() != Lifetime.TRICK)
        .filter(assign -> isOne(assign) && isNeverMore(assign.variable()))
        .forEach(this::report);
  }

  private boolean isNeverMore(Variable variable) {
    return book.setting(variable).stream()
        .allMatch(
            action ->
                action instanceof Action.Assign assign && (isOne(assign) || isNothing(assign)));
  }

  private static boolean isOne(Action.Assign assign) {
    Term value = assign.value();
    List<Term> elements = value instanceof Term.SetOfValues set ? set.elements() : List.of(value);
    return elements.size() == 1 && !(elements.getFirst().type() instanceof Type.SetOf);
  }

  private static boolean isNothing(Action.Assign assign) {
    return assign.value() instanceof Term.SetOfValues set && set.elements().isEmpty();
  }

  private void report(Action.Assign assign) {
    String written = book.written(assign);
    int equals = written.indexOf('=');
    String entry = written.substring(0, equals).strip();
    String value = written.substring(equals + 1).strip();
    findings.add(ReviewProblem.SET_OF_ONE, assign, entry, entry + " = " + entry + " and " + value);
  }
}
