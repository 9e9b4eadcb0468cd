package tricksmith.optimize;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.program.Call;
import tricksmith.program.Grading;
import tricksmith.program.Node;
import tricksmith.program.TrickLaw;

/** One optimization. */
interface Rule {

  /**
   * What may stand instead of an expression whose operands have been optimized already; itself if
   * nothing may. Its value, its faults and their places are the same at all times.
   */
  Node simplified(Node node);

  /**
   * What may stand instead of the body of a function, which has been optimized already.
   *
   * @param function of which it is the body
   */
  default Node body(Call.Function function, Node body) {
    return body;
  }

  /**
   * What may stand instead of an obligation whose expressions have been optimized already.
   *
   * @param criteria by which cards are compared, optimized already
   */
  default TrickLaw.Obligation simplified(
      TrickLaw.Obligation obligation, List<TrickLaw.Criterion> criteria) {
    return obligation;
  }

  /**
   * What a criterion says of all cards at once; null if that cannot be said.
   *
   * @param criterion whose expressions have been optimized already
   */
  default @Nullable Grading grading(TrickLaw.Criterion criterion) {
    return null;
  }
}
