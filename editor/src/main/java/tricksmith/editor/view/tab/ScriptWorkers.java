package tricksmith.editor.view.tab;

import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import tricksmith.editor.persistence.BusyFiles;
import tricksmith.editor.session.BackgroundWorker;
import tricksmith.editor.session.BusyWatch;
import tricksmith.editor.session.MarkedWorker;
import tricksmith.editor.session.Worker;

/**
 * The background threads of a script, which leave a mark while the script keeps them busy; so does
 * the thread that draws it.
 */
final class ScriptWorkers {
  private final BackgroundWorker sessionThread = new BackgroundWorker("session");
  private final BackgroundWorker assistantThread = new BackgroundWorker("assistant");
  private final BackgroundWorker clock = new BackgroundWorker("clock");
  private final MarkedWorker session;
  private final MarkedWorker assistant;
  private final BusyWatch drawing;
  private final CountDownLatch begun = new CountDownLatch(1);

  /**
   * Creates the threads of a script.
   *
   * @param isHeld whether the session waits for {@link #begin}: it would compete with the first
   *     drawing
   */
  ScriptWorkers(BusyFiles busy, Path script, boolean isHeld) {
    session = new MarkedWorker(sessionThread, clock, busy.mark(script));
    assistant = new MarkedWorker(assistantThread, clock, busy.mark(script));
    drawing = new BusyWatch(clock, busy.mark(script));
    if (isHeld) {
      sessionThread.run(this::await);
    }
  }

  private void await() {
    try {
      begun.await();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** Lets the session begin. */
  void begin() {
    begun.countDown();
  }

  Worker session() {
    return session;
  }

  Worker assistant() {
    return assistant;
  }

  BusyWatch drawing() {
    return drawing;
  }

  /** Ends the threads, after finishing what was already asked for. */
  void dispose() {
    begin();
    session.leave();
    assistant.leave();
    drawing.end();
    sessionThread.close();
    assistantThread.close();
    clock.close();
  }
}
