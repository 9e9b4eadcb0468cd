package tricksmith.program.evaluation;

/**
 * Signals that a set has elements beyond the 64 for which translated code has bits. Never leaves
 * the frame.
 */
public final class TooWide extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Creates an exception without a place or a stack trace. */
  public TooWide() {
    super("too wide", null, false, false);
  }
}
