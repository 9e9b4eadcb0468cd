package tricksmith.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The figures of all games as a table that can be put into {@code docs/performance.md}. */
final class BenchmarkTable {

  private static final String HEAD =
      """
      | | ns a decision | of the unit | starting, ns | copying, ns | in decisions | standing elsewhere, ns | playing out, ns a decision |
      |---|---|---|---|---|---|---|---|
      """;
  private static final String HEAD_OF_THREADS =
      """
      | | gain from a second thread | that of a plain loop | of it |
      |---|---|---|---|
      """;

  private final List<String> games = new ArrayList<>();
  private final List<String> threads = new ArrayList<>();

  /**
   * A game by its script.
   *
   * @param decision the time for a decision in a batch, in nanoseconds, as the others
   * @param unit that of the unit at the same time
   * @param stand the time for letting a match stand where another one does
   * @param decisionOfPlayout the time for a decision when playing out, with the standing before it
   */
  record Row(
      String game,
      double decision,
      double unit,
      double start,
      double copy,
      double stand,
      double decisionOfPlayout) {}

  void addHandWritten(String game, double decision, double unit) {
    games.add(
        String.format(
            Locale.ROOT,
            "| %s, by hand | %.0f | %.2f | | | | | |",
            game,
            decision,
            decision / unit));
  }

  void add(Row row) {
    games.add(
        String.format(
            Locale.ROOT,
            "| %s | %.0f | %.1f | %.0f | %.0f | %.1f | %.0f | %.0f |",
            row.game,
            row.decision,
            row.decision / row.unit,
            row.start,
            row.copy,
            row.copy / row.decision,
            row.stand,
            row.decisionOfPlayout));
  }

  /** How many times as fast two threads are as one. */
  void addThreads(String game, double gain, double gainOfLoop) {
    threads.add(
        String.format(
            Locale.ROOT, "| %s | %.2f | %.2f | %.2f |", game, gain, gainOfLoop, gain / gainOfLoop));
  }

  @Override
  public String toString() {
    return HEAD + String.join("\n", games) + "\n\n" + HEAD_OF_THREADS + String.join("\n", threads);
  }
}
