package tricksmith.editor.view;

import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.session.Table;

/** A card as it lies on the table: rank above suit, or its label if it has none; or its back. */
final class CardFace extends VBox {

  CardFace(Table.@Nullable Face face, SuitSigns signs) {
    getStyleClass().add("card");
    if (face == null) {
      getStyleClass().add("card-back");
      return;
    }
    getStyleClass().add(signs.style(face.suit()));
    if (face.suit() == null || face.rank() == null) {
      add(face.label(), "card-label");
    } else {
      add(face.rank(), "card-rank");
      add(signs.sign(face.suit()), "card-suit");
    }
  }

  private void add(String words, String style) {
    Label label = new Label(words);
    label.getStyleClass().add(style);
    label.setMinWidth(USE_PREF_SIZE);
    getChildren().add(label);
  }

  /** Marks the card as something, by a class of the stylesheet. */
  CardFace marked(String style) {
    getStyleClass().add(style);
    return this;
  }
}
