package tricksmith.reference;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.CheckedRules;

/** Who sits where, who is in play, on which side, and who decides for whom. */
final class Seating {
  private final CheckedRules rules;
  private final CheckedRules.@Nullable Arrangement partners;
  private final List<Thing.Player> everyone;
  private final Set<Thing.Player> sittingOut = new HashSet<>();
  private final Set<Thing.Player> droppedOut = new HashSet<>();
  private final Map<Thing.Player, Thing.Side> sides = new HashMap<>();
  private final Map<Thing.Player, Thing.Player> deciders = new HashMap<>();
  private int sidesFormed;
  private boolean reversed;
  private int reversals;

  /**
   * At the start.
   *
   * @param partners null where each plays alone
   */
  Seating(CheckedRules rules, CheckedRules.@Nullable Arrangement partners, int players) {
    this.rules = rules;
    this.partners = partners;
    this.everyone = IntStream.rangeClosed(1, players).mapToObj(Thing.Player::new).toList();
    newDeal();
  }

  /**
   * Those who sat out come back, sides are as at the start, everybody decides for themselves, and
   * play goes in the direction of the head.
   */
  void newDeal() {
    reversed = false;
    sittingOut.clear();
    deciders.clear();
    for (Thing.Player player : everyone) {
      sides.put(player, new Thing.Side(firstSide(player.seat())));
    }
  }

  private int firstSide(int seat) {
    return switch (partners) {
      case null -> seat;
      case ACROSS -> (seat - 1) % (everyone.size() / 2) + 1;
      case ALTERNATE -> (seat - 1) % 2 + 1;
    };
  }

  List<Thing.Player> everyone() {
    return everyone;
  }

  /** Those in play, by seat. */
  List<Thing.Player> inPlay() {
    return everyone.stream().filter(this::isInPlay).toList();
  }

  boolean isInPlay(Thing.Player player) {
    return !sittingOut.contains(player) && !droppedOut.contains(player);
  }

  void sitOut(Thing.Player player) {
    sittingOut.add(player);
  }

  void dropOut(Thing.Player player) {
    droppedOut.add(player);
  }

  /** Play goes the other way round. */
  void reverse() {
    reversed = !reversed;
    reversals++;
  }

  /** How often play has been turned round. */
  int reversals() {
    return reversals;
  }

  private int direction() {
    return rules.clockwise() == reversed ? -1 : 1;
  }

  /** Everybody once, from this player on in the direction of play. */
  List<Thing.Player> everyoneFrom(Thing.Player first) {
    List<Thing.Player> found = new ArrayList<>();
    for (int step = 0; step < everyone.size(); step++) {
      found.add(clockwise(first, step * direction()));
    }
    return found;
  }

  /** Those in play, from this player on in the direction of play. */
  List<Thing.Player> inPlayFrom(Thing.Player first) {
    return everyoneFrom(first).stream().filter(this::isInPlay).toList();
  }

  /** The next player in play, or none. */
  Thing nextAfter(Thing.Player player) {
    List<Thing.Player> others = inPlayFrom(clockwise(player, direction()));
    return others.isEmpty() ? Thing.nothing() : others.getFirst();
  }

  /** The first, or last, of some players, in the direction of play from one on; or none. */
  Thing roundFrom(Thing.Player player, Set<Thing> among, boolean first) {
    List<Thing.Player> met =
        IntStream.range(0, everyone.size())
            .mapToObj(steps -> clockwise(player, steps * direction()))
            .filter(among::contains)
            .toList();
    if (met.isEmpty()) {
      return Thing.nothing();
    }
    return first ? met.getFirst() : met.getLast();
  }

  /** So many seats on, clockwise. */
  Thing.Player clockwise(Thing.Player player, int steps) {
    return everyone.get(Math.floorMod(player.seat() - 1 + steps, everyone.size()));
  }

  /** The player in this seat, or none. */
  Thing seat(Fraction number) {
    return number.isWhole()
            && number.compareTo(Fraction.ZERO) > 0
            && number.compareTo(Fraction.of(everyone.size())) <= 0
        ? everyone.get(number.whole() - 1)
        : Thing.nothing();
  }

  // Sides.

  Thing.Side sideOf(Thing.Player player) {
    return sides.get(player);
  }

  List<Thing.Player> members(Thing.Side side) {
    return everyone.stream().filter(player -> sideOf(player).equals(side)).toList();
  }

  /** The sides with somebody in play. */
  List<Thing.Side> sidesInPlay() {
    return inPlay().stream()
        .map(this::sideOf)
        .distinct()
        .sorted(Comparator.comparingInt(this::lowestSeat))
        .toList();
  }

  int lowestSeat(Thing.Side side) {
    return members(side).stream().mapToInt(Thing.Player::seat).min().orElse(Integer.MAX_VALUE);
  }

  /** The others of the player's side. */
  List<Thing.Player> partners(Thing.Player player) {
    return members(sideOf(player)).stream().filter(other -> !other.equals(player)).toList();
  }

  /** Those in play that are not of this side. */
  List<Thing.Player> opponents(Thing.Side side) {
    return inPlay().stream().filter(player -> !sideOf(player).equals(side)).toList();
  }

  /** These players are one side from now on. */
  void formSide(Collection<Thing.Player> players) {
    sidesFormed++;
    players.forEach(player -> sides.put(player, new Thing.Side(100 + sidesFormed)));
  }

  // Deciding for others.

  void playFor(Thing.Player player, Thing.Player other) {
    deciders.put(other, player);
  }

  Thing.Player decider(Thing.Player player) {
    return deciders.getOrDefault(player, player);
  }
}
