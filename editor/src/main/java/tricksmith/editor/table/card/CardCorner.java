package tricksmith.editor.table.card;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.scene.transform.Scale;
import org.jspecify.annotations.Nullable;

/**
 * The corner of a card: its rank, and below it its suit. Both are made smaller until they fit the
 * visible part of the card. A suit whose name would be too small to read is shown by the first sign
 * of its name, with its shape below. Nothing ever extends beyond the card.
 */
final class CardCorner extends VBox {
  /** The smallest legible scale of a suit. */
  private static final double LEAST_SCALE = 0.6;

  /** The smallest scale of a rank of two figures: half a 10 would be read as a 1. */
  private static final double LEAST_OF_FIGURES = 0.42;

  private static final int TWO_FIGURES = 2;

  /** The excess width that may go on below the next card; anything longer is cut. */
  private static final double LITTLE_TOO_LONG = 1.8;

  /** The width of both edges, in widths of the left one. */
  private static final double EDGES = 1.2;

  /** The visible share of its width from which a card shows rank and suit side by side. */
  private static final double ENOUGH_FOR_BOTH = 0.6;

  /** How much higher than the strip a line of text may be; the glyphs do not fill the line. */
  private static final double TEXT_IN_STRIP = 1.1;

  private static final double BETWEEN = 4;

  /**
   * The visible share of its width below which lines stand closer: letters are smaller there, and
   * often only the upper part of the card is in sight.
   */
  private static final double ENOUGH_FOR_LINES = 0.38;

  private static final double TIGHTEST_LINES = 0.7;

  private final Label rank;
  private final Node suit;
  private final @Nullable Node brief;
  private double inSight = 1;
  private double inHeight = 1;

  /**
   * Creates a corner.
   *
   * @param brief what replaces the suit where there is no room for it; null if the suit is short
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

  /** Returns the first sign of a suit's name, with its shape. */
  static Node brief(Label sign, Node shape) {
    VBox both = new VBox(sign, shape);
    both.getStyleClass().add("card-brief");
    return both;
  }

  /** Sets how much of the card's width and height no other card covers: 0 to 1. */
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
    double tight = Math.clamp(inSight / ENOUGH_FOR_LINES, TIGHTEST_LINES, 1);
    double top = snappedTopInset();
    for (Node line : List.of(rank, below)) {
      fit(line, room, column, top, tight);
      top += (line.prefHeight(-1) + getSpacing()) * tight;
    }
  }

  /** Puts the suit beside the rank, above the next card in a column of cards. */
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
   * Returns how much room there is on an uncovered card. Text slightly too long for the visible
   * part goes on below the next card: cut to fit, nothing would be left of a number.
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

  private double scale(Node node, double room) {
    double whole = Math.max(1, node.prefWidth(-1));
    boolean figures = node.equals(rank) && rank.getText().length() <= TWO_FIGURES;
    double least = figures ? LEAST_OF_FIGURES : node instanceof Label ? LEAST_SCALE : 0;
    return Math.clamp(room / whole, least, 1);
  }

  private double width(Node node, double room) {
    return Math.min(room, node.prefWidth(-1) * scale(node, room));
  }

  /**
   * Fits a line into a column. The height of a line does not depend on what it says, so that the
   * lines of all cards of a hand are level.
   */
  private void fit(Node node, double room, double column, double top, double tight) {
    double scale = scale(node, room);
    double whole = node.prefWidth(-1) * scale;
    double width = Math.min(onWholeCard(), whole > room * LITTLE_TOO_LONG ? room : whole);
    double height = node.prefHeight(-1);
    node.getTransforms().setAll(new Scale(scale, scale));
    node.resizeRelocate(
        snappedLeftInset() + Math.max(0, column - width) / 2,
        top + height * (tight - scale) / 2,
        width / scale,
        height);
  }
}
