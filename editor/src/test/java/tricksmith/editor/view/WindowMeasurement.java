package tricksmith.editor.view;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import org.fxmisc.richtext.CodeArea;
import tricksmith.editor.files.ScriptFile;

/** Measures how long a user of a window waits: from an event to the drawing of what it leads to. */
class WindowMeasurement {
  private static final Set<String> WORKING =
      Set.of("JavaFX Application Thread", "session", "assistant", "colours", "QuantumRenderer-0");

  final Stage stage;
  final CodeArea area;

  WindowMeasurement(Stage stage) {
    this.stage = stage;
    area = (CodeArea) Lookup.find(stage, "#script");
  }

  /** Starts JavaFX, which stays when a window closes. */
  static void start() throws InterruptedException, ExecutionException {
    CompletableFuture<Void> started = new CompletableFuture<>();
    Platform.startup(() -> started.complete(null));
    started.get();
    Platform.setImplicitExit(false);
  }

  /** Opens a window with a script, and waits for its colours. */
  static Stage window(Path folder, String name, String text) throws Exception {
    Path file = Files.writeString(folder.resolve(name), text);
    CompletableFuture<Stage> opened = new CompletableFuture<>();
    onScreen(
        () -> {
          try {
            Stage stage = new Stage();
            Opened.in(folder).window(stage, ScriptFile.open(file));
            opened.complete(stage);
          } catch (IOException failure) {
            opened.completeExceptionally(failure);
          }
        });
    WindowMeasurement window = new WindowMeasurement(opened.get());
    window.drawn(() -> window.hasStyle(text.indexOf("game"), "meaning-section"));
    return window.stage;
  }

  Parent root() {
    return stage.getScene().getRoot();
  }

  /** CPU times of the threads that process typed text, in milliseconds. */
  static Map<String, Double> processorTimes() {
    return processorTimes(WORKING);
  }

  /** CPU times of threads by their names, in milliseconds. */
  static Map<String, Double> processorTimes(Set<String> names) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    Map<String, Double> times = new TreeMap<>();
    for (long id : threads.getAllThreadIds()) {
      ThreadInfo thread = threads.getThreadInfo(id);
      if (thread != null && names.contains(thread.getThreadName())) {
        times.merge(thread.getThreadName(), threads.getThreadCpuTime(id) / 1e6, Double::sum);
      }
    }
    return times;
  }

  double key(KeyCode code, String typed) throws Exception {
    CompletableFuture<Double> blocked = new CompletableFuture<>();
    onScreen(
        () -> {
          long begin = System.nanoTime();
          fire(KeyEvent.KEY_PRESSED, code, "");
          fire(KeyEvent.KEY_TYPED, KeyCode.UNDEFINED, typed);
          blocked.complete(millisecondsSince(begin));
        });
    return blocked.get();
  }

  void fire(EventType<KeyEvent> type, KeyCode code, String typed) {
    Event.fireEvent(area, new KeyEvent(type, typed, typed, code, false, false, false, false));
  }

  boolean hasStyle(int place, String style) {
    return place < area.getLength() && area.getStyleOfChar(place).contains(style);
  }

  static double millisecondsSince(long begin) {
    return (System.nanoTime() - begin) / 1e6;
  }

  /** Waits for the first drawing of the window at which a condition holds. */
  void drawn(BooleanSupplier holds)
      throws InterruptedException, ExecutionException, TimeoutException {
    CompletableFuture<Void> seen = new CompletableFuture<>();
    Runnable look =
        () -> {
          if (holds.getAsBoolean()) {
            seen.complete(null);
          } else {
            Platform.requestNextPulse();
          }
        };
    onScreen(
        () -> {
          stage.getScene().addPostLayoutPulseListener(look);
          Platform.requestNextPulse();
        });
    seen.get(20, TimeUnit.SECONDS);
    Platform.runLater(() -> stage.getScene().removePostLayoutPulseListener(look));
  }

  static void onScreen(Runnable action) throws InterruptedException, ExecutionException {
    CompletableFuture<Void> done = new CompletableFuture<>();
    Platform.runLater(
        () -> {
          action.run();
          done.complete(null);
        });
    done.get();
  }

  static void say(String what, List<Double> times) {
    Collections.sort(times);
    System.out.printf(
        Locale.ROOT,
        "%s: median %.1f ms, 95%% within %.1f ms, at most %.1f ms (%d times)%n",
        what,
        times.get(times.size() / 2),
        times.get(times.size() * 95 / 100),
        times.getLast(),
        times.size());
  }
}
