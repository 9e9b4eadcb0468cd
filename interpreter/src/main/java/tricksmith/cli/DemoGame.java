package tricksmith.cli;

import java.nio.file.Path;
import java.util.List;
import tricksmith.cli.game.GameTitle;
import tricksmith.cli.game.ResultText;
import tricksmith.cli.game.ScriptLoader;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Refusal;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Status;
import tricksmith.expectation.ScriptTests;
import tricksmith.expectation.TestResult;
import tricksmith.playtest.simulation.Seating;
import tricksmith.script.Game;
import tricksmith.script.GameScript;

/** A bundled game: whether its script and tests are fine, and a summary of one match. */
record DemoGame(String text, boolean isFine) {

  static DemoGame of(Path file, long seed, Messages messages) {
    try {
      ScriptLoader scripts = new ScriptLoader(messages);
      GameScript script = scripts.playable(file);
      Game game = scripts.setUp(script);
      MatchRun match = MatchRun.start(game.rules(), seed);
      Seating.random().play(match);
      return of(game, ScriptTests.run(script), match, messages);
    } catch (Refusal refusal) {
      return new DemoGame(refusal.text(), false);
    }
  }

  private static DemoGame of(Game game, List<TestResult> tests, MatchRun match, Messages messages) {
    long failed = tests.stream().filter(test -> !test.passed()).count();
    boolean fine = failed == 0 && match.status() instanceof Status.Ended;
    String result = new ResultText(game, messages).of(match.status());
    long tricks = match.events().stream().filter(Event.TrickFinished.class::isInstance).count();
    String title = GameTitle.of(game.script(), messages.locale());
    String heading =
        messages.text("demo.game", title, game.script().source().name(), game.rules().players());
    String tested = messages.text("demo.tests", tests.size(), failed);
    String played = messages.text("demo.match", tricks, result);
    return new DemoGame(heading + "\n  " + tested + "\n  " + played, fine);
  }
}
