package tricksmith.editor.view;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javafx.application.Platform;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.live.MatchSettings;
import tricksmith.editor.live.Playtest;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/**
 * Measures how long it takes from a key that changes a rule to the headline that tells what comes
 * out differently in the match beside the text. Not a test: it prints times and judges nothing.
 * {@code docs/performance.md} says how to run it, and what it printed.
 */
final class HeadlineMeasurement extends WindowMeasurement {
  private static final int WARM_UP = Integer.getInteger("warm-up", 40);
  private static final int MEASURED = Integer.getInteger("measured", 50);

  /** How many numbers of a script are changed, of those that make a difference. */
  private static final int MOST_NUMBERS = 5;

  private static final List<String> GAMES =
      List.of("supertrump", "mas-menos", "norimachigai", "head-and-tail", "saizen");

  private static final Pattern DIGIT = Pattern.compile("(?<![\\w.])\\d(?![\\w.])");

  /** What the window says while nothing comes out differently. */
  private static final String IN_FORCE = "These rules are in force.";

  /** The seed of the window's match. */
  private static final long SEED = 5;

  private final Label status = (Label) Lookup.find(root(), "#status");

  private HeadlineMeasurement(Stage stage) {
    super(stage);
  }

  /** Changes numbers in the rules of the bundled games, in the middle of a match. */
  public static void main(String[] arguments) throws Exception {
    try {
      Path folder = Files.createTempDirectory("headlines");
      Path games = Path.of(arguments.length > 0 ? arguments[0] : "games");
      start();
      for (String game : GAMES) {
        String text = Files.readString(games.resolve(game + ".trick"));
        HeadlineMeasurement measurement =
            new HeadlineMeasurement(window(folder, game + ".trick", text));
        measurement.measure(game, text);
        onScreen(measurement.stage::hide);
      }
    } finally {
      Platform.exit();
    }
  }

  private void measure(String game, String text) throws Exception {
    onScreen(() -> button("#to-end").fire());
    drawn(() -> !button("#take-back").isDisabled());
    onScreen(() -> button("#back-trick").fire());
    List<Integer> places = new ArrayList<>();
    for (int place : telling(text)) {
      select(place);
      change(text, place);
      drawn(() -> status().startsWith(IN_FORCE + " "));
      if (tellsDifference()) {
        places.add(place);
      }
      takeBack();
    }
    List<Double> waits = new ArrayList<>();
    Map<String, Double> processor = new TreeMap<>();
    for (int round = 0; round < WARM_UP + MEASURED; round++) {
      int place = places.get(round % places.size());
      select(place);
      Map<String, Double> before = processorTimes();
      long begin = change(text, place);
      drawn(this::tellsDifference);
      if (round >= WARM_UP) {
        waits.add(millisecondsSince(begin));
        before.forEach((thread, time) -> processor.merge(thread, -time, Double::sum));
        processorTimes().forEach((thread, time) -> processor.merge(thread, time, Double::sum));
      }
      takeBack();
    }
    say(game + ", " + places.size() + " numbers: key to headline", waits);
    processor.forEach(
        (thread, time) ->
            System.out.printf(
                Locale.ROOT,
                "%s: processor time from key to headline, thread \"%s\": %.1f ms%n",
                game,
                thread,
                time / MEASURED));
  }

  /** Selects a digit, and waits until the text has been scrolled to it. */
  private void select(int place) throws Exception {
    onScreen(
        () -> {
          area.requestFocus();
          area.selectRange(place, place + 1);
          area.requestFollowCaret();
        });
    drawn(() -> true);
    drawn(() -> true);
  }

  /** Types another digit over the one selected, and returns when. */
  private long change(String text, int place) throws Exception {
    long begin = System.nanoTime();
    key(KeyCode.UNDEFINED, other(text.charAt(place)));
    return begin;
  }

  private void takeBack() throws Exception {
    onScreen(area::undo);
    drawn(() -> status().equals(IN_FORCE));
  }

  private boolean tellsDifference() {
    return status().startsWith(IN_FORCE + " ") && !status().contains("nothing");
  }

  private String status() {
    return status.getText();
  }

  private ButtonBase button(String id) {
    return (ButtonBase) Lookup.find(root(), id);
  }

  /** Returns the places of numbers that make a difference in a match of bots. */
  private static List<Integer> telling(String text) {
    Playtest played =
        Playtest.NONE
            .under(game(text).orElseThrow(), SEED)
            .bots(Occupant.RANDOM_BOT)
            .forward(Stride.MATCH, () -> true);
    return DIGIT
        .matcher(text)
        .results()
        .map(MatchResult::start)
        .filter(
            place -> {
              String changed =
                  text.substring(0, place) + other(text.charAt(place)) + text.substring(place + 1);
              return game(changed).map(game -> played.under(game, SEED).change()).isPresent();
            })
        .limit(MOST_NUMBERS)
        .toList();
  }

  private static String other(char digit) {
    return digit == '1' ? "2" : "1";
  }

  private static Optional<Game> game(String text) {
    GameScript script = GameScript.readToPlay(new Source("", text));
    return script.isPlayable()
        ? Optional.ofNullable(MatchSettings.NONE.setUp(script, null).game())
        : Optional.empty();
  }
}
