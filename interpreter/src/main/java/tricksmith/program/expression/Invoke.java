package tricksmith.program.expression;

import java.util.List;
import tricksmith.cards.IndexSet;
import tricksmith.program.value.Sort;

/** An intrinsic applied to its operands. */
public final class Invoke implements Node {

  private final Intrinsic intrinsic;
  private final Node[] operands;

  /**
   * Applies an intrinsic.
   *
   * @param operands of the number and sorts that it requires
   */
  public Invoke(Intrinsic intrinsic, Node... operands) {
    this.intrinsic = intrinsic;
    this.operands = operands.clone();
  }

  public Intrinsic intrinsic() {
    return intrinsic;
  }

  @Override
  public Sort sort() {
    return intrinsic.sort();
  }

  @Override
  public Composition composition() {
    return Composition.pure(
            List.of(operands), others -> new Invoke(intrinsic, others.toArray(Node[]::new)))
        .with(intrinsic.facts());
  }

  @Override
  public long word(Frame frame) {
    return intrinsic.word(frame, operands);
  }

  @Override
  public boolean holds(Frame frame) {
    return intrinsic.holds(frame, operands);
  }

  @Override
  public IndexSet set(Frame frame) {
    return intrinsic.set(frame, operands);
  }

  @Override
  public String toString() {
    return intrinsic + List.of(operands).toString();
  }
}
