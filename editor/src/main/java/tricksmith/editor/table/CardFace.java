package tricksmith.editor.table;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.picture.Table;

/**
 * A card as it lies on the table: rank and suit in its corner, so that it can be told in a fan, and
 * the suit's sign in its middle; or its back.
 */
final class CardFace extends StackPane {
  private static final PseudoClass PICKED = PseudoClass.getPseudoClass("picked");
  private static final String TICK = "card-tick";

  private final int card;
  private @Nullable Node middle;
  private @Nullable CardCorner corner;

  CardFace(Table.@Nullable Face face, SuitSigns signs) {
    getStyleClass().add("card");
    card = face == null ? -1 : face.card();
    if (face == null) {
      getStyleClass().add("card-back");
      return;
    }
    getStyleClass().add(signs.style(face.suit()));
    if (face.suit() != null && face.rank() != null) {
      ordinary(face.rank(), face.suit(), signs);
    } else {
      special(face, signs);
    }
  }

  private void ordinary(String rank, String suit, SuitSigns signs) {
    Label number = word(rank, "card-rank");
    Label sign = word(signs.sign(suit), "card-suit");
    boolean isName = !signs.french() && suit.length() > 1;
    if (isName && suit.length() > 2) {
      sign.getStyleClass().add("card-long");
    }
    put(new CardCorner(number, sign, isName ? brief(suit) : null));
    middle = signs.french() ? word(signs.sign(suit), "card-pip") : shape();
    setAlignment(middle, Pos.BOTTOM_RIGHT);
    getChildren().add(middle);
  }

  /** A card without suit or rank: its label, and what it is. */
  private void special(Table.Face face, SuitSigns signs) {
    getStyleClass().add("card-special");
    put(
        new CardCorner(
            word(face.label(), "card-rank"), word(signs.sign(face.suit()), "card-suit"), null));
    Label kind = word(face.kind() == null ? "★" : face.kind(), "card-kind");
    kind.setMinWidth(0);
    middle = kind;
    setAlignment(middle, Pos.BOTTOM_CENTER);
    getChildren().add(middle);
  }

  private static Node brief(String suit) {
    String first = Character.toString(suit.codePointAt(0));
    return CardCorner.brief(word(first, "card-suit"), shape());
  }

  private void put(CardCorner inCorner) {
    corner = inCorner;
    getChildren().add(inCorner);
  }

  private static Region shape() {
    Region shape = new Region();
    shape.getStyleClass().add("suit-shape");
    return shape;
  }

  private static Label word(String words, String style) {
    Label label = new Label(words);
    label.getStyleClass().add(style);
    label.setMinWidth(USE_PREF_SIZE);
    return label;
  }

  /** Raises and ticks a card that is picked, or puts it back. */
  void pick(boolean picked) {
    pseudoClassStateChanged(PICKED, picked);
    getChildren().removeIf(child -> child.getStyleClass().contains(TICK));
    if (picked) {
      Label tick = word("✓", TICK);
      setAlignment(tick, Pos.BOTTOM_LEFT);
      getChildren().add(tick);
    }
  }

  /** Leaves out what another card covers. */
  void cover(boolean covered) {
    if (middle != null) {
      middle.setOpacity(covered ? 0 : 1);
    }
    if (corner != null) {
      corner.cover(covered);
    }
  }

  /** Which card it is; -1 for a back. */
  int card() {
    return card;
  }

  /** Marks the card as something, by a class of the stylesheet. */
  CardFace marked(String style) {
    getStyleClass().add(style);
    return this;
  }
}
