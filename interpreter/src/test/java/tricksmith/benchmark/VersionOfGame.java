package tricksmith.benchmark;

import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;
import tricksmith.playtest.results.Tally;
import tricksmith.playtest.simulation.Host;
import tricksmith.playtest.simulation.Outcome;
import tricksmith.playtest.simulation.Seating;
import tricksmith.program.Program;

/**
 * A bundled game as one version of the program plays it: matches of a batch, one after the other on
 * the thread that asks for them. Its results tell whether two versions play alike. Versions are in
 * class loaders of their own, so {@link VersionComparison} sees only what it implements.
 */
public final class VersionOfGame implements LongUnaryOperator, Supplier<String> {

  private final Host host;
  private final Tally tally;
  private int played;

  /** Creates the game of this name. */
  public VersionOfGame(String name) {
    Program rules = BenchmarkedGame.named(name).rules();
    host = new Host(rules, Seating.random(), 0, false);
    tally = new Tally(rules, 0);
  }

  /**
   * Plays on until at least so many decisions have been made.
   *
   * @return how many it were
   */
  @Override
  public long applyAsLong(long decisions) {
    long made = 0;
    while (made < decisions) {
      Outcome outcome = host.play(played, played, Host.Played::outcome);
      tally.add(outcome);
      made += outcome.decisions();
      played++;
    }
    return made;
  }

  /** Returns what has come of all matches so far. */
  @Override
  public String get() {
    return tally.results(played, false).toString();
  }
}
