package tricksmith.cli.playtest;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tricksmith.cli.game.FaultText;
import tricksmith.cli.game.ScriptPlace;
import tricksmith.cli.terminal.Messages;
import tricksmith.players.Level;
import tricksmith.playtest.findings.FindingWords;
import tricksmith.playtest.results.Failure;
import tricksmith.playtest.results.Results;
import tricksmith.script.Game;

record BatchText(Messages messages) {

  /**
   * Describes the players: in one word if all are alike, otherwise seat by seat; with their effort
   * if it is not the usual one.
   */
  String bots(Lineup bots) {
    return withEffort(levels(bots.levels()), bots.otherEffort());
  }

  /** Adds to the name of players how much they try out, unless that is what is usual. */
  String withEffort(String players, OptionalInt effort) {
    return effort.isPresent()
        ? messages.text("effort.given", players, "" + effort.getAsInt())
        : players;
  }

  private String levels(List<Level> bots) {
    if (bots.stream().allMatch(Level.RANDOM::equals)) {
      return messages.text("simulate.random-bots");
    }
    FindingWords words = new FindingWords(messages.locale(), _ -> 0);
    boolean alike = bots.stream().distinct().count() == 1;
    return alike
        ? messages.text("simulate.bots-alike", words.level(bots.getFirst()))
        : messages.text(
            "simulate.bots",
            bots.stream()
                .map(words::level)
                .reduce((before, next) -> messages.text("list", before, next))
                .orElse(""));
  }

  /** Prints the matches that did not end, if any, preceded by a blank line. */
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
              FaultText.of(failure.cause(), game.rules().budget(), messages),
              failure.count(),
              failure.firstSeed()));
      place.ifPresent(where -> out.println("  " + where.excerpt()));
    }
  }

  /** Prints that matches were left out, if any were, preceded by a blank line. */
  void printStopped(PrintWriter out, Results results) {
    if (!results.complete()) {
      out.println();
      out.println(
          messages.text(
              results.spent() ? "simulate.spent" : "simulate.stopped",
              results.played(),
              results.wanted()));
    }
  }
}
