package tricksmith.optimize;

import tricksmith.program.Node;

/** One optimization. */
interface Rule {

  /**
   * What may stand instead of an expression whose operands have been optimized already; itself if
   * nothing may. Its value, its faults and their places are the same at all times.
   */
  Node simplified(Node node);
}
