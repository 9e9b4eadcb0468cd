package tricksmith.engine.observe;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.report.DisclosedEvent;
import tricksmith.engine.report.Effect;
import tricksmith.engine.state.Board;
import tricksmith.program.Step;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Selection;
import tricksmith.program.value.Values;

/** Reads, as a statement scores, in which pass of its loops it does so and by which case. */
final class ScoreReading {

  private final Board board;

  /** The steps with cases as the script has them. */
  private final List<Step> asLowered;

  /** The cells for the elements of the loops around each step, once it has been performed. */
  private final Map<Integer, int[]> loops = new HashMap<>();

  private List<Long> elements = List.of();
  private DisclosedEvent.@Nullable Alternative alternative;
  private List<Long> summands = List.of();

  ScoreReading(Board board) {
    this.board = board;
    asLowered = board.prepared.rules.asLowered().procedure().steps();
  }

  /** Reads before the step is performed: what it scores may change which case applies. */
  void performs(int place) {
    elements =
        IntStream.of(loops.computeIfAbsent(place, this::around))
            .mapToObj(board.cells::value)
            .toList();
    alternative = null; // Working it out may fail.
    summands = List.of();
    if (asLowered.get(place) instanceof Step.Score score) {
      if (score.value() instanceof Selection.Cases cases) {
        alternative =
            new DisclosedEvent.Alternative(cases.applying(board.frame), cases.conditions().size());
      }
      List<Summand> all = new ArrayList<>();
      add(score.value(), false, all);
      if (all.size() > 1 && !all.stream().allMatch(each -> each.node instanceof Leaf.Constant)) {
        summands = all.stream().map(this::value).toList();
      }
    }
  }

  /** A part of a sum, added or subtracted. */
  private record Summand(Node node, boolean subtracted) {}

  /** Collects what a number is the sum of, also where the sum is that of a definition. */
  private void add(Node number, boolean subtracted, List<Summand> all) {
    switch (number) {
      case Selection.Cases cases -> add(cases.chosen(board.frame), subtracted, all);
      case Call(var function, var operands) when operands.isEmpty() ->
          add(function.body(), subtracted, all);
      case Invoke sum
          when sum.intrinsic() == Intrinsic.PLUS || sum.intrinsic() == Intrinsic.MINUS -> {
        List<Node> both = sum.operands();
        add(both.getFirst(), subtracted, all);
        add(both.getLast(), subtracted != (sum.intrinsic() == Intrinsic.MINUS), all);
      }
      default -> all.add(new Summand(number, subtracted));
    }
  }

  private long value(Summand summand) {
    long value = summand.node.word(board.frame);
    return summand.subtracted ? Values.negate(value) : value;
  }

  /** Returns what is to be noted of points that the step has scored. */
  DisclosedEvent.Scored of(Effect.Points points) {
    return new DisclosedEvent.Scored(points, elements, alternative, summands);
  }

  /** The same without the loops around the statement, which may go through what is hidden. */
  DisclosedEvent.Scored withoutElements(Effect.Points points) {
    return new DisclosedEvent.Scored(points, List.of(), alternative, summands);
  }

  /** Whether a step scores the same number, without any condition, after each trick. */
  static boolean isForEachTrick(Board board, int place) {
    List<Step> steps = board.prepared.rules.asLowered().procedure().steps();
    if (!(steps.get(place) instanceof Step.Score(_, _, Leaf.Constant _))) {
      return false;
    }
    for (int before = place - 1; before >= 0; before--) {
      Step step = steps.get(before);
      if (step instanceof Step.FinishStage) {
        return true;
      }
      int target =
          switch (step) {
            case Step.Jump(_, int to) -> to;
            case Step.JumpUnless(_, _, int to) -> to;
            case Step.NextElement loop -> loop.exit();
            default -> before;
          };
      if (target > place) {
        return false;
      }
    }
    return false;
  }

  private int[] around(int place) {
    Step[] steps = board.prepared.steps;
    IntStream.Builder cells = IntStream.builder();
    for (int before = 0; before < place; before++) {
      if (steps[before] instanceof Step.NextElement loop
          && loop.exit() > place
          && loop.kind() != Values.Kind.PLAYER
          && loop.kind() != Values.Kind.SIDE) {
        cells.add(loop.valueCell());
      }
    }
    return cells.build().toArray();
  }
}
