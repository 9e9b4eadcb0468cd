package tricksmith.editor.table;

import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.input.MouseEvent;

/** A card that something can be done with, by mouse, touch or keyboard; screen readers are told. */
final class CardButton extends Button {
  private final CardFace face;
  private Runnable pointed = () -> {};

  CardButton(CardFace face, String accessibleText, Runnable action) {
    this.face = face;
    getStyleClass().setAll("card-button");
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    setGraphic(face);
    setAccessibleText(accessibleText);
    setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    setOnAction(_ -> action.run());
    // Also a card that the tab key passes over takes the focus when it is pressed.
    addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> requestFocus());
  }

  CardFace face() {
    return face;
  }

  /** Does one thing when somebody points at it, with the mouse or the focus, and another after. */
  CardButton pointedAt(Runnable newPointed, Runnable left) {
    pointed = newPointed;
    hoverProperty().subscribe(pointing -> (pointing ? pointed : left).run());
    focusVisibleProperty().subscribe(pointing -> (pointing ? pointed : left).run());
    return this;
  }

  /** As if somebody pointed at it. */
  void point() {
    pointed.run();
  }
}
