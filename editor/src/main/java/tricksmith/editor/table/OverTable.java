package tricksmith.editor.table;

import java.util.List;
import java.util.function.Supplier;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import tricksmith.editor.table.felt.TablePane;
import tricksmith.editor.table.geometry.Area;

/** Lets something float over a table where it covers what matters least, wherever cards lie. */
final class OverTable extends Pane {
  private final TablePane table;
  private final Region floating;
  private final Supplier<List<Area>> others;

  /**
   * Lets something float.
   *
   * @param others where others float, which it does not cover
   */
  OverTable(TablePane table, Region floating, Supplier<List<Area>> others) {
    this.table = table;
    this.floating = floating;
    this.others = others;
    getChildren().setAll(floating);
    floating.visibleProperty().subscribe(_ -> requestLayout());
    setPickOnBounds(false);
  }

  @Override
  protected void layoutChildren() {
    if (floating.isVisible()) {
      Area place = table.clearing(floating, 0, others.get());
      floating.resizeRelocate(place.x(), place.y(), place.width(), place.height());
    }
  }
}
