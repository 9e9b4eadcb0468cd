package tricksmith.editor.table.question;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/**
 * One of the two sides of a chip, distinguished by its place and not by colour alone. A chip whose
 * sides have names shows both, and the one that lies up like a button pressed.
 */
final class BoardSwitch extends StackPane {
  private static final PseudoClass MOVED = PseudoClass.getPseudoClass("moved");
  private static final PseudoClass UP = PseudoClass.getPseudoClass("up");

  /**
   * Creates a chip.
   *
   * @param sides the names of its two sides, the moved one last; empty for none
   */
  BoardSwitch(boolean moved, List<String> sides) {
    if (sides.isEmpty()) {
      getStyleClass().add("board-switch");
      Region chip = new Region();
      chip.getStyleClass().add("board-chip");
      getChildren().add(chip);
    } else {
      Label usual = side(sides.getFirst(), !moved);
      Label other = side(sides.getLast(), moved);
      HBox both = new HBox(usual, other);
      both.getStyleClass().add("board-sides");
      getChildren().add(both);
    }
    pseudoClassStateChanged(MOVED, moved);
    setMouseTransparent(true);
  }

  private static Label side(String name, boolean up) {
    Label side = new Label(name);
    side.setMinWidth(USE_PREF_SIZE);
    side.getStyleClass().add("board-side");
    side.pseudoClassStateChanged(UP, up);
    return side;
  }
}
