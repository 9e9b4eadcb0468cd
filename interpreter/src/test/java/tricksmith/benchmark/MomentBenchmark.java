package tricksmith.benchmark;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/**
 * What bots that try their choices out are made of: beginning a match, copying one that runs,
 * letting one stand where another does, and playing it at random from there to the end of the deal.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class MomentBenchmark {

  private static final int MOMENTS = 16;
  private static final int STARTS_AT_A_TIME = 2_000;
  private static final int COPIES_AT_A_TIME = 20_000;
  private static final int DECISIONS_AT_A_TIME = 10_000;

  /** The name of a bundled game. */
  @Param({})
  public String name;

  private BenchmarkedGame game;
  private List<BenchmarkedGame.Moment> moments;
  private List<BenchmarkedGame.Moment> playouts;
  private long seed;

  /** What has been done, and how long each part of it took. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.EVENTS)
  public static class Work {
    public long starts;
    public long nanosecondsOfStarts;
    public long copies;
    public long nanosecondsOfCopies;
    public long stands;
    public long nanosecondsOfStands;
    public long playouts;
    public long decisions;
    public long nanosecondsOfPlayouts;
  }

  @Setup
  public void setUp() {
    game = BenchmarkedGame.named(name);
    moments = LongStream.range(0, MOMENTS).mapToObj(game::inTheMiddle).toList();
    playouts = moments.stream().map(moment -> moment.playout(0)).toList();
  }

  /** Several of each after the other, so that they share what happens on the machine. */
  @Benchmark
  public void startCopyStandPlayOut(Work work, Blackhole blackhole) {
    long before = ProcessorTime.inNanoseconds();
    start(work, blackhole);
    long started = ProcessorTime.inNanoseconds();
    copy(work, blackhole);
    long copied = ProcessorTime.inNanoseconds();
    stand(work);
    long stood = ProcessorTime.inNanoseconds();
    playOut(work);
    work.nanosecondsOfStarts += started - before;
    work.nanosecondsOfCopies += copied - started;
    work.nanosecondsOfStands += stood - copied;
    work.nanosecondsOfPlayouts += ProcessorTime.inNanoseconds() - stood;
  }

  private void start(Work work, Blackhole blackhole) {
    for (int i = 0; i < STARTS_AT_A_TIME; i++) {
      blackhole.consume(game.start(++seed));
    }
    work.starts += STARTS_AT_A_TIME;
  }

  private void copy(Work work, Blackhole blackhole) {
    for (int i = 0; i < COPIES_AT_A_TIME; i++) {
      blackhole.consume(moments.get(i % MOMENTS).copy(++seed));
    }
    work.copies += COPIES_AT_A_TIME;
  }

  private void stand(Work work) {
    for (int i = 0; i < COPIES_AT_A_TIME; i++) {
      standing(i);
    }
    work.stands += COPIES_AT_A_TIME;
  }

  private BenchmarkedGame.Moment standing(int number) {
    BenchmarkedGame.Moment playout = playouts.get(number % MOMENTS);
    playout.resetTo(moments.get(number % MOMENTS), ++seed);
    return playout;
  }

  /** Each from where another match stands. */
  private void playOut(Work work) {
    int choices = 0;
    for (int i = 0; choices < DECISIONS_AT_A_TIME; i++) {
      choices += standing(i).playOut();
      work.playouts++;
    }
    work.decisions += choices;
  }
}
