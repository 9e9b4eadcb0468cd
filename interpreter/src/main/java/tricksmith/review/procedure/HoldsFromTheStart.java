package tricksmith.review.procedure;

import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;

/**
 * Finds loops that are never performed because they wait for a variable to be chosen that has a
 * value from the start: {@code until trump is chosen} with {@code trump: suit = H}.
 */
public record HoldsFromTheStart(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.actions()
        .map(Action::until)
        .flatMap(Stream::ofNullable)
        .flatMap(until -> until.parts(Operator.OR))
        .forEach(this::ask);
  }

  private void ask(Term part) {
    Variable variable = startsChosen(part, book);
    if (variable != null && variable.initial() != null) {
      findings.add(
          ReviewProblem.HOLDS_FROM_THE_START,
          part,
          variable.name(),
          book.written(variable.initial()));
    }
  }

  /** The variable that a term asks whether it has a value, if it always has one. */
  static @Nullable Variable startsChosen(Term part, Rulebook book) {
    return part.operator() == Operator.IS_CHOSEN
            && part.children().getFirst() instanceof Term.VariableValue(_, Variable variable, _)
            && variable.initial() != null
            && !(variable.initial() instanceof Term.None)
            && book.setting(variable).stream()
                .noneMatch(action -> action.terms().stream().anyMatch(Term.None.class::isInstance))
        ? variable
        : null;
  }
}
