package tricksmith.editor.view;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.stage.Stage;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.live.MatchSettings;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.view.arrival.ScriptToOpen;

/**
 * Measures frames while cards move: new matches are dealt one after the other, and cards played
 * where one may be. Not a test: it prints times and judges nothing. {@code docs/performance.md}
 * says how to run it, and what it printed.
 */
final class FrameMeasurement {
  private static final int SECONDS = Integer.getInteger("seconds", 10);
  private static final long BETWEEN_DEEDS = TimeUnit.MILLISECONDS.toNanos(700);
  private static final Set<String> DRAWING =
      Set.of("JavaFX Application Thread", "QuantumRenderer-0");

  private final Scene scene;
  private final List<Double> frames = new ArrayList<>();
  private final CompletableFuture<Void> measured = new CompletableFuture<>();
  private long began;
  private long before;
  private long deed;
  private int deeds;

  private FrameMeasurement(Scene scene) {
    this.scene = scene;
  }

  /** Measures the scripts whose paths are given, one after the other. */
  public static void main(String[] scripts) throws Exception {
    CompletableFuture<Void> started = new CompletableFuture<>();
    Platform.startup(() -> started.complete(null));
    started.get();
    Platform.setImplicitExit(false);
    try {
      for (String script : scripts) {
        measure(Path.of(script));
      }
    } finally {
      Platform.exit();
    }
  }

  private static void measure(Path script) throws Exception {
    Path folder = Files.createTempDirectory("frames");
    Path file = Files.copy(script, folder.resolve(String.valueOf(script.getFileName())));
    ScriptFile.Opened opened = ScriptFile.open(file);
    CompletableFuture<FrameMeasurement> shown = new CompletableFuture<>();
    CompletableFuture<Stage> stage = new CompletableFuture<>();
    Platform.runLater(
        () -> {
          Opened window = Opened.in(folder);
          window
              .preferences()
              .change(
                  settings ->
                      settings
                          .withTheme(EditorSettings.Theme.LIGHT)
                          .withPanes(panes -> panes.withSize(1000, 860)));
          Stage primary = new Stage();
          EditorWindow.open(
              primary, window.context(), List.of(new ScriptToOpen(opened, MatchSettings.NONE, 5)));
          stage.complete(primary);
          shown.complete(new FrameMeasurement(primary.getScene()));
        });
    FrameMeasurement measurement = shown.get();
    Map<String, Double> processor = new TreeMap<>();
    Platform.runLater(() -> measurement.start(processor));
    measurement.measured.get();
    WindowMeasurement.processorTimes(DRAWING)
        .forEach((thread, time) -> processor.merge(thread, time, Double::sum));
    measurement.say(String.valueOf(script.getFileName()), processor);
    Stage open = stage.get();
    CompletableFuture<Void> closed = new CompletableFuture<>();
    Platform.runLater(
        () -> {
          open.hide();
          closed.complete(null);
        });
    closed.get();
  }

  /** The first three seconds are not measured. */
  private void start(Map<String, Double> processor) {
    new AnimationTimer() {
      @Override
      public void handle(long now) {
        if (began == 0) {
          began = now + TimeUnit.SECONDS.toNanos(3);
        }
        if (now >= began && before != 0) {
          if (frames.isEmpty()) {
            WindowMeasurement.processorTimes(DRAWING)
                .forEach((thread, time) -> processor.merge(thread, -time, Double::sum));
          }
          frames.add((now - before) / 1e6);
        }
        before = now;
        if (now - deed > BETWEEN_DEEDS) {
          deed = now;
          act();
        }
        if (now > began + TimeUnit.SECONDS.toNanos(SECONDS)) {
          stop();
          measured.complete(null);
        }
      }
    }.start();
  }

  /** Plays a card if one may be played, and deals again every fourth time. */
  private void act() {
    Optional<Node> card = Lookup.tryFind(scene.getRoot(), ".card-button .legal");
    deeds++;
    Optional<Node> button =
        deeds % 4 != 0 && card.isPresent()
            ? card.map(Node::getParent)
            : Lookup.tryFind(scene.getRoot(), "#new-match");
    button.map(ButtonBase.class::cast).ifPresent(ButtonBase::fire);
  }

  private void say(String what, Map<String, Double> processor) {
    List<Double> sorted = new ArrayList<>(frames);
    Collections.sort(sorted);
    System.out.printf(
        Locale.ROOT,
        "%s: %d frames, median %.1f ms, 95 %% within %.1f ms, longest %.1f ms; %d deeds%n",
        what,
        sorted.size(),
        sorted.get(sorted.size() / 2),
        sorted.get(sorted.size() * 95 / 100),
        sorted.getLast(),
        deeds);
    processor.forEach(
        (thread, time) ->
            System.out.printf(
                Locale.ROOT,
                "%s: processor time for each frame, thread \"%s\": %.1f ms%n",
                what,
                thread,
                time / sorted.size()));
  }
}
