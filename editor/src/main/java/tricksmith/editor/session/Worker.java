package tricksmith.editor.session;

import java.time.Duration;

/** Where the session's work is done: one task after the other, away from whoever asks for it. */
public interface Worker {

  /** Does this when what was asked for before is done. */
  void run(Runnable task);

  /** The same, after a pause at the least. */
  void runAfter(Duration pause, Runnable task);
}
