package tricksmith.source;

import java.util.concurrent.CancellationException;

/** Ends work that nobody waits for any more, as on a text that has been changed meanwhile. */
public final class UnwantedWork {
  private UnwantedWork() {}

  /**
   * To be called now and then by work that can take long.
   *
   * @throws CancellationException if the thread has been interrupted
   */
  public static void endIfInterrupted() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException();
    }
  }
}
