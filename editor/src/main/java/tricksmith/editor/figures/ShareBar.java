package tricksmith.editor.figures;

import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import tricksmith.playtest.statistics.Share;

/** A share with its interval on a line from nothing to all; a stroke marks the fair share. */
final class ShareBar extends Region {
  private static final double HALF_POINT = 3;
  private static final double HALF_STROKE = 1;

  private final Share share;
  private final double fair;
  private final Region track = part("share-track");
  private final Region interval = part("share-interval");
  private final Region point = part("share-point");
  private final Region stroke = part("share-fair");

  ShareBar(Share share, double fair, String words) {
    this.share = share;
    this.fair = fair;
    getStyleClass().add("share-bar");
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setAccessibleText(words);
    getChildren().addAll(track, interval, stroke, point);
  }

  private static Region part(String style) {
    Region part = new Region();
    part.getStyleClass().add(style);
    part.setManaged(false);
    return part;
  }

  @Override
  protected void layoutChildren() {
    double height = getHeight();
    place(track, 0, 1, 0, height);
    if (share.sample() > 0) {
      place(interval, share.from(), share.to(), 0, height);
      place(point, share.value(), share.value(), HALF_POINT, height);
    }
    place(stroke, fair, fair, HALF_STROKE, height);
  }

  private void place(Region part, double from, double to, double more, double height) {
    double width = getWidth();
    part.resizeRelocate(from * width - more, 0, (to - from) * width + 2 * more, height);
  }
}
