package tricksmith.editor.table.card;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.scene.transform.Scale;
import org.jspecify.annotations.Nullable;

/**
 * What stands in the corner of a card: its rank, and below it its suit. Both are made smaller until
 * they fit the part of the card that is in sight; a suit whose name would be too small to read is
 * told by the first sign of its name, with its shape below. Nothing ever stands outside of the
 * card.
 */
final class CardCorner extends VBox {
  /** Smaller than this nobody can read it. */
  private static final double LEAST_SCALE = 0.6;

  /** So much too long, it goes on below the next card; anything longer is cut. */
  private static final double LITTLE_TOO_LONG = 1.8;

  /** Of both edges, in widths of the left one. */
  private static final double EDGES = 1.2;

  /** With so much of its width in sight, a card shows rank and suit side by side. */
  private static final double ENOUGH_FOR_BOTH = 0.6;

  /** A line of text may be so much higher than the strip: signs do not fill it. */
  private static final double TEXT_IN_STRIP = 1.1;

  private static final double BETWEEN = 4;

  private final Label rank;
  private final Node suit;
  private final @Nullable Node brief;
  private double inSight = 1;
  private double inHeight = 1;

  /**
   * A corner.
   *
   * @param brief what stands instead of the suit where there is no room for it; null if it is short
   *     enough
   */
  CardCorner(Label rank, Label suit, @Nullable Node brief) {
    this.rank = rank;
    this.suit = suit;
    this.brief = brief;
    getStyleClass().add("card-corner");
    setMinSize(0, 0);
    setPrefSize(0, 0);
    rank.setMinWidth(0);
    suit.setMinWidth(0);
    getChildren().setAll(rank, suit);
    if (brief != null) {
      getChildren().add(brief);
    }
  }

  /** The first sign of a suit's name, with its shape. */
  static Node brief(Label sign, Node shape) {
    VBox both = new VBox(sign, shape);
    both.getStyleClass().add("card-brief");
    return both;
  }

  /** How much of the card's width and height no other card lies over: 0 to 1. */
  void leaveInSight(double share, double ofHeight) {
    if (inSight != share || inHeight != ofHeight) {
      inSight = share;
      inHeight = ofHeight;
      requestLayout();
    }
  }

  @Override
  protected void layoutChildren() {
    if (inHeight < 1 && inSight >= ENOUGH_FOR_BOTH) {
      layoutBeside();
      return;
    }
    double hidden = getWidth() * (1 - inSight);
    double room = onWholeCard() - hidden;
    Node below = belowRank(room);
    double widest = Math.max(width(rank, room), width(below, room));
    double column = Math.min(widest, getWidth() * Math.min(inSight, Fan.CORNER));
    double top = snappedTopInset();
    for (Node line : List.of(rank, below)) {
      fit(line, room, column, top);
      top += line.prefHeight(-1) + getSpacing();
    }
  }

  /** In a column of cards the suit stands beside the rank, above the next card. */
  private void layoutBeside() {
    double strip = getHeight() * inHeight;
    Node second = belowRank(getWidth() * 0.5);
    double left = snappedLeftInset();
    for (Node each : List.of(rank, second)) {
      double high = each.prefHeight(-1);
      double scale = Math.min(1, strip * TEXT_IN_STRIP / Math.max(1, high));
      double wide = Math.min(each.prefWidth(-1), getWidth() * 0.55 / scale);
      each.getTransforms().setAll(new Scale(scale, scale));
      each.resizeRelocate(left, (strip - high * scale) / 2, wide, high);
      left += wide * scale + BETWEEN;
    }
  }

  /**
   * How much room there is on a card that nothing covers. What is too long by little for the part
   * that is in sight goes on below the next card: cut to fit, nothing would be left of a number.
   */
  private double onWholeCard() {
    return getWidth() - EDGES * snappedLeftInset();
  }

  private Node belowRank(double room) {
    if (brief == null) {
      return suit;
    }
    boolean isReadable = suit.prefWidth(-1) * LEAST_SCALE <= room;
    suit.setVisible(isReadable);
    brief.setVisible(!isReadable);
    return isReadable ? suit : brief;
  }

  private static double scale(Node node, double room) {
    double whole = Math.max(1, node.prefWidth(-1));
    double least = node instanceof Label ? LEAST_SCALE : 0;
    return Math.clamp(room / whole, least, 1);
  }

  private static double width(Node node, double room) {
    return Math.min(room, node.prefWidth(-1) * scale(node, room));
  }

  /** Every line keeps its height, so that the lines of all cards of a hand are level. */
  private void fit(Node node, double room, double column, double top) {
    double scale = scale(node, room);
    double whole = node.prefWidth(-1) * scale;
    double width = Math.min(onWholeCard(), whole > room * LITTLE_TOO_LONG ? room : whole);
    double height = node.prefHeight(-1);
    node.getTransforms().setAll(new Scale(scale, scale));
    node.resizeRelocate(
        snappedLeftInset() + Math.max(0, column - width) / 2,
        top + height * (1 - scale) / 2,
        width / scale,
        height);
  }
}
