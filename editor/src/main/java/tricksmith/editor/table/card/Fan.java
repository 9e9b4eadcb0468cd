package tricksmith.editor.table.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import tricksmith.editor.table.geometry.Area;
import tricksmith.editor.table.geometry.CardPlace;

/** The cards of a hand or a pile, each at its own place on the table; the last one lies on top. */
public final class Fan extends Region {
  /** The most that the corner of a card takes of its width. */
  static final double CORNER = 0.4;

  private static final double MOSTLY_SEEN = 0.95;

  /** The share of a card's height, from above, that shows both its rank and the suit below. */
  private static final double BOTH_SEEN = 0.55;

  /** The visible share of a card below which the next one lies over it. */
  private static final double LEAST_SEEN = 0.01;

  private final List<Node> cards;
  private List<CardPlace> places = List.of();

  public Fan(List<? extends Node> cards) {
    this.cards = List.copyOf(cards);
    getStyleClass().add("fan");
    setPickOnBounds(false);
    setManaged(false);
    getChildren().setAll(cards);
    cards.forEach(card -> card.setManaged(false));
  }

  /** Puts each card where it belongs on the table. */
  public void place(List<CardPlace> onTable) {
    places = onTable;
    Area all = around(onTable);
    resizeRelocate(all.x(), all.y(), all.width(), all.height());
    double inHeight = inHeight(onTable);
    for (int i = 0; i < Math.min(cards.size(), onTable.size()); i++) {
      place(cards.get(i), onTable.get(i), all);
      faceOf(cards.get(i)).leaveInSight(inSight(onTable, i), inHeight);
    }
  }

  /** Returns how much of a card's width the next one leaves visible: 0 to 1. */
  private static double inSight(List<CardPlace> onTable, int card) {
    if (card + 1 >= onTable.size()) {
      return 1;
    }
    Area place = onTable.get(card).place();
    double share = (onTable.get(card + 1).place().x() - place.x()) / place.width();
    boolean isBeside = share > LEAST_SEEN;
    return isBeside && share < MOSTLY_SEEN ? share : 1;
  }

  /** Returns how much of a card's height the next one in a column leaves visible: 0 to 1. */
  private static double inHeight(List<CardPlace> onTable) {
    double least = 1;
    for (int i = 0; i + 1 < onTable.size(); i++) {
      Area place = onTable.get(i).place();
      Area next = onTable.get(i + 1).place();
      boolean isBelow = Math.abs(next.x() - place.x()) < LEAST_SEEN * place.width();
      if (isBelow) {
        least = Math.min(least, (next.y() - place.y()) / place.height());
      }
    }
    return least < BOTH_SEEN ? Math.max(0, least) : 1;
  }

  private static void place(Node card, CardPlace at, Area within) {
    Area place = at.place();
    faceOf(card).wide(place.width());
    card.resizeRelocate(
        place.x() - within.x(), place.y() - within.y(), place.width(), place.height());
    card.setRotate(at.degrees());
  }

  /** Returns the face of a card, whether it can be chosen or not. */
  public static CardFace faceOf(Node card) {
    return switch (card) {
      case CardFace face -> face;
      case CardButton button -> button.face();
      default -> throw new IllegalArgumentException("no card: " + card);
    };
  }

  private static Area around(List<CardPlace> places) {
    double left = places.stream().mapToDouble(card -> card.place().x()).min().orElse(0);
    double top = places.stream().mapToDouble(card -> card.place().y()).min().orElse(0);
    double right = places.stream().mapToDouble(card -> card.place().right()).max().orElse(0);
    double bottom = places.stream().mapToDouble(card -> card.place().bottom()).max().orElse(0);
    return new Area(left, top, right - left, bottom - top);
  }

  /** Returns the cards, from the left. */
  public List<Node> cards() {
    return new ArrayList<>(cards);
  }

  /** Returns where a card lies on the table; empty if it is not here. */
  public Optional<Area> placeOf(int card) {
    return IntStream.range(0, Math.min(cards.size(), places.size()))
        .filter(i -> faceOf(cards.get(i)).card() == card)
        .mapToObj(i -> places.get(i).place())
        .findFirst();
  }

  List<CardPlace> places() {
    return places;
  }

  @Override
  protected void layoutChildren() {
    // They lie where they were placed.
  }
}
