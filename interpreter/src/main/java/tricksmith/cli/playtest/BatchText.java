package tricksmith.cli.playtest;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tricksmith.cli.game.FaultText;
import tricksmith.cli.game.ScriptPlace;
import tricksmith.cli.terminal.Messages;
import tricksmith.players.Level;
import tricksmith.playtest.Failure;
import tricksmith.playtest.Results;
import tricksmith.script.Game;

/** Text that the reports on every batch share. */
record BatchText(Messages messages) {

  /** Who plays. */
  String bots(List<Level> bots) {
    return bots.stream().allMatch(Level.RANDOM::equals)
        ? messages.text("simulate.random-bots")
        : messages.text(
            "simulate.bots", bots.stream().map(Level::toString).collect(Collectors.joining(", ")));
  }

  /** The matches that did not come to an end, if there are any, after an empty line. */
  void printFailures(PrintWriter out, Game game, Results results) {
    if (results.failures().isEmpty()) {
      return;
    }
    out.println();
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
              FaultText.of(failure.cause(), messages),
              failure.count(),
              failure.firstSeed()));
      place.ifPresent(where -> out.println("  " + where.excerpt()));
    }
  }

  /** That it was stopped, if it was, after an empty line. */
  void printStopped(PrintWriter out, Results results) {
    if (results.cancelled()) {
      out.println();
      out.println(messages.text("simulate.stopped", results.played(), results.wanted()));
    }
  }
}
