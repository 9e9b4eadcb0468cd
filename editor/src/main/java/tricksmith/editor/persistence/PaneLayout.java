package tricksmith.editor.persistence;

/**
 * How somebody has divided the window.
 *
 * @param outline whether the outline is shown
 * @param outlineShare which part of the width the outline has, if it is shown
 * @param scriptShare which part of the rest the script has
 * @param width of the window; 0 for the usual one
 * @param height of the window; 0 for the usual one
 */
public record PaneLayout(
    boolean outline, double outlineShare, double scriptShare, int width, int height) {

  /** What somebody has who has moved nothing yet. */
  public static final PaneLayout USUAL = new PaneLayout(false, 0.18, 0.5, 0, 0);

  private static final double LEAST = 0.05;
  private static final double MOST = 0.95;

  /** Shares that would hide something for good are the usual ones. */
  public PaneLayout {
    outlineShare = isShare(outlineShare) ? outlineShare : 0.18;
    scriptShare = isShare(scriptShare) ? scriptShare : 0.5;
    width = Math.max(0, width);
    height = Math.max(0, height);
  }

  private static boolean isShare(double value) {
    return value >= LEAST && value <= MOST;
  }

  /** The same, with the outline or without. */
  public PaneLayout withOutline(boolean shown) {
    return new PaneLayout(shown, outlineShare, scriptShare, width, height);
  }

  /** The same, divided otherwise. */
  public PaneLayout withShares(double newOutlineShare, double newScriptShare) {
    return new PaneLayout(outline, newOutlineShare, newScriptShare, width, height);
  }

  /** The same in a window of another size. */
  public PaneLayout withSize(int newWidth, int newHeight) {
    return new PaneLayout(outline, outlineShare, scriptShare, newWidth, newHeight);
  }
}
