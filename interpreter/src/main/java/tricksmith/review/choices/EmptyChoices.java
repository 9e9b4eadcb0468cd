package tricksmith.review.choices;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.analysis.Certainty;
import tricksmith.rules.analysis.PartialEvaluator;
import tricksmith.rules.analysis.Setting;
import tricksmith.source.Fix;

/** Finds decisions without anything to decide. */
public record EmptyChoices(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.choices().forEach(this::review);
  }

  private void review(Action.Choice choice) {
    Action.Amount amount = choice.amount();
    if (isFromNothing(choice)) {
      findings.add(
          choice.pass() == null ? ReviewProblem.NO_ALTERNATIVES : ReviewProblem.ONLY_PASSING,
          choice.offered().getFirst());
      return;
    }
    if (amount != null) {
      counts(amount.least(), amount.most());
      return;
    }
    Term nothing = nothing(choice, book.certainty());
    if (nothing != null) {
      boolean mayPass = choice.pass() != null && !book.certainty().never(choice.pass());
      findings.add(mayPass ? ReviewProblem.ONLY_PASSING : ReviewProblem.NO_ALTERNATIVES, nothing);
    } else if (choice.pass() == null) {
      only(choice);
    }
  }

  /**
   * Whether a choice is like {@code chooses kept: 2 cards from kept}, where nothing else ever fills
   * the variable.
   */
  private boolean isFromNothing(Action.Choice choice) {
    return choice.variable().initial() == null
        && book.setting(choice.variable()).stream()
            .map(Action::choice)
            .allMatch(other -> other != null && isFromItself(other));
  }

  private static boolean isFromItself(Action.Choice choice) {
    return choice.offered().stream()
        .allMatch(
            offered ->
                offered instanceof Term.VariableValue value
                    && value.variable().equals(choice.variable()));
  }

  /**
   * Reports {@code chooses bid from number of hand}, where all numbers up to that one are meant.
   */
  private void only(Action.Choice choice) {
    if (choice.offered().size() != 1) {
      return;
    }
    Term offered = choice.offered().getFirst();
    boolean single =
        offered.type() == Type.Basic.NUMBER
            || (offered instanceof Term.SetOfValues set
                && set.elements().size() == 1
                && set.elements().getFirst().type() == Type.Basic.NUMBER);
    if (single) {
      findings.add(
          ReviewProblem.ONE_ALTERNATIVE,
          offered,
          Fix.before(offered, "0.."),
          book.written(offered));
    }
  }

  /** Returns the term that certainly leaves no alternatives; null if there may be some. */
  private static @Nullable Term nothing(Action.Choice choice, Certainty certainty) {
    if (choice.where() != null && certainty.never(choice.where())) {
      return choice.where();
    }
    List<Term> offered = choice.offered();
    return offered.stream().allMatch(certainty::isNothing) ? offered.getFirst() : null;
  }

  private void counts(Term least, Term most) {
    if (book.certainty().isAtMost(most, 0)) {
      findings.add(ReviewProblem.NONE_WANTED, most);
      return;
    }
    for (Setting setting : Setting.playable(book.rules(), Stream.of(least, most))) {
      PartialEvaluator evaluator = book.certainty().evaluator(setting);
      Long from = evaluator.number(least);
      Long to = evaluator.number(most);
      if (from != null && to != null && from > to) {
        findings.add(
            ReviewProblem.NO_SUCH_AMOUNT,
            least.span().to(most),
            Long.toString(from),
            Long.toString(to));
        return;
      }
    }
  }
}
