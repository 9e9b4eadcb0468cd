package tricksmith.reference;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Zone;

/** Where every card lies: the zones as ordered piles, the top first. */
final class Piles {

  /** A zone, or one player's part of it; seat 0 for a shared one. */
  record Place(Zone zone, int seat) {}

  private final CheckedRules rules;
  private final Pack pack;
  private final Map<Place, List<Thing.Card>> piles = new LinkedHashMap<>();

  Piles(CheckedRules rules, Pack pack, int players) {
    this.rules = rules;
    this.pack = pack;
    for (Zone zone : rules.zones()) {
      for (int seat = zone.perPlayer() ? 1 : 0; seat <= (zone.perPlayer() ? players : 0); seat++) {
        piles.put(new Place(zone, seat), new ArrayList<>());
      }
    }
    newDeal(Set.of());
  }

  /** Cards go back to their decks, in declared order, except for those that stay. */
  void newDeal(Set<? extends Thing> kept) {
    piles.values().forEach(pile -> pile.removeIf(card -> !kept.contains(card)));
    pack.byZone()
        .forEach(
            (zone, cards) ->
                cards.stream()
                    .filter(card -> !kept.contains(card))
                    .forEach(card -> pile(deck(zone)).add(card)));
  }

  private Place deck(int zone) {
    return new Place(rules.zones().get(zone), 0);
  }

  /** The cards there, the top first. */
  List<Thing.Card> cards(Place place) {
    return List.copyOf(pile(place));
  }

  private List<Thing.Card> pile(Place place) {
    return piles.get(place);
  }

  /** A zone that is always there. */
  Zone zone(String name) {
    return rules.zones().stream()
        .filter(zone -> zone.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  Place table() {
    return new Place(zone(Zone.TABLE), 0);
  }

  Place aside() {
    return new Place(zone(Zone.ASIDE), 0);
  }

  Place hand(Thing.Player player) {
    return new Place(zone(Zone.HAND), player.seat());
  }

  Place won(Thing.Player player) {
    return new Place(zone(Zone.WON), player.seat());
  }

  /** Where a card lies; for a moment, while it is in nobody's hands, nowhere. */
  Optional<Place> placeOf(Thing.Card card) {
    return piles.keySet().stream().filter(place -> pile(place).contains(card)).findFirst();
  }

  /** Puts cards on top of a pile or under it, the first of them uppermost. */
  void move(Collection<Thing.Card> cards, Place to, boolean atTheBottom) {
    piles.values().forEach(pile -> pile.removeAll(cards));
    pile(to).addAll(atTheBottom ? pile(to).size() : 0, cards);
  }

  /** Puts the cards of a pile into this order. */
  void arrange(Place place, List<Thing.Card> order) {
    pile(place).clear();
    pile(place).addAll(order);
  }

  /** The cards in the order in which they lie: zone by zone, seat by seat, from the top. */
  List<Thing.Card> asTheyLie(Collection<Thing> cards) {
    return piles.values().stream().flatMap(List::stream).filter(cards::contains).toList();
  }

  /** All cards of the match. */
  List<Thing.Card> all() {
    return pack.cards();
  }
}
