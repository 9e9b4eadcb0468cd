package tricksmith.editor.table;

import java.util.List;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import tricksmith.editor.table.felt.TablePane;
import tricksmith.editor.table.geometry.Area;

/** Lets something float over a table where it covers what matters least, wherever cards lie. */
final class OverTable extends Pane {
  private final TablePane table;
  private final Region floating;

  OverTable(TablePane table, Region floating) {
    this.table = table;
    this.floating = floating;
    getChildren().setAll(floating);
    setPickOnBounds(false);
  }

  @Override
  protected void layoutChildren() {
    Area place = table.clearing(floating, 0, List.of());
    floating.resizeRelocate(place.x(), place.y(), place.width(), place.height());
  }
}
