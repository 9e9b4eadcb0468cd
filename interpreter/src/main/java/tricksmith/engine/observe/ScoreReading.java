package tricksmith.engine.observe;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.report.DisclosedEvent;
import tricksmith.engine.report.Effect;
import tricksmith.engine.state.Board;
import tricksmith.program.Step;
import tricksmith.program.expression.Selection;
import tricksmith.program.value.Values;

/** Reads, as a statement scores, in which pass of its loops it does so and by which case. */
final class ScoreReading {

  private final Board board;

  /** The steps with cases as the script has them. */
  private final List<Step> asLowered;

  private List<Long> elements = List.of();
  private DisclosedEvent.@Nullable Alternative alternative;

  ScoreReading(Board board) {
    this.board = board;
    asLowered = board.prepared.rules.asLowered().procedure().steps();
  }

  /** Reads before the step is performed: what it scores may change which case applies. */
  void performs(int place) {
    elements = elements(place);
    alternative = null; // Working it out may fail.
    if (asLowered.get(place) instanceof Step.Score score
        && score.value() instanceof Selection.Cases cases) {
      alternative =
          new DisclosedEvent.Alternative(cases.applying(board.frame), cases.conditions().size());
    }
  }

  /** Returns what is to be noted of points that the step has scored. */
  DisclosedEvent.Scored of(Effect.Points points) {
    return new DisclosedEvent.Scored(points, elements, alternative);
  }

  private List<Long> elements(int place) {
    Step[] steps = board.prepared.steps;
    return IntStream.range(0, place)
        .mapToObj(before -> steps[before])
        .filter(Step.NextElement.class::isInstance)
        .map(Step.NextElement.class::cast)
        .filter(loop -> loop.exit() > place && loop.kind() != Values.Kind.PLAYER)
        .map(loop -> board.cells.value(loop.valueCell()))
        .toList();
  }
}
