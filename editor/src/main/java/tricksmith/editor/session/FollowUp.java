package tricksmith.editor.session;

import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.Bots;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.live.Speed;
import tricksmith.expectation.ScriptTests;
import tricksmith.expectation.TestResult;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.trial.FirstMatches;
import tricksmith.trial.StoppedMatch;

/** What follows a change of the state by itself: bots choose and learn, tests and matches run. */
final class FollowUp {
  /** How long the text must rest before its first matches are played. */
  private static final Duration FIRST_MATCHES_PAUSE = Duration.ofMillis(700);

  private final Worker worker;
  private final SessionSteps steps;
  private boolean botIsDue;
  private boolean areBotsTaught;

  /** The game whose lesson is awaited; null for none. */
  private @Nullable Game taught;

  /** The game that bots were last made to recall; null before any. */
  private @Nullable Game recalled;

  private boolean testsAreDue;

  /** The game whose tests were run last; null before any were. */
  private @Nullable Game tested;

  private boolean matchesAreDue;

  /** Whether what was opened has yet to be drawn, which nothing may delay. */
  private boolean isDrawingAwaited;

  FollowUp(Worker worker, SessionSteps steps) {
    this.worker = worker;
    this.steps = steps;
  }

  /** Notes that the rules in force have changed. */
  void testsAreDue() {
    testsAreDue = true;
  }

  /** Notes whether there are new rules whose first matches should be played. */
  void matchesAreDue(boolean due) {
    matchesAreDue = due;
  }

  /** Lets everything that nobody has to see at once wait for the end of a drawing, or no more. */
  void awaitDrawing(boolean isAwaited) {
    isDrawingAwaited = isAwaited;
  }

  void schedule() {
    letBotsChooseSoon();
    if (!isDrawingAwaited) {
      letBotsLearn();
      runTestsSoon();
      playFirstMatchesSoon();
    }
  }

  /** Schedules the next choice of bots that play at a pace people can follow. */
  private void letBotsChooseSoon() {
    Speed speed = steps.state().playtest().speed();
    if (speed != Speed.AT_ONCE && steps.state().playtest().isBotsTurn() && !botIsDue) {
      botIsDue = true;
      worker.runAfter(steps.state().playtest().botsPause(), this::letBotChoose);
    }
  }

  /** Notes that somebody plays, or asks how bots think: only then are lessons worth their time. */
  void teachBots() {
    areBotsTaught = true;
  }

  /** Lets bots learn the game if somebody plays it, and updates the state when they have. */
  @SuppressWarnings("ReferenceEquality") // A game stays the same as long as its text does.
  private void letBotsLearn() {
    LiveMatch playing = steps.state().playing();
    if (playing == null || !steps.state().playtest().hasUntaughtBots()) {
      return;
    }
    if (areBotsTaught) {
      if (playing.game() != taught) {
        taught = playing.game();
        Bots.whenLearned(playing.game().rules(), tellAfterLesson(new WeakReference<>(this)));
      }
    } else if (playing.game() != recalled) {
      recalled = playing.game();
      if (Bots.recall(playing.game().rules())) {
        worker.run(this::redraw);
      }
    }
  }

  /**
   * Returns the task that follows a lesson, which may take long and so must not keep a closed
   * session in memory.
   */
  private static Runnable tellAfterLesson(WeakReference<FollowUp> work) {
    return () -> {
      FollowUp open = work.get();
      if (open != null) {
        open.worker.run(open::haveLearned);
      }
    };
  }

  private void haveLearned() {
    taught = null;
    redraw();
  }

  private void redraw() {
    steps.become(before -> before.withPlaytest(before.playtest().redrawn()));
  }

  private void letBotChoose() {
    botIsDue = false;
    steps.become(before -> before.withPlaytest(before.playtest().botChooses()));
  }

  /** Schedules the tests. They come last, since the match should follow an edit first. */
  private void runTestsSoon() {
    if (testsAreDue) {
      testsAreDue = false;
      BooleanSupplier sameText = steps.untilEdited();
      worker.run(() -> runTests(sameText));
    }
  }

  @SuppressWarnings("ReferenceEquality") // A game stays the same as long as its text does.
  private void runTests(BooleanSupplier sameText) {
    LiveMatch playing = steps.state().playtest().byRulesOfText();
    if (playing != null && playing.game() != tested && sameText.getAsBoolean()) {
      tested = playing.game();
      steps.become(before -> tested(before, ScriptTests.run(playing.game().script())));
    }
  }

  /** Schedules the first matches for when nobody types. */
  private void playFirstMatchesSoon() {
    if (matchesAreDue) {
      matchesAreDue = false;
      BooleanSupplier sameText = steps.untilEdited();
      worker.runAfter(FIRST_MATCHES_PAUSE, () -> playFirstMatches(sameText));
    }
  }

  private void playFirstMatches(BooleanSupplier sameText) {
    GameScript script = steps.state().reading();
    if (script != null && steps.state().isChecked() && sameText.getAsBoolean()) {
      List<StoppedMatch> stops = FirstMatches.of(script, sameText);
      if (!stops.equals(steps.state().stops())) {
        steps.become(before -> before.withStops(stops));
      }
    }
  }

  private static SessionState tested(SessionState before, List<TestResult> results) {
    return results.equals(before.playtest().tests())
        ? before
        : before.withPlaytest(before.playtest().tested(results));
  }
}
