package tricksmith.editor.figures;

import javafx.scene.layout.Region;
import tricksmith.playtest.statistics.Share;

/** A share on a line from nothing to all. */
final class ShareBar extends IntervalBar {
  private static final double HALF_POINT = 3;
  private static final double HALF_STROKE = 1;

  private final Share share;
  private final Region track = part("share-track");

  ShareBar(Share share, double fair, String spoken) {
    super(new Axis(0, 1, fair), "share", spoken);
    this.share = share;
    getChildren().addAll(track, interval, stroke, point);
  }

  @Override
  protected void layoutChildren() {
    place(track, 0, 1, 0);
    if (share.sample() > 0) {
      place(interval, share.from(), share.to(), 0);
      place(point, share.value(), share.value(), HALF_POINT);
    }
    place(stroke, axis.usual(), axis.usual(), HALF_STROKE);
  }
}
