package tricksmith.compile;

import java.util.Map;
import tricksmith.rules.Local;

/**
 * What the parameters of a definition are where it is called.
 *
 * @param cells the cells of arguments that are locals themselves: nothing need be put into cells of
 *     the definition's own
 * @param listings arguments that no cell can hold
 */
record Parameters(Map<Local, Integer> cells, Map<Local, Listing> listings) {

  static final Parameters NONE = new Parameters(Map.of(), Map.of());

  Parameters {
    cells = Map.copyOf(cells);
    listings = Map.copyOf(listings);
  }
}
