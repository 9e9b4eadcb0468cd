package tricksmith.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tricksmith.cli.terminal.Columns;
import tricksmith.cli.terminal.FaultWords;
import tricksmith.cli.terminal.Figures;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.ScriptPlace;
import tricksmith.players.BotKind;
import tricksmith.playtest.Failure;
import tricksmith.playtest.Results;
import tricksmith.playtest.Sample;
import tricksmith.playtest.SeatResult;
import tricksmith.script.Game;

/** What {@code tricksmith simulate} prints for people. */
record SimulationReport(Game game, List<BotKind> bots, Results results, Messages messages) {

  void print(PrintWriter out) {
    out.println(heading());
    if (results.ended() > 0) {
      out.println();
      seats().lines().forEach(out::println);
      out.println();
      out.println(length("simulate.decisions", results.lengths().decisions()));
      out.println(length("simulate.tricks", results.lengths().tricks()));
    }
    if (!results.failures().isEmpty()) {
      out.println();
      printFailures(out);
    }
    if (results.cancelled()) {
      out.println();
      out.println(messages.text("simulate.stopped", results.played(), results.wanted()));
    }
  }

  private String heading() {
    boolean alike = bots.stream().allMatch(BotKind.RANDOM::equals);
    return messages.text(
        alike ? "simulate.heading" : "simulate.heading-bots",
        game.rules().title(),
        results.played(),
        game.rules().players(),
        results.seed(),
        bots.stream().map(BotKind::toString).collect(Collectors.joining(", ")));
  }

  private Columns seats() {
    Columns columns =
        Columns.flushRight()
            .row(
                messages.text("simulate.seat"),
                messages.text("simulate.matches"),
                messages.text("simulate.wins"),
                messages.text("simulate.share"),
                messages.text("simulate.score"),
                messages.text("simulate.deviation"),
                messages.text("simulate.interval"));
    results.seats().forEach(seat -> addSeat(columns, seat));
    return columns;
  }

  private static void addSeat(Columns columns, SeatResult seat) {
    Sample scores = seat.scores();
    columns.row(
        Integer.toString(seat.seat()),
        Integer.toString(scores.count()),
        Figures.plain(seat.wins()),
        Figures.percent(seat.wins(), scores.count()),
        Figures.decimal(scores.mean()),
        Figures.decimal(scores.deviation()),
        Figures.decimal(scores.mean() - scores.margin())
            + " … "
            + Figures.decimal(scores.mean() + scores.margin()));
  }

  private String length(String key, Sample sample) {
    return messages.text(
        key,
        Figures.decimal(sample.mean()),
        Figures.plain(sample.least()),
        Figures.plain(sample.most()));
  }

  private void printFailures(PrintWriter out) {
    out.println(
        messages.text(
            "simulate.failures",
            results.failed() + results.unfinished(),
            results.played(),
            results.failed(),
            results.unfinished()));
    for (Failure failure : results.failures()) {
      Optional<ScriptPlace> place = ScriptPlace.of(game, failure.rule());
      out.println(
          messages.text(
              "simulate.failure",
              place.map(ScriptPlace::toString).orElse(game.script().source().name()),
              FaultWords.of(failure.cause(), messages),
              failure.count(),
              failure.firstSeed()));
      place.ifPresent(where -> out.println("  " + where.excerpt()));
    }
  }
}
