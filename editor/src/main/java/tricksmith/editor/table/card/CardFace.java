package tricksmith.editor.table.card;

import static tricksmith.editor.node.Styled.styled;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.transform.Scale;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.RedSigns;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.table.geometry.TableGeometry;

/**
 * A card as it lies on the table: rank and suit in its corner, so that it can be recognised in a
 * fan, and a large suit sign; or its back. It is drawn once at a nominal size and scaled, so that
 * cards look alike at every size.
 */
public final class CardFace extends Region {
  /** The width at which the stylesheet draws a card. */
  public static final double NOMINAL = 100;

  /** The width below which a card is better drawn {@link #small}, and has no room for a name. */
  public static final double SMALL = 34;

  /** The share of a small card that shows more than a fragment of its rank. */
  static final double ENOUGH_FOR_CORNER = 0.4;

  /** The default width, for cards beside other things in a list. */
  private static final double IN_A_LIST = 36;

  private static final PseudoClass PICKED = PseudoClass.getPseudoClass("picked");
  private static final String TICK = "card-tick";

  private final int card;
  private final StackPane paper = styled(new StackPane(), "paper");
  private final Region veil = styled(new Region(), "card-veil");
  private final Scale scale = new Scale();
  private @Nullable CardCorner corner;
  private @Nullable Node court;
  private boolean isSmall;
  private @Nullable VBox slips;

  public CardFace(Table.@Nullable Face face, ScriptWords script) {
    getStyleClass().add("card");
    resizeTo(IN_A_LIST);
    paper.getTransforms().add(scale);
    paper.setManaged(false);
    getChildren().add(paper);
    card = face == null ? -1 : face.card();
    if (face == null) {
      getStyleClass().add("card-back");
      return;
    }
    getStyleClass().add(script.style(face.suit()));
    if (face.suit() != null && face.rank() != null) {
      ordinary(face.rank(), face.suit(), script);
    } else {
      special(face, script);
    }
    veil.setMouseTransparent(true);
    veil.setManaged(false);
    veil.getTransforms().add(scale);
    getChildren().add(veil);
  }

  private void ordinary(String rank, String suit, ScriptWords script) {
    Label number = word(rank, "card-rank");
    if (rank.length() > 1) {
      number.getStyleClass().add("card-two-figures");
    }
    boolean isName = !script.french() && script.sign(suit).length() > 1;
    Label sign = script.french() ? sign(suit, script, "card-suit") : suitName(script.sign(suit));
    CardCourt.of(rank, script.french())
        .ifPresent(
            picture -> {
              paper.getChildren().add(picture);
              court = picture;
            });
    Node middle = script.french() ? sign(suit, script, "card-pip") : shape();
    if (court != null) {
      middle.getStyleClass().add("court-pip");
    }
    StackPane.setAlignment(middle, Pos.BOTTOM_RIGHT);
    paper.getChildren().add(middle);
    put(new CardCorner(number, sign, isName ? brief(script.sign(suit)) : null));
  }

  private static Label sign(String suit, ScriptWords script, String style) {
    return word(script.sign(suit), style);
  }

  private static Label suitName(String suit) {
    Label name = word(suit, "card-suit");
    if (suit.length() > 2) {
      name.getStyleClass().add("card-long");
    }
    return name;
  }

  /** Draws a card without suit or rank: its label, and what it is. */
  private void special(Table.Face face, ScriptWords script) {
    getStyleClass().add("card-special");
    Label kind = word(face.kind() == null ? "★" : script.title(face.kind()), "card-kind");
    kind.setMinWidth(0);
    kind.setWrapText(true);
    paper.getChildren().add(kind);
    put(
        new CardCorner(
            RedSigns.on(word(script.value(face.label()), "card-rank")),
            word(script.sign(face.suit()), "card-suit"),
            null));
  }

  private static Node brief(String suit) {
    String first = Character.toString(suit.codePointAt(0));
    return CardCorner.brief(word(first, "card-suit"), shape());
  }

  private void put(CardCorner inCorner) {
    corner = inCorner;
    paper.getChildren().add(inCorner);
  }

  private static Region shape() {
    return part("suit-shape");
  }

  private static Region part(String style) {
    Region part = styled(new Region(), style);
    part.setMouseTransparent(true);
    return part;
  }

  /**
   * Returns letters of a card. Stylesheets do not know them as a label: what they say about labels
   * would be tried on each of the hundred on a table, to find that none of it is about cards.
   */
  private static Label word(String words, String style) {
    Label label = new Label(words);
    label.getStyleClass().setAll("card-text", style);
    label.setMinWidth(USE_PREF_SIZE);
    return label;
  }

  /** Raises and ticks a card that is picked, or puts it back. */
  void pick(boolean picked) {
    pseudoClassStateChanged(PICKED, picked);
    paper.getChildren().removeIf(child -> child.getStyleClass().contains(TICK));
    if (picked) {
      Label tick = word("✓", TICK);
      // On the strip that the next card of a hand leaves in sight.
      StackPane.setAlignment(tick, Pos.BOTTOM_LEFT);
      paper.getChildren().add(tick);
    }
  }

  /** Shows a value that belongs to the card on a slip in its middle, below earlier ones. */
  void bear(String value, String style) {
    if (slips == null) {
      slips = new VBox();
      slips.getStyleClass().add("card-slips");
      slips.setMouseTransparent(true);
      paper.getChildren().add(slips);
    }
    Label slip = word(value, "card-slip");
    slip.getStyleClass().add(style);
    slips.getChildren().add(slip);
  }

  /**
   * Keeps the text in the part that another card leaves visible.
   *
   * @param share of its width, from the left: 0 to 1
   * @param ofHeight of its height, from above: 0 to 1
   */
  void leaveInSight(double share, double ofHeight) {
    if (corner != null) {
      corner.leaveInSight(share, ofHeight);
      corner.setVisible(!isSmall || share >= ENOUGH_FOR_CORNER);
    }
    if (court != null) {
      // In a column the suit stands beside the rank, where the picture would be.
      court.setVisible(ofHeight >= 1);
    }
  }

  /** Returns which card it is; -1 for a back. */
  public int card() {
    return card;
  }

  /** Whether the card neither moves nor fades. */
  public boolean isAtRest() {
    return getTranslateX() == 0 && getTranslateY() == 0 && getOpacity() == 1;
  }

  /** Leaves only its rank and its suit, large, for a card that is drawn as small as a sign. */
  public CardFace small() {
    paper.getChildren().removeIf(part -> part != corner);
    court = null;
    isSmall = true;
    return marked("small-card");
  }

  /** Adds a class of the stylesheet to the card. */
  public CardFace marked(String style) {
    getStyleClass().add(style);
    return this;
  }

  public CardFace wide(double pixels) {
    resizeTo(pixels);
    return this;
  }

  private void resizeTo(double wide) {
    double high = wide * TableGeometry.CARD_RATIO;
    setMinSize(wide, high);
    setPrefSize(wide, high);
    setMaxSize(wide, high);
  }

  @Override
  protected void layoutChildren() {
    scale.setX(getWidth() / NOMINAL);
    scale.setY(getWidth() / NOMINAL);
    paper.resizeRelocate(0, 0, NOMINAL, NOMINAL * TableGeometry.CARD_RATIO);
    veil.resizeRelocate(0, 0, NOMINAL, NOMINAL * TableGeometry.CARD_RATIO);
  }
}
