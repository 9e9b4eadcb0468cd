package tricksmith.editor.table;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import tricksmith.editor.picture.Table;

/** The cards of the trick, each before the seat that has played it. */
final class TrickPane extends Pane {
  /** In heights of cards: with less room those of other seats would be covered. */
  private static final double LEAST_FOR_ROUND = 2.1;

  /** The same where two sit at each side. */
  private static final double LEAST_FOR_MANY = 3.1;

  private static final int MANY = 5;

  /** In heights of cards: with so much room more they are larger. */
  private static final double ROOM_FOR_LARGE = 1.4;

  private static final PseudoClass LARGE = PseudoClass.getPseudoClass("large");

  private final Round round;
  private final List<Played> played = new ArrayList<>();

  private record Played(int seat, int layer, Region node) {}

  TrickPane(Table.TrickPlace trick, Round round, Cards cards, Words words) {
    this.round = round;
    setId("trick");
    getStyleClass().add("trick");
    setAccessibleText(words.say("trick", trick.number()));
    for (Table.PlayedCard card : trick.cards()) {
      add(card, cards, words, trick);
    }
  }

  private void add(Table.PlayedCard card, Cards cards, Words words, Table.TrickPlace trick) {
    CardFace face = cards.lying(card.face());
    Label below = new Label(words.say("seat", card.seat()));
    below.getStyleClass().addAll("played-by", "text-muted");
    if (card.winning()) {
      face.marked("winning");
      below.setText(words.say("trick.best", card.seat()));
      below.getStyleClass().add("wins");
    }
    if (trick.tied().contains(card.seat()) && !card.earlier()) {
      face.marked("tied");
    }
    if (card.earlier()) {
      face.marked("earlier");
    }
    VBox both = new VBox(face, below);
    both.getStyleClass().add("played");
    int layer = (int) played.stream().filter(other -> other.seat() == card.seat()).count();
    played.add(new Played(card.seat(), layer, both));
    getChildren().add(both);
  }

  /** Marks the cards of these seats: a rule has decided for them. */
  void light(List<Integer> seats) {
    for (Played one : played) {
      Node face = ((VBox) one.node()).getChildren().getFirst();
      face.getStyleClass().remove("lit");
      if (seats.contains(one.seat())) {
        face.getStyleClass().add("lit");
      }
    }
  }

  /** Makes its cards larger where there is so much more room than it wants. */
  void enlarge(double moreRoom) {
    boolean large = prefHeight(-1) + moreRoom > cardHeight() * (leastForRound() + ROOM_FOR_LARGE);
    pseudoClassStateChanged(LARGE, large && !played.isEmpty());
  }

  private double leastForRound() {
    return round.players() < MANY ? LEAST_FOR_ROUND : LEAST_FOR_MANY;
  }

  private double cardWidth() {
    return played.stream().mapToDouble(one -> one.node().prefWidth(-1)).max().orElse(0);
  }

  private double cardHeight() {
    return played.stream().mapToDouble(one -> one.node().prefHeight(-1)).max().orElse(0);
  }

  @Override
  protected double computeMinHeight(double width) {
    return played.isEmpty() ? 0 : cardHeight();
  }

  @Override
  protected double computePrefHeight(double width) {
    return cardHeight() * leastForRound();
  }

  @Override
  protected double computePrefWidth(double height) {
    return cardWidth() * 4;
  }

  @Override
  protected void layoutChildren() {
    if (played.size() > 1 && getHeight() < cardHeight() * leastForRound()) {
      layOutInLine();
    } else {
      layOutRound();
    }
  }

  /** In the order in which they were played. */
  private void layOutInLine() {
    double width = cardWidth();
    double height = cardHeight();
    double room = getWidth() - width;
    double step = Math.min(width * 1.25, room / (played.size() - 1));
    double left = (room - step * (played.size() - 1)) / 2;
    for (int i = 0; i < played.size(); i++) {
      double x = snapPositionX(left + i * step);
      double y = snapPositionY((getHeight() - height) / 2);
      played.get(i).node().resizeRelocate(x, y, width, height);
    }
  }

  private void layOutRound() {
    double width = cardWidth();
    double height = cardHeight();
    double acrossRoom = Math.min((getWidth() - width) / 2, width * 2.1);
    double downRoom =
        Math.min((getHeight() - height) / 2, height * (round.players() < MANY ? 0.75 : 1.05));
    for (Played one : played) {
      double x = getWidth() / 2 + round.right(one.seat()) * acrossRoom - width / 2;
      double y = getHeight() / 2 + round.below(one.seat()) * downRoom - height / 2;
      one.node()
          .resizeRelocate(
              snapPositionX(x + one.layer() * width * 0.42),
              snapPositionY(y + one.layer() * height * 0.12),
              width,
              height);
    }
  }
}
