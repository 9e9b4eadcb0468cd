package tricksmith.editor.table.felt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxRobot;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.table.Playground;
import tricksmith.editor.table.card.CardButton;
import tricksmith.editor.view.Lookup;
import tricksmith.editor.view.SteadyRobot;

/**
 * A table comes to rest: once everything has its place, nothing asks to be laid out again. One that
 * does not takes a whole core while nobody touches it.
 */
@ExtendWith(SteadyRobot.class)
class RestingTableTest {
  /** In how many passes everything has its place; more than that is a circle. */
  private static final int MOST_PASSES = 6;

  static List<Path> games() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("..", "games"))) {
      return files.filter(file -> file.toString().endsWith(".trick")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void comesToRestInEveryGame(Path file, FxRobot robot) throws IOException {
    comesToRest(Files.readString(file), robot);
  }

  static Stream<String> oddScripts() {
    String dealt = "shuffle deck\n  deal 4 to each player from seat 1";
    String own = "a[player]: face up";
    String shared = "a: face up\n  b: face up";
    return Stream.of(
        // Nothing lies on what belongs to somebody, or on one of two.
        script(3, own, dealt),
        script(10, own, dealt),
        script(4, own + "\n  b[player]: face down", dealt),
        script(2, own + "\n  b[player]: face up", dealt + "\n  each player moves top of deck to a"),
        // Shared piles with no card, a few, and many.
        script(3, shared, dealt),
        script(3, shared, dealt + "\n  move top of deck to b"),
        script(3, shared, dealt + "\n  repeat 3 times { move top of deck to a }"),
        script(4, shared, dealt + "\n  repeat 2 times { move top of deck to b }\n  move deck to a"),
        script(7, shared, dealt + "\n  repeat 4 times { move top of deck to b }"),
        // No zones, all cards dealt, none dealt, and no match to speak of.
        script(2, "", dealt),
        script(2, "", "deal 26 to each player from seat 1"),
        script(5, shared, "shuffle deck"),
        "game \"Odd\"\n  players 3\nmatch {\n  each player scores 1\n}\n");
  }

  private static String script(int players, String zones, String before) {
    return """
    game "Odd"
      players %d
    %s
    match {
      new deal
      %s
      play tricks from seat 1 until hands are empty { winner scores 1 }
    }
    """
        .formatted(players, zones.isEmpty() ? "" : "zones {\n  " + zones + "\n}", before);
  }

  @ParameterizedTest
  @MethodSource("oddScripts")
  void comesToRestWithOddScripts(String script, FxRobot robot) {
    comesToRest(script, robot);
  }

  /** Reasons move to the side to point at their cards. */
  @Test
  void comesToRestWhileItSaysWhyACardMayNotBePlayed(FxRobot robot) {
    List<Parent> asking = new ArrayList<>();
    robot.interact(
        () -> {
          Playground.Look look = looks().getFirst();
          Playground playground =
              Playground.begin(Playground.bundled("classics/whist"), 4, look.language());
          playground.forwardToExclusion();
          Parent root = playground.styled(look);
          stillAsking(root);
          for (Node illegal : Lookup.all(root, ".hand .illegal")) {
            ((CardButton) illegal.getParent()).point();
            asking.addAll(stillAsking(root));
          }
        });
    assertThat(asking).isEmpty();
  }

  private void comesToRest(String script, FxRobot robot) {
    List<String> restless = new ArrayList<>();
    robot.interact(() -> looks().forEach(look -> restless.addAll(restless(script, look))));
    assertThat(restless).isEmpty();
  }

  private static List<String> restless(String script, Playground.Look look) {
    List<String> restless = new ArrayList<>();
    Playground playground = Playground.begin(script, 0, look.language());
    playground.play(match -> match.seat(1, Occupant.RANDOM_BOT)); // They play on to the end.
    playground.play(match -> match.to(0));
    Parent root = playground.styled(look);
    restless.addAll(restless(look + " at first", root));
    playground.unseen(() -> playground.forward(Stride.TRICK, Stride.TRICK));
    restless.addAll(restless(look + " after two tricks", root));
    playground.forward(Stride.MATCH);
    restless.addAll(restless(look + " at the end", root));
    return restless;
  }

  private static List<String> restless(String when, Parent root) {
    List<Parent> asking = stillAsking(root);
    return asking.isEmpty() ? List.of() : List.of(when + ": " + asking);
  }

  private static List<Playground.Look> looks() {
    return List.of(
        new Playground.Look(Locale.ENGLISH, false, 743, 657),
        new Playground.Look(Locale.JAPANESE, true, 700, 420));
  }

  /** Returns what asks to be laid out again even when everything should have its place. */
  private static List<Parent> stillAsking(Parent root) {
    List<Parent> asking = List.of(root);
    for (int pass = 0; pass < MOST_PASSES && !asking.isEmpty(); pass++) {
      root.applyCss();
      root.layout();
      asking = asking(root).toList();
    }
    return asking;
  }

  private static Stream<Parent> asking(Parent part) {
    Stream<Parent> below =
        Lookup.children(part).stream()
            .filter(Parent.class::isInstance)
            .flatMap(child -> asking((Parent) child));
    return part.isNeedsLayout() ? Stream.concat(Stream.of(part), below) : below;
  }
}
