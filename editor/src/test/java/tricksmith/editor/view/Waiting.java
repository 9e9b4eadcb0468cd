package tricksmith.editor.view;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import org.testfx.util.WaitForAsyncUtils;

/** Waits for what a window will show, instead of for a time. */
public final class Waiting {
  private static final int SECONDS = Integer.getInteger("test.patience", 60);

  private Waiting() {}

  /** Waits until a condition holds on the JavaFX thread; says what it was if it never does. */
  public static void until(String what, BooleanSupplier condition) {
    try {
      WaitForAsyncUtils.waitFor(
          SECONDS,
          TimeUnit.SECONDS,
          () -> WaitForAsyncUtils.asyncFx(condition::getAsBoolean).get());
    } catch (TimeoutException _) {
      throw new AssertionError("waited in vain: " + what);
    }
    WaitForAsyncUtils.waitForFxEvents();
  }
}
