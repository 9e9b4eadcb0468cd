package tricksmith.editor.view;

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javafx.application.Platform;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.PopupWindow;
import javafx.stage.Stage;
import tricksmith.editor.view.menu.Command;

/**
 * Measures how long a typing user waits: from the key event to the drawing of the text with its
 * colours and errors. Not a test: it prints times and judges nothing. {@code docs/performance.md}
 * says how to run it, and what it printed.
 */
final class TypingMeasurement extends WindowMeasurement {
  private static final int WARM_UP = Integer.getInteger("warm-up", 60);
  private static final int MEASURED = Integer.getInteger("measured", 100);
  private static final String WORD = "card.suit";

  private TypingMeasurement(Stage stage) {
    super(stage);
  }

  /** Measures a bundled script, and the same script lengthened to 2,000 lines. */
  public static void main(String[] arguments) throws Exception {
    try {
      measureAll(arguments);
    } finally {
      Platform.exit();
    }
  }

  private static void measureAll(String[] arguments) throws Exception {
    Path folder = Files.createTempDirectory("typing");
    Path games = Path.of(arguments.length > 0 ? arguments[0] : "games");
    String bundled = Files.readString(games.resolve("saizen.trick"));
    start();
    TypingMeasurement first = open(folder, "bundled.trick", bundled);
    long sinceStart =
        System.currentTimeMillis() - ManagementFactory.getRuntimeMXBean().getStartTime();
    System.out.printf(
        Locale.ROOT, "start of the JVM to a window with colours: %d ms%n", sinceStart);
    first.measure("bundled, " + lines(bundled) + " lines");
    onScreen(first.stage::hide);
    String lengthened = lengthened(bundled);
    TypingMeasurement second = open(folder, "long.trick", lengthened);
    second.measure(lines(lengthened) + " lines");
    onScreen(second.stage::hide);
  }

  private static long lines(String text) {
    return text.chars().filter(sign -> sign == '\n').count();
  }

  /**
   * Adds definitions that are all used, fifty by one, and these by an obligation; that is not in
   * force, so that playing under so many conditions is not measured as well.
   */
  private static String lengthened(String script) {
    StringBuilder text = new StringBuilder(script);
    StringBuilder fifty = new StringBuilder();
    StringBuilder all = new StringBuilder();
    for (long line = lines(script) + 2; line <= 2000; line++) {
      if (line % 50 == 0) {
        text.append("define any" + line + "(card) = card.rank > 7" + fifty + "\n");
        all.append(" or any" + line + "(card)");
        fifty.setLength(0);
      } else {
        text.append("define far" + line + "(card) = card.rank > 7 and card.suit == led.suit\n");
        fifty.append(" or far" + line + "(card)");
      }
    }
    String obligation = "\n  must \"anything\"  (card.rank > 7" + all + ") when rounds == 6";
    return text.toString().replaceFirst("(?m)^trick \\{$", "$0" + obligation) + "\n";
  }

  private static TypingMeasurement open(Path folder, String name, String text) throws Exception {
    TypingMeasurement measurement = new TypingMeasurement(window(folder, name, text));
    if (Boolean.getBoolean("figures")) {
      onScreen(() -> ((ToggleButton) Lookup.find(measurement.root(), "#face-FIGURES")).fire());
    }
    return measurement;
  }

  private void measure(String what) throws Exception {
    int place = area.getText().lastIndexOf(WORD) + WORD.length();
    onScreen(
        () -> {
          area.requestFocus();
          area.moveTo(place);
          area.requestFollowCaret();
        });
    List<String> before = new ArrayList<>();
    onScreen(() -> before.addAll(area.getStyleOfChar(place - 1)));
    Map<String, Double> processor = new TreeMap<>();
    List<Double> waits = new ArrayList<>();
    List<Double> blocked = new ArrayList<>();
    for (int round = 0; round < WARM_UP + MEASURED; round++) {
      if (round == WARM_UP) {
        processorTimes().forEach((thread, time) -> processor.merge(thread, -time, Double::sum));
      }
      long begin = System.nanoTime();
      double block = key(KeyCode.UNDEFINED, "x");
      drawn(() -> hasStyle(place, "script-error"));
      double wait = millisecondsSince(begin);
      long back = System.nanoTime();
      double blockBack = key(KeyCode.BACK_SPACE, "\b");
      drawn(() -> List.copyOf(area.getStyleOfChar(place - 1)).equals(before));
      if (round >= WARM_UP) {
        waits.add(wait);
        waits.add(millisecondsSince(back));
        blocked.add(block);
        blocked.add(blockBack);
      }
    }
    processorTimes().forEach((thread, time) -> processor.merge(thread, time, Double::sum));
    say(what + ": last key to colours and errors", waits);
    say(what + ": typing is blocked by a key", blocked);
    processor.forEach(
        (thread, time) ->
            System.out.printf(
                Locale.ROOT,
                "%s: processor time for each key, thread \"%s\": %.1f ms%n",
                what,
                thread,
                time / (2 * MEASURED)));
    List<Double> lists = new ArrayList<>();
    for (int round = 0; round < Math.max(1, MEASURED / 4); round++) {
      onScreen(() -> area.moveTo(place - "suit".length()));
      long begin = System.nanoTime();
      onScreen(stage.getScene().getAccelerators().get(Command.COMPLETE.keys()));
      drawn(this::offersSomething);
      lists.add(millisecondsSince(begin));
      onScreen(() -> fire(KeyEvent.KEY_PRESSED, KeyCode.ESCAPE, ""));
      drawn(() -> !offersSomething());
    }
    say(what + ": completion", lists);
  }

  private boolean offersSomething() {
    return Lookup.windows().stream()
        .anyMatch(
            window ->
                window instanceof PopupWindow
                    && window.isShowing()
                    && Lookup.tryFind(window, "#completion-list").isPresent());
  }
}
