package tricksmith.players;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tricksmith.cache.PolicyFolder;
import tricksmith.engine.MatchRun;
import tricksmith.engine.Outlook;
import tricksmith.engine.report.CourseWatch;
import tricksmith.playtest.statistics.Sample;
import tricksmith.program.Program;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Source;

/**
 * Lets players of one level play with each other, and measures how long a choice takes them, and
 * whether they win as many tricks as they have bid. {@code docs/players.md} says how to start it.
 */
public final class LevelMeasurement {

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Level level;
  private final Program rules;
  private final Policies policies;
  private final Outlook outlook;
  private final List<double[]> bids = new ArrayList<>();
  private Sample.Collector made = new Sample.Collector();
  private final List<Long> times = new ArrayList<>();

  private LevelMeasurement(Level level, Program rules) {
    this.level = level;
    this.rules = rules;
    policies =
        new Policies(Policies.USUAL_EFFORT, PolicyFolder.ofMachine(), Policies.Spectator.NOBODY);
    policies.learn(rules);
    outlook = new Outlook(MatchRun.start(rules, 1));
  }

  /**
   * Measures.
   *
   * @param arguments level, script, players, matches, the first seed, and how many deals of each
   *     match at most
   */
  public static void main(String[] arguments) throws Exception {
    Level level = Level.valueOf(arguments[0].toUpperCase(Locale.ROOT));
    Path path = Path.of(arguments[1]);
    GameScript script = GameScript.read(new Source(path.toString(), Files.readString(path)));
    int players = Integer.parseInt(arguments[2]);
    if (!(script.setUp(players, Map.of()) instanceof SetupResult.Ready ready)) {
      throw new IllegalArgumentException("Not playable by " + players + " players: " + path);
    }
    LevelMeasurement measurement = new LevelMeasurement(level, ready.game().rules());
    long seed = Long.parseLong(arguments[4]);
    int deals = Integer.parseInt(arguments[5]);
    // The JVM warms up.
    measurement.play(seed - 1, deals);
    measurement.forget();
    for (int match = 0; match < Integer.parseInt(arguments[3]); match++) {
      measurement.play(seed + match, deals);
    }
    measurement.print();
  }

  private void play(long seed, int mostDeals) {
    MatchRun run = MatchRun.start(rules, seed);
    int players = rules.players();
    double[] won = new double[players];
    run.tell(
        new CourseWatch() {
          @Override
          public void finishesTrick() {
            won[run.lastWinner() - 1]++;
          }

          @Override
          public void notesScores(long[] scores) {}
        });
    List<Bot> bots = new ArrayList<>();
    for (int seat = 1; seat <= players; seat++) {
      bots.add(level.bot(policies, seed, seat));
    }
    int before = bids.size();
    while (run.isDeciding() && run.deals() <= mostDeals) {
      int deal = run.deals();
      double[] bid = new double[players];
      Arrays.fill(won, 0);
      while (run.isDeciding() && run.deals() == deal) {
        outlook.look(run);
        for (int player = 0; run.isPlay() && player < players; player++) {
          bid[player] = outlook.numbers() == 0 ? Double.NaN : outlook.ownNumber(0, player);
        }
        choose(bots.get(run.decider() - 1), run);
      }
      for (int player = 0; player < players; player++) {
        bids.add(new double[] {bid[player], won[player]});
      }
    }
    made.add(exact(bids.subList(before, bids.size())));
  }

  private void forget() {
    bids.clear();
    times.clear();
    made = new Sample.Collector();
  }

  private void choose(Bot bot, MatchRun run) {
    boolean forced = run.isForced();
    long begun = THREADS.getCurrentThreadCpuTime();
    bot.choose(run);
    if (!forced) {
      times.add(THREADS.getCurrentThreadCpuTime() - begun);
    }
  }

  private static double exact(List<double[]> pairs) {
    return pairs.stream().filter(pair -> pair[0] == pair[1]).count() / (double) pairs.size();
  }

  private void print() {
    Collections.sort(times);
    System.out.printf(
        "%s, %s: %d choices, median %.3f ms, mean %.3f ms, 95 %% within %.3f ms%n",
        rules.title(),
        level,
        times.size(),
        milliseconds(times.get(times.size() / 2)),
        milliseconds(times.stream().mapToLong(each -> each).average().orElseThrow()),
        milliseconds(times.get(times.size() * 95 / 100)));
    if (outlook.numbers() > 0) {
      Sample matches = made.sample();
      List<double[]> nothing = bids.stream().filter(pair -> pair[0] == 0).toList();
      System.out.printf(
          "%d bids, made %.1f %% (standard error over matches %.1f), correlation %.2f%n",
          bids.size(),
          100 * matches.mean(),
          100 * matches.deviation() / Math.sqrt(matches.count()),
          ContractsTest.correlation(bids));
      System.out.printf(
          "%d bids of nothing, of these made %d%n",
          nothing.size(), nothing.stream().filter(pair -> pair[1] == 0).count());
    }
  }

  private static double milliseconds(double nanoseconds) {
    return nanoseconds / 1e6;
  }
}
