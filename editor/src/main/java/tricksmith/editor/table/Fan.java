package tricksmith.editor.table;

import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Region;

/**
 * Cards beside each other. Where there is too little room they overlap, as in a hand, so far that
 * the corner of each can still be read; if that is not enough there is another row.
 */
final class Fan extends Region {
  /** Of a card that another one covers, this much stays in sight. */
  static final double CORNER = 0.46;

  private static final double GAP = 0.08;
  private static final double MOSTLY_SEEN = 0.95;

  Fan(List<? extends Node> cards) {
    getStyleClass().add("fan");
    getChildren().setAll(cards);
  }

  /** How many rows there are depends on the width. */
  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  private double cardWidth() {
    return getManagedChildren().stream().mapToDouble(card -> card.prefWidth(-1)).max().orElse(0);
  }

  private double cardHeight() {
    return getManagedChildren().stream().mapToDouble(card -> card.prefHeight(-1)).max().orElse(0);
  }

  private double insideWidth(double width) {
    return width - snappedLeftInset() - snappedRightInset();
  }

  private int rows(double width) {
    int cards = getManagedChildren().size();
    double card = cardWidth();
    if (cards < 2 || card == 0) {
      return 1;
    }
    int inARow = 1 + (int) Math.max(0, Math.floor((insideWidth(width) - card) / (card * CORNER)));
    return (cards + inARow - 1) / inARow;
  }

  @Override
  protected double computeMinWidth(double height) {
    return cardWidth() + snappedLeftInset() + snappedRightInset();
  }

  @Override
  protected double computePrefWidth(double height) {
    int cards = Math.max(1, getManagedChildren().size());
    return cardWidth() * (cards + (cards - 1) * GAP) + snappedLeftInset() + snappedRightInset();
  }

  @Override
  protected double computeMaxWidth(double height) {
    return Double.MAX_VALUE;
  }

  @Override
  protected double computePrefHeight(double width) {
    int rows = width < 0 ? 1 : rows(width);
    return cardHeight() * (rows + (rows - 1) * GAP) + snappedTopInset() + snappedBottomInset();
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  /** Of a card that another one covers only the corner is drawn: half a sign tells nothing. */
  private static void cover(Node node, boolean covered) {
    switch (node) {
      case CardFace face -> face.cover(covered);
      case CardButton button -> button.face().cover(covered);
      default -> {}
    }
  }

  @Override
  protected void layoutChildren() {
    List<Node> cards = getManagedChildren();
    int rows = rows(getWidth());
    int inARow = (cards.size() + rows - 1) / rows;
    double width = cardWidth();
    double height = cardHeight();
    double room = insideWidth(getWidth());
    for (int i = 0; i < cards.size(); i++) {
      int row = i / inARow;
      int ofRow = Math.min(inARow, cards.size() - row * inARow);
      double step =
          ofRow < 2 ? 0 : Math.min(width * (1 + GAP), (room - width) / (Math.max(inARow, 2) - 1));
      double begins = snappedLeftInset() + (room - (ofRow - 1) * step - width) / 2;
      cards
          .get(i)
          .resizeRelocate(
              snapPositionX(begins + i % inARow * step),
              snapPositionY(snappedTopInset() + row * height * (1 + GAP)),
              width,
              height);
      boolean last = i == cards.size() - 1 || (i + 1) % inARow == 0;
      cover(cards.get(i), !last && step < width * MOSTLY_SEEN);
    }
  }
}
