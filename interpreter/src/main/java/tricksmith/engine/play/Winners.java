package tricksmith.engine.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tricksmith.engine.report.DisclosedEvent;
import tricksmith.engine.state.Board;
import tricksmith.program.Program;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Selection;
import tricksmith.program.value.Fault;
import tricksmith.program.value.RuleId;
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
    return seats(best(board, ending));
  }

  /** Returns the players, as bits, who have won if the match ends in this way. */
  static long best(Board board, Program.Ending ending) {
    return switch (ending) {
      case Program.ByScore byScore -> byScore(board, byScore.highest());
      case Program.Winners named -> named(board, named);
    };
  }

  /** Returns the seats of players who are given as bits. */
  static List<Integer> seats(long players) {
    List<Integer> seats = new ArrayList<>();
    for (long left = players; left != 0; left &= left - 1) {
      seats.add(Long.numberOfTrailingZeros(left) + 1);
    }
    return List.copyOf(seats);
  }

  /**
   * Returns who would win by the first standard of the ending alone, by the first two, and so on.
   * Empty if the winners are not the best by some standards.
   */
  public static List<List<Integer>> byStandards(Board board) {
    return board.prepared.rules.ending() instanceof Program.Winners(RuleId rule, Node winners)
        ? narrowing(winners).stream()
            .map(node -> of(board, new Program.Winners(rule, node)))
            .toList()
        : List.of();
  }

  /** Returns which case of the ending applies; empty if it has none. */
  public static Optional<DisclosedEvent.Alternative> alternative(Board board) {
    return board.prepared.rules.asLowered().ending() instanceof Program.Winners(_, Node winners)
            && winners instanceof Selection.Cases cases
        ? Optional.of(
            new DisclosedEvent.Alternative(cases.applying(board.frame), cases.conditions().size()))
        : Optional.empty();
  }

  /**
   * The same winners by the first of the standards alone, by the first two, and so on; empty unless
   * there is one list of standards.
   */
  private static List<Node> narrowing(Node winners) {
    if (winners instanceof Domain.Best(Domain domain, List<Domain.Standard> standards)) {
      return IntStream.rangeClosed(1, standards.size())
          .<Node>mapToObj(count -> new Domain.Best(domain, standards.subList(0, count)))
          .toList();
    }
    List<Node> operands = winners.operands();
    List<List<Node>> narrowed = operands.stream().map(Winners::narrowing).toList();
    List<Integer> selecting =
        IntStream.range(0, operands.size())
            .filter(place -> !narrowed.get(place).isEmpty())
            .boxed()
            .toList();
    return selecting.size() == 1
        ? narrowed.get(selecting.getFirst()).stream()
            .map(node -> winners.with(replaced(operands, selecting.getFirst(), node)))
            .toList()
        : List.of();
  }

  private static List<Node> replaced(List<Node> operands, int place, Node other) {
    List<Node> others = new ArrayList<>(operands);
    others.set(place, other);
    return others;
  }

  private static long named(Board board, Program.Winners named) {
    try {
      return named.winners().mask(board.frame);
    } catch (Fault fault) {
      throw new Fault(fault.kind(), named.rule());
    }
  }

  private static long byScore(Board board, boolean highest) {
    long best = 1;
    for (int player = 1; player < board.prepared.players; player++) {
      long leading = board.score(Long.numberOfTrailingZeros(best));
      int order = Values.compare(board.score(player), leading);
      if (order == 0) {
        best |= 1L << player;
      } else if (order > 0 == highest) {
        best = 1L << player;
      }
    }
    return best;
  }
}
