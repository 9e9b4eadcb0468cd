package tricksmith.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import tricksmith.cli.game.GameTitle;
import tricksmith.cli.game.ResultText;
import tricksmith.cli.game.ScriptLoader;
import tricksmith.cli.terminal.Environment;
import tricksmith.cli.terminal.ExitCode;
import tricksmith.cli.terminal.Messages;
import tricksmith.cli.terminal.Refusal;
import tricksmith.cli.terminal.TextFiles;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Status;
import tricksmith.expectation.ScriptTests;
import tricksmith.expectation.TestResult;
import tricksmith.playtest.simulation.Seating;
import tricksmith.script.Game;
import tricksmith.script.GameScript;

/** {@code tricksmith demo}: shows the bundled games at a glance. */
@Command(
    name = "demo",
    description =
        "Checks and tests all bundled scripts, and plays one match of each between random bots.",
    footer = {
      "",
      "Exit codes: 0 fine, 1 a script, a test or a match is wrong, 3 no scripts are found."
    })
record DemoCommand(Environment environment) implements Callable<Integer> {
  private static final long SEED = 7;

  @Override
  public Integer call() {
    Messages messages = environment.messages();
    PrintWriter out = environment.terminal().out();
    List<Path> scripts = BundledGames.ofInstallation().scripts(messages);
    int exitCode = ExitCode.FINE;
    for (Path script : scripts) {
      DemoGame exhibit = DemoGame.of(script, SEED, messages);
      out.println(exhibit.text());
      exitCode = exhibit.isFine() ? exitCode : ExitCode.WRONG;
    }
    out.println();
    out.println(messages.text("demo.next", scripts.getFirst()));
    return exitCode;
  }

  /** A bundled game: whether its script and tests are fine, and a summary of one match. */
  private record DemoGame(String text, boolean isFine) {

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

    private static DemoGame of(
        Game game, List<TestResult> tests, MatchRun match, Messages messages) {
      long failed = tests.stream().filter(test -> !test.passed()).count();
      boolean fine = failed == 0 && match.status() instanceof Status.Ended;
      String result = new ResultText(game, messages).of(match.status());
      long tricks = Event.TrickFinished.in(match.events()).count();
      String title = GameTitle.of(game.script(), messages.locale());
      String heading =
          messages.text("demo.game", title, game.script().source().name(), game.rules().players());
      String tested = messages.text("demo.tests", tests.size(), failed);
      String played = messages.text("demo.match", tricks, result);
      return new DemoGame(heading + "\n  " + tested + "\n  " + played, fine);
    }
  }

  /**
   * The scripts that ship with the program.
   *
   * @param folder the folder that contains them
   */
  private record BundledGames(Path folder) {

    private static final String EXTENSION = ".trick";

    /**
     * The games of the installation named by the launcher; without a launcher, those in the working
     * directory.
     */
    static BundledGames ofInstallation() {
      String home = System.getProperty("tricksmith.home", "");
      return new BundledGames(relative(Path.of(home, "games")));
    }

    /** A path as the user would type it: relative if it lies below the working directory. */
    private static Path relative(Path path) {
      Path here = Path.of("").toAbsolutePath();
      Path there = path.toAbsolutePath().normalize();
      return there.startsWith(here) ? here.relativize(there) : there;
    }

    /** All scripts, those directly in the folder before those in subfolders. */
    List<Path> scripts(Messages messages) {
      try (Stream<Path> files = Files.walk(folder)) {
        List<Path> scripts =
            files
                .filter(file -> file.toString().endsWith(EXTENSION))
                .sorted(Comparator.comparingInt(Path::getNameCount).thenComparing(Path::toString))
                .toList();
        if (scripts.isEmpty()) {
          throw new Refusal(ExitCode.FILE, messages.text("demo.no-games", folder));
        }
        return scripts;
      } catch (IOException e) {
        throw new TextFiles(messages).cannotRead(folder, e);
      }
    }
  }
}
