package tricksmith.engine.observe;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.report.DisclosedEvent;
import tricksmith.engine.report.DisclosedEvent.Summand;
import tricksmith.engine.report.Effect;
import tricksmith.engine.state.Board;
import tricksmith.program.Step;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Selection;
import tricksmith.program.value.Values;

/** Reads, as a statement scores, in which pass of its loops it does so and by which case. */
final class ScoreReading {

  /** The most things whose numbers are told one by one. */
  private static final int MOST_ELEMENTS = 8;

  /** Factors that tell nothing. */
  private static final Set<Long> PLAIN =
      Set.of(Values.number(0), Values.number(1), Values.number(-1));

  private final Board board;

  /** The steps with cases as the script has them. */
  private final List<Step> asLowered;

  /** The cells for the elements of the loops around each step, once it has been performed. */
  private final Map<Integer, int[]> loops = new HashMap<>();

  private List<Long> elements = List.of();
  private DisclosedEvent.@Nullable Alternative alternative;
  private List<Summand> summands = List.of();

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
      Sum sum = new Sum();
      sum.add(score.value(), false);
      summands = sum.tells() ? sum.summands : List.of();
    }
  }

  /** What a number is the sum of, also where the sum is that of a definition. */
  private final class Sum {

    private final List<Summand> summands = new ArrayList<>();

    /** Whether they are other numbers at other times. */
    private boolean varies;

    /** Whether they tell more than the number itself and the script. */
    boolean tells() {
      return (varies && summands.size() > 1)
          || summands.stream()
              .anyMatch(each -> !each.factors().isEmpty() || each.element() != Values.NONE);
    }

    /** Evaluates each part at once, since the next may change what a parameter holds. */
    void add(Node number, boolean subtracted) {
      varies |= !(number instanceof Leaf.Constant);
      switch (number) {
        case Selection.OfOne cases -> add(cases.chosen(board.frame), subtracted);
        case Call call -> add(call.entered(board.frame), subtracted);
        case Invoke sum
            when sum.intrinsic() == Intrinsic.PLUS || sum.intrinsic() == Intrinsic.MINUS -> {
          add(sum.operands().getFirst(), subtracted);
          add(sum.operands().getLast(), subtracted != (sum.intrinsic() == Intrinsic.MINUS));
        }
        case Invoke product when product.intrinsic() == Intrinsic.TIMES -> {
          List<Long> factors = new ArrayList<>();
          multiply(product, factors);
          add(factors, subtracted);
        }
        case Domain.Fold sum when sum.aggregation() == Domain.Aggregation.SUM ->
            addEach(sum.each(board.frame), subtracted);
        default -> add(List.of(number.word(board.frame)), subtracted);
      }
    }

    private void multiply(Node number, List<Long> factors) {
      if (number instanceof Invoke product && product.intrinsic() == Intrinsic.TIMES) {
        product.operands().forEach(each -> multiply(each, factors));
      } else {
        factors.add(number.word(board.frame));
      }
    }

    private void add(List<Long> factors, boolean subtracted) {
      List<Long> signed = new ArrayList<>(factors);
      signed.set(0, signed(factors.getFirst(), subtracted));
      long value = signed.stream().reduce(Values.number(1), Values::times);
      boolean telling = factors.size() > 1 && factors.stream().noneMatch(PLAIN::contains);
      summands.add(new Summand(value, telling ? signed : List.of(), Values.NONE));
    }

    private void addEach(List<Domain.Fold.Valued> all, boolean subtracted) {
      List<Domain.Fold.Valued> told =
          all.stream().filter(each -> each.value() != Values.number(0)).toList();
      if (told.isEmpty() || told.size() > MOST_ELEMENTS) {
        long sum =
            told.stream().map(Domain.Fold.Valued::value).reduce(Values.number(0), Values::plus);
        add(List.of(sum), subtracted);
      } else {
        told.forEach(
            each ->
                summands.add(
                    new Summand(
                        signed(each.value(), subtracted),
                        List.of(),
                        Values.isNumber(each.element()) ? Values.NONE : each.element())));
      }
    }

    private long signed(long value, boolean subtracted) {
      return subtracted ? Values.negate(value) : value;
    }
  }

  /** Returns what is to be noted of points that the step has scored. */
  DisclosedEvent.Scored of(Effect.Points points) {
    long self = Values.of(Values.Kind.PLAYER, points.seat() - 1);
    return new DisclosedEvent.Scored(
        points,
        elements.stream().filter(element -> element != self).toList(),
        alternative,
        summands);
  }

  /** The same without the things that are visited, which may be hidden. */
  DisclosedEvent.Scored withoutElements(Effect.Points points) {
    return new DisclosedEvent.Scored(
        points, List.of(), alternative, summands.stream().map(Summand::withoutCard).toList());
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
          && loop.kind() != Values.Kind.SIDE) {
        cells.add(loop.valueCell());
      }
    }
    return cells.build().toArray();
  }
}
