package tricksmith.optimize;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Run;
import tricksmith.program.expression.Selection;
import tricksmith.program.value.RunOrder;
import tricksmith.program.value.Values;

/**
 * Finds runs by a known order where the measures of the things are tables, such as the suit and the
 * number of a card: which comes after which is known before a match.
 */
record KnownRuns() implements Rule {

  @Override
  public Node simplified(Node node) {
    if (!(node instanceof Run run) || run.order() != null) {
      return node;
    }
    Domain domain = run.domain();
    Values.Kind kind = domain.kind();
    long[] step = table(run.step(), domain.element());
    List<long[]> same =
        run.same().stream()
            .<long[]>mapMulti(
                (each, known) -> {
                  long[] table = table(each, domain.element());
                  if (table != null) {
                    known.accept(table);
                  }
                })
            .toList();
    return kind == null
            || step == null
            || same.size() < run.same().size()
            || same.stream().anyMatch(table -> table.length != step.length)
        ? node
        : new Run(run.member(), domain, run.same(), run.step(), RunOrder.of(kind, same, step));
  }

  /** Returns the measure of each thing, or null if it is not known. */
  private static long @Nullable [] table(Node measure, Slot element) {
    return measure instanceof Selection.Tabulated table
            && table.key() instanceof Leaf.ReadSlot(Slot slot)
            && slot.equals(element)
            && Arrays.stream(table.words()).noneMatch(word -> word == Selection.Tabulated.UNKNOWN)
        ? table.words()
        : null;
  }
}
