package tricksmith.editor.gallery;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import tricksmith.expectation.ScriptTests;
import tricksmith.expectation.TestResult;
import tricksmith.mechanism.Mechanism;
import tricksmith.mechanism.Mechanisms;
import tricksmith.rules.CheckedRules;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Diagnostic;
import tricksmith.source.DiagnosticText;
import tricksmith.source.Source;
import tricksmith.source.Span;

/** The result of reading a script. */
sealed interface GameReading {

  /** The preferred number of players at the table of a game that allows several. */
  int USUAL_PLAYERS = 4;

  /**
   * A game that can be played.
   *
   * @param mechanisms with the places in the script that define them
   * @param players the numbers of players that it allows
   * @param game the game with the settings to show
   * @param shown the number of players to show it for
   * @param minutes the approximate length of a match; 0 if unknown
   * @param tests the number of tests in the script
   * @param failing how many of them fail
   */
  record Playable(
      GameScript script,
      Map<Mechanism, List<Span>> mechanisms,
      List<Integer> players,
      Game game,
      int shown,
      int minutes,
      int tests,
      int failing)
      implements GameReading {

    boolean has(Mechanism mechanism) {
      return mechanisms.containsKey(mechanism);
    }
  }

  /**
   * A script that cannot be played.
   *
   * @param errors at least one
   */
  record Broken(Source source, List<Diagnostic> errors) implements GameReading {

    /** Returns the message of the first error. */
    String first(Locale language) {
      return DiagnosticText.in(language).message(errors.getFirst());
    }

    /** Returns the line of the first error, from 1. */
    int firstLine() {
      return source.place(errors.getFirst().span().start()).line();
    }
  }

  /**
   * Reads a script.
   *
   * @param tested whether to run its tests as well
   */
  static GameReading of(String text, boolean tested) {
    GameScript script = GameScript.readUnreviewed(new Source("", text));
    CheckedRules rules = script.rules();
    if (rules == null) {
      return new Broken(
          script.source(), script.diagnostics().stream().filter(Diagnostic::isError).toList());
    }
    List<Integer> players = script.numbersOfPlayers();
    int shown = shown(players);
    return switch (script.setUp(shown, Map.of())) {
      case SetupResult.Refused(var _) -> new Broken(script.source(), List.of());
      case SetupResult.Ready(Game game) ->
          new Playable(
              script,
              Mechanisms.of(rules),
              players,
              game,
              shown,
              PlayingTime.minutes(game),
              rules.tests().size(),
              tested ? failing(script) : 0);
    };
  }

  private static int failing(GameScript script) {
    Stream<TestResult> failed = ScriptTests.run(script).stream().filter(result -> !result.passed());
    return (int) failed.count();
  }

  /** Returns the allowed number of players nearest to the usual one. */
  private static int shown(List<Integer> players) {
    return players.stream()
        .min(
            (one, other) ->
                Integer.compare(Math.abs(one - USUAL_PLAYERS), Math.abs(other - USUAL_PLAYERS)))
        .orElseThrow();
  }
}
