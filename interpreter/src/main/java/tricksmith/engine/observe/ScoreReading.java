package tricksmith.engine.observe;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tricksmith.engine.report.DisclosedEvent;
import tricksmith.engine.report.DisclosedEvent.Calculation;
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
import tricksmith.program.value.Sort;
import tricksmith.program.value.Values;

/** Reads, as a statement scores, in which pass of its loops it does so and by which case. */
final class ScoreReading {

  /** The most things whose numbers are listed one by one. */
  private static final int MOST_ELEMENTS = 8;

  private static final long ONE = Values.number(1);

  private final Board board;

  /** The steps with cases as the script has them. */
  private final List<Step> asLowered;

  /** The cells for the elements of the loops around each step, once it has been performed. */
  private final Map<Integer, int[]> loops = new HashMap<>();

  private List<Long> elements = List.of();
  private List<DisclosedEvent.Alternative> alternatives = List.of();
  private Calculation calculation = Calculation.NONE;

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
    alternatives = List.of(); // Working them out may fail.
    calculation = Calculation.NONE;
    if (asLowered.get(place) instanceof Step.Score score) {
      List<DisclosedEvent.Alternative> applying = new ArrayList<>();
      addAlternatives(score.value(), applying);
      alternatives = applying;
      Sum sum = new Sum();
      sum.addRounded(score.value());
      calculation = sum.calculation();
    }
  }

  /** Adds which cases apply where the value itself is calculated; a sum has a case for each. */
  private void addAlternatives(Node value, List<DisclosedEvent.Alternative> applying) {
    switch (value) {
      case Selection.Cases cases -> {
        int place = cases.applying(board.frame);
        int conditions = cases.conditions().size();
        applying.add(new DisclosedEvent.Alternative(place, conditions));
        addAlternatives(
            place < conditions ? cases.values().get(place) : cases.otherwise(), applying);
      }
      case Invoke operation when isCalculated(operation) ->
          operation.operands().forEach(each -> addAlternatives(each, applying));
      default -> {
        // Its cases, if it has any, are those of a definition or of several things.
      }
    }
  }

  /** What a number is the sum of, also where the sum is that of a definition. */
  private final class Sum {

    private final List<Summand> summands = new ArrayList<>();

    /** Whether they are other numbers at other times. */
    private boolean varies;

    private DisclosedEvent.Rounding rounding = DisclosedEvent.Rounding.NONE;

    /** Returns it if it tells more than the number itself and the script. */
    Calculation calculation() {
      boolean tells =
          (varies && summands.size() > 1)
              || summands.stream()
                  .anyMatch(each -> !each.factors().isEmpty() || each.element() != Values.NONE);
      return tells ? new Calculation(summands, rounding) : Calculation.NONE;
    }

    /** Adds a number that is all there is. */
    void addRounded(Node number) {
      switch (number) {
        case Selection.OfOne cases -> addRounded(cases.chosen(board.frame));
        case Call call -> addRounded(call.entered(board.frame));
        case Invoke rounded when rounded.intrinsic() == Intrinsic.ROUNDED_DOWN ->
            addRounded(rounded, DisclosedEvent.Rounding.DOWN);
        case Invoke rounded when rounded.intrinsic() == Intrinsic.ROUNDED_UP ->
            addRounded(rounded, DisclosedEvent.Rounding.UP);
        default -> add(number, false);
      }
    }

    private void addRounded(Invoke rounded, DisclosedEvent.Rounding how) {
      Node number = rounded.operands().getFirst();
      boolean whole = Values.isWhole(number.word(board.frame));
      rounding = whole ? DisclosedEvent.Rounding.NONE : how;
      add(number, false);
    }

    /** Evaluates each part at once, since the next may change what a parameter holds. */
    private void add(Node number, boolean subtracted) {
      varies |= !(number instanceof Leaf.Constant);
      switch (number) {
        case Selection.OfOne cases -> add(cases.chosen(board.frame), subtracted);
        case Call call -> add(call.entered(board.frame), subtracted);
        case Invoke operation when isCalculated(operation) -> add(operation, subtracted);
        case Domain.Fold sum when sum.aggregation() == Domain.Aggregation.SUM ->
            addEach(sum.each(board.frame), subtracted);
        default -> addPlain(number.word(board.frame), subtracted);
      }
    }

    private void add(Invoke operation, boolean subtracted) {
      long value = operation.word(board.frame); // Fails where one of its parts is no number.
      Node first = operation.operands().getFirst();
      Node last = operation.operands().getLast();
      switch (operation.intrinsic()) {
        case PLUS -> {
          add(first, subtracted);
          add(last, subtracted);
        }
        case MINUS -> {
          add(first, subtracted);
          add(last, !subtracted);
        }
        case NEGATE -> add(first, !subtracted);
        case DIFFERENCE -> {
          long one = first.word(board.frame);
          long other = last.word(board.frame);
          boolean falling = Values.compare(one, other) >= 0;
          boolean begins = summands.isEmpty() && subtracted;
          if (begins) {
            addPlain(falling ? other : one, false);
          }
          addPlain(falling ? one : other, subtracted);
          if (!begins) {
            addPlain(falling ? other : one, !subtracted);
          }
        }
        case TIMES, DIVIDED_BY -> {
          Product product = new Product();
          product.multiply(operation);
          summands.add(product.summand(signed(value, subtracted)));
        }
        default -> addPlain(value, subtracted);
      }
    }

    private void addPlain(long number, boolean subtracted) {
      summands.add(Summand.plain(signed(number, subtracted), Values.NONE));
    }

    private void addEach(List<Domain.Fold.Valued> all, boolean subtracted) {
      List<Domain.Fold.Valued> told =
          all.stream().filter(each -> each.value() != Values.number(0)).toList();
      if (told.isEmpty() || told.size() > MOST_ELEMENTS) {
        long sum =
            told.stream().map(Domain.Fold.Valued::value).reduce(Values.number(0), Values::plus);
        addPlain(sum, subtracted);
      } else {
        told.forEach(
            each ->
                summands.add(
                    Summand.plain(
                        signed(each.value(), subtracted),
                        Values.isNumber(each.element()) ? Values.NONE : each.element())));
      }
    }
  }

  private static long signed(long value, boolean negated) {
    return negated ? Values.negate(value) : value;
  }

  /** A product or quotient, also where its factors are products of definitions. */
  private final class Product {

    private final List<Long> factors = new ArrayList<>();
    private long divisor = ONE;

    void multiply(Node number) {
      switch (number) {
        case Selection.OfOne cases -> multiply(cases.chosen(board.frame));
        case Call call -> multiply(call.entered(board.frame));
        case Invoke negative when negative.intrinsic() == Intrinsic.NEGATE ->
            multiply(negative.operands().getFirst());
        case Invoke product when product.intrinsic() == Intrinsic.TIMES ->
            product.operands().forEach(this::multiply);
        case Invoke quotient
            when quotient.intrinsic() == Intrinsic.DIVIDED_BY && divisor == ONE -> {
          multiply(quotient.operands().getFirst());
          divide(quotient.operands().getLast().word(board.frame));
        }
        default -> factors.add(size(number.word(board.frame)));
      }
    }

    private void divide(long number) {
      long size = size(number);
      if (divisor == ONE) {
        divisor = size;
      } else {
        factors.add(Values.dividedBy(ONE, size));
      }
    }

    private long size(long number) {
      return signed(number, isNegative(number));
    }

    /** Returns it with its sign in front and without ones, which tell nothing; nor does nought. */
    Summand summand(long value) {
      List<Long> telling = new ArrayList<>(factors);
      telling.removeIf(factor -> factor == ONE);
      boolean plain = divisor == ONE && telling.size() < 2;
      if (plain || value == Values.number(0)) {
        return Summand.plain(value, Values.NONE);
      }
      if (telling.isEmpty()) {
        telling.add(ONE);
      }
      telling.set(0, signed(telling.getFirst(), isNegative(value)));
      return new Summand(value, telling, divisor, Values.NONE);
    }
  }

  /** Whether nothing but what its operands are decides what it is. */
  private static boolean isCalculated(Invoke operation) {
    return operation.intrinsic().takes() == Intrinsic.Takes.OPERANDS
        && !operation.operands().isEmpty()
        && operation.operands().stream().allMatch(each -> each.sort() == Sort.WORD);
  }

  private static boolean isNegative(long number) {
    return Values.compare(number, Values.number(0)) < 0;
  }

  /** Returns what is to be noted of points that the step has scored. */
  DisclosedEvent.Scored of(Effect.Points points) {
    long self = Values.of(Values.Kind.PLAYER, points.seat() - 1);
    return new DisclosedEvent.Scored(
        points,
        elements.stream().filter(element -> element != self).toList(),
        alternatives,
        calculation);
  }

  /** The same without the things that are visited, which may be hidden. */
  DisclosedEvent.Scored withoutElements(Effect.Points points) {
    return new DisclosedEvent.Scored(points, List.of(), alternatives, calculation.withoutCards());
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
