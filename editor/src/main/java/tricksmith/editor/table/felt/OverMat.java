package tricksmith.editor.table.felt;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import tricksmith.editor.table.geometry.Area;
import tricksmith.editor.table.geometry.Clearing;
import tricksmith.editor.table.geometry.Edge;
import tricksmith.editor.table.geometry.Kept;
import tricksmith.editor.table.geometry.SeatSlots;
import tricksmith.editor.table.geometry.TableGeometry;
import tricksmith.editor.table.question.AnswersPane;
import tricksmith.editor.table.seat.SeatPanel;
import tricksmith.editor.table.why.ScorePane;
import tricksmith.editor.table.why.TrickReasons;

/**
 * A pane that floats over the middle of the table. It never moves anything else, and it is scaled
 * down if there is not enough room.
 */
public final class OverMat extends StackPane {
  /** How many times as wide as necessary it is at most. */
  private static final double WIDENED = 1.5;

  /** How many times as high as necessary answers in rows and columns are at most. */
  private static final double RAISED = 1.2;

  /** How much larger than other words answers are at most. */
  private static final double ASKED = 1.3;

  /** How much larger than other words scores are at most where the own hand was. */
  private static final double ROOMY = 1.5;

  /** The least scale at which its smallest words are legible. */
  private static final double LEGIBLE = 0.8;

  /** The scale below which it is drawn with larger letters and lower rows. */
  private static final double SMALLEST = 0.77;

  /** What is drawn around the best card, in widths of a card. */
  static final double RING = 0.07;

  private static final PseudoClass TINY = PseudoClass.getPseudoClass("tiny");

  /** What it depends on how the parts lie. */
  private record Sizes(TableGeometry table, double width, double height) {}

  private final Region content;

  /** For what the parts lie as they do. */
  private @Nullable Sizes arranged;

  private boolean rises;
  private boolean liesLow;
  private boolean isHandFree;
  private boolean coversTrick;
  private boolean isClosed;

  public OverMat(Region content) {
    this.content = content;
    getStyleClass().add("over");
    getChildren().add(content);
  }

  /** Adds a button that hides it. */
  OverMat closedBy(String words) {
    return closedBy(
        words,
        () -> {
          isClosed = true;
          setVisible(false);
        });
  }

  /** Adds a button that runs an action to close it. */
  public OverMat closedBy(String words, Runnable closing) {
    Button close = new Button("", new FontIcon(Feather.X));
    close.getStyleClass().addAll("flat", "close-over");
    close.setAccessibleText(words);
    close.setOnAction(_ -> closing.run());
    setAlignment(close, Pos.TOP_RIGHT);
    getChildren().add(close);
    return this;
  }

  /**
   * Sets whether it may rise above the middle as far as nothing lies there, because no hand is
   * open.
   */
  OverMat rising(boolean mayRise) {
    rises = mayRise;
    return this;
  }

  /** Sets whether it lies at the lower edge, because cards of a trick lie in the middle. */
  OverMat low(boolean isLow) {
    liesLow = isLow;
    return this;
  }

  /** Sets whether it may lie where the own hand would be, because that is empty. */
  OverMat inHand(boolean isFree) {
    isHandFree = isFree;
    return this;
  }

  /** Lets it cover every card of the trick, so that no part of one shows beside it. */
  OverMat coveringTrick() {
    coversTrick = true;
    return this;
  }

  /**
   * Puts it over a table.
   *
   * @param kept what else lies there; what the end of a deal shows covers none of it
   */
  void place(TableGeometry table, List<Kept> kept) {
    if (content instanceof ScorePane scores && !isHandFree) {
      applyCss();
      placeBesideAll(scores, table, kept);
    } else {
      place(table);
    }
  }

  public void place(TableGeometry table) {
    applyCss(); // Styles, and with them sizes, depend on the table.
    if (isHandFree) {
      placeInHand(table);
    } else {
      placeOnMat(table);
    }
  }

  /**
   * Puts scores, or as many of their last lines as it takes, where they cover nothing. Where even
   * one line would cover a card, a seat or the way on, they are left to the button that shows them.
   */
  private void placeBesideAll(ScorePane scores, TableGeometry table, List<Kept> kept) {
    Area felt = table.area().grown(-table.gap());
    Clearing clearing = new Clearing(felt, table.mat(), table.gap() / 2, kept);
    int lines = scores.lines();
    scores.showLast(lines);
    Area place = clearedPlace(clearing, table);
    while (lines > 1 && clearing.covers(place)) {
      lines--;
      scores.showLast(lines);
      place = clearedPlace(clearing, table);
    }
    setVisible(!isClosed && !clearing.covers(place, Kept.Worth.QUESTION));
    SeatPanel.scale(this, place, place.width() / prefWidth(-1));
  }

  private Area clearedPlace(Clearing clearing, TableGeometry table) {
    double by = Math.min(table.scale(), clearing.room().width() / Math.max(1, prefWidth(-1)));
    return clearing.place(List.of(prefWidth(-1) * by), _ -> prefHeight(-1) * by);
  }

  private double insets() {
    return snappedTopInset() + snappedBottomInset();
  }

  /**
   * Scores show as many of their last lines as fit there, in letters that grow as long as they all
   * fit.
   */
  private void placeInHand(TableGeometry table) {
    Area hand = table.seats().getFirst().hand();
    Area slot = new Area(hand.x(), hand.y(), hand.width(), hand.height() - table.gap());
    if (content instanceof ScorePane scores) {
      scores.fit(slot.height() / table.scale() - insets());
    }
    double by = Math.min(ROOMY * table.scale(), slot.height() / Math.max(1, prefHeight(-1)));
    by = Math.min(by, slot.width() / Math.max(1, prefWidth(-1)));
    double high = prefHeight(-1) * by;
    double wide = prefWidth(-1) * by;
    double y = slot.y() + (slot.height() - high) / 2;
    SeatPanel.scale(this, new Area(slot.centerX() - wide / 2, y, wide, high), by);
  }

  private void placeOnMat(TableGeometry table) {
    Area mat = table.mat();
    if (!sizes(table).equals(arranged)) {
      shrink(false);
      arrange(table);
      if (by(table) < SMALLEST) {
        shrink(true);
        arrange(table);
      }
    }
    double by = by(table);
    arranged = sizes(table);
    double wide = width(table, by) * by;
    double high = prefHeight(-1) * by;
    if (content instanceof AnswersPane answers && answers.takesHeight() && !liesLow) {
      high = Math.max(high, Math.min(heightFree(table), RAISED * high));
    }
    if (coversTrick && high <= mat.height()) {
      Area trick = trick(table);
      wide = Math.max(wide, Math.min(mat.width(), trick.width()));
      high = Math.max(high, Math.min(mat.height(), trick.height()));
      double most = mat.bottom() - high;
      double y = Math.clamp(trick.centerY() - high / 2, mat.y(), Math.max(mat.y(), most));
      SeatPanel.scale(this, new Area(mat.centerX() - wide / 2, y, wide, high), by);
      return;
    }
    boolean isInMiddle = high <= mat.height() && !liesLow;
    double y = isInMiddle ? mat.centerY() - high / 2 : mat.bottom() - high;
    SeatPanel.scale(this, new Area(mat.centerX() - wide / 2, y, wide, high), by);
  }

  private Sizes sizes(TableGeometry table) {
    return new Sizes(table, prefWidth(-1), prefHeight(-1));
  }

  /** Has larger letters, in lower rows and narrower columns, or the usual ones. */
  private void shrink(boolean isTiny) {
    pseudoClassStateChanged(TINY, isTiny);
    if (content instanceof AnswersPane answers) {
      answers.narrow(isTiny);
    }
  }

  /** Returns where the cards of a trick lie, with the ring of the best and its shadow. */
  private static Area trick(TableGeometry table) {
    double ring = RING * table.card();
    double left = Double.MAX_VALUE;
    double right = 0;
    double top = Double.MAX_VALUE;
    double bottom = 0;
    for (SeatSlots seat : table.seats()) {
      Area card = seat.trick();
      left = Math.min(left, card.x() - ring);
      right = Math.max(right, card.right() + ring);
      top = Math.min(top, card.y() - ring);
      bottom = Math.max(bottom, card.bottom() + ring);
    }
    return new Area(left, top, right - left, bottom - top);
  }

  /**
   * Lays calls and answers beside each other, or above if they are then larger, and reasons in as
   * few lines as it takes.
   */
  private void arrange(TableGeometry table) {
    if (content instanceof TrickReasons reasons) {
      reasons.inOneLine(false);
      reasons.inOneLine(by(table) < LEGIBLE);
    }
    if (content instanceof AnswersPane answers && answers.canBeStacked()) {
      answers.stack(false);
      double beside = by(table);
      if (beside < LEGIBLE) {
        answers.stack(true);
        answers.stack(by(table) > beside);
      }
    }
  }

  /** Returns its width: calls and answers take what is free beside them. */
  private double width(TableGeometry table, double by) {
    double wanted = prefWidth(-1);
    boolean hasParts = content instanceof AnswersPane answers && answers.canBeStacked();
    double most = Math.min(WIDENED * wanted, table.mat().width() / by);
    return hasParts ? Math.max(wanted, most) : wanted;
  }

  /** Returns the scale at which it fits. */
  private double by(TableGeometry table) {
    applyCss(); // They also depend on how the parts lie.
    Area mat = table.mat();
    double width = Math.max(1, prefWidth(-1));
    double height = Math.max(1, prefHeight(-1));
    return Math.min(largest(table), Math.min(mat.width() / width, heightFree(table) / height));
  }

  private double heightFree(TableGeometry table) {
    Area mat = table.mat();
    return mat.bottom() - (rises ? Math.min(mat.y(), freeFrom(table)) : mat.y());
  }

  /**
   * Returns the largest scale: what is asked fills the middle, if no card of a trick lies there.
   */
  private double largest(TableGeometry table) {
    boolean isAsked = content instanceof AnswersPane && !liesLow;
    return isAsked ? ASKED * table.scale() : table.scale();
  }

  /** Returns the edge below the seats at the top and their cards. */
  private static double freeFrom(TableGeometry table) {
    double lowest = 0;
    for (int step = 0; step < table.seats().size(); step++) {
      SeatSlots seat = table.seats().get(step);
      if (seat.edge() == Edge.TOP) {
        // The corners of the last card of a fan reach down farthest.
        double corner = table.hand(step, 2).getLast().bottom() - table.gap() / 2;
        double back = table.hand(step, 1).getFirst().bottom();
        lowest = Math.max(lowest, Math.max(seat.plaque().bottom(), Math.max(back, corner)));
      }
    }
    return lowest + table.gap();
  }
}
