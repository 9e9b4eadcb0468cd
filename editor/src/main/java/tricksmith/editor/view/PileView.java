package tricksmith.editor.view;

import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import tricksmith.editor.session.Table;

/** A pile of cards: its name, how many they are, and those that are seen. */
final class PileView extends HBox {
  /** More would push everything else away. */
  private static final int DRAWN_AT_MOST = 12;

  PileView(Table.Pile pile, Cards cards) {
    getStyleClass().add("pile");
    Label name = new Label(pile.name() + " " + pile.count());
    name.getStyleClass().add("text-muted");
    name.setMinWidth(USE_PREF_SIZE);
    getChildren().add(name);
    pile.seen().stream()
        .limit(DRAWN_AT_MOST)
        .map(face -> cards.lying(face).marked("small-card"))
        .forEach(getChildren()::add);
  }
}
