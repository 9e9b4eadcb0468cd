package tricksmith.editor.persistence;

/**
 * How the window is divided.
 *
 * @param outline whether the outline is shown
 * @param outlineShare the outline's share of the width
 * @param scriptShare the script's share of the rest
 * @param width of the window; 0 for the default
 * @param height of the window; 0 for the default
 */
public record PaneLayout(
    boolean outline, double outlineShare, double scriptShare, int width, int height) {

  /** The default layout. */
  public static final PaneLayout USUAL = new PaneLayout(false, 0.18, 0.5, 0, 0);

  private static final double LEAST = 0.05;
  private static final double MOST = 0.95;

  /** A share that would hide something for good becomes the default. */
  public PaneLayout {
    outlineShare = isShare(outlineShare) ? outlineShare : 0.18;
    scriptShare = isShare(scriptShare) ? scriptShare : 0.5;
    width = Math.max(0, width);
    height = Math.max(0, height);
  }

  private static boolean isShare(double value) {
    return value >= LEAST && value <= MOST;
  }

  public PaneLayout withOutline(boolean shown) {
    return new PaneLayout(shown, outlineShare, scriptShare, width, height);
  }

  public PaneLayout withShares(double newOutlineShare, double newScriptShare) {
    return new PaneLayout(outline, newOutlineShare, newScriptShare, width, height);
  }

  public PaneLayout withSize(int newWidth, int newHeight) {
    return new PaneLayout(outline, outlineShare, scriptShare, newWidth, newHeight);
  }
}
