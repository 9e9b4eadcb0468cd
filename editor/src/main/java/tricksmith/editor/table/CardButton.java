package tricksmith.editor.table;

import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;

/** A card that something can be done with, by mouse, touch or keyboard; screen readers are told. */
final class CardButton extends Button {
  private final CardFace face;

  CardButton(CardFace face, String accessibleText, Runnable action) {
    this.face = face;
    getStyleClass().setAll("card-button");
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    setGraphic(face);
    setAccessibleText(accessibleText);
    setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    setOnAction(_ -> action.run());
  }

  CardFace face() {
    return face;
  }

  /** Does one thing when somebody points at it, with the mouse or the focus, and another after. */
  CardButton pointedAt(Runnable pointed, Runnable left) {
    hoverProperty().subscribe(pointing -> (pointing ? pointed : left).run());
    focusVisibleProperty().subscribe(pointing -> (pointing ? pointed : left).run());
    return this;
  }
}
