package tricksmith.compile;

import tricksmith.cards.IndexSet;
import tricksmith.match.Group;
import tricksmith.match.Position;
import tricksmith.match.Value;
import tricksmith.match.Values;
import tricksmith.match.Values.Kind;

/** Players, sides and who sits where. Of nobody there is nobody. */
final class Players {

  private Players() {}

  /** {@code seat n}. */
  record Seat(Value number, int players) implements Value {
    @Override
    public long of(Position position) {
      long seat = number.of(position);
      if (seat == Values.NONE || !Values.isWhole(seat)) {
        return Values.NONE;
      }
      long index = Values.numerator(seat) - 1;
      return index >= 0 && index < players ? Values.of(Kind.PLAYER, (int) index) : Values.NONE;
    }
  }

  /** So many seats on; clockwise is to the left. */
  record Neighbour(Value player, Value steps, boolean left, int players) implements Value {
    @Override
    public long of(Position position) {
      long from = player.of(position);
      if (from == Values.NONE) {
        return Values.NONE;
      }
      int by = Values.whole(steps.of(position));
      return Values.of(Kind.PLAYER, Math.floorMod(Values.index(from) + (left ? by : -by), players));
    }
  }

  /** The only other one of all, if there is exactly one. */
  record OtherOf(Value one, Group all, Kind kind) implements Value {
    @Override
    public long of(Position position) {
      long found = one.of(position);
      if (found == Values.NONE) {
        return Values.NONE;
      }
      IndexSet others = all.of(position).without(Values.index(found));
      return others.size() == 1 ? Values.of(kind, others.next(0)) : Values.NONE;
    }
  }

  /** The other member of the player's side, if there is exactly one. */
  record PartnerOf(Value player) implements Value {
    @Override
    public long of(Position position) {
      IndexSet partners = partners(position, player.of(position));
      int first = partners.next(0);
      return partners.size() == 1 ? Values.of(Kind.PLAYER, first) : Values.NONE;
    }
  }

  /** The other members of the player's side. */
  record PartnersOf(Value player) implements Group {
    @Override
    public IndexSet of(Position position) {
      return partners(position, player.of(position));
    }
  }

  private static IndexSet partners(Position position, long player) {
    if (player == Values.NONE) {
      return IndexSet.EMPTY;
    }
    int index = Values.index(player);
    return position.membersOf(position.sideOf(index)).without(index);
  }

  /** The players in play who are not of this side. */
  record OpponentsOf(Value side) implements Group {
    @Override
    public IndexSet of(Position position) {
      long found = side.of(position);
      return found == Values.NONE
          ? IndexSet.EMPTY
          : position.playersInPlay().without(position.membersOf(Values.index(found)));
    }
  }

  /** The players of a side. */
  record MembersOf(Value side) implements Group {
    @Override
    public IndexSet of(Position position) {
      long found = side.of(position);
      return found == Values.NONE ? IndexSet.EMPTY : position.membersOf(Values.index(found));
    }
  }

  /** The score of a player. */
  record ScoreOf(Value player) implements Value {
    @Override
    public long of(Position position) {
      long found = player.of(position);
      return found == Values.NONE ? Values.NONE : position.score(Values.index(found));
    }
  }

  /** The score of a side: that of its player with the lowest seat. */
  record ScoreOfSide(Value side) implements Value {
    @Override
    public long of(Position position) {
      long found = side.of(position);
      if (found == Values.NONE) {
        return Values.NONE;
      }
      int first = position.membersOf(Values.index(found)).next(0);
      return first < 0 ? Values.NONE : position.score(first);
    }
  }

  /**
   * Who begins where nothing is said: the player after the dealer if there is one, otherwise the
   * first seat.
   */
  record AfterDealer(Value dealer) implements Value {
    @Override
    public long of(Position position) {
      long found = dealer.of(position);
      return found == Values.NONE
          ? Values.of(Kind.PLAYER, 0)
          : Values.ofOrNone(Kind.PLAYER, position.nextInPlay(Values.index(found)));
    }
  }

  /** This player, or the next in play. */
  record InPlayFrom(Value player) implements Value {
    @Override
    public long of(Position position) {
      long found = player.of(position);
      return found == Values.NONE
          ? Values.NONE
          : Values.ofOrNone(Kind.PLAYER, position.inPlayFrom(Values.index(found)));
    }
  }

  /** The next player in play after the one in a cell who is in a set; nobody if there is none. */
  record NextOf(Group players, int cell) implements Value {
    @Override
    public long of(Position position) {
      IndexSet among = players.of(position).intersection(position.playersInPlay());
      if (among.isEmpty()) {
        return Values.NONE;
      }
      int next = Values.index(position.value(cell));
      do {
        next = position.nextInPlay(next);
      } while (!among.contains(next));
      return Values.of(Kind.PLAYER, next);
    }
  }
}
