package tricksmith.editor.table.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.geometry.TableGeometry;
import tricksmith.editor.table.words.Words;

/**
 * A pile of cards with its name and how many they are. One that lies face down shows its top; of
 * one with cards face up they can all be seen, as long as they are few.
 */
public final class PileView extends StackPane {
  private static final double LAID_OVER = 0.45;

  /** A pile whose cards are so many pixels wide, and of which so many are drawn at most. */
  public PileView(Table.Pile pile, DrawnCards cards, Words words, double wide, int most) {
    getStyleClass().add("pile");
    setMinSize(USE_PREF_SIZE, USE_PREF_SIZE);
    setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
    Pane laid = laid(drawn(pile, cards, most), wide);
    HBox name = name(pile, cards.script(), words);
    name.setMaxWidth(Math.max(wide * 1.2, laid.getMinWidth()));
    StackPane.setAlignment(name, Pos.BOTTOM_CENTER);
    getChildren().addAll(laid, name);
    String called = called(pile, cards.script(), words);
    setAccessibleText(called);
    Tooltip.install(this, new Tooltip(called));
  }

  private static Pane laid(List<CardFace> drawn, double wide) {
    Pane laid = new Pane();
    laid.getStyleClass().add("pile-cards");
    for (int i = 0; i < drawn.size(); i++) {
      CardFace card = drawn.get(i).wide(wide);
      card.setManaged(false);
      card.resizeRelocate(i * wide * LAID_OVER, 0, wide, wide * TableGeometry.CARD_RATIO);
      laid.getChildren().add(card);
    }
    double width = wide * (1 + Math.max(0, drawn.size() - 1) * LAID_OVER);
    laid.setMinSize(width, wide * TableGeometry.CARD_RATIO);
    laid.setMaxSize(width, wide * TableGeometry.CARD_RATIO);
    return laid;
  }

  private static String called(Table.Pile pile, ScriptWords script, Words words) {
    return words.say("pile", script.name(pile.name()), pile.cards().size());
  }

  /** Of a long name as much as there is room for, but always how many cards they are. */
  private static HBox name(Table.Pile pile, ScriptWords script, Words words) {
    Label name = new Label(script.title(pile.name()));
    name.setMinWidth(0);
    Label many = new Label(words.say("hand.count", pile.cards().size()));
    many.setMinWidth(USE_PREF_SIZE);
    HBox both = new HBox(name, many);
    both.getStyleClass().add("pile-name");
    both.setMaxHeight(USE_PREF_SIZE);
    return both;
  }

  private static List<CardFace> drawn(Table.Pile pile, DrawnCards cards, int most) {
    List<CardFace> drawn = new ArrayList<>();
    boolean allHidden = pile.cards().stream().allMatch(Objects::isNull);
    if (allHidden) {
      CardFace back = cards.lying(null);
      drawn.add(pile.cards().size() > 1 ? back.marked("stacked") : back);
      return drawn;
    }
    boolean onlyTop =
        pile.cards().getFirst() != null && pile.cards().stream().skip(1).allMatch(Objects::isNull);
    int many = onlyTop ? 2 : most;
    // The last to be drawn lies on top.
    pile.cards().stream().limit(many).forEach(face -> drawn.addFirst(cards.lying(face)));
    return drawn;
  }
}
