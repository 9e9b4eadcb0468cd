package tricksmith.editor.persistence;

/**
 * How the window is divided.
 *
 * @param outline whether the outline is shown
 * @param outlineShare the outline's share of the width
 * @param scriptShare the script's share of the rest
 * @param width of the window; 0 for the default
 * @param height of the window; 0 for the default
 * @param halves what is visible when there is room for both
 */
public record PaneLayout(
    boolean outline,
    double outlineShare,
    double scriptShare,
    int width,
    int height,
    Halves halves) {

  private static final double OUTLINE = 0.18;
  private static final double SCRIPT = 0.42;

  public static final PaneLayout USUAL = new PaneLayout(false, OUTLINE, SCRIPT, 0, 0, Halves.BOTH);

  private static final double LEAST = 0.05;
  private static final double MOST = 0.95;

  /** Replaces a share that would hide something for good by the default. */
  public PaneLayout {
    outlineShare = isShare(outlineShare) ? outlineShare : OUTLINE;
    scriptShare = isShare(scriptShare) ? scriptShare : SCRIPT;
    width = Math.max(0, width);
    height = Math.max(0, height);
  }

  private static boolean isShare(double value) {
    return value >= LEAST && value <= MOST;
  }

  public PaneLayout withOutline(boolean shown) {
    return new PaneLayout(shown, outlineShare, scriptShare, width, height, halves);
  }

  public PaneLayout withShares(double newOutlineShare, double newScriptShare) {
    return new PaneLayout(outline, newOutlineShare, newScriptShare, width, height, halves);
  }

  public PaneLayout withSize(int newWidth, int newHeight) {
    return new PaneLayout(outline, outlineShare, scriptShare, newWidth, newHeight, halves);
  }

  public PaneLayout withHalves(Halves newHalves) {
    return new PaneLayout(outline, outlineShare, scriptShare, width, height, newHalves);
  }
}
