package tricksmith.playtest.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeriesTest {

  /** Counts the matches begun and keeps the results; each match takes ten steps. */
  private static final class Counting implements Series.Taker<Integer> {
    private final AtomicInteger begun = new AtomicInteger();
    private final List<Integer> taken = new ArrayList<>();

    private boolean run(int matches, int threads, long steps) throws IOException {
      return new Series(matches, threads, steps)
          .run(
              () ->
                  number -> {
                    begun.incrementAndGet();
                    return number;
                  },
              this);
    }

    @Override
    public void take(Integer played) {
      taken.add(played);
    }

    @Override
    public long steps(Integer played) {
      return 10;
    }

    @Override
    public boolean isCancelled() {
      return false;
    }

    @Override
    public void taken(int matches) {}
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 16})
  void threadsBeginNoMatchesInVain(int threads) throws IOException {
    Counting counting = new Counting();

    assertThat(counting.run(1000, threads, 75)).isTrue();

    assertThat(counting.taken).containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
    assertThat(counting.begun).hasValue(8);
  }

  /** What one portion is played with: which thread did so, and how often. */
  private static final class Portion implements IntFunction<Integer> {
    private final Thread thread = Thread.currentThread();
    private final AtomicInteger matches = new AtomicInteger();

    @Override
    public Integer apply(int number) {
      assertThat(Thread.currentThread()).isSameAs(thread);
      matches.incrementAndGet();
      return number;
    }
  }

  @Test
  void eachPortionIsPlayedOnOneThreadByAHostOfItsOwn() throws IOException {
    Queue<Portion> portions = new ConcurrentLinkedQueue<>();

    new Series(1000, 2, 10_000)
        .run(
            () -> {
              Portion portion = new Portion();
              portions.add(portion);
              return portion;
            },
            new Counting());

    assertThat(portions).hasSizeGreaterThanOrEqualTo(1000 / 32);
    assertThat(portions).allMatch(each -> each.matches.get() <= 32);
  }

  @Test
  void theCostliestMatchIsPlayedAlone() throws IOException {
    Counting counting = new Counting();

    assertThat(counting.run(8, 8, 5)).isTrue();

    assertThat(counting.begun).hasValue(1);
  }

  @Test
  void aSeriesWithStepsLeftIsNotSpent() throws IOException {
    Counting counting = new Counting();

    assertThat(counting.run(100, 3, 1000)).isFalse();

    assertThat(counting.taken).hasSize(100);
  }
}
