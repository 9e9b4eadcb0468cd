package tricksmith.editor.view.look;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;

/**
 * Runs an action on the JavaFX thread again and again. Nothing happens between two ticks, while a
 * JavaFX animation would keep the window busy sixty times a second.
 */
public final class Ticks {
  private final Executor later;
  private final Runnable action;

  /** Counts starts and stops: a tick that was due before the last of them never comes. */
  private int turns;

  /** Creates ticks that have not been started; {@code later} runs a task after the interval. */
  Ticks(Executor later, Runnable action) {
    this.later = later;
    this.action = action;
  }

  /** Returns ticks that have not been started. */
  public static Ticks every(Duration interval, Runnable action) {
    Executor later =
        CompletableFuture.delayedExecutor(
            interval.toMillis(), TimeUnit.MILLISECONDS, Platform::runLater);
    return new Ticks(later, action);
  }

  /** Starts ticking, or starts over: the next tick comes after a whole interval. */
  public void start() {
    turns++;
    next(turns);
  }

  public void stop() {
    turns++;
  }

  private void next(int turn) {
    later.execute(
        () -> {
          if (turn == turns) {
            action.run();
            next(turn);
          }
        });
  }
}
