package tricksmith.editor.table.felt;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import tricksmith.editor.table.geometry.Area;
import tricksmith.editor.table.geometry.TableGeometry;
import tricksmith.editor.table.seat.SeatPanel;

/**
 * Something that floats over the middle of the table. It never moves anything else, and where it
 * has no room it is drawn smaller.
 */
public final class OverMat extends StackPane {
  public OverMat(Region content) {
    getStyleClass().add("over");
    getChildren().add(content);
  }

  /** With a button that takes it away. */
  OverMat closedBy(String words) {
    return closedBy(words, () -> setVisible(false));
  }

  /** With a button that does what takes it away. */
  public OverMat closedBy(String words, Runnable closing) {
    Button close = new Button("", new FontIcon(Feather.X));
    close.getStyleClass().addAll("flat", "close-over");
    close.setAccessibleText(words);
    close.setOnAction(_ -> closing.run());
    setAlignment(close, Pos.TOP_RIGHT);
    getChildren().add(close);
    return this;
  }

  /** Puts it over the middle of a table. */
  public void place(TableGeometry table) {
    Area mat = table.mat();
    double width = Math.max(1, prefWidth(-1));
    double height = Math.max(1, prefHeight(-1));
    double by = Math.min(table.scale(), Math.min(mat.width() / width, mat.height() / height));
    double x = mat.centerX() - width * by / 2;
    double y = Math.max(mat.y(), mat.centerY() - height * by / 2);
    SeatPanel.scale(this, new Area(x, y, width * by, height * by), by);
  }
}
