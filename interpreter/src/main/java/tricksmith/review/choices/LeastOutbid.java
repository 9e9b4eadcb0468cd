package tricksmith.review.choices;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;

/**
 * Finds bids that begin with the least that is offered, and must be higher: with {@code high:
 * number = 1}, nobody can choose 1 {@code from 1..8 where it > high}. Where they begin with the
 * most, nobody can choose anything. The same holds for bids that must be lower.
 */
public record LeastOutbid(Rulebook book, Findings findings) implements Reviewer {

  /** The first and the last of what is offered, by their places in its order. */
  private record Offer(long least, long most) {}

  @Override
  public void review() {
    book.choices().forEach(this::review);
  }

  private void review(Action.Choice choice) {
    Offer offer = choice.offered().size() == 1 ? offer(choice.offered().getFirst()) : null;
    if (offer == null) {
      return;
    }
    Stream.ofNullable(choice.where())
        .flatMap(where -> where.parts(Operator.AND))
        .filter(part -> !findings.hasAt(part))
        .forEach(part -> review(part, choice, offer));
  }

  private void review(Term comparison, Action.Choice choice, Offer offer) {
    Variable bound = bound(comparison, choice);
    Term initial = bound == null ? null : bound.initial();
    Long begins = initial == null ? null : place(initial);
    if (bound == null
        || initial == null
        || begins == null
        || !book.setting(bound).stream().allMatch(action -> isByBids(action, choice))) {
      return;
    }
    boolean upwards =
        (comparison.operator() == Operator.GREATER)
            == choice.it().equals(comparison.children().getFirst().head());
    long beyond = upwards ? offer.most() - begins : begins - offer.least();
    if (beyond <= 0) {
      findings.add(
          choice.pass() == null ? ReviewProblem.NO_ALTERNATIVES : ReviewProblem.ONLY_PASSING,
          comparison);
    } else if (begins == (upwards ? offer.least() : offer.most()) && !isNoBid(initial)) {
      findings.add(
          ReviewProblem.LEAST_OUTBID,
          comparison,
          book.written(initial),
          bound.name(),
          book.written(comparison));
    }
  }

  /** Whether a bid of 0 is as good as none. */
  private static boolean isNoBid(Term initial) {
    return initial instanceof Term.NumberConstant(_, long number) && number == 0;
  }

  /** Returns the ends of a range or of all labels; null for anything else. */
  private @Nullable Offer offer(Term offered) {
    if (offered.operator() == Operator.ALL_LABELS) {
      Type labels = Types.element(offered.type());
      return labels == null ? null : new Offer(0, book.rules().order(labels).size() - 1L);
    }
    if (offered instanceof Term.NumberRange(_, Term from, Term to)) {
      Long least = place(from);
      Long most = place(to);
      return least == null || most == null ? null : new Offer(least, most);
    }
    return offered.children().size() == 1 ? offer(offered.children().getFirst()) : null;
  }

  /** Returns a number, or the place of a label among all of its kind; null if it is neither. */
  private @Nullable Long place(Term constant) {
    if (constant instanceof Term.NumberConstant(_, long number)) {
      return number;
    }
    int place =
        constant instanceof Term.Constant && constant.head() instanceof String label
            ? book.rules().order(constant.type()).indexOf(label)
            : -1;
    return place < 0 ? null : (Long) (long) place;
  }

  /** Returns the variable with which a bid is compared; null if it is compared otherwise. */
  private static @Nullable Variable bound(Term comparison, Action.Choice choice) {
    if (!comparison.applies(Operator.GREATER, Operator.LESS)) {
      return null;
    }
    List<Term> sides = comparison.children();
    boolean first = choice.it().equals(sides.getFirst().head());
    Term bid = first ? sides.getFirst() : sides.getLast();
    Term other = first ? sides.getLast() : sides.getFirst();
    return choice.it().equals(bid.head())
            && other instanceof Term.VariableValue(_, var bound, var in)
            && in.isEmpty()
        ? bound
        : null;
  }

  /** Whether a statement is the choice, or keeps what was chosen. */
  private boolean isByBids(Action action, Action.Choice choice) {
    return action.choice() != null
        ? action.choice().equals(choice)
        : action instanceof Action.Assign assign
            && assign.value() instanceof Term.VariableValue value
            && value.variable().equals(choice.variable());
  }
}
