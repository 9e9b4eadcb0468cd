package tricksmith.cli.terminal;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets a command finish in an orderly way when the user interrupts the process: the command is
 * asked to stop, and the process waits a while for it to close this.
 */
public final class Interruption implements AutoCloseable {

  private static final long PATIENCE_IN_SECONDS = 10;

  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread hook = new Thread(this::interrupt, "interruption");
  private volatile boolean requested;

  private Interruption() {}

  /** Starts to watch for interruptions. Close the result to stop. */
  public static Interruption watch() {
    Interruption interruption = new Interruption();
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  /** Whether the command should stop. */
  public boolean isRequested() {
    return requested;
  }

  @Override
  public void close() {
    closed.countDown();
    if (!requested) {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException alreadyStopping) {
        // the hook is already running and finds nothing to wait for
      }
    }
  }

  private void interrupt() {
    requested = true;
    try {
      if (!closed.await(PATIENCE_IN_SECONDS, TimeUnit.SECONDS)) {
        Runtime.getRuntime().halt(ExitCode.STOPPED);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
