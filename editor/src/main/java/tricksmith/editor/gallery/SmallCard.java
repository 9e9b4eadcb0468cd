package tricksmith.editor.gallery;

import javafx.geometry.VPos;
import javafx.scene.layout.Pane;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
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

  private static final double RANK = 0.5;
  private static final double SIGN = 0.56;

  private final PlayedCard played;
  private final Scale scale = new Scale();

  SmallCard(PlayedCard played, ScriptWords signs) {
    this.played = played;
    Face face = played.face();
    getStyleClass().add("small-card");
    getTransforms().add(scale);
    if (face == null) {
      return;
    }
    getStyleClass().add(signs.style(face.suit()));
    String rank = face.rank();
    String suit = face.suit();
    if (rank == null || suit == null) {
      add(face.label(), "Noto Sans JP", RANK, 0.33);
      add("★", "BIZ UDGothic", SIGN, 0.97);
    } else {
      String sign = signs.sign(suit);
      add(rank, "Noto Sans JP", RANK, 0.33);
      add(
          signs.french() ? sign : sign.substring(0, sign.offsetByCodePoints(0, 1)),
          "BIZ UDGothic",
          SIGN,
          0.97);
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

  /**
   * Adds a text, horizontally centred; {@code middle} is its distance from the upper edge, in
   * widths of the card.
   */
  private void add(String words, String font, double share, double middle) {
    Text text = new Text(words);
    text.getStyleClass().add("small-sign");
    double fitting = Math.min(1, LETTERS / words.length());
    text.setFont(Font.font(font, FontWeight.BOLD, share * NOMINAL * fitting));
    text.setTextOrigin(VPos.CENTER);
    text.setX((NOMINAL - text.getLayoutBounds().getWidth()) / 2);
    text.setY(middle * NOMINAL);
    text.setManaged(false);
    getChildren().add(text);
  }
}
