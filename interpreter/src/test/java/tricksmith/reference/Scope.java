package tricksmith.reference;

import java.util.ArrayList;
import java.util.List;

/**
 * What made-up expressions may speak of.
 *
 * @param cards names of cards; likewise players and tricks
 * @param winner whether the trick under way may be asked who wins it
 * @param candidate whether {@code beats(card)} may stand here
 */
record Scope(
    List<String> cards,
    List<String> players,
    List<String> tricks,
    boolean winner,
    boolean candidate) {

  static final Scope PROCEDURE = new Scope(List.of(), List.of(), List.of(), true, false);
  static final Scope CRITERION =
      new Scope(List.of("card"), List.of("player"), List.of(), false, false);
  static final Scope OBLIGATION =
      new Scope(List.of("card"), List.of("player"), List.of(), true, true);
  static final Scope BEFORE_THE_CARD =
      new Scope(List.of(), List.of("player"), List.of(), true, false);

  /** A card of this name; one that is called {@code card} hides the candidate. */
  Scope withCard(String name) {
    boolean hides = name.equals("card");
    return new Scope(more(cards, name), players, tricks, winner, candidate && !hides);
  }

  Scope withPlayer(String name) {
    return new Scope(cards, more(players, name), tricks, winner, candidate);
  }

  Scope withTrick(String name) {
    return new Scope(cards, players, more(tricks, name), winner, candidate);
  }

  private static List<String> more(List<String> names, String name) {
    List<String> all = new ArrayList<>(names);
    all.add(name);
    return all;
  }
}
