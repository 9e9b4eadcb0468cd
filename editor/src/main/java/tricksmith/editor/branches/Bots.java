package tricksmith.editor.branches;

import java.time.Duration;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Pick;
import tricksmith.players.Bot;
import tricksmith.players.Consideration;
import tricksmith.players.Level;
import tricksmith.players.MonteCarloBot;
import tricksmith.players.Policies;
import tricksmith.program.Program;

/**
 * Lets bots choose; they see what their seat sees. Nobody waits for a bot to learn the game: until
 * it has, it tries out a little, at random.
 */
public final class Bots {

  /** What was learned of games, once for all tables: it hangs on the rules alone. */
  private static final Policies LEARNED = new Policies();

  private static final Lessons LESSONS = new Lessons(LEARNED, Duration.ofSeconds(1));

  /** So many choices somebody who has not learned the game makes in trying out one. */
  private static final int UNTAUGHT = 600;

  private Bots() {}

  /** What was learned of games, once for all tables. */
  public static Policies learned() {
    return LEARNED;
  }

  /**
   * What the occupant chooses; for a human, what a bot would choose instead. Each choice gets a bot
   * of its own, so the same decision always has the same answer, once the game was learned.
   */
  static Pick choice(Match match, Decision decision, Occupant occupant) {
    return bot(match, decision, occupant.bot().orElse(Level.RANDOM))
        .choose(match.view(decision.decider()), decision);
  }

  /** How the occupant values what it can choose from; for a human, how a good bot does. */
  public static Consideration consideration(Match match, Decision decision, Occupant occupant) {
    return bot(match, decision, occupant.bot().orElse(Level.GOOD))
        .consider(match.view(decision.decider()), decision);
  }

  private static Bot bot(Match match, Decision decision, Level level) {
    long moment = match.events().stream().filter(Event::determines).count();
    long seed = match.seed() * 31 + moment;
    return level.learns() && !LESSONS.has(match.rules())
        ? new MonteCarloBot(seed, decision.decider(), UNTAUGHT)
        : level.bot(LEARNED, seed, decision.decider());
  }

  /** Whether an occupant would play better if it had learned the game. */
  public static boolean isLearning(Program rules, Occupant occupant) {
    return occupant.bot().filter(Level::learns).isPresent() && !LEARNED.knows(rules);
  }

  /**
   * Lets bots learn a game in the background.
   *
   * @param listener told once, on any thread, when that or another game was learned
   */
  public static void whenLearned(Program rules, Runnable listener) {
    LESSONS.whenLearned(rules, listener);
  }
}
