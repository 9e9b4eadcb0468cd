package tricksmith.editor.table.question;

import static tricksmith.editor.node.Styled.styled;

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
      getChildren().add(styled(new Region(), "board-chip"));
    } else {
      Label usual = side(sides.getFirst(), !moved);
      Label other = side(sides.getLast(), moved);
      getChildren().add(styled(new HBox(usual, other), "board-sides"));
    }
    pseudoClassStateChanged(MOVED, moved);
    setMouseTransparent(true);
  }

  private static Label side(String name, boolean up) {
    Label side = styled(new Label(name), "board-side");
    side.setMinWidth(USE_PREF_SIZE);
    side.pseudoClassStateChanged(UP, up);
    return side;
  }
}
