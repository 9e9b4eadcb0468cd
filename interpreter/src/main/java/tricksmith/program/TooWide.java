package tricksmith.program;

/** A set has elements beyond the 64 for which translated code has bits. Never leaves the frame. */
public final class TooWide extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** It carries no place and no trace. */
  TooWide() {
    super("too wide", null, false, false);
  }
}
