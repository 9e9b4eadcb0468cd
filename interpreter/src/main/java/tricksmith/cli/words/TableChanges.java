package tricksmith.cli.words;

import static java.util.stream.Collectors.toSet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.cli.terminal.Columns;
import tricksmith.engine.report.Effect;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.MatchView;
import tricksmith.program.Program;

/**
 * Describes what became different on the table beyond what the events in between say: hands dealt,
 * cards moved or turned up, and variables.
 *
 * @param before an earlier look at the table; null for the beginning, when all cards lie in their
 *     decks
 * @param after a later one
 * @param between the events after the first look, in order
 * @param effects what statements did to variables in the meantime
 */
public record TableChanges(
    @Nullable MatchView before, MatchView after, List<Event> between, List<Effect> effects) {

  private static final String INDENT = "  ";

  /** Describes the changes, one to a line. */
  public List<String> lines(Wording words) {
    Cards cards = Cards.of(words.game().rules(), before, after, between);
    List<String> lines = new ArrayList<>();
    cards
        .moves()
        .forEach(
            (way, moved) ->
                lines.add(
                    words.text(
                        "news.moved",
                        words.zone(way.from()),
                        words.zone(way.to()),
                        words.cards(moved))));
    cards
        .turnedUp()
        .forEach(
            (zone, up) ->
                lines.add(words.text("news.turned-up", words.zone(zone), words.cards(up))));
    Columns hands = Columns.flushLeft();
    cards.hands().forEach((zone, held) -> hands.row(words.zone(zone), words.cards(held)));
    lines.addAll(hands.lines());
    lines.addAll(Wrapped.lines("", variables(words), words.columns() - INDENT.length()));
    return lines.stream().map(INDENT::concat).toList();
  }

  /**
   * Variables that were set, with what they last held, even if a new deal has taken it back since;
   * unless a choice or chance by their name has just told it, or it is no news at the beginning.
   */
  private List<String> variables(Wording words) {
    Set<String> told = between.stream().flatMap(TableChanges::named).collect(toSet());
    Map<List<String>, MatchView.Variable> set = new LinkedHashMap<>();
    for (Effect effect : effects) {
      if (effect instanceof Effect.Assigned(_, MatchView.Variable variable)
          && !told.contains(variable.name())) {
        set.put(
            Stream.concat(Stream.of(variable.name()), variable.indices().stream()).toList(),
            variable);
      }
    }
    TableText table = new TableText(words);
    return set.values().stream()
        .filter(variable -> before != null || table.isWorthShowing(variable))
        .map(table::variable)
        .toList();
  }

  private static Stream<String> named(Event event) {
    return switch (event) {
      case Event.Chance chance -> Stream.of(chance.name());
      case Event.Chosen chosen -> Stream.of(chosen.name());
      case Event.ChosenSeveral chosen -> Stream.of(chosen.name());
      case Event.Shuffled _, Event.TrickFinished _, Event.Scored _, Event.MatchEnded _ ->
          Stream.empty();
    };
  }

  private record Way(int from, int to) implements Comparable<Way> {
    @Override
    public int compareTo(Way other) {
      return from == other.from ? Integer.compare(to, other.to) : Integer.compare(from, other.from);
    }
  }

  /**
   * What happened to cards, by zone.
   *
   * @param hands all cards of the hands that were dealt or given some
   */
  private record Cards(
      Map<Way, IndexSet> moves, Map<Integer, IndexSet> turnedUp, Map<Integer, IndexSet> hands) {

    static Cards of(
        Program rules, @Nullable MatchView before, MatchView after, List<Event> between) {
      IndexSet inTricks = IndexSet.EMPTY;
      IndexSet shuffled = IndexSet.EMPTY;
      for (Event event : between) {
        if (event instanceof Event.TrickFinished trick) {
          for (Event.Play play : trick.plays()) {
            inTricks = inTricks.with(play.card());
          }
        } else if (event instanceof Event.Shuffled zone) {
          shuffled = shuffled.with(zone.zone());
        }
      }
      Cards cards = new Cards(new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
      Lying[] home = atHome(rules);
      Lying[] were = before == null ? home : lying(rules, before);
      Lying[] are = lying(rules, after);
      for (int card = 0; card < are.length; card++) {
        // Before a shuffle, cards were taken back into their deck.
        Lying was =
            shuffled.contains(home[card].zone)
                ? home[card]
                : inTricks.contains(card) ? new Lying(rules.tableZone(), true) : were[card];
        Lying is = are[card];
        boolean follows =
            is.zone == rules.tableZone()
                || (inTricks.contains(card) && isPlayers(rules.wonZone(), is.zone, rules))
                || shuffled.contains(is.zone);
        if (is.zone == was.zone && is.up && !was.up) {
          cards.turnedUp.merge(is.zone, IndexSet.of(card), IndexSet::union);
        } else if (is.zone != was.zone && !follows) {
          if (isPlayers(rules.handZone(), is.zone, rules)) {
            cards.hands.put(is.zone, held(after, is.zone));
          } else {
            cards.moves.merge(new Way(was.zone, is.zone), IndexSet.of(card), IndexSet::union);
          }
        }
      }
      if (!shuffled.isEmpty()) {
        // A hand may have been dealt the very cards it held before.
        IntStream.range(0, rules.players())
            .map(seat -> rules.handZone() + seat)
            .filter(zone -> !after.zone(zone).cards().isEmpty())
            .forEach(zone -> cards.hands.put(zone, held(after, zone)));
      }
      return cards;
    }

    private record Lying(int zone, boolean up) {}

    private static Lying[] atHome(Program rules) {
      Lying[] lying = new Lying[rules.cards().size()];
      for (int zone = 0; zone < rules.zones().size(); zone++) {
        for (int card : rules.zones().get(zone).cards()) {
          lying[card] = new Lying(zone, false);
        }
      }
      return lying;
    }

    private static Lying[] lying(Program rules, MatchView table) {
      Lying[] lying = new Lying[rules.cards().size()];
      for (int zone = 0; zone < table.zones().size(); zone++) {
        for (MatchView.Lying card : table.zone(zone).cards()) {
          lying[card.card()] = new Lying(zone, card.faceUp());
        }
      }
      return lying;
    }

    /** Whether a zone is one of those that each player has, of which this is the first. */
    private static boolean isPlayers(int first, int zone, Program rules) {
      return zone >= first && zone < first + rules.players();
    }

    private static IndexSet held(MatchView table, int zone) {
      return table.zone(zone).cards().stream()
          .map(lying -> IndexSet.of(lying.card()))
          .reduce(IndexSet.EMPTY, IndexSet::union);
    }
  }
}
