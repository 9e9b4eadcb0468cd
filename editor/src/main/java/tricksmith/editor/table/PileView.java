package tricksmith.editor.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.live.Table;

/**
 * A pile of cards with its name and how many they are. One that lies face down shows its top; of
 * one with cards face up they can all be seen, as long as they are few.
 */
final class PileView extends VBox {
  /** More would push everything else away. */
  private static final int DRAWN_AT_MOST = 9;

  PileView(Table.Pile pile, Cards cards, Words words) {
    getStyleClass().add("pile");
    Label name = new Label(words.say("pile", pile.name(), pile.cards().size()));
    name.getStyleClass().addAll("pile-name", "text-muted");
    name.setMinWidth(USE_PREF_SIZE);
    getChildren().addAll(new Fan(drawn(pile, cards)), name);
    setAccessibleText(name.getText());
  }

  private static List<Node> drawn(Table.Pile pile, Cards cards) {
    List<Node> drawn = new ArrayList<>();
    boolean allHidden = pile.cards().stream().allMatch(Objects::isNull);
    if (allHidden) {
      CardFace back = small(null, cards);
      drawn.add(pile.cards().size() > 1 ? back.marked("stacked") : back);
      return drawn;
    }
    boolean onlyTop =
        pile.cards().getFirst() != null && pile.cards().stream().skip(1).allMatch(Objects::isNull);
    int many = onlyTop ? 2 : DRAWN_AT_MOST;
    // The last to be drawn lies on top.
    pile.cards().stream().limit(many).forEach(face -> drawn.addFirst(small(face, cards)));
    return drawn;
  }

  private static CardFace small(Table.@Nullable Face face, Cards cards) {
    return cards.lying(face).marked("small-card");
  }
}
