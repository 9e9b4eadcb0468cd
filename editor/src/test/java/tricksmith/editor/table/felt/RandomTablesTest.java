package tricksmith.editor.table.felt;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Lookup.inScene;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxRobot;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.table.Playground;
import tricksmith.editor.view.Lookup;
import tricksmith.editor.view.SteadyRobot;

/**
 * What holds of the table of any script at any moment: drawn from games that are made up, with any
 * number of players, zones and variables, at any size. {@code -Drandom.tables=N} draws so many.
 */
@ExtendWith(SteadyRobot.class)
class RandomTablesTest {
  private static final double ROUNDING = 1.5;
  private static final int SCREEN = 900;

  private Playground playground;

  /** A game with zones, piles and variables that were made up. */
  private record MadeUp(String text, int players, int width, int height) {

    static MadeUp of(long seed) {
      Random random = new Random(seed);
      int players = 2 + random.nextInt(9);
      int hand = 1 + random.nextInt(Math.min(13, 44 / players));
      int shared = random.nextInt(4);
      int owned = random.nextInt(3);
      StringBuilder text = new StringBuilder("game \"Made up\"\n  players " + players + "\n");
      text.append("zones {\n  stock: face down\n");
      names("pile", shared).forEach(name -> text.append("  " + name + facing(random)));
      names("own", owned).forEach(name -> text.append("  " + name + "[player]" + facing(random)));
      text.append("}\nstate {\n  trump: suit\n");
      names("number", random.nextInt(6))
          .forEach(name -> text.append("  " + name + ": number = " + random.nextInt(1000) + "\n"));
      names("of", random.nextInt(4))
          .forEach(name -> text.append("  " + name + "[player]: number = 7\n"));
      if (random.nextInt(3) == 0) {
        text.append("  a sort is one | two | three\n  moved[suit, sort]: yes/no\n");
      }
      text.append("}\nmatch {\n  dealer = random player\n  new deal\n  shuffle deck\n");
      text.append("  trump = suit of top of deck\n");
      text.append("  deal " + hand + " to each player from left of dealer\n");
      names("pile", shared).forEach(name -> text.append("  move top of deck to " + name + "\n"));
      text.append(
          "  move deck to stock\n  play tricks from left of dealer until hands are empty {\n");
      text.append("    winner scores " + (1 + random.nextInt(40)) + "\n");
      if (shared > 1) {
        text.append("    if number of tricks == 1: move top of pile-a to pile-b\n");
      }
      names("own", owned)
          .forEach(
              name ->
                  text.append(
                      "    each player moves cards of trick where card.player == player to "
                          + name
                          + "\n"));
      text.append("  }\n}\ntrick {\n  must \"follow suit\" card.suit == led.suit\n");
      text.append("  best by \"a trump\" card.suit == trump then \"the suit led\" ");
      text.append("card.suit == led.suit then \"the higher\" card.rank\n}\n");
      return new MadeUp(
          text.toString(), players, 420 + random.nextInt(580), 420 + random.nextInt(580));
    }

    private static List<String> names(String stem, int many) {
      return IntStream.range(0, many).mapToObj(i -> stem + "-" + (char) ('a' + i)).toList();
    }

    private static String facing(Random random) {
      return random.nextBoolean() ? ": face up\n" : ": face down\n";
    }
  }

  static LongStream seeds() {
    return LongStream.rangeClosed(1, Integer.getInteger("random.tables", 5));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void nothingOverlapsIsCutOffOrMoves(long seed, FxRobot robot) {
    MadeUp made = MadeUp.of(seed);
    robot.interact(() -> open(made));
    Map<String, Bounds> first = new LinkedHashMap<>();
    for (int moment = 0; moment < 2 * made.players() + 1; moment++) {
      robot.interact(playground.pane::layout);
      Map<String, Bounds> fixed = fixed(made.players());
      check(made, fixed);
      Map<String, Bounds> places = places(fixed);
      places.putAll(LaidPiles.in(playground.pane));
      places.forEach(first::putIfAbsent);
      places.forEach(
          (name, place) ->
              assertThat(LaidPiles.change(Objects.requireNonNull(first.get(name)), place))
                  .as("%s of %s", name, made)
                  .isLessThan(1));
      robot.interact(() -> playground.forward(Stride.CARD));
    }
  }

  /** In a part of a window, whose own size is that of the screen. */
  private void open(MadeUp made) {
    playground = Playground.begin(made.text(), made.players(), Locale.ENGLISH);
    Group part = new Group();
    part.setManaged(false);
    new Playground.Look(Locale.ENGLISH, false, SCREEN, SCREEN)
        .applyTo(new Scene(new Pane(part), SCREEN, SCREEN));
    playground.pane.setMinSize(made.width(), made.height());
    playground.pane.setMaxSize(made.width(), made.height());
    part.getChildren().add(playground.pane);
    part.applyCss();
    part.layout();
  }

  private static Map<String, Bounds> places(Map<String, Bounds> fixed) {
    return fixed.entrySet().stream()
        .filter(entry -> entry.getKey().startsWith("plaque"))
        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
  }

  /** What must not overlap anything else that is among it. */
  private Map<String, Bounds> fixed(int players) {
    Map<String, Bounds> all = new LinkedHashMap<>();
    for (int seat = 1; seat <= players; seat++) {
      all.put("plaque " + seat, inScene(find("#seat-" + seat + " .plaque")));
    }
    add("card of the trick", "#trick .card", all);
    add("variable", "#variables .variable", all);
    add("pile", "#piles .pile", all);
    add("own card", ".own-seat .hand .card", all);
    return all;
  }

  private void add(String name, String selector, Map<String, Bounds> all) {
    List<Node> found = new ArrayList<>(Lookup.all(playground.pane, selector));
    for (int i = 0; i < found.size(); i++) {
      all.put(name + " " + (i + 1), inScene(found.get(i)));
    }
  }

  private Node find(String selector) {
    return Lookup.find(playground.pane, selector);
  }

  private void check(MadeUp made, Map<String, Bounds> fixed) {
    Bounds table = inScene(find("#table"));
    List<Map.Entry<String, Bounds>> all = List.copyOf(fixed.entrySet());
    for (int i = 0; i < all.size(); i++) {
      Bounds one = all.get(i).getValue();
      assertThat(isInside(one, table))
          .as("%s at %s is inside %s: %s", all.get(i).getKey(), one, table, made)
          .isTrue();
      for (int j = i + 1; j < all.size(); j++) {
        boolean bothHeld = isOwn(all.get(i)) && isOwn(all.get(j));
        assertThat(!bothHeld && overlap(one, all.get(j).getValue()))
            .as("%s and %s overlap: %s", all.get(i), all.get(j), made)
            .isFalse();
      }
    }
  }

  /** Cards of a hand overlap one another. */
  private static boolean isOwn(Map.Entry<String, Bounds> part) {
    return part.getKey().startsWith("own card");
  }

  private static boolean isInside(Bounds one, Bounds table) {
    return one.getMinX() >= table.getMinX() - ROUNDING
        && one.getMinY() >= table.getMinY() - ROUNDING
        && one.getMaxX() <= table.getMaxX() + ROUNDING
        && one.getMaxY() <= table.getMaxY() + ROUNDING;
  }

  private static boolean overlap(Bounds one, Bounds other) {
    return one.getMinX() < other.getMaxX() - ROUNDING
        && other.getMinX() < one.getMaxX() - ROUNDING
        && one.getMinY() < other.getMaxY() - ROUNDING
        && other.getMinY() < one.getMaxY() - ROUNDING;
  }
}
