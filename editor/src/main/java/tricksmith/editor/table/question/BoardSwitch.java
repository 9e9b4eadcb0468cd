package tricksmith.editor.table.question;

import javafx.css.PseudoClass;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** One of the two sides of a chip, distinguished by its place and not by colour alone. */
final class BoardSwitch extends StackPane {
  private static final PseudoClass MOVED = PseudoClass.getPseudoClass("moved");

  BoardSwitch(boolean moved) {
    getStyleClass().add("board-switch");
    Region chip = new Region();
    chip.getStyleClass().add("board-chip");
    getChildren().add(chip);
    pseudoClassStateChanged(MOVED, moved);
    setMouseTransparent(true);
  }
}
