package tricksmith.editor.view;

import java.util.NoSuchElementException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import org.testfx.service.query.EmptyNodeQueryException;
import org.testfx.util.WaitForAsyncUtils;

/** Waits for what a window will show, instead of for a time. */
public final class Waiting {
  /** Costs time only where a test fails anyway. */
  private static final int SECONDS = Integer.getInteger("test.patience", 300);

  private Waiting() {}

  /**
   * Waits until a condition holds on the JavaFX thread; says what it was if it never does. A part
   * of the window that the condition asks for need not be there yet.
   */
  public static void until(String what, BooleanSupplier condition) {
    try {
      WaitForAsyncUtils.waitFor(
          SECONDS, TimeUnit.SECONDS, () -> WaitForAsyncUtils.asyncFx(() -> holds(condition)).get());
    } catch (TimeoutException _) {
      throw new AssertionError("waited in vain: " + what);
    }
    WaitForAsyncUtils.waitForFxEvents();
  }

  private static boolean holds(BooleanSupplier condition) {
    try {
      return condition.getAsBoolean();
    } catch (EmptyNodeQueryException | NoSuchElementException _) {
      return false;
    }
  }
}
