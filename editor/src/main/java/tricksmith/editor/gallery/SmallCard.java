package tricksmith.editor.gallery;

import javafx.geometry.Bounds;
import javafx.scene.layout.Pane;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.scene.text.TextBoundsType;
import javafx.scene.transform.Scale;
import tricksmith.editor.picture.Table.Face;
import tricksmith.editor.picture.Table.PlayedCard;
import tricksmith.editor.signs.ScriptWords;

/** A card so small that it has room only for its rank and the sign of its suit. */
final class SmallCard extends Pane {
  /** The height of a card in widths. */
  static final double RATIO = 1.4;

  private static final double NOMINAL = 50;

  /** The number of letters that fit side by side. */
  private static final double LETTERS = 2.2;

  private static final double RANK = 0.52;
  private static final double SIGN = 0.95;

  /** The size of what stands for a suit without a sign. */
  private static final double INITIAL = 0.66;

  /** How far rank and sign are from the edges, in widths. */
  private static final double EDGE = 0.11;

  private final PlayedCard played;
  private final Scale scale = new Scale();

  SmallCard(PlayedCard played, ScriptWords signs) {
    this.played = played;
    Face face = played.face();
    getStyleClass().add("tile-card");
    getTransforms().add(scale);
    if (face == null) {
      return;
    }
    getStyleClass().add(signs.style(face.suit()));
    String rank = face.rank();
    String suit = face.suit();
    if (rank == null || suit == null) {
      index(face.label());
      sign("★", INITIAL);
    } else if (signs.french()) {
      index(rank);
      sign(signs.sign(suit), SIGN);
    } else {
      index(rank);
      String name = signs.sign(suit);
      sign(name.substring(0, name.offsetByCodePoints(0, 1)), INITIAL);
    }
  }

  PlayedCard played() {
    return played;
  }

  /** Sets its width in pixels: it is drawn at one size, and scaled. */
  void resizeTo(double width) {
    scale.setX(width / NOMINAL);
    scale.setY(width / NOMINAL);
    resize(NOMINAL, NOMINAL * RATIO);
  }

  /** Adds the rank in the upper left corner, where a card has its index. */
  private void index(String rank) {
    double fitting = Math.min(1, LETTERS / rank.length());
    Text text = text(rank, "Noto Sans JP", RANK * fitting);
    Bounds drawn = text.getLayoutBounds();
    text.setX(EDGE * NOMINAL - drawn.getMinX());
    text.setY(EDGE * NOMINAL - drawn.getMinY());
  }

  /** Adds the sign of the suit in the lower right corner, as on a large card. */
  private void sign(String sign, double share) {
    Text text = text(sign, "BIZ UDGothic", share);
    Bounds drawn = text.getLayoutBounds();
    text.setX((1 - EDGE) * NOMINAL - drawn.getMaxX());
    text.setY((RATIO - EDGE) * NOMINAL - drawn.getMaxY());
  }

  private Text text(String words, String font, double share) {
    Text text = new Text(words);
    text.getStyleClass().add("small-sign");
    text.setFont(Font.font(font, FontWeight.BOLD, share * NOMINAL));
    text.setBoundsType(TextBoundsType.VISUAL);
    text.setManaged(false);
    getChildren().add(text);
    return text;
  }
}
