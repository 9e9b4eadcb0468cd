package tricksmith.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.infra.Blackhole;

/** Runs each benchmark once, to see that it works. */
class BenchmarksTest {

  private final Blackhole blackhole =
      new Blackhole(
          "Today's password is swordfish. I understand instantiating Blackholes directly is"
              + " dangerous.");

  @Test
  void handWritten() {
    HandWrittenBenchmark benchmark = new HandWrittenBenchmark();
    HandWrittenBenchmark.Work work = new HandWrittenBenchmark.Work();
    benchmark.supertrump(work);
    benchmark.hearts(work);
    benchmark.jass(work);
    assertThat(work.decisions).isBetween(600_000L, 603_000L);
  }

  @Test
  void simulate() {
    SimulateBenchmark benchmark = new SimulateBenchmark();
    benchmark.name = "whist";
    benchmark.setUp();
    SimulateBenchmark.Work work = new SimulateBenchmark.Work();
    benchmark.simulate(work);
    assertThat(work.decisions).isBetween(15_000L, 25_000L);
  }

  @Test
  void moments() {
    MomentBenchmark benchmark = new MomentBenchmark();
    benchmark.name = "whist";
    benchmark.setUp();
    MomentBenchmark.Work work = new MomentBenchmark.Work();
    benchmark.startCopyStandPlayOut(work, blackhole);
    assertThat(work.decisions / work.playouts).isEqualTo(26);
  }

  @Test
  void twoThreads() throws InterruptedException {
    TwoThreadsBenchmark benchmark = new TwoThreadsBenchmark();
    benchmark.name = "whist";
    benchmark.setUp();
    TwoThreadsBenchmark.Work work = new TwoThreadsBenchmark.Work();
    benchmark.gain(work, blackhole);
    assertThat(work.batchOnTwoThreads).isPositive();
    assertThat(work.loopOnTwoThreads).isPositive();
  }

  @Test
  void table() {
    BenchmarkTable table = new BenchmarkTable();
    table.addHandWritten("Whist", 100, 125);
    table.add(new BenchmarkTable.Row("Whist", 250, 125, 4_000, 500, 200, 300));
    table.addThreads("Whist", 1.5, 2);
    assertThat(table.toString())
        .contains("| Whist, by hand | 100 | 0.80 |")
        .contains("| Whist | 250 | 2.0 | 4000 | 500 | 2.0 | 200 | 300 |")
        .contains("| Whist | 1.50 | 2.00 | 0.75 |");
  }
}
