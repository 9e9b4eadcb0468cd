package tricksmith.editor.figures;

import javafx.scene.layout.Region;
import tricksmith.editor.batch.CoveredRule;

/** How much a rule was used, as a small bar: the share of the times that it mattered. */
public final class UseBar extends Region {
  private final Region bar = new Region();
  private double share;

  public UseBar() {
    getStyleClass().add("use-bar");
    bar.setManaged(false);
    getChildren().add(bar);
  }

  public void show(CoveredRule rule) {
    share = rule.share();
    getStyleClass().removeIf(style -> style.startsWith("use-of-"));
    getStyleClass()
        .add(
            switch (rule.weight()) {
              case NEVER_APPLIED -> "use-of-none";
              case NEVER_MATTERED -> "use-of-nothing";
              case MATTERED -> "use-of-some";
            });
    bar.getStyleClass().setAll("use-share");
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    double width = snapSizeX(Math.max(share * getWidth(), share > 0 ? 1 : 0));
    bar.resizeRelocate(0, 0, width, getHeight());
  }
}
