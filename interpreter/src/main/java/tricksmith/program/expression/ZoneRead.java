package tricksmith.program.expression;

import java.util.List;
import tricksmith.cards.IndexSet;
import tricksmith.program.value.Sort;
import tricksmith.program.value.Values;

/** An expression that looks at a zone, or at the zones of several players. */
public sealed interface ZoneRead extends Node {

  ZonePlace place();

  /** Whether it looks at which cards lie there, and not only at how many. */
  default boolean tellsCards() {
    return true;
  }

  @Override
  default Sort sort() {
    return Sort.WORD;
  }

  /** The cards of the zone, or of the zones of a set of players. */
  record ZoneCards(ZonePlace place) implements ZoneRead {
    @Override
    public Composition composition() {
      return place.composition(ZoneCards::new);
    }

    @Override
    public Sort sort() {
      return Sort.SET;
    }

    @Override
    public IndexSet set(Frame frame) {
      if (place.isOfSeveral()) {
        IndexSet players = place.owners(frame);
        IndexSet cards = IndexSet.EMPTY;
        for (int i = players.next(0); i >= 0; i = players.next(i + 1)) {
          cards = cards.union(frame.position().zone(place.first() + i));
        }
        return cards;
      }
      int zone = place.zone(frame);
      return zone < 0 ? IndexSet.EMPTY : frame.position().zone(zone);
    }
  }

  /**
   * The number of cards in the zone, or in all the zones together, without looking at which they
   * are.
   */
  record ZoneSize(ZonePlace place) implements ZoneRead {
    @Override
    public boolean tellsCards() {
      return false;
    }

    @Override
    public Composition composition() {
      return place.composition(ZoneSize::new);
    }

    @Override
    public long word(Frame frame) {
      if (place.isOfSeveral()) {
        IndexSet players = place.owners(frame);
        long size = 0;
        for (int i = players.next(0); i >= 0; i = players.next(i + 1)) {
          size += frame.position().size(place.first() + i);
        }
        return Values.number(size);
      }
      int zone = place.zone(frame);
      return Values.number(zone < 0 ? 0 : frame.position().size(zone));
    }
  }

  /** Whether the zone, or each of the zones, is empty, without looking at which cards they hold. */
  record ZoneIsEmpty(ZonePlace place) implements ZoneRead {
    @Override
    public boolean tellsCards() {
      return false;
    }

    @Override
    public Composition composition() {
      return place.composition(ZoneIsEmpty::new);
    }

    @Override
    public boolean holds(Frame frame) {
      if (place.isOfSeveral()) {
        IndexSet players = place.owners(frame);
        for (int i = players.next(0); i >= 0; i = players.next(i + 1)) {
          if (frame.position().size(place.first() + i) > 0) {
            return false;
          }
        }
        return true;
      }
      int zone = place.zone(frame);
      return zone < 0 || frame.position().size(zone) == 0;
    }

    @Override
    public long word(Frame frame) {
      return Values.of(holds(frame));
    }
  }

  record ZoneEnd(ZonePlace place, boolean top) implements ZoneRead {
    @Override
    public Composition composition() {
      return place.composition(other -> new ZoneEnd(other, top));
    }

    @Override
    public long word(Frame frame) {
      int zone = place.zone(frame);
      if (zone < 0) {
        return Values.NONE;
      }
      Position position = frame.position();
      return Values.ofOrNone(Values.Kind.CARD, top ? position.top(zone) : position.bottom(zone));
    }
  }

  /** A number of cards from an end of the zone, or all of them if there are fewer. */
  record ZoneEndCards(ZonePlace place, boolean top, Node count) implements ZoneRead {
    @Override
    public Sort sort() {
      return Sort.SET;
    }

    @Override
    public Composition composition() {
      Node owner = place.owner();
      return Composition.pure(
              owner == null ? List.of(count) : List.of(owner, count),
              others ->
                  new ZoneEndCards(
                      place.of(others.subList(0, others.size() - 1)), top, others.getLast()))
          .with(NodeFacts.reading(place.aspect()).orFault().through(NodeFacts.Extent.CARDS));
    }

    @Override
    public IndexSet set(Frame frame) {
      int zone = place.zone(frame);
      int wanted = Math.max(0, Values.whole(count.word(frame)));
      if (zone < 0) {
        return IndexSet.EMPTY;
      }
      Position position = frame.position();
      return top ? position.topOf(zone, wanted) : position.bottomOf(zone, wanted);
    }
  }
}
