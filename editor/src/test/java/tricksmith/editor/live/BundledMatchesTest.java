package tricksmith.editor.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.picture.Reasons;
import tricksmith.editor.picture.Table;
import tricksmith.editor.picture.Timeline;

/** Whole matches of bundled games. */
class BundledMatchesTest {

  static List<Path> games() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("..", "games"))) {
      return files.filter(file -> file.toString().endsWith(".trick")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyMomentHasAPictureAndATimeline(Path file) {
    Playtest playtest =
        TestGames.match(TestGames.text(file))
            .forward(Stride.ROUND, () -> true)
            .seat(1, Occupant.HUMAN);
    LiveMatch live = Objects.requireNonNull(playtest.live());
    int last = live.at();
    assertThat(last).isGreaterThan(4);
    for (int choices = 0; choices <= last; choices += Math.max(1, last / 25)) {
      Playtest then = playtest.to(choices);
      Table table = Objects.requireNonNull(then.table());
      Timeline timeline = then.timeline().orElseThrow();
      assertThat(table.seats()).hasSize(live.game().setup().players());
      assertThat(timeline.at(choices)).isNotEmpty();
      assertThat(timeline.at()).isEqualTo(choices);
      assertThat(unexplained(then, table)).as("cards without use at %s", choices).isEmpty();
    }
  }

  /** Cards of the seat to play that may not be played, though nothing excludes them. */
  private static List<Table.Held> unexplained(Playtest playtest, Table table) {
    Table.Question question = table.question();
    if (question == null || !question.play() || !question.ofHuman()) {
      return List.of();
    }
    Reasons reasons = playtest.reasons().orElseThrow();
    return table.seat(question.seat()).hand().stream()
        .filter(
            held ->
                held.use() instanceof Table.Idle
                    || reasons.card(Objects.requireNonNull(held.face()).card()).isEmpty())
        .toList();
  }

  /**
   * Reads, checks and sets up a text, and plays a whole match again under it. Run by hand to see
   * how long that takes: {@code -Dreload.times=true}.
   */
  @ParameterizedTest
  @MethodSource("games")
  void reloadsFast(Path file) {
    String text = TestGames.text(file);
    Playtest playtest = TestGames.match(text).forward(Stride.MATCH, () -> true);
    playtest = playtest.to(Objects.requireNonNull(playtest.live()).at() / 2);
    int repetitions = Boolean.getBoolean("reload.times") ? 15 : 1;
    long[] times = new long[repetitions];
    long[] worked = new long[repetitions];
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    Playtest again = playtest;
    for (int i = 0; i < repetitions; i++) {
      long begins = System.nanoTime();
      long workedBefore = threads.getCurrentThreadCpuTime();
      again = playtest.under(TestGames.again(text), 0);
      worked[i] = threads.getCurrentThreadCpuTime() - workedBefore;
      times[i] = System.nanoTime() - begins;
    }
    if (repetitions > 1) {
      Arrays.sort(times);
      Arrays.sort(worked);
      System.out.printf(
          "%-40s %5d choices, median %6.1f ms, worst %6.1f ms, processor %6.1f ms%n",
          file.getFileName(),
          Objects.requireNonNull(again.live()).course().length(),
          times[repetitions / 2] / 1e6,
          times[repetitions - 1] / 1e6,
          worked[repetitions / 2] / 1e6);
    }
    assertThat(again.table()).isEqualTo(withMatchOf(again, playtest));
  }

  /** The match is another object; all else must be equal. */
  private static Table withMatchOf(Playtest one, Playtest other) {
    Table table = Objects.requireNonNull(other.table());
    return new Table(
        Objects.requireNonNull(one.table()).match(),
        table.title(),
        table.translations(),
        table.suits(),
        table.eyes(),
        table.cover(),
        table.clockwise(),
        table.seats(),
        table.piles(),
        table.trick(),
        table.lastTrick(),
        table.variables(),
        table.ofCards(),
        table.grids(),
        table.others(),
        table.question(),
        table.dealOver(),
        table.outcome());
  }
}
