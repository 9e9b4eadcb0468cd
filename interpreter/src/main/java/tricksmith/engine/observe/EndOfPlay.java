package tricksmith.engine.observe;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.state.Board;
import tricksmith.program.Step;
import tricksmith.program.value.RuleId;

/** Finds out which statements stop playing tricks, and whether there are cards to play. */
final class EndOfPlay {

  private final Board board;
  private final List<Play> plays;

  /** The steps that decide whether another trick is played. */
  private final BitSet deciding = new BitSet();

  /** The step performed last; -1 for none. */
  private int before = -1;

  /**
   * A statement that plays tricks.
   *
   * @param top the first of the steps that decide whether another trick is played
   * @param pass the step that begins one
   */
  private record Play(RuleId rule, int top, int pass) {

    boolean decidesAt(int place) {
      return top <= place && place < pass;
    }
  }

  EndOfPlay(Board board) {
    this.board = board;
    plays = plays(board.prepared.rules.asLowered().procedure().steps());
    plays.forEach(play -> deciding.set(play.top, play.pass));
  }

  private static List<Play> plays(List<Step> steps) {
    List<Play> plays = new ArrayList<>();
    for (int place = 0; place + 1 < steps.size(); place++) {
      if (steps.get(place) instanceof Step.CollectTrick(RuleId rule)
          && steps.get(place + 1) instanceof Step.Jump(_, int top)) {
        int pass =
            IntStream.range(top, place)
                .filter(
                    each ->
                        steps.get(each) instanceof Step.BeginPass begin
                            && begin.rule().equals(rule))
                .findFirst()
                .orElse(top);
        plays.add(new Play(rule, top, pass));
      }
    }
    return plays;
  }

  /**
   * Called with each step that is about to be performed. Returns the statement that stops playing
   * just before it; null for none.
   */
  @Nullable RuleId performs(int place) {
    int last = before;
    before = place;
    if (last < 0 || !deciding.get(last)) {
      return null;
    }
    for (Play play : plays) {
      boolean stops = play.decidesAt(last) && !play.decidesAt(place) && place != play.pass;
      if (stops) {
        return play.rule;
      }
    }
    return null;
  }

  boolean somebodyHasCards() {
    int hands = board.prepared.rules.handZone();
    return IntStream.of(board.seats.inPlay().toArray())
        .anyMatch(player -> board.piles.size(hands + player) > 0);
  }
}
