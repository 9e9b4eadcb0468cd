package tricksmith.match;

import java.util.List;

/** Where the outcomes of chance come from when they are not drawn from the seed: a recording. */
public interface Outcomes {

  /**
   * Which of the alternatives comes up.
   *
   * @param keyed the one that the seed would have
   * @return its place, from 0
   */
  int pick(String name, List<Long> alternatives, int keyed);

  /**
   * The order of a zone after its shuffle.
   *
   * @param keyed the order that the seed would have, the top first
   * @return a permutation of it
   */
  int[] order(int zone, int[] keyed);
}
