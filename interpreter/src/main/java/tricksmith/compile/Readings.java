package tricksmith.compile;

import tricksmith.cards.IndexSet;
import tricksmith.match.Condition;
import tricksmith.match.Group;
import tricksmith.match.Position;
import tricksmith.match.Value;
import tricksmith.match.Values;
import tricksmith.match.Values.Kind;

/** What a position says of itself, or of a thing: an index, or -1 for none. */
final class Readings {

  private Readings() {}

  /** Reads an index. */
  @FunctionalInterface
  interface Index {
    int of(Position position);
  }

  /** Reads an index that belongs to another one. */
  @FunctionalInterface
  interface IndexOf {
    int of(Position position, int index);
  }

  /** A thing that the position names. */
  record Thing(Kind kind, Index index) implements Value {
    @Override
    public long of(Position position) {
      return Values.ofOrNone(kind, index.of(position));
    }
  }

  /** A number that the position names. */
  record Amount(Index number) implements Value {
    @Override
    public long of(Position position) {
      return Values.number(number.of(position));
    }
  }

  /** A thing that belongs to another one; of none there is none. */
  record ThingOf(Value thing, Kind kind, IndexOf index) implements Value {
    @Override
    public long of(Position position) {
      long found = thing.of(position);
      return found == Values.NONE
          ? Values.NONE
          : Values.ofOrNone(kind, index.of(position, Values.index(found)));
    }
  }

  /** The card led: it is asked for so often that it has a form of its own. */
  record Led() implements Value {
    @Override
    public long of(Position position) {
      return Values.ofOrNone(Kind.CARD, position.led());
    }
  }

  /** The suit led. */
  record SuitLed() implements Value {
    @Override
    public long of(Position position) {
      return position.suitLed();
    }
  }

  /** The finished tricks that one of these players has won. */
  record TricksOf(Group players) implements Group {
    @Override
    public IndexSet of(Position position) {
      return position.tricksOf(players.of(position));
    }
  }

  /** The cards of a trick. */
  record CardsOf(Value trick) implements Group {
    @Override
    public IndexSet of(Position position) {
      long found = trick.of(position);
      return found == Values.NONE ? IndexSet.EMPTY : position.cardsOf(Values.index(found));
    }
  }

  /** The suit that was led to a trick. */
  record SuitLedOf(Value trick) implements Value {
    @Override
    public long of(Position position) {
      long found = trick.of(position);
      return found == Values.NONE ? Values.NONE : position.suitLedOf(Values.index(found));
    }
  }

  /** The place of a trick in its deal, from 1. */
  record PlaceOf(Value trick) implements Value {
    @Override
    public long of(Position position) {
      long found = trick.of(position);
      return found == Values.NONE ? Values.NONE : Values.number(Values.index(found) + 1);
    }
  }

  /** Whether a player has passed in the loop under way. */
  record Passed(Value player, int passedGroupCell) implements Condition {
    @Override
    public boolean holds(Position position) {
      return position.group(passedGroupCell).contains(Values.indexOrNone(player.of(position)));
    }
  }
}
