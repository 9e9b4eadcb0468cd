package tricksmith.editor.session;

import java.time.Duration;

/** Does the session's work, one task after another, away from the caller. */
public interface Worker {

  /** Runs a task after those submitted before. */
  void run(Runnable task);

  void runAfter(Duration pause, Runnable task);
}
