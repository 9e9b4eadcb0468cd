package tricksmith.engine.chance;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where the outcomes of chance come from when they are not drawn from the seed: a recording. */
public interface Outcomes {

  /**
   * Which of the alternatives comes up.
   *
   * @param count how many events of this name there were before
   * @param keyed the one that the seed would have
   * @return its place, from 0
   */
  int pick(String name, long count, List<Long> alternatives, int keyed);

  /**
   * The order of a zone after its shuffle.
   *
   * @param count how many shuffles or chance events of the zone's name there were before
   * @param keyed the order that the seed would have, the top first
   * @return a permutation of it
   */
  int[] order(int zone, long count, int[] keyed);

  /**
   * Where copies of the match draw from; null for the seed. A recording that does not change when
   * it is asked can be shared by all of them.
   */
  default @Nullable Outcomes ofCopies() {
    return null;
  }
}
