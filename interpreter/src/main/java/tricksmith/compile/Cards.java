package tricksmith.compile;

import java.util.List;
import tricksmith.cards.IndexSet;
import tricksmith.match.Condition;
import tricksmith.match.Fault;
import tricksmith.match.Group;
import tricksmith.match.Position;
import tricksmith.match.Value;
import tricksmith.match.Values;
import tricksmith.match.Values.Kind;

/** Cards, their properties, and the zones in which they lie. */
final class Cards {

  private Cards() {}

  /** A property of a card. Of no card there is none. */
  static final class Property implements Value {
    private final Value card;
    private final long[] byCard;

    Property(Value card, List<Long> byCard) {
      this.card = card;
      this.byCard = byCard.stream().mapToLong(value -> value).toArray();
    }

    @Override
    public long of(Position position) {
      long found = card.of(position);
      return found == Values.NONE ? Values.NONE : byCard[Values.index(found)];
    }
  }

  /** A written card that stands for several, where there must be one. */
  record SeveralCards(String label) implements Value {
    @Override
    public long of(Position position) {
      throw new Fault(Fault.Kind.SEVERAL_CARDS);
    }
  }

  /** The cards of a zone that all share. */
  record SharedZone(int zone) implements Group {
    @Override
    public IndexSet of(Position position) {
      return position.zone(zone);
    }
  }

  /** The cards of a player's zone. */
  record ZoneOf(int first, Value owner) implements Group {
    @Override
    public IndexSet of(Position position) {
      long player = owner.of(position);
      return player == Values.NONE ? IndexSet.EMPTY : position.zone(first + Values.index(player));
    }
  }

  /** The cards of several players' zones. */
  record ZonesOf(int first, Group owners) implements Group {
    @Override
    public IndexSet of(Position position) {
      IndexSet players = owners.of(position);
      IndexSet cards = IndexSet.EMPTY;
      for (int i = players.next(0); i >= 0; i = players.next(i + 1)) {
        cards = cards.union(position.zone(first + i));
      }
      return cards;
    }
  }

  /** Finds a zone; -1 where there is none. */
  record ZonePlace(int first, Value owner) {
    int of(Position position) {
      long player = owner.of(position);
      return player == Values.NONE ? -1 : first + Values.index(player);
    }
  }

  /** How many cards a zone holds. */
  record SizeOfZone(ZonePlace place) implements Value {
    @Override
    public long of(Position position) {
      int zone = place.of(position);
      return Values.number(zone < 0 ? 0 : position.size(zone));
    }
  }

  /** Whether a zone holds no card. */
  record ZoneIsEmpty(ZonePlace place) implements Condition {
    @Override
    public boolean holds(Position position) {
      int zone = place.of(position);
      return zone < 0 || position.size(zone) == 0;
    }
  }

  /** Whether several players hold no card in their zones. */
  record ZonesAreEmpty(int first, Group owners) implements Condition {
    @Override
    public boolean holds(Position position) {
      IndexSet players = owners.of(position);
      for (int i = players.next(0); i >= 0; i = players.next(i + 1)) {
        if (position.size(first + i) > 0) {
          return false;
        }
      }
      return true;
    }
  }

  /** The card at an end of a zone. */
  record EndOfZone(ZonePlace place, boolean top) implements Value {
    @Override
    public long of(Position position) {
      int zone = place.of(position);
      if (zone < 0) {
        return Values.NONE;
      }
      return Values.ofOrNone(Kind.CARD, top ? position.top(zone) : position.bottom(zone));
    }
  }

  /** So many cards from an end of a zone. */
  record CardsAtEnd(ZonePlace place, boolean top, Value count) implements Group {
    @Override
    public IndexSet of(Position position) {
      int zone = place.of(position);
      int wanted = Math.max(0, Values.whole(count.of(position)));
      if (zone < 0) {
        return IndexSet.EMPTY;
      }
      return top ? position.topOf(zone, wanted) : position.bottomOf(zone, wanted);
    }
  }
}
