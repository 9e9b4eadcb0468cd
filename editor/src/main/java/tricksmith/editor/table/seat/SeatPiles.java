package tricksmith.editor.table.seat;

import static tricksmith.editor.node.Styled.styled;

import java.util.List;
import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;
import tricksmith.editor.node.Hint;
import tricksmith.editor.picture.Table;
import tricksmith.editor.table.card.CardFace;
import tricksmith.editor.table.card.DrawnCards;
import tricksmith.editor.table.card.PileView;
import tricksmith.editor.table.geometry.Area;
import tricksmith.editor.table.geometry.Edge;
import tricksmith.editor.table.geometry.SeatSlots;
import tricksmith.editor.table.geometry.TableGeometry;
import tricksmith.editor.table.why.Reasoning;
import tricksmith.editor.table.words.Words;

/**
 * The piles beside a plaque: a sliver for each trick won, and the other zones of the seat. Without
 * room beside the plaque, only a count is left.
 */
final class SeatPiles extends Pane {
  private static final PseudoClass RIGHT = PseudoClass.getPseudoClass("right");
  private static final double SLIVER = 21;
  private static final double SLIVER_STEP = 7;
  private static final double FACE = 24;
  private static final int MOST_SLIVERS = 8;
  private static final double USUAL_COUNT = 13;
  private static final double SMALLEST_COUNT = 12;
  private static final int MOST_FACES = 5;

  private final HBox line = styled(new HBox(), "seat-piles-line");
  private final List<PileView> piles;
  private final Scale scale = new Scale();

  SeatPiles(Table.SeatPlace seat, DrawnCards cards, Words words, Reasoning reasoning) {
    getStyleClass().add("seat-piles");
    setPickOnBounds(false);
    line.getTransforms().add(scale);
    line.setManaged(false);
    getChildren().add(line);
    if (seat.tricks() > 0) {
      line.getChildren().add(won(seat, cards, words, reasoning));
    } else if (seat.piles().isEmpty()) {
      line.getChildren().add(nothing(words));
    }
    piles = seat.piles().stream().map(pile -> pile(pile, cards, words)).toList();
    line.getChildren().addAll(piles);
  }

  private static Node nothing(Words words) {
    Region place = styled(new Region(), "won-nothing");
    Hint.on(place, words.say("won.nothing"));
    place.setMinSize(SLIVER, SLIVER * TableGeometry.CARD_RATIO);
    place.setMaxSize(SLIVER, SLIVER * TableGeometry.CARD_RATIO);
    return place;
  }

  /** Returns the tricks won; pressed, they show the last one again. */
  private static Node won(
      Table.SeatPlace seat, DrawnCards cards, Words words, Reasoning reasoning) {
    Pane slivers = new Pane();
    int drawn = Math.min(MOST_SLIVERS, seat.tricks());
    for (int i = 0; i < drawn; i++) {
      CardFace back = cards.lying(null).wide(SLIVER);
      back.setManaged(false);
      back.resizeRelocate(i * SLIVER_STEP, 0, SLIVER, SLIVER * TableGeometry.CARD_RATIO);
      slivers.getChildren().add(back);
    }
    double width = SLIVER + (drawn - 1) * SLIVER_STEP;
    slivers.setMinSize(width, SLIVER * TableGeometry.CARD_RATIO);
    slivers.setMaxSize(width, SLIVER * TableGeometry.CARD_RATIO);
    Label count = styled(new Label(String.valueOf(seat.tricks())), "won-count");
    Button button = new Button("", styled(new HBox(slivers, count), "won-tricks"));
    button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    button.setId("won-" + seat.number());
    button.getStyleClass().setAll("won-button");
    String own = words.say("won.look", seat.number(), seat.tricks());
    button.setAccessibleText(
        seat.side() > 0 ? words.say("won.together", cards.tricksOfSide(seat)) + " " + own : own);
    Hint.on(button, button.getAccessibleText());
    button.setOnAction(_ -> reasoning.lastTrickOf(seat.number()));
    return button;
  }

  private static PileView pile(Table.Pile pile, DrawnCards cards, Words words) {
    return new PileView(pile, cards, words, FACE, MOST_FACES);
  }

  /** Lets piles share what is free, so that their top cards stay as large as they are. */
  private void fitPiles(double room) {
    piles.forEach(pile -> pile.fit(Double.MAX_VALUE));
    double cards = piles.stream().mapToDouble(PileView::cardsWidth).sum();
    double beside = line.prefWidth(-1) - cards;
    double excess = line.prefWidth(-1) - room;
    if (excess > 0) {
      piles.forEach(pile -> pile.fit((room - beside) * pile.cardsWidth() / cards));
    }
  }

  /**
   * Returns by how much they are drawn larger. Those of the own seat fill their slot, unless they
   * would have to be laid closer for that.
   */
  private double by(SeatSlots slots, TableGeometry table) {
    Area slot = slots.pile();
    if (slots.edge() == Edge.BOTTOM && !piles.isEmpty()) {
      fitPiles(Double.MAX_VALUE);
      double filling =
          Math.min(slot.height() / line.prefHeight(-1), slot.width() / line.prefWidth(-1));
      if (filling > table.scale()) {
        return filling;
      }
    }
    fitPiles(slot.width() / table.scale());
    return Math.min(table.scale(), slot.width() / Math.max(1, line.prefWidth(-1)));
  }

  /** Keeps the number of tricks legible when it is drawn small. */
  private void letters(double size) {
    for (Node count : line.lookupAll(".won-count")) {
      count.setStyle(String.format(Locale.ROOT, "-fx-font-size: %.1fpx", size));
      count.applyCss();
    }
  }

  void place(SeatSlots slots, TableGeometry table) {
    setVisible(slots.hasPile());
    if (!slots.hasPile()) {
      return;
    }
    letters(USUAL_COUNT);
    double by = by(slots, table);
    if (by * USUAL_COUNT < SMALLEST_COUNT) {
      letters(SMALLEST_COUNT / by);
      by = by(slots, table);
    }
    double wide = slots.pile().width() / by;
    double high = slots.pile().height() / by;
    scale.setX(by);
    scale.setY(by);
    boolean toTheRight = slots.edge() == Edge.BOTTOM || slots.edge() == Edge.RIGHT;
    line.pseudoClassStateChanged(RIGHT, toTheRight);
    resizeRelocate(slots.pile().x(), slots.pile().y(), slots.pile().width(), slots.pile().height());
    line.resize(wide, high);
  }
}
