package tricksmith.engine.chance;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A source of the outcomes of chance other than the seed: a recording. */
public interface Outcomes {

  /**
   * Returns which of the alternatives comes up.
   *
   * @param count how many events of this name came before
   * @param keyed the alternative that the seed would choose
   * @return its place, from 0
   */
  int pick(String name, long count, List<Long> alternatives, int keyed);

  /**
   * Returns the order of a zone after a shuffle.
   *
   * @param count how many shuffles or chance events of the zone's name came before
   * @param keyed the order that the seed would give, the top first
   * @return a permutation of it
   */
  int[] order(int zone, long count, int[] keyed);

  /**
   * Returns where copies of the match draw from; null for the seed. A recording that never changes
   * when it is read can be shared by all of them.
   */
  default @Nullable Outcomes ofCopies() {
    return null;
  }
}
