package tricksmith.source;

import java.util.concurrent.CancellationException;

/**
 * Stops work whose result nobody is waiting for, such as analysis of a text that has since changed.
 */
public final class UnwantedWork {
  private UnwantedWork() {}

  /**
   * Ends work that nobody is waiting for. To be called regularly by work that may take long.
   *
   * @throws CancellationException if the thread has been interrupted
   */
  public static void endIfInterrupted() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException();
    }
  }
}
