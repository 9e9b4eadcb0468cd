package tricksmith.optimize;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.program.Grading;
import tricksmith.program.TrickLaw;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.Node;

interface Rule {

  /**
   * Returns an expression that may replace one whose operands have already been optimized, or the
   * expression itself if there is none. The replacement always has the same value and the same
   * faults, in the same places.
   */
  default Node simplified(Node node) {
    return node;
  }

  /**
   * Returns what may replace the body of a function; the body has been optimized already.
   *
   * @param function the function whose body it is
   */
  default Node body(Call.Function function, Node body) {
    return body;
  }

  /**
   * Returns what may replace an obligation whose expressions have been optimized already.
   *
   * @param criteria by which cards are compared, optimized already
   */
  default TrickLaw.Obligation simplified(
      TrickLaw.Obligation obligation, List<TrickLaw.Criterion> criteria) {
    return obligation;
  }

  /**
   * Returns how a criterion grades all cards at once, or null if that cannot be expressed.
   *
   * @param criterion whose expressions have been optimized already
   */
  default @Nullable Grading grading(TrickLaw.Criterion criterion) {
    return null;
  }
}
