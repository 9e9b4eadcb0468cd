package tricksmith.reference;

import java.util.List;
import java.util.function.Supplier;

/** The table as it would be with a card more, or as it was with one fewer. */
final class Imagination {
  private final Situation situation;

  Imagination(Situation situation) {
    this.situation = situation;
  }

  /** Asks as if a player had played this card of the hand. */
  <T> T asIfPlayed(PlayedTrick.Play play, Supplier<T> question) {
    Piles piles = situation.piles();
    Piles.Place hand = piles.hand(play.player());
    List<Thing.Card> handBefore = piles.cards(hand);
    PlayedTrick trick = situation.trick().orElseThrow();
    piles.move(List.of(play.card()), piles.table(), false);
    trick.play(play);
    try {
      return question.get();
    } finally {
      trick.takeBack();
      piles.move(List.of(play.card()), hand, false);
      piles.arrange(hand, handBefore);
    }
  }

  /** Asks as if the last play had not been made yet. */
  <T> T beforeTheLastPlay(Supplier<T> question) {
    Piles piles = situation.piles();
    List<Thing.Card> tableBefore = piles.cards(piles.table());
    PlayedTrick trick = situation.trick().orElseThrow();
    PlayedTrick.Play last = trick.plays().getLast();
    trick.takeBack();
    piles.move(List.of(last.card()), piles.hand(last.player()), false);
    try {
      return question.get();
    } finally {
      trick.play(last);
      piles.move(List.of(last.card()), piles.table(), false);
      piles.arrange(piles.table(), tableBefore);
    }
  }
}
