package tricksmith.editor.branches;

import java.time.Duration;
import tricksmith.cache.PolicyFolder;
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
 * Makes choices for bots, which see only what their seat sees. Nobody waits for a bot to learn the
 * game: until it has, it tries out some random play. It learns only {@linkplain #whenLearned when
 * told to}.
 */
public final class Bots {

  /**
   * The property for the number of choices made in learning a game. Tests set it low, as they do
   * not care how well bots play.
   */
  private static final String EFFORT = "tricksmith.lessons.effort";

  /** Policies learned so far, shared by all tables, since they depend only on the rules. */
  private static final Policies LEARNED =
      new Policies(
          Long.getLong(EFFORT, Policies.USUAL_EFFORT),
          PolicyFolder.ofMachine(),
          Policies.Spectator.NOBODY);

  /**
   * The property for the number of seconds that rules must stay unchanged before bots learn them.
   * Tests set it so high that no window spends time on learning.
   */
  private static final String REST = "tricksmith.lessons.rest";

  private static final BackgroundLearning LESSONS =
      new BackgroundLearning(
          LEARNED, BackgroundLearning.Rest.of(Duration.ofSeconds(Integer.getInteger(REST, 1))));

  /**
   * The number of choices simulated per decision by a bot that has not learned the game. Tests that
   * do not care how well bots play set the property low.
   */
  private static final int UNTAUGHT = Integer.getInteger("tricksmith.untaught.effort", 600);

  private Bots() {}

  /** Returns the policies learned so far, shared by all tables. */
  public static Policies learned() {
    return LEARNED;
  }

  /**
   * Returns the choice of whoever decides; for a human, that of a bot like those in the remaining
   * seats. Each choice is made by a new bot, so once the game is learned, the same decision always
   * gets the same answer.
   */
  static Pick choice(Match match, Decision decision, SeatAssignment seating) {
    Level level =
        seating.at(decision.decider()).bot().or(() -> seating.others().bot()).orElse(Level.GOOD);
    return bot(match, decision, level).choose(match.view(decision.decider()), decision);
  }

  /** Returns how the occupant values the options; for a human, how a good bot would. */
  public static Consideration consideration(Match match, Decision decision, Occupant occupant) {
    return bot(match, decision, occupant.bot().orElse(Level.GOOD))
        .consider(match.view(decision.decider()), decision);
  }

  private static Bot bot(Match match, Decision decision, Level level) {
    long moment = match.events().stream().filter(Event::determines).count();
    long seed = match.seed() * 31 + moment;
    return level.learns() && !LEARNED.knows(match.rules())
        ? new MonteCarloBot(seed, decision.decider(), UNTAUGHT)
        : level.bot(LEARNED, seed, decision.decider());
  }

  /** Whether the occupant would play better after learning the game. */
  public static boolean areUntaught(Program rules, Occupant occupant) {
    return occupant.bot().filter(Level::learns).isPresent() && !LEARNED.knows(rules);
  }

  /** Recalls what bots have learned of a game, in whichever process; says whether they have. */
  public static boolean recall(Program rules) {
    return LEARNED.recall(rules);
  }

  public static boolean areLearning(Program rules) {
    return LESSONS.isFor(rules);
  }

  /** Breaks off what bots are learning, until the rules have rested again. */
  public static void putOffLessons() {
    LESSONS.putOff();
  }

  /** Does work that somebody waits for, while lessons stand still. */
  public static void whileLessonsWait(Runnable work) {
    LESSONS.during(work);
  }

  /**
   * Lets bots learn a game in the background.
   *
   * @param listener called once, on any thread, when this game or another has been learned
   */
  public static void whenLearned(Program rules, Runnable listener) {
    LESSONS.whenLearned(rules, listener);
  }
}
