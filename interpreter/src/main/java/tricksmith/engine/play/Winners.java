package tricksmith.engine.play;

import java.util.ArrayList;
import java.util.List;
import tricksmith.cards.IndexSet;
import tricksmith.engine.state.Board;
import tricksmith.program.Program;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;

/** Determines who has won a match that is over. */
public final class Winners {

  private Winners() {}

  /** Returns the seats that have won, numbered from 1; several if they share the win. */
  public static List<Integer> of(Board board) {
    return of(board, board.prepared.rules.ending());
  }

  /** Returns the seats that have won if the match ends in this way. */
  public static List<Integer> of(Board board, Program.Ending ending) {
    IndexSet winners =
        switch (ending) {
          case Program.ByScore byScore -> byScore(board, byScore.highest());
          case Program.Winners named -> named(board, named);
        };
    List<Integer> seats = new ArrayList<>();
    for (int player = winners.next(0); player >= 0; player = winners.next(player + 1)) {
      seats.add(player + 1);
    }
    return List.copyOf(seats);
  }

  private static IndexSet named(Board board, Program.Winners named) {
    try {
      return named.winners().set(board.frame);
    } catch (Fault fault) {
      throw new Fault(fault.kind(), named.rule());
    }
  }

  private static IndexSet byScore(Board board, boolean highest) {
    IndexSet best = IndexSet.of(0);
    for (int player = 1; player < board.prepared.players; player++) {
      int order = Values.compare(board.score(player), board.score(best.next(0)));
      if (order == 0) {
        best = best.with(player);
      } else if (order > 0 == highest) {
        best = IndexSet.of(player);
      }
    }
    return best;
  }
}
