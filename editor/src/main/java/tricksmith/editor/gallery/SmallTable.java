package tricksmith.editor.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.animation.FadeTransition;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.ScriptWords;

/**
 * A table seen from afar: hands reach in over the edge, and the trick lies in front of those who
 * have played to it. Until there is a match to show, only the seats are drawn.
 */
final class SmallTable extends Pane {
  private static final double USUAL_HEIGHT = 112;
  private static final double USUAL_WIDTH = 150;
  private static final double BACK = 15;
  private static final double CARD = 29;

  /** The width of a card where many lie around the middle. */
  private static final double CARD_OF_MANY = 25;

  private static final int MANY = 5;
  private static final double OVERLAP = 0.62;
  private static final int MOST_BACKS = 5;
  private static final double ROUND = 20;

  /** The smallest divisor. */
  private static final double LEAST = 1e-6;

  private static final Duration FADE = Duration.millis(220);
  private static final PseudoClass WINS = PseudoClass.getPseudoClass("wins");
  private static final PseudoClass EARLIER = PseudoClass.getPseudoClass("earlier");

  private final Rectangle edge = new Rectangle();
  private @Nullable Table table;
  private final Locale language;
  private int seats;

  /**
   * Creates a table without a match.
   *
   * @param language the language for suits that have names
   */
  SmallTable(int seats, Locale language) {
    this.seats = seats;
    this.language = language;
    getStyleClass().add("small-table");
    setMinSize(0, 0);
    setClip(edge);
    setMouseTransparent(true);
    fill();
  }

  /**
   * Shows a moment of a match.
   *
   * @param appearing whether the last card played fades in
   */
  void show(Table picture, boolean appearing) {
    table = picture;
    seats = picture.seats().size();
    List<Table.PlayedCard> cards = trick(picture);
    fill();
    if (appearing && !cards.isEmpty()) {
      appear(cards.getLast());
    }
  }

  /** Returns the trick under way, or otherwise the one before. */
  private static List<Table.PlayedCard> trick(Table picture) {
    Table.TrickPlace last = picture.lastTrick();
    return picture.trick().cards().isEmpty() && last != null
        ? last.cards()
        : picture.trick().cards();
  }

  /** Creates what lies on the table; the layout places it. */
  private void fill() {
    getChildren().clear();
    for (int seat = 1; seat <= seats; seat++) {
      int cards = Math.min(MOST_BACKS, cards(seat));
      for (int card = 0; card < cards; card++) {
        getChildren().add(new Back(seat, card - (cards - 1) / 2.0));
      }
    }
    Optional.ofNullable(table).ifPresent(this::fillTrick);
    requestLayout();
  }

  /** The back of a card in the hand of a seat, at an offset from its middle, counted in cards. */
  private static final class Back extends Region {
    private final int seat;
    private final double along;

    Back(int seat, double along) {
      this.seat = seat;
      this.along = along;
      getStyleClass().add("small-back");
      setManaged(false);
    }
  }

  private void fillTrick(Table picture) {
    ScriptWords signs = ScriptWords.of(picture.suits(), picture.translations().in(language));
    List<Table.PlayedCard> cards = new ArrayList<>(trick(picture));
    cards.sort((one, other) -> Boolean.compare(other.earlier(), one.earlier()));
    for (Table.PlayedCard played : cards) {
      SmallCard card = new SmallCard(played, signs);
      card.setManaged(false);
      card.pseudoClassStateChanged(WINS, played.winning());
      card.pseudoClassStateChanged(EARLIER, played.earlier());
      getChildren().add(card);
    }
  }

  private void appear(Table.PlayedCard last) {
    for (Node child : getChildren()) {
      if (child instanceof SmallCard card && card.played().equals(last)) {
        FadeTransition appearing = new FadeTransition(FADE, card);
        appearing.setFromValue(0);
        appearing.setToValue(1);
        appearing.play();
      }
    }
  }

  @Override
  protected void layoutChildren() {
    edge.setWidth(getWidth());
    edge.setHeight(getHeight());
    edge.setArcWidth(ROUND);
    edge.setArcHeight(ROUND);
    for (Node child : getChildren()) {
      switch (child) {
        case Back back -> place(back);
        case SmallCard card -> place(card);
        default -> {}
      }
    }
  }

  private double scale() {
    return Math.min(getHeight() / USUAL_HEIGHT, getWidth() / USUAL_WIDTH);
  }

  /**
   * Returns the angle of a seat. Seat 1 is at the bottom; the others follow in the direction of
   * play.
   */
  private double angle(int seat) {
    boolean clockwise = table == null || table.clockwise();
    double turn = 2 * Math.PI * (seat - 1) / seats;
    return Math.PI / 2 + (clockwise ? turn : -turn);
  }

  private void place(Back back) {
    double x = Math.cos(angle(back.seat));
    double y = Math.sin(angle(back.seat));
    double reach =
        Math.min(
            getWidth() / 2 / Math.max(Math.abs(x), LEAST),
            getHeight() / 2 / Math.max(Math.abs(y), LEAST));
    boolean atSide = Math.abs(Math.abs(x * reach) - getWidth() / 2) < 1 && Math.abs(y) < 0.95;
    double width = BACK * scale();
    double along = back.along * width * OVERLAP;
    back.setRotate(atSide ? 90 : 0);
    back.resizeRelocate(
        getWidth() / 2 + x * reach + (atSide ? 0 : along) - width / 2,
        getHeight() / 2 + y * reach + (atSide ? along : 0) - width * SmallCard.RATIO / 2,
        width,
        width * SmallCard.RATIO);
  }

  private int cards(int seat) {
    return table == null ? MOST_BACKS : table.seat(seat).hand().size();
  }

  private void place(SmallCard card) {
    double reach = scale() * (seats == 2 ? 24 : seats > 4 ? 33 : 27);
    double angle = angle(card.played().seat());
    double width = (seats < MANY ? CARD : CARD_OF_MANY) * scale();
    double shift = card.played().earlier() ? width * 0.45 : 0;
    card.resizeTo(width);
    card.relocate(
        getWidth() / 2 + Math.cos(angle) * reach * 1.22 - width / 2 - shift,
        getHeight() / 2 + Math.sin(angle) * reach * 0.86 - width * SmallCard.RATIO / 2);
  }
}
