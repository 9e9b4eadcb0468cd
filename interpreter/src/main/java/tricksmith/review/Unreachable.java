package tricksmith.review;

import java.util.List;
import tricksmith.rules.Action;
import tricksmith.rules.Actions;

/** Statements behind the end of the match, or behind what goes on until then. */
final class Unreachable implements Reviewer {

  @Override
  public void review(Rulebook book, Findings findings) {
    block(book.rules().procedure(), book, findings);
    block(book.rules().score(), book, findings);
  }

  private static void block(List<Action> block, Rulebook book, Findings findings) {
    for (int place = 0; place < block.size(); place++) {
      Action action = block.get(place);
      if (place > 0 && isTheLast(block.get(place - 1), book)) {
        findings.add(ReviewProblem.UNREACHABLE, action.span());
        return;
      }
      blocks(action).forEach(inside -> block(inside, book, findings));
    }
  }

  private static List<List<Action>> blocks(Action action) {
    return switch (action) {
      case Action.If branch -> List.of(branch.then(), branch.otherwise());
      case Action.Choose choose -> List.of(choose.choice().then(), choose.choice().otherwise());
      case Action.ChooseAtOnce choose ->
          List.of(choose.choice().then(), choose.choice().otherwise());
      case Action.PlayTricks play ->
          List.of(play.beforeEachCard(), play.afterEachCard(), play.body());
      default -> List.of(Actions.inside(action));
    };
  }

  /** Whether nothing after this is ever performed. */
  private static boolean isTheLast(Action action, Rulebook book) {
    return switch (action) {
      case Action.EndMatch _ -> true;
      case Action.If branch ->
          endsInside(branch.then(), book) && endsInside(branch.otherwise(), book);
      case Action.RepeatUntil repeat -> book.certainty().never(repeat.until());
      default -> false;
    };
  }

  private static boolean endsInside(List<Action> block, Rulebook book) {
    return block.stream().anyMatch(action -> isTheLast(action, book));
  }
}
