package tricksmith.editor.change;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.Match;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.MatchView;
import tricksmith.program.Program;

/**
 * The cards still to be played at some moment of a match, by their labels: hands and shared piles,
 * without the trick, won cards, and cards put aside.
 *
 * @param zones the labels of the cards of each zone, top first
 */
record Holdings(Map<Place, List<String>> zones) {

  /**
   * A zone, named in the words of the script.
   *
   * @param owner its owner's seat; 0 if it has none
   */
  record Place(String name, int owner) {}

  static Holdings of(Match match) {
    Program rules = match.rules();
    Labels labels = new Labels(rules);
    Map<Place, List<String>> held = new LinkedHashMap<>();
    List<MatchView.Zone> zones = match.zones();
    for (int number = 0; number < zones.size(); number++) {
      if (isToCome(number, rules)) {
        held.put(place(rules, number), labels(zones.get(number), labels));
      }
    }
    return new Holdings(held);
  }

  private static List<String> labels(MatchView.Zone zone, Labels labels) {
    return zone.cards().stream().map(lying -> labels.card(lying.card())).toList();
  }

  private static Place place(Program rules, int zone) {
    return new Place(rules.zones().get(zone).name(), rules.zones().get(zone).owner() + 1);
  }

  private static boolean isToCome(int zone, Program rules) {
    boolean shared =
        rules.zones().get(zone).owner() < 0
            && zone != rules.tableZone()
            && zone != rules.asideZone();
    return rules.isHand(zone) || shared;
  }

  /** Returns the same holdings without a card in the hand of a seat. */
  Holdings without(int seat, String label) {
    Map<Place, List<String>> fewer = new LinkedHashMap<>(zones);
    fewer.computeIfPresent(
        new Place("hand", seat),
        (_, cards) -> {
          List<String> left = new ArrayList<>(cards);
          left.remove(label);
          return left;
        });
    return new Holdings(fewer);
  }

  /** Whether the same cards are still to be played, in any order. */
  boolean holdsSameAs(Holdings other) {
    return sorted().equals(other.sorted());
  }

  private Map<Place, List<String>> sorted() {
    Map<Place, List<String>> sorted = new HashMap<>();
    zones.forEach((place, cards) -> sorted.put(place, cards.stream().sorted().toList()));
    return sorted;
  }

  /**
   * Finds the cards of a match under other rules for a trick and these holdings.
   *
   * @param trick seats and labels in the order of play
   */
  Laid on(Match match, List<Dealt> trick) {
    Map<String, Deque<Integer>> cards = cards(match);
    List<Event.Play> plays = new ArrayList<>();
    for (Dealt play : trick) {
      Integer card = take(play.label(), cards);
      if (card != null) {
        plays.add(new Event.Play(play.seat(), card));
      }
    }
    Map<Integer, List<Integer>> contents = new HashMap<>();
    Program rules = match.rules();
    for (int zone = 0; zone < rules.zones().size(); zone++) {
      List<String> held = zones.get(place(rules, zone));
      if (held != null && isToCome(zone, rules)) {
        contents.put(
            zone, held.stream().flatMap(label -> Stream.ofNullable(take(label, cards))).toList());
      }
    }
    return new Laid(plays, contents);
  }

  /** A card by its label, and the seat that played it. */
  record Dealt(int seat, String label) {}

  /** The cards of a match, by number. */
  record Laid(List<Event.Play> trick, Map<Integer, List<Integer>> contents) {}

  private static @Nullable Integer take(String label, Map<String, Deque<Integer>> cards) {
    Deque<Integer> copies = cards.get(label);
    return copies == null ? null : copies.poll();
  }

  /** Returns the copies of each card, with those that are not won or put aside first. */
  private static Map<String, Deque<Integer>> cards(Match match) {
    Program rules = match.rules();
    Labels labels = new Labels(rules);
    Map<String, Deque<Integer>> cards = new HashMap<>();
    List<MatchView.Zone> zones = match.zones();
    for (boolean first : List.of(true, false)) {
      for (int zone = 0; zone < zones.size(); zone++) {
        if (first == (isToCome(zone, rules) || zone == rules.tableZone())) {
          zones
              .get(zone)
              .cards()
              .forEach(
                  lying ->
                      cards
                          .computeIfAbsent(labels.card(lying.card()), _ -> new ArrayDeque<>())
                          .add(lying.card()));
        }
      }
    }
    return cards;
  }
}
