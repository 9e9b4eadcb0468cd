package tricksmith.editor.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import tricksmith.editor.picture.Table;

/**
 * A pile of cards with its name and how many they are. One that lies face down shows its top; of
 * one with cards face up they can all be seen, as long as they are few.
 */
final class PileView extends BorderPane {
  /** More would push everything else away. */
  private static final int DRAWN_AT_MOST = 9;

  /** A pile; in little room its cards are tiny, and its name stands beside them. */
  PileView(Table.Pile pile, Cards cards, Words words, Density density) {
    boolean compact = density == Density.COMPACT;
    getStyleClass().addAll("pile", compact ? "compact-pile" : "roomy-pile");
    HBox name = name(pile, words);
    List<CardFace> drawn = drawn(pile, cards);
    drawn.forEach(card -> card.marked(compact ? "tiny-card" : "small-card"));
    setCenter(new Fan(drawn));
    if (compact) {
      setRight(name);
      setAlignment(name, Pos.CENTER_LEFT);
    } else {
      setBottom(name);
      setAlignment(name, Pos.CENTER);
    }
    setAccessibleText(called(pile, words));
  }

  private static String called(Table.Pile pile, Words words) {
    return words.say("pile", pile.name(), pile.cards().size());
  }

  /** Of a long name as much as there is room for, but always how many cards they are. */
  private static HBox name(Table.Pile pile, Words words) {
    Label name = new Label(pile.name());
    name.setMinWidth(0);
    Label many = new Label(words.say("hand.count", pile.cards().size()));
    many.setMinWidth(USE_PREF_SIZE);
    HBox both = new HBox(name, many);
    both.getStyleClass().add("pile-name");
    both.getChildren().forEach(label -> label.getStyleClass().add("text-muted"));
    Tooltip.install(both, new Tooltip(called(pile, words)));
    return both;
  }

  private static List<CardFace> drawn(Table.Pile pile, Cards cards) {
    List<CardFace> drawn = new ArrayList<>();
    boolean allHidden = pile.cards().stream().allMatch(Objects::isNull);
    if (allHidden) {
      CardFace back = cards.lying(null);
      drawn.add(pile.cards().size() > 1 ? back.marked("stacked") : back);
      return drawn;
    }
    boolean onlyTop =
        pile.cards().getFirst() != null && pile.cards().stream().skip(1).allMatch(Objects::isNull);
    int many = onlyTop ? 2 : DRAWN_AT_MOST;
    // The last to be drawn lies on top.
    pile.cards().stream().limit(many).forEach(face -> drawn.addFirst(cards.lying(face)));
    return drawn;
  }
}
