package tricksmith.review.scores;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;

/**
 * Finds points that the next line takes back, where {@code else} is missing: {@code declarer scores
 * bid if made}, and then {@code declarer scores -bid}.
 */
public record UndonePoints(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    book.blocks().forEach(this::block);
  }

  private void block(List<Action> actions) {
    for (int place = 1; place < actions.size(); place++) {
      Action action = actions.get(place - 1);
      Action.Scores back = scores(actions.get(place));
      Action.Scores given = scores(only(action));
      if (given != null
          && back != null
          && book.written(given.players()).equals(book.written(back.players()))
          && book.written(back.value()).equals("-" + book.written(given.value()))) {
        report(action, actions.get(place), back);
      }
    }
  }

  private void report(Action action, Action next, Action.Scores back) {
    boolean block = book.written(action).endsWith("}");
    findings.add(
        ReviewProblem.TAKEN_BACK_AT_ONCE,
        next,
        block
            ? "else { " + book.written(next) + " }"
            : book.written(action) + ", else " + book.written(back.value()));
  }

  /** Returns the one statement that is performed only if a condition holds. */
  private static @Nullable Action only(Action action) {
    if (action instanceof Action.If(_, _, var then, var otherwise)) {
      return otherwise.isEmpty() && then.size() == 1 ? then.getFirst() : null;
    }
    return action instanceof Action.Each each && each.body().size() == 1
        ? only(each.body().getFirst())
        : null;
  }

  private static Action.@Nullable Scores scores(@Nullable Action action) {
    if (action instanceof Action.Each each) {
      return each.body().size() == 1 && each.where() == null
          ? scores(each.body().getFirst())
          : null;
    }
    return action instanceof Action.Scores scores ? scores : null;
  }
}
