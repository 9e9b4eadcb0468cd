package tricksmith.editor.signs;

import java.util.Objects;
import javafx.geometry.Insets;
import javafx.geometry.Orientation;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollBar;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/**
 * A cell that is as high as its content, which wraps in the width that the list has beside its
 * scroll bar, whether that is shown or not.
 *
 * @param <T> the items of the list
 */
public abstract class WrappingCell<T> extends ListCell<T> {
  /** The width of a scroll bar that does not exist yet. */
  private static final double USUAL_SCROLL_BAR = 18;

  private @Nullable ScrollBar scrollBar;

  /** Creates a cell that never makes its list wider. */
  protected WrappingCell() {
    setPrefWidth(0);
  }

  @Override
  protected double computePrefHeight(double width) {
    ListView<T> list = getListView();
    if (list == null || !(getGraphic() instanceof Region content)) {
      return super.computePrefHeight(width);
    }
    Insets around = list.getInsets();
    double room =
        list.getWidth()
            - around.getLeft()
            - around.getRight()
            - scrollBar(list)
            - snappedLeftInset()
            - snappedRightInset();
    if (room <= 0) {
      return super.computePrefHeight(width);
    }
    content.setPrefWidth(room);
    content.setMaxWidth(room);
    return content.prefHeight(room) + snappedTopInset() + snappedBottomInset();
  }

  private double scrollBar(ListView<T> list) {
    if (scrollBar == null) {
      scrollBar =
          list.lookupAll(".scroll-bar").stream()
              .map(ScrollBar.class::cast)
              .filter(bar -> bar.getOrientation() == Orientation.VERTICAL)
              .findFirst()
              .orElse(null);
    }
    return scrollBar == null ? USUAL_SCROLL_BAR : Objects.requireNonNull(scrollBar).prefWidth(-1);
  }
}
