package tricksmith.playtest.ladder;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import tricksmith.engine.MatchRun;
import tricksmith.players.Bot;
import tricksmith.players.Level;
import tricksmith.players.Policies;
import tricksmith.players.Worth;
import tricksmith.program.Program;

/**
 * A contest between two levels of players: a deal is drawn from a match and played once for each
 * side, with that side at the level {@code above}.
 *
 * @param draw where deals come from
 */
record Duel(
    Program rules,
    Policies policies,
    Level above,
    Level below,
    OptionalInt effort,
    Worth worth,
    DealDraw draw) {

  /** The number of parts of a point that are kept apart. */
  private static final double EXACT = 1e9;

  /** The most choices to play before giving up on a deal: more than any real deal has. */
  private static final int MOST_CHOICES = 2_000;

  static Duel of(Ladder ladder, Level above, Level below) {
    Program rules = ladder.rules();
    Policies policies = ladder.policies();
    long seed = ladder.seed();
    Worth worth = new Worth(rules);
    boolean lookingBack =
        above.bot(policies, seed, 1).looksBack() || below.bot(policies, seed, 1).looksBack();
    MatchRun pattern = MatchRun.start(rules, seed);
    return new Duel(
        rules,
        policies,
        above,
        below,
        ladder.effort(),
        worth,
        new DealDraw(pattern, worth, policies, lookingBack));
  }

  /**
   * A deal that was played once for each side.
   *
   * @param margin by how much the players of the level {@code above} did better, averaged over the
   *     sides
   * @param steps how many steps the script took, from the beginning of the match
   */
  record Played(double margin, long steps) {}

  /**
   * Draws a deal and plays it.
   *
   * @param seed the seed of the match from which the deal is drawn
   */
  Played play(long seed) {
    DealDraw.Drawn drawn = draw.draw(seed);
    List<Integer> sides = rules.sides().stream().distinct().toList();
    double sum = 0;
    long steps = drawn.steps();
    for (int side : sides) {
      Played played = play(drawn.deal(), side, seed);
      sum += played.margin;
      steps += played.steps;
    }
    // What cancels out is zero, whatever the order of the sum was.
    return new Played(Math.rint(sum / sides.size() * EXACT) / EXACT, steps);
  }

  private Played play(MatchRun dealt, int side, long seed) {
    List<Bot> bots = new ArrayList<>();
    for (int seat = 1; seat <= rules.players(); seat++) {
      Level level = rules.sides().get(seat - 1) == side ? above : below;
      bots.add(level.bot(policies, seed, seat, effort));
    }
    int seat = rules.sides().indexOf(side) + 1;
    double before = worth.margin(dealt, seat);
    MatchRun run = dealt.copy();
    int deal = run.deals();
    for (int choices = 0; goesOn(run, deal, choices); choices++) {
      bots.get(run.decider() - 1).choose(run);
    }
    return new Played(worth.points(run, seat, before), run.steps() - dealt.steps());
  }

  /**
   * Whether the deal goes on. It stops when its thread is interrupted, as nobody wants its result
   * then.
   */
  private boolean goesOn(MatchRun run, int deal, int choices) {
    return worth.isIn(deal, run)
        && choices < MOST_CHOICES
        && !Thread.currentThread().isInterrupted();
  }
}
