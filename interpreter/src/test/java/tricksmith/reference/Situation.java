package tricksmith.reference;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Term;

/** How a match stands: all that expressions can ask about. */
final class Situation {

  /** A loop over players: who has passed in it, and how many passes in a row came last. */
  static final class PassingLoop {
    private final Set<Thing> passed = new HashSet<>();
    private int inARow;

    void decided(Thing.Player player, boolean pass) {
      if (pass) {
        passed.add(player);
      }
      inARow = pass ? inARow + 1 : 0;
    }

    boolean hasPassed(Thing player) {
      return passed.contains(player);
    }

    int inARow() {
      return inARow;
    }
  }

  private final CheckedRules rules;
  private final Settings settings;
  private final Seating seating;
  private final Order order;
  private final Variables variables;
  private final Piles piles;
  private final Map<Thing.Player, Fraction> scores = new HashMap<>();
  private final List<PlayedTrick> tricks = new ArrayList<>();
  private final Deque<PassingLoop> loops = new ArrayDeque<>();

  private Situation(
      CheckedRules rules,
      Settings settings,
      int players,
      CheckedRules.@Nullable Arrangement partners,
      Pack pack) {
    this.rules = rules;
    this.settings = settings;
    this.seating = new Seating(rules, partners, players);
    this.order = new Order(rules, seating);
    this.variables = new Variables(rules);
    this.piles = new Piles(rules, pack, players);
  }

  /**
   * The start of a match. What is left out, and who plays together, depends on the options and on
   * how many play only.
   */
  static Situation start(CheckedRules rules, Settings settings, int players) {
    Situation bare = new Situation(rules, settings, players, null, new Pack(Map.of()));
    Evaluator evaluator = new Evaluator(bare, () -> {});
    Predicate<Term> holds = term -> evaluator.holds(term, Environment.EMPTY);
    return new Situation(rules, settings, players, partners(rules, holds), Pack.of(rules, holds));
  }

  private static CheckedRules.@Nullable Arrangement partners(
      CheckedRules rules, Predicate<Term> holds) {
    for (CheckedRules.Partners partners : rules.partners()) {
      if (partners.condition() == null || holds.test(partners.condition())) {
        return partners.arrangement();
      }
    }
    return null;
  }

  CheckedRules rules() {
    return rules;
  }

  Settings settings() {
    return settings;
  }

  Seating seating() {
    return seating;
  }

  Order order() {
    return order;
  }

  Variables variables() {
    return variables;
  }

  Piles piles() {
    return piles;
  }

  // Scores.

  Fraction score(Thing.Player player) {
    return scores.getOrDefault(player, Fraction.ZERO);
  }

  void addToScore(Thing.Player player, Fraction points) {
    scores.put(player, score(player).plus(points));
  }

  /** By seat. */
  List<Fraction> scores() {
    return seating.everyone().stream().map(this::score).toList();
  }

  // Tricks of the deal.

  /** The trick under way or, when none is, the one just finished. */
  Optional<PlayedTrick> trick() {
    return tricks.isEmpty() ? Optional.empty() : Optional.of(tricks.getLast());
  }

  /** The finished ones. */
  List<PlayedTrick> finishedTricks() {
    return tricks.stream().filter(PlayedTrick::isFinished).toList();
  }

  /** All tricks of the deal, in order. */
  List<PlayedTrick> tricks() {
    return List.copyOf(tricks);
  }

  /** All plays of the deal, in order. */
  List<PlayedTrick.Play> plays() {
    return tricks.stream().flatMap(trick -> trick.allPlays().stream()).toList();
  }

  PlayedTrick beginTrick(Thing.Player leader) {
    PlayedTrick trick = new PlayedTrick(tricks.size() + 1, leader);
    tricks.add(trick);
    return trick;
  }

  void forgetTricks() {
    tricks.clear();
  }

  // Loops over players.

  PassingLoop beginLoop() {
    PassingLoop loop = new PassingLoop();
    loops.push(loop);
    return loop;
  }

  void endLoop() {
    loops.pop();
  }

  Optional<PassingLoop> innermostLoop() {
    return Optional.ofNullable(loops.peek());
  }

  /** Somebody has chosen or passed: the innermost loop takes note. */
  void decided(Thing.Player player, boolean pass) {
    innermostLoop().ifPresent(loop -> loop.decided(player, pass));
  }
}
