package tricksmith.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import tricksmith.Sample;
import tricksmith.engine.Match;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.CourseWatch;
import tricksmith.expectation.ScriptTests;
import tricksmith.format.Formatter;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.playtest.simulation.RuleCounts;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.RandomPlay;
import tricksmith.script.SetupResult;
import tricksmith.service.Analysis;
import tricksmith.source.Diagnostic;
import tricksmith.source.DiagnosticRenderer;
import tricksmith.source.Source;

/**
 * What a text goes through: it is read, checked, reviewed, complained of, laid out, asked about as
 * editors do, and played; each on a stack as small as threads have anywhere.
 */
final class ReadingOrdeal {
  /**
   * What a thread has by default wherever Java runs. On half of it, code that is still interpreted
   * now and then went too deep.
   */
  private static final long SMALL_STACK = 1024 * 1024;

  private static final long USUAL_STACK = 2 * 1024 * 1024;

  /** A match ends by itself, but choices among very many alternatives are slow to make. */
  private static final int MOST_DECISIONS = 1_000;

  /** What can be done with a script once it has been read. */
  enum Stage {
    SHOW {
      @Override
      Object done(GameScript script) {
        assertThat(script.diagnostics()).noneMatch(ReadingOrdeal::isOverflow);
        return DiagnosticRenderer.in(Locale.ENGLISH).render(script.source(), script.diagnostics());
      }
    },
    FORMAT {
      @Override
      Object done(GameScript script) {
        return Formatter.format(script.source());
      }
    },
    ASK {
      @Override
      Object done(GameScript script) {
        Analysis analysis = Analysis.of(script);
        int end = script.source().text().length();
        for (int offset : Sample.with(List.of(0, end / 2, end), List.of(end / 3, end - 1))) {
          int place = Math.max(0, offset);
          analysis.completion(place, Locale.ENGLISH);
          analysis.hover(place, Locale.ENGLISH);
          analysis.signature(place, Locale.ENGLISH);
          analysis.uses(place);
        }
        analysis.fixes(analysis.diagnostics(), Locale.ENGLISH);
        return analysis;
      }
    },

    /** Its tests, and a match by lot. */
    PLAY {
      @Override
      Object done(GameScript script) {
        return script.isPlayable() ? List.of(ScriptTests.run(script), played(script)) : script;
      }

      private static Object played(GameScript script) {
        return script.setUp(script.defaults()) instanceof SetupResult.Ready(Game game)
            ? RandomPlay.play(game, 1, MOST_DECISIONS)
            : script;
      }
    },

    /** Matches of which somebody is told what each statement does, up to their first decisions. */
    WATCH {
      @Override
      Object done(GameScript script) {
        return script.isPlayable()
                && script.setUp(script.defaults()) instanceof SetupResult.Ready(Game game)
            ? List.of(
                Match.begin(game.rules(), 1, null),
                MatchRun.unstarted(game.rules())
                    .again(1, false, NOBODY, new RuleCounts(game.rules())))
            : script;
      }
    };

    private static final CourseWatch NOBODY =
        new CourseWatch() {
          @Override
          public void finishesTrick() {}

          @Override
          public void notesScores(long[] scores) {}
        };

    abstract Object done(GameScript script);
  }

  private ReadingOrdeal() {}

  /** The parser's last resort, which knows no place: something went deeper than it should. */
  private static boolean isOverflow(Diagnostic diagnostic) {
    return diagnostic.problem() == ParseProblem.TOO_DEEP && diagnostic.span().end() == 0;
  }

  /** What some work came to, and the processor time that it took. */
  private record Timed<T>(T result, Duration took) {}

  /**
   * How much processor time the costliest stage took, reading among them.
   *
   * @throws Exception whatever a stage has thrown
   */
  static Duration undergo(String text) throws Exception {
    Timed<GameScript> read = reading(text, SMALL_STACK);
    Duration longest = read.took;
    for (Stage stage : Stage.values()) {
      Duration took = timed(() -> stage.done(read.result), stage.name(), SMALL_STACK).took;
      longest = took.compareTo(longest) > 0 ? took : longest;
    }
    return longest;
  }

  /** How much processor time only reading took, on a stack as large as most threads have. */
  static Duration read(String text) throws Exception {
    return reading(text, USUAL_STACK).took;
  }

  private static Timed<GameScript> reading(String text, long stack) throws Exception {
    return timed(() -> GameScript.read(new Source("hostile.trick", text)), "READ", stack);
  }

  private static <T> Timed<T> timed(Callable<T> work, String name, long stack) throws Exception {
    FutureTask<Timed<T>> task =
        new FutureTask<>(
            () -> {
              T result = work.call();
              long took = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
              return new Timed<>(result, Duration.ofNanos(took));
            });
    Thread thread = new Thread(null, task, name, stack);
    thread.setDaemon(true);
    thread.start();
    try {
      return Patience.result(task, thread);
    } catch (java.util.concurrent.ExecutionException thrown) {
      throw thrown.getCause() instanceof Exception exception ? exception : thrown;
    }
  }
}
