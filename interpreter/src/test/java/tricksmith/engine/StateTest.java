package tricksmith.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tricksmith.cards.IndexSet;
import tricksmith.engine.state.Board;
import tricksmith.engine.state.PreparedProgram;
import tricksmith.program.Program.Lifetime;
import tricksmith.program.value.Values;

/** All that changes in a match is kept in two arrays, which grow when they need more room. */
class StateTest {

  private final Game game = new Game(2, "2C 3C 4C 5C");
  private final int cell = game.cell("cell", Lifetime.MATCH, null);
  private final int set = game.group(Lifetime.MATCH);
  private final Board board = new Board(new PreparedProgram(game.end().rules()));

  @Test
  void setsTakeMoreWordsWhenTheyMust() {
    board.begin();
    board.cells.putValue(cell, Values.number(17));
    board.tricks.begin(1);
    board.tricks.play(1, 2);
    board.tricks.finish(1, 2, Values.number(5), -1);
    List<Object> before = List.of(board.piles.snapshot(), board.piles.inOrder(game.deck));

    board.cells.putGroup(set, IndexSet.of(3).with(200));

    assertThat(board.cells.group(set)).isEqualTo(IndexSet.of(3).with(200));
    assertThat(board.cells.value(cell)).isEqualTo(Values.number(17));
    assertThat(board.piles.snapshot()).isEqualTo(before.getFirst());
    assertThat(board.piles.inOrder(game.deck)).isEqualTo(before.getLast());
    assertThat(board.piles.cards(game.deck)).isEqualTo(IndexSet.upTo(4));
    assertThat(board.seats.inPlay()).isEqualTo(IndexSet.upTo(2));
    assertThat(board.tricks.cardsOf(0)).isEqualTo(IndexSet.of(2));
    assertThat(board.tricks.suitLedOf(0)).isEqualTo(Values.number(5));
    board.cells.putGroup(set, IndexSet.of(1));
    assertThat(board.copy().cells.group(set)).isEqualTo(IndexSet.of(1));
  }

  @Test
  void aDealBeginsAnewWithLargerSets() {
    board.begin();
    board.piles.take(0);
    board.piles.putOnTop(0, game.table);
    board.cells.putGroup(set, IndexSet.of(100));

    board.beginDeal(IndexSet.EMPTY);

    assertThat(board.piles.cards(game.deck)).isEqualTo(IndexSet.upTo(4));
    assertThat(board.piles.cards(game.table)).isEqualTo(IndexSet.EMPTY);
    assertThat(board.cells.group(set)).isEqualTo(IndexSet.of(100));
  }

  @Test
  void aTrickMayHaveAnyNumberOfPlays() {
    board.begin();
    board.tricks.begin(0);
    board.tricks.finish(0, -1, Values.NONE, -1);
    board.tricks.begin(1);
    for (int play = 0; play < 40; play++) {
      board.tricks.play(play % 2, play % 4);
    }

    assertThat(board.tricks.plays()).isEqualTo(40);
    for (int play = 0; play < 40; play++) {
      assertThat(board.tricks.playerAt(play)).isEqualTo(play % 2);
      assertThat(board.tricks.cardAt(play)).isEqualTo(play % 4);
    }
    assertThat(board.tricks.winnerOf(0)).isZero();
    assertThat(board.tricks.leader()).isEqualTo(1);
  }

  @Test
  void aDealMayHaveAnyNumberOfTricks() {
    board.begin();
    for (int trick = 0; trick < 100; trick++) {
      board.tricks.begin(trick % 2);
      board.tricks.play(trick % 2, trick % 4);
      board.tricks.finish(trick % 2, trick % 4, Values.number(trick), -1);
    }
    board.cells.putGroup(set, board.tricks.tricksOf(IndexSet.of(1)));

    assertThat(board.cells.group(set).size()).isEqualTo(50);
    for (int trick = 0; trick < 100; trick++) {
      assertThat(board.tricks.leaderOf(trick)).isEqualTo(trick % 2);
      assertThat(board.tricks.winningCardOf(trick)).isEqualTo(trick % 4);
      assertThat(board.tricks.cardsOf(trick)).isEqualTo(IndexSet.of(trick % 4));
      assertThat(board.tricks.suitLedOf(trick)).isEqualTo(Values.number(trick));
    }
  }

  @Test
  void copiesShareNothing() {
    board.begin();
    Board copy = board.copy();

    copy.cells.putValue(cell, Values.number(1));
    copy.cells.putGroup(set, IndexSet.of(1));
    copy.piles.take(0);
    copy.piles.putOnTop(0, game.table);
    copy.seats.setScore(0, Values.number(9));

    assertThat(board.cells.value(cell)).isEqualTo(Values.NONE);
    assertThat(board.cells.group(set)).isEqualTo(IndexSet.EMPTY);
    assertThat(board.piles.cards(game.deck)).isEqualTo(IndexSet.upTo(4));
    assertThat(board.seats.score(0)).isEqualTo(Values.number(0));
  }

  @Test
  void wordsOfASetAreReadWithoutMakingAValue() {
    for (IndexSet elements :
        List.of(IndexSet.of(0).with(5).with(63), IndexSet.of(2).with(64).with(130))) {
      board.state.put(set, elements);
      assertThat(board.state.size(set)).isEqualTo(elements.size());
      for (int place = 0; place < elements.size(); place++) {
        assertThat(board.state.at(set, place)).isEqualTo(elements.at(place));
      }
      for (int from = 0; from < 200; from++) {
        assertThat(board.state.next(set, from)).isEqualTo(elements.next(from));
        assertThat(board.state.contains(set, from)).isEqualTo(elements.contains(from));
      }
      board.state.remove(set, 5);
      board.state.add(set, 7);
      assertThat(board.state.set(set)).isEqualTo(elements.without(5).with(7));
    }
  }
}
