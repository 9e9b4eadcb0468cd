package tricksmith.editor.view;

import java.util.NoSuchElementException;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import javafx.scene.Scene;
import javafx.stage.Window;
import org.testfx.service.query.EmptyNodeQueryException;
import org.testfx.util.WaitForAsyncUtils;

/** Waits for what a window will show, instead of for a time. */
public final class Waiting {
  /** Costs time only where a test fails anyway. */
  private static final int SECONDS = Integer.getInteger("test.patience", 300);

  /**
   * Milliseconds between two looks, the more the longer it takes: each goes through the whole
   * window, and delays what is waited for.
   */
  private static final int SHORTEST_PAUSE = 10;

  private static final int LONGEST_PAUSE = 60;

  private Waiting() {}

  /**
   * Waits until a condition holds on the JavaFX thread; says what it was if it never does. A part
   * of the window that the condition asks for need not be there yet.
   */
  public static void until(String what, BooleanSupplier condition) {
    long begun = System.nanoTime();
    while (!onFxThread(() -> holds(condition))) {
      long waited = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
      if (waited > TimeUnit.SECONDS.toMillis(SECONDS)) {
        throw new AssertionError("waited in vain: " + what);
      }
      WaitForAsyncUtils.sleep(
          Math.clamp(waited / 4, SHORTEST_PAUSE, LONGEST_PAUSE), TimeUnit.MILLISECONDS);
    }
    WaitForAsyncUtils.waitForFxEvents();
  }

  /**
   * Waits until a window that has been opened takes keys. It has the focus at once, but what its
   * menus and buttons do by keys is known only when they are laid out for the first time: until
   * then it loses keys.
   */
  public static void untilItTakesKeys(Window window) {
    until("the window takes keys", () -> window.isFocused() && takesKeys(window.getScene()));
  }

  /**
   * Returns what is found on the JavaFX thread, where nothing changes meanwhile; at once if this is
   * that thread.
   */
  public static <T> T onFxThread(Callable<T> search) {
    return WaitForAsyncUtils.waitForAsyncFx(TimeUnit.SECONDS.toMillis(SECONDS), search);
  }

  private static boolean takesKeys(Scene scene) {
    return scene.getFocusOwner() != null && !scene.getAccelerators().isEmpty();
  }

  private static boolean holds(BooleanSupplier condition) {
    try {
      return condition.getAsBoolean();
    } catch (EmptyNodeQueryException | NoSuchElementException _) {
      return false;
    }
  }
}
