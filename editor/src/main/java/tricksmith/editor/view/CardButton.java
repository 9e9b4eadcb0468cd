package tricksmith.editor.view;

import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Tooltip;

/** A card that something can be done with, by mouse or keyboard; it says so to screen readers. */
final class CardButton extends Button {

  CardButton(CardFace face, String accessibleText, Runnable action) {
    getStyleClass().setAll("card-button");
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    setGraphic(face);
    setAccessibleText(accessibleText);
    setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    setOnAction(_ -> action.run());
  }

  /** Explains itself when the mouse rests on it. */
  CardButton explained(String words) {
    Tooltip tooltip = new Tooltip(words);
    tooltip.setWrapText(true);
    setTooltip(tooltip);
    return this;
  }
}
