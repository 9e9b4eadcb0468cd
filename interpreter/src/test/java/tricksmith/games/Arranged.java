package tricksmith.games;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tricksmith.cards.Card;
import tricksmith.engine.Match;
import tricksmith.engine.MatchRun;
import tricksmith.engine.chance.Outcomes;
import tricksmith.program.Program;
import tricksmith.program.value.Values;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/**
 * A match of a bundled game in which chance, up to the first decision, comes out as a test wants
 * it.
 */
final class Arranged {

  private final String name;
  private final int players;
  private final Map<String, List<String>> options = new LinkedHashMap<>();
  private final Map<String, Deque<Integer>> seats = new HashMap<>();
  private List<List<String>> hands = List.of();
  private int first = 1;
  private int atATime = 1;

  private Arranged(String name, int players) {
    this.name = name;
    this.players = players;
  }

  static Arranged game(String name, int players) {
    return new Arranged(name, players);
  }

  /** With an option set to this value, or to these members of a set, separated by spaces. */
  Arranged option(String option, String value) {
    options.put(option, words(value));
    return this;
  }

  /** The chance event of this name names this seat; called again, the next time this one. */
  Arranged chance(String event, int seat) {
    seats.computeIfAbsent(event, _ -> new ArrayDeque<>()).add(seat);
    return this;
  }

  /** The cards are dealt beginning with this seat, so many at a time. */
  Arranged dealtFrom(int seat, int cardsAtATime) {
    first = seat;
    atATime = cardsAtATime;
    return this;
  }

  /** The first cards that each seat is dealt, by seat; what follows them is of no account. */
  Moment dealt(String... byHand) {
    hands = Stream.of(byHand).map(Arranged::words).toList();
    return begin(GameFiles.game(name, players, options));
  }

  /**
   * The hands by seat, with a deck of which just these cards are left. A hand holds as many cards
   * as dealing round the table yields.
   */
  Moment hands(String... byHand) {
    hands = Stream.of(byHand).map(Arranged::words).toList();
    Moment moment = begin(withoutTheOthers());
    for (int seat = 1; seat <= players; seat++) {
      if (!moment.hand(seat).containsAll(hands.get(seat - 1))) {
        throw new AssertionError("seat " + seat + " is dealt " + moment.hand(seat));
      }
    }
    return moment;
  }

  private static List<String> words(String text) {
    return text.isBlank() ? List.of() : List.of(text.split(" ", -1));
  }

  private Game withoutTheOthers() {
    Program whole = GameFiles.game(name, players, options).rules();
    List<String> others =
        deck(whole).stream()
            .map(Card::label)
            .filter(label -> hands.stream().noneMatch(hand -> hand.contains(label)))
            .toList();
    String text =
        GameFiles.text(name)
            .replaceFirst("deck \\{", "deck {\n  leave out " + String.join(" ", others));
    GameScript script = GameScript.readToPlay(new Source(name + ".trick", text));
    if (!script.isPlayable()) {
      throw new AssertionError(script.diagnostics());
    }
    return GameFiles.ready(script.setUp(players, options));
  }

  private static List<Card> deck(Program rules) {
    return rules.zones().getFirst().cards().stream().map(rules.cards()::card).toList();
  }

  private Moment begin(Game game) {
    return new Moment(Match.of(MatchRun.start(game.rules(), 1, new Wanted(game.rules()))));
  }

  private final class Wanted implements Outcomes {

    private final Program rules;

    Wanted(Program rules) {
      this.rules = rules;
    }

    @Override
    public int pick(String event, long count, List<Long> alternatives, int keyed) {
      Deque<Integer> wanted = seats.getOrDefault(event, new ArrayDeque<>());
      return wanted.isEmpty()
          ? keyed
          : alternatives.indexOf(Values.of(Values.Kind.PLAYER, wanted.remove() - 1));
    }

    @Override
    public int[] order(int zone, long count, int[] keyed) {
      List<Integer> left = new ArrayList<>();
      for (int card : keyed) {
        left.add(card);
      }
      List<Deque<Integer>> wanted = hands.stream().map(hand -> take(hand, left)).toList();
      List<Integer> order = new ArrayList<>();
      for (int turn = 0; order.size() < keyed.length; turn++) {
        int seat = (first - 1 + turn) % players;
        Deque<Integer> hand = seat < wanted.size() ? wanted.get(seat) : new ArrayDeque<>();
        for (int i = 0; i < atATime && order.size() < keyed.length; i++) {
          order.add(hand.isEmpty() ? next(left, wanted) : hand.remove());
        }
      }
      return order.stream().mapToInt(Integer::intValue).toArray();
    }

    private Deque<Integer> take(List<String> labels, List<Integer> from) {
      Deque<Integer> taken = new ArrayDeque<>();
      for (String label : labels) {
        Integer card =
            from.stream()
                .filter(other -> rules.cards().card(other).label().equals(label))
                .findFirst()
                .orElseThrow(() -> new AssertionError(label));
        from.removeIf(card::equals);
        taken.add(card);
      }
      return taken;
    }

    /** A card that nobody has asked for or, at the very end, one that somebody has. */
    private int next(List<Integer> left, List<Deque<Integer>> wanted) {
      return left.isEmpty()
          ? wanted.stream().filter(hand -> !hand.isEmpty()).findFirst().orElseThrow().remove()
          : left.removeFirst();
    }
  }
}
