package tricksmith.program.expression;

import java.util.function.LongPredicate;
import tricksmith.cards.IndexSet;
import tricksmith.program.value.Sort;

/**
 * An expression so large that evaluating it counts as several steps, although it neither loops nor
 * calls anything.
 *
 * @param steps at least 1
 */
public record Counted(Node body, long steps) implements Node {

  @Override
  public Sort sort() {
    return body.sort();
  }

  @Override
  public Composition composition() {
    return Composition.pure(body, other -> new Counted(other, steps));
  }

  @Override
  public long word(Frame frame) {
    frame.spend(steps);
    return body.word(frame);
  }

  @Override
  public boolean holds(Frame frame) {
    frame.spend(steps);
    return body.holds(frame);
  }

  @Override
  public IndexSet set(Frame frame) {
    frame.spend(steps);
    return body.set(frame);
  }

  @Override
  public boolean any(Frame frame, LongPredicate test) {
    frame.spend(steps);
    return body.any(frame, test);
  }
}
