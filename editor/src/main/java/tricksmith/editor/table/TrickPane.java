package tricksmith.editor.table;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import tricksmith.editor.live.Table;

/** The cards of the trick, each before the seat that has played it. */
final class TrickPane extends Pane {
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

  private double cardWidth() {
    return played.stream().mapToDouble(one -> one.node().prefWidth(-1)).max().orElse(0);
  }

  private double cardHeight() {
    return played.stream().mapToDouble(one -> one.node().prefHeight(-1)).max().orElse(0);
  }

  @Override
  protected double computeMinHeight(double width) {
    return played.isEmpty() ? 0 : cardHeight() * (played.size() > 1 ? 1.55 : 1.15);
  }

  @Override
  protected double computePrefHeight(double width) {
    return Math.max(computeMinHeight(width), cardHeight() * 2.1);
  }

  @Override
  protected double computePrefWidth(double height) {
    return cardWidth() * 4;
  }

  @Override
  protected void layoutChildren() {
    double width = cardWidth();
    double height = cardHeight();
    double acrossRoom = Math.min((getWidth() - width) / 2, width * 2.1);
    double downRoom = Math.min((getHeight() - height) / 2, height * 0.75);
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
