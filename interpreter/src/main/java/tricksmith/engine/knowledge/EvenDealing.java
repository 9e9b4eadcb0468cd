package tricksmith.engine.knowledge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.engine.chance.Dice;

/**
 * Deals the cards that a player does not see to the zones in which they may lie, so that every deal
 * consistent with what is known is equally likely.
 *
 * <p>Cards that may lie in the same zones form a class; zones in which the same classes may lie are
 * treated as one. The deals are counted class by class, and a deal is then drawn in proportion to
 * the counts. Where there would be too many counts, it starts from some consistent deal and
 * exchanges cards at random many times instead: the deals are then nearly equally likely ({@link
 * #isExact}).
 */
public final class EvenDealing {

  static final int MOST_COUNTS = 40_000;

  /** How often each card is exchanged on average where cards are exchanged at random. */
  private static final int EXCHANGES_OF_A_CARD = 40;

  /** The most cards for exact counts; factorials of larger numbers are too large. */
  private static final int MOST_CARDS = 120;

  private final List<CardClass> classes = new ArrayList<>();
  private final List<ZoneClass> zones = new ArrayList<>();
  private final int[] room;
  private final Map<Integer, IndexSet> placesOf = new LinkedHashMap<>();
  private final Map<Long, Double> counts = new HashMap<>();
  private final boolean exact;

  /** Cards that may lie in the same zones. */
  private record CardClass(List<Integer> cards, List<Integer> zones) {}

  /** Zones in which the same classes may lie, and how many cards they have room for in total. */
  private record ZoneClass(List<Integer> zones, int room) {}

  /** Thrown when there are more counts than may be kept. */
  private static final class TooMany extends RuntimeException {
    private static final long serialVersionUID = 1;

    TooMany() {
      super(null, null, false, false);
    }
  }

  /**
   * Creates a dealing of cards.
   *
   * @param places the zones in which each card may lie
   * @param cards the cards to deal
   * @param room how many of them each zone gets
   */
  EvenDealing(IndexSet[] places, IndexSet cards, int[] room) {
    this(places, cards, room, MOST_COUNTS);
  }

  EvenDealing(IndexSet[] places, IndexSet cards, int[] room, int mostCounts) {
    this.room = room.clone();
    IndexSet roomy = IndexSet.EMPTY;
    for (int zone = 0; zone < room.length; zone++) {
      roomy = room[zone] > 0 ? roomy.with(zone) : roomy;
    }
    Map<IndexSet, List<Integer>> alike = new LinkedHashMap<>();
    for (int card = cards.next(0); card >= 0; card = cards.next(card + 1)) {
      IndexSet possible = places[card].intersection(roomy);
      placesOf.put(card, possible);
      alike.computeIfAbsent(possible, _ -> new ArrayList<>()).add(card);
    }
    List<IndexSet> kinds = new ArrayList<>(alike.keySet());
    kinds.sort(Comparator.comparingInt(IndexSet::size));
    findZones(kinds, roomy);
    for (IndexSet kind : kinds) {
      List<Integer> own = zonesOf(kind);
      classes.add(new CardClass(alike.getOrDefault(kind, List.of()), own));
    }
    exact = cards.size() <= MOST_CARDS && isCountable(mostCounts);
  }

  private void findZones(List<IndexSet> kinds, IndexSet roomy) {
    Map<List<Boolean>, List<Integer>> bySignature = new LinkedHashMap<>();
    for (int zone = roomy.next(0); zone >= 0; zone = roomy.next(zone + 1)) {
      int each = zone;
      List<Boolean> signature = kinds.stream().map(kind -> kind.contains(each)).toList();
      bySignature.computeIfAbsent(signature, _ -> new ArrayList<>()).add(zone);
    }
    bySignature
        .values()
        .forEach(
            same -> zones.add(new ZoneClass(same, same.stream().mapToInt(z -> room[z]).sum())));
  }

  private List<Integer> zonesOf(IndexSet kind) {
    List<Integer> own = new ArrayList<>();
    for (int i = 0; i < zones.size(); i++) {
      if (kind.contains(zones.get(i).zones().getFirst())) {
        own.add(i);
      }
    }
    return List.copyOf(own);
  }

  private boolean isCountable(int mostCounts) {
    double keys = classes.size() + 1.0;
    for (ZoneClass zone : zones) {
      keys *= (zone.room() + 1.0) * 2;
    }
    if (keys > Long.MAX_VALUE / 1024.0) {
      return false;
    }
    try {
      left(mostCounts, 0, 0, firstLeft(0), rooms());
      return true;
    } catch (TooMany _) {
      counts.clear();
      return false;
    }
  }

  /** Whether all deals are exactly equally likely. */
  public boolean isExact() {
    return exact;
  }

  /**
   * Returns the number of ways to deal the cards, or {@link Double#NaN} if they are not counted.
   */
  double count() {
    if (!exact) {
      return Double.NaN;
    }
    double count = left(Integer.MAX_VALUE, 0, 0, firstLeft(0), rooms());
    for (ZoneClass same : zones) {
      int left = same.room();
      for (int zone : same.zones()) {
        count *= choices(left, room[zone]);
        left -= room[zone];
      }
    }
    return count;
  }

  private int[] rooms() {
    return zones.stream().mapToInt(ZoneClass::room).toArray();
  }

  private int firstLeft(int number) {
    return number < classes.size() ? classes.get(number).cards().size() : 0;
  }

  /**
   * Counts the ways to deal the rest: {@code left} cards of a class to its zones from the one at
   * {@code place} on, and all classes after it.
   */
  private double left(int most, int number, int place, int left, int[] rooms) {
    if (number == classes.size()) {
      return 1;
    }
    List<Integer> own = classes.get(number).zones();
    if (place == own.size()) {
      return left == 0 ? left(most, number + 1, 0, firstLeft(number + 1), rooms) : 0;
    }
    long key = key(number, place, rooms);
    Double known = counts.get(key);
    if (known != null) {
      return known;
    }
    double sum = 0;
    int zone = own.get(place);
    int before = rooms[zone];
    int least = place == own.size() - 1 ? left : 0;
    for (int here = least; here <= Math.min(left, before); here++) {
      rooms[zone] = before - here;
      sum += choices(left, here) * left(most, number, place + 1, left - here, rooms);
    }
    rooms[zone] = before;
    if (counts.size() >= most) {
      throw new TooMany();
    }
    counts.put(key, sum);
    return sum;
  }

  private long key(int number, int place, int[] rooms) {
    long key = (long) number * (zones.size() + 1) + place;
    for (int i = 0; i < rooms.length; i++) {
      key = key * (zones.get(i).room() + 1) + rooms[i];
    }
    return key;
  }

  /** Returns the binomial coefficient. */
  private static double choices(int all, int some) {
    double product = 1;
    for (int i = 1; i <= some; i++) {
      product = product * (all - some + i) / i;
    }
    return product;
  }

  /**
   * Deals the cards.
   *
   * @return the zone of each card
   */
  Map<Integer, Integer> deal(Dice dice) {
    Map<Integer, Integer> dealt = exact ? counted(dice) : exchanged(dice);
    if (dealt.size() != placesOf.size()) {
      // Knowledge never excludes how cards really lie, so there is always room for all.
      throw new IllegalStateException("No place is left for some card");
    }
    return dealt;
  }

  /**
   * Returns all deals, each as the zone of each card.
   *
   * @param most the most that there may be; none are returned if there are more, or if they are not
   *     counted
   */
  public List<Map<Integer, Integer>> all(int most) {
    List<Map<Integer, Integer>> all = new ArrayList<>();
    if (exact && count() <= most) {
      dealAll(0, 0, rooms(), room.clone(), new HashMap<>(), all);
    }
    return all;
  }

  /** Deals the rest in all ways: the cards of a class from one on, and all classes after it. */
  private void dealAll(
      int number,
      int next,
      int[] rooms,
      int[] roomOf,
      Map<Integer, Integer> dealt,
      List<Map<Integer, Integer>> all) {
    if (number == classes.size()) {
      all.add(Map.copyOf(dealt));
      return;
    }
    List<Integer> cards = classes.get(number).cards();
    if (next == cards.size()) {
      dealAll(number + 1, 0, rooms, roomOf, dealt, all);
      return;
    }
    int rest = cards.size() - next - 1;
    for (int place : classes.get(number).zones()) {
      rooms[place]--;
      if (rooms[place] >= 0 && left(Integer.MAX_VALUE, number, 0, rest, rooms) > 0) {
        for (int zone : zones.get(place).zones()) {
          if (roomOf[zone] > 0) {
            roomOf[zone]--;
            dealt.put(cards.get(next), zone);
            dealAll(number, next + 1, rooms, roomOf, dealt, all);
            roomOf[zone]++;
          }
        }
      }
      rooms[place]++;
    }
  }

  private Map<Integer, Integer> counted(Dice dice) {
    int[] rooms = rooms();
    List<List<Integer>> dealt = new ArrayList<>();
    zones.forEach(_ -> dealt.add(new ArrayList<>()));
    for (int number = 0; number < classes.size(); number++) {
      List<Integer> cards = new ArrayList<>(classes.get(number).cards());
      dice.shuffle(cards);
      List<Integer> own = classes.get(number).zones();
      int from = 0;
      for (int place = 0; place < own.size(); place++) {
        int here = drawn(number, place, cards.size() - from, rooms, dice);
        dealt.get(own.get(place)).addAll(cards.subList(from, from + here));
        rooms[own.get(place)] -= here;
        from += here;
      }
    }
    Map<Integer, Integer> zoneOf = new HashMap<>();
    for (int i = 0; i < zones.size(); i++) {
      List<Integer> cards = dealt.get(i);
      if (zones.get(i).zones().size() > 1) {
        dice.shuffle(cards);
      }
      int next = 0;
      for (int zone : zones.get(i).zones()) {
        for (int k = 0; k < room[zone] && next < cards.size(); k++) {
          zoneOf.put(cards.get(next++), zone);
        }
      }
    }
    return zoneOf;
  }

  /** Draws how many cards of a class go to its zone at this place. */
  private int drawn(int number, int place, int left, int[] rooms, Dice dice) {
    List<Integer> own = classes.get(number).zones();
    if (place == own.size() - 1) {
      return left;
    }
    int zone = own.get(place);
    int before = rooms[zone];
    double drawn = dice.fraction() * left(Integer.MAX_VALUE, number, place, left, rooms);
    int last = 0;
    for (int here = 0; here <= Math.min(left, before); here++) {
      rooms[zone] = before - here;
      double weight =
          choices(left, here) * left(Integer.MAX_VALUE, number, place + 1, left - here, rooms);
      rooms[zone] = before;
      if (weight > 0) {
        last = here;
        drawn -= weight;
        if (drawn < 0) {
          return here;
        }
      }
    }
    return last;
  }

  // Where there is too much to count.

  private Map<Integer, Integer> exchanged(Dice dice) {
    Map<Integer, Integer> dealt = someDeal(dice);
    List<Integer> cards = new ArrayList<>(dealt.keySet());
    if (cards.size() != placesOf.size()) {
      return dealt;
    }
    for (int i = 0; i < EXCHANGES_OF_A_CARD * cards.size(); i++) {
      exchange(dealt, cards, dice);
    }
    return dealt;
  }

  /**
   * Exchanges two or three random cards if they may lie in each other's places. An exchange is as
   * likely as its reverse.
   */
  void exchange(Map<Integer, Integer> dealt, List<Integer> cards, Dice dice) {
    int one = cards.get(dice.below(cards.size()));
    int other = cards.get(dice.below(cards.size()));
    int third = dice.below(4) == 0 ? cards.get(dice.below(cards.size())) : one;
    int zoneOfOne = dealt.getOrDefault(one, -1);
    int zoneOfOther = dealt.getOrDefault(other, -1);
    int zoneOfThird = dealt.getOrDefault(third, -1);
    if (third == one) {
      if (may(one, zoneOfOther) && may(other, zoneOfOne)) {
        dealt.put(one, zoneOfOther);
        dealt.put(other, zoneOfOne);
      }
    } else if (third != other
        && one != other
        && may(one, zoneOfOther)
        && may(other, zoneOfThird)
        && may(third, zoneOfOne)) {
      dealt.put(one, zoneOfOther);
      dealt.put(other, zoneOfThird);
      dealt.put(third, zoneOfOne);
    }
  }

  private boolean may(int card, int zone) {
    return placesOf.getOrDefault(card, IndexSet.EMPTY).contains(zone);
  }

  /** Finds some consistent deal: cards already placed make room if they can go elsewhere. */
  private Map<Integer, Integer> someDeal(Dice dice) {
    Map<Integer, List<Integer>> laid = new HashMap<>();
    List<Integer> cards = new ArrayList<>(placesOf.keySet());
    dice.shuffle(cards);
    cards.sort(Comparator.comparingInt(card -> possible(card).size()));
    for (int card : cards) {
      place(card, laid, new ArrayList<>());
    }
    Map<Integer, Integer> dealt = new LinkedHashMap<>();
    for (int card : placesOf.keySet()) {
      zoneIn(laid, card).ifPresent(zone -> dealt.put(card, zone));
    }
    return dealt;
  }

  private IndexSet possible(int card) {
    return placesOf.getOrDefault(card, IndexSet.EMPTY);
  }

  private static Optional<Integer> zoneIn(Map<Integer, List<Integer>> laid, int card) {
    return laid.entrySet().stream()
        .filter(entry -> entry.getValue().contains(card))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  private boolean place(int card, Map<Integer, List<Integer>> laid, List<Integer> tried) {
    for (int zone : possible(card).toArray()) {
      List<Integer> here = laid.computeIfAbsent(zone, _ -> new ArrayList<>());
      if (!tried.contains(zone) && here.size() < room[zone]) {
        here.add(card);
        return true;
      }
    }
    for (int zone : possible(card).toArray()) {
      if (!tried.contains(zone)) {
        tried.add(zone);
        List<Integer> here = laid.computeIfAbsent(zone, _ -> new ArrayList<>());
        Integer moved = movable(here, laid, tried);
        if (moved != null) {
          here.remove(/* element */ moved);
          here.add(card);
          return true;
        }
      }
    }
    return false;
  }

  private @Nullable Integer movable(
      List<Integer> here, Map<Integer, List<Integer>> laid, List<Integer> tried) {
    for (Integer other : List.copyOf(here)) {
      if (place(other, laid, tried)) {
        return other;
      }
    }
    return null;
  }
}
