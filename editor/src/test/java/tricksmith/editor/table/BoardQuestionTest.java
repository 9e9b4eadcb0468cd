package tricksmith.editor.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static tricksmith.editor.view.Lookup.inScene;
import static tricksmith.editor.view.Waiting.onFxThread;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.live.Speed;
import tricksmith.editor.picture.Table;
import tricksmith.editor.table.words.Words;
import tricksmith.editor.view.Lookup;
import tricksmith.editor.view.Screenshot;

/** Questions that look like the thing: the board itself, the auction before its first call. */
class BoardQuestionTest extends TableTest {
  private static final Playground.Look USUAL = new Playground.Look(Locale.ENGLISH, false, 742, 760);

  private void open(FxRobot robot, String game, int players) {
    open(robot, Playground.bundled(game), players, USUAL);
  }

  private List<Button> answers(FxRobot robot) {
    return List.copyOf(robot.lookup(".board-answer").queryAllAs(Button.class));
  }

  private static long moved(Table table) {
    return table.grids().getFirst().cells().stream()
        .flatMap(List::stream)
        .filter("yes"::equals)
        .count();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 6})
  void anEntryOfABoardIsChosenOnTheBoardItself(int players, FxRobot robot) {
    open(robot, "saizen", players);
    Table.Grid grid = table().grids().getFirst();
    long before = moved(table());
    int at = live().at();

    assertThat(robot.lookup(".answer-board").queryAll()).as("one board").hasSize(1);
    assertThat(robot.lookup(".board").match(Node::isVisible).queryAll()).isEmpty();
    assertThat(answers(robot)).hasSize((int) (20 - before));
    assertThat(robot.lookup(".board-quiet").queryAll()).hasSize((int) before);
    Button match =
        answers(robot).stream()
            .filter(button -> button.getText().startsWith("♣ match"))
            .findFirst()
            .orElseThrow();
    assertThat(match.getAccessibleText()).contains("moved", "♣", "match", "no");
    assertThat(GridPane.getRowIndex(match)).isEqualTo(grid.rows().indexOf("C") + 1);
    assertThat(GridPane.getColumnIndex(match)).isEqualTo(grid.columns().indexOf("match") + 1);
    robot.clickOn(match);

    assertThat(live().at()).isGreaterThan(at);
    int row = grid.rows().indexOf("C");
    int column = grid.columns().indexOf("match");
    assertThat(table().grids().getFirst().cells().get(row).get(column)).isEqualTo("yes");
  }

  /** Calls lie beside the answers or above them, which changes how large both are. */
  @Test
  void anAuctionFillsItsPaneWhateverBecomesOfTheWindow(FxRobot robot) {
    openForPeople(robot, "classics/bridge", 4, USUAL, false);
    for (int[] size : new int[][] {{742, 760}, {1600, 1000}, {742, 760}, {700, 430}}) {
      robot.interact(
          () -> {
            stage.getScene().getRoot().resize(size[0], size[1]);
            stage.getScene().getRoot().layout();
          });
      WaitForAsyncUtils.waitForFxEvents();
      Bounds pane = inScene(robot.lookup(".over").query());
      String when = Arrays.toString(size);
      Bounds above = inScene(robot.lookup("#seat-3 .plaque").query());
      assertThat(pane.intersects(above)).as("the seat above is free, " + when).isFalse();
      List<Bounds> backs =
          robot.lookup(".card-back").<Node>queryAll().stream()
              .map(Lookup::inScene)
              .filter(back -> back.getMinY() < pane.getMinY())
              .filter(back -> back.getMaxX() > pane.getMinX())
              .filter(back -> back.getMinX() < pane.getMaxX())
              .toList();
      assertThat(backs)
          .as("the cards above are free, " + when)
          .hasSize(13)
          .allSatisfy(back -> assertThat(back.getMaxY()).isLessThan(pane.getMinY() - 2));
      List<Node> parts =
          Stream.of(".over .answer", ".over .auction-head")
              .flatMap(part -> robot.lookup(part).<Node>queryAll().stream())
              .toList();
      assertThat(parts).hasSizeGreaterThan(35);
      for (Node part : parts) {
        assertThat(pane.contains(inScene(part))).as("%s in %s, %s", part, pane, when).isTrue();
      }
      Bounds last = inScene(robot.lookup(".pass-answer").query());
      Bounds first = inScene(robot.lookup(".auction-head").query());
      assertThat(pane.getMaxY() - last.getMaxY())
          .as("as much room below as above, " + when)
          .isCloseTo(first.getMinY() - pane.getMinY(), within(10.0));
    }
  }

  @Test
  void answersOfAnAuctionTakeTheirPartOfAWidePane(FxRobot robot) {
    Playground.Look look = new Playground.Look(Locale.ENGLISH, false, 1300, 1000);
    openForPeople(robot, "classics/bridge", 4, look, true);

    double calls = inScene(robot.lookup("#calls").query()).getWidth();
    assertThat(inScene(robot.lookup(".answer-grid").query()).getWidth()).isGreaterThan(0.8 * calls);
  }

  /** Where a box is as wide as the middle of the table, it need not be as low as it can be. */
  @ParameterizedTest
  @CsvSource({"classics/bridge, 4, 928, 941", "saizen, 6, 742, 745"})
  void answersInRowsTakeTheFreeHeight(
      String game, int players, int width, int height, FxRobot robot) {
    Playground.Look look = new Playground.Look(Locale.JAPANESE, false, width, height);
    openForPeople(robot, game, players, look, false);

    Region box = (Region) robot.lookup(".over").<Node>query();
    assertThat(box.getHeight()).isGreaterThan(1.1 * Lookup.prefHeight(box));
    assertThat(
            Lookup.all(
                box, game.equals("saizen") ? ".answer-board .answer" : ".answer-grid .answer"))
        .isNotEmpty()
        .allSatisfy(
            answer ->
                assertThat(((Region) answer).getHeight())
                    .isGreaterThan(1.1 * onFxThread(() -> answer.minHeight(-1))));
  }

  @ParameterizedTest
  @CsvSource({"742, 760", "700, 430"})
  void theRowsOfABoardShareItsLaneAndKeepApart(int width, int height, FxRobot robot) {
    Playground.Look look = new Playground.Look(Locale.JAPANESE, false, width, height);
    open(
        robot,
        Playground.bundled("saizen"),
        6,
        look,
        opened -> {
          opened.sit(1, Occupant.RANDOM_BOT);
          opened.forward(Stride.TRICK);
        });

    Bounds lane = inScene(robot.lookup(".board").query());
    List<Bounds> rows =
        robot.lookup(".board .board-row").queryAll().stream()
            .map(Lookup::inScene)
            .sorted(Comparator.comparingDouble(Bounds::getMinY))
            .toList();
    assertThat(rows).hasSize(4);
    for (int row = 1; row < rows.size(); row++) {
      assertThat(rows.get(row).getMinY()).isGreaterThanOrEqualTo(rows.get(row - 1).getMaxY());
    }
    double used = rows.getLast().getMaxY() - rows.getFirst().getMinY();
    assertThat(used).isGreaterThan(0.72 * lane.getHeight());
    List<Bounds> chips =
        robot.lookup(".board .board-sides").queryAll().stream()
            .map(Lookup::inScene)
            .filter(chip -> chip.getMinY() < rows.getFirst().getMaxY())
            .sorted(Comparator.comparingDouble(Bounds::getMinX))
            .toList();
    assertThat(chips).hasSize(5);
    for (int chip = 1; chip < chips.size(); chip++) {
      assertThat(chips.get(chip).getMinX() - chips.get(chip - 1).getMaxX()).isGreaterThan(2.5);
    }
  }

  @Test
  void theBoardTellsTheRowOfWhatWasLedAndTheChipThatWasMoved(FxRobot robot) {
    open(robot, "saizen", 6);
    assertThat(robot.lookup(".board-led").queryAll()).isEmpty();
    robot.clickOn(answers(robot).getFirst());
    robot.interact(
        () ->
            playground.unseen(
                () -> {
                  playground.sit(1, Occupant.RANDOM_BOT);
                  playground.forward(Stride.TRICK);
                }));

    String led =
        Objects.requireNonNull(table().trick().cards().getFirst().face().suit(), "no joker");
    Node outline = robot.lookup(".board-led").query();
    assertThat(GridPane.getRowIndex(outline))
        .isEqualTo(table().grids().getFirst().rows().indexOf(led) + 1);
    assertThat(robot.lookup(".variable").queryAllAs(Node.class))
        .as("the chip lies on the board")
        .extracting(Node::getUserData)
        .doesNotContain("chip");
  }

  @Test
  void theHeadsOfABoardAreWhole(FxRobot robot) {
    Playground.Look small = new Playground.Look(Locale.JAPANESE, false, 570, 620);
    robot.interact(
        () -> {
          playground = Playground.open(stage, Playground.bundled("saizen"), 2, small);
          stage.sizeToScene();
          stage.getScene().getRoot().layout();
        });

    assertThat(robot.lookup(".answer-board .board-side").queryAllAs(Label.class))
        .isNotEmpty()
        .allSatisfy(side -> assertThat(Lookup.drawn(side)).isEqualTo(side.getText()));
  }

  /** Large or small, later or earlier: a switch alone says neither. */
  @Test
  void aChipSaysBothItsSidesWhereTheScriptNamesThem(FxRobot robot) {
    Playground.Look japanese = new Playground.Look(Locale.JAPANESE, false, 742, 657);
    robot.interact(
        () -> playground = Playground.open(stage, Playground.bundled("saizen"), 2, japanese));

    assertThat(robot.lookup(".answer-board .board-head").queryAllAs(Label.class))
        .extracting(Label::getText)
        .containsExactly("強さ", "順番", "同数", "フォロー", "勝ち");
    List<String> sides =
        robot.lookup(".answer-board .board-side").queryAllAs(Label.class).stream()
            .map(Label::getText)
            .toList();
    assertThat(sides).hasSize(40).contains("大", "小", "後", "先", "必勝", "自由");
    assertThat(robot.lookup(".answer-board .board-side").match(BoardQuestionTest::isUp).queryAll())
        .hasSize(20);
  }

  @Test
  void whatIsPointedAtOnABoardIsSaidBesideThePass(FxRobot robot) {
    Playground.Look japanese = new Playground.Look(Locale.JAPANESE, false, 742, 657);
    robot.interact(
        () -> playground = Playground.open(stage, Playground.bundled("saizen"), 6, japanese));
    Label said = robot.lookup(".board-pointed-at").queryAs(Label.class);
    Button chip = answers(robot).getFirst();
    robot.interact(chip::requestFocus);
    robot.interact(() -> stage.getScene().getRoot().layout());

    assertThat(said.getText()).contains("今は", "もう一方は");
    assertThat(Lookup.drawn(said)).isEqualTo(said.getText());
    Node pass = robot.lookup(".pass-answer").query();
    assertThat(inScene(said).getMaxX()).isLessThanOrEqualTo(inScene(pass).getMinX());
    assertThat(inScene(pass).getMaxX())
        .isEqualTo(inScene(robot.lookup(".answer-board").query()).getMaxX(), within(3.0));
    robot.interact(pass::requestFocus);
    assertThat(said.getText()).isEmpty();
    robot.interact(chip::requestFocus);
    robot.interact(() -> Screenshot.take(stage.getScene(), "pointed-at"));
  }

  private static boolean isUp(Node side) {
    return side.getPseudoClassStates().stream()
        .anyMatch(state -> state.getPseudoClassName().equals("up"));
  }

  @Test
  void whatIsAnsweredOnABoardMayBePassed(FxRobot robot) {
    open(robot, "saizen", 3);
    int at = live().at();

    robot.clickOn(robot.lookup(".pass-answer").queryButton());

    assertThat(live().at()).isGreaterThan(at);
  }

  @Test
  void anAuctionHasItsColumnsBeforeTheFirstCall(FxRobot robot) {
    openForPeople(robot, "classics/bridge", 4, USUAL, true);
    int asked = Objects.requireNonNull(table().question()).seat();

    assertThat(live().at()).isZero();
    assertThat(robot.lookup(".auction-head").queryAll()).hasSize(4);
    Label next = robot.lookup("#next-call").queryAs(Label.class);
    Label head =
        robot.lookup(".auction-head").queryAllAs(Label.class).stream()
            .filter(
                each ->
                    GridPane.getColumnIndex(each.getParent()).equals(GridPane.getColumnIndex(next)))
            .findFirst()
            .orElseThrow();
    assertThat(head.getText()).isEqualTo(words().say("seat", asked));
  }

  @Test
  void numbersThatWereOfferedKeepTheirRowInAnAuction(FxRobot robot) {
    openForPeople(robot, "classics/bridge", 4, USUAL, true);
    List<Button> calls = bids(robot);
    assertThat(calls).hasSize(7 * 5);

    robot.interact(() -> calls.get(14).fire()); // The highest call of the third row.

    assertThat(bids(robot)).hasSize(4 * 5);
    assertThat(robot.lookup(".answer-grid .answer-gap").queryAll()).hasSize(3 * 5);

    List<Button> left = bids(robot);
    robot.interact(() -> left.get(16).fire()); // The second highest suit of the last row.

    assertThat(bids(robot)).as("few, where they were").hasSize(3);
    assertThat(robot.lookup(".answer-grid .answer-gap").queryAll()).hasSize(6 * 5 + 2);
  }

  @ParameterizedTest
  @CsvSource({"742, 760", "700, 548", "1600, 1000"})
  void answersThatStayKeepTheirPlaceInAnAuction(int width, int height, FxRobot robot) {
    Playground.Look look = new Playground.Look(Locale.ENGLISH, false, width, height);
    openForPeople(robot, "classics/bridge", 4, look, true);
    List<Point2D> first = placesOfPassAndHighestBid(robot);

    // Three clubs, double, redouble, three notrump, double: words come and go.
    for (int answer : new int[] {10, -1, -1, 4, -1}) {
      List<Button> others = others(robot);
      List<Button> bids = bids(robot);
      robot.interact((answer < 0 ? others.getLast() : bids.get(answer))::fire);
      List<Point2D> now = placesOfPassAndHighestBid(robot);
      assertThat(now.getFirst().distance(first.getFirst())).isLessThan(2);
      assertThat(now.getLast().distance(first.getLast())).isLessThan(2);
    }
    assertThat(others(robot)).hasSize(2);
  }

  /**
   * Whoever calls, and whatever can be called: only calls and marks change. Sizes differ in how
   * large everything is, so at the others every third moment is enough.
   */
  @ParameterizedTest
  @CsvSource({"742, 745, 1", "700, 440, 3", "928, 941, 3"})
  void anAuctionAgainstBotsStaysAsItIsFromTheFirstCallToTheLast(
      int width, int height, int step, FxRobot robot) {
    Playground.Look look = new Playground.Look(Locale.ENGLISH, false, width, height);
    open(
        robot,
        Playground.bundled("classics/bridge"),
        4,
        look,
        opened -> {
          opened.sit(1, Occupant.RANDOM_BOT);
          opened.play(match -> match.speed(Speed.FAST));
          opened.forward(Stride.TRICK);
          opened.sit(1, Occupant.HUMAN);
          opened.play(match -> match.to(0));
        });
    List<List<Bounds>> moments = new ArrayList<>();
    Set<Integer> callers = new HashSet<>();
    for (int call = 0; isCalled(robot, call); call += step) {
      callers.add(Objects.requireNonNull(table().question()).seat());
      moments.add(
          Stream.of(".over", ".answer-grid .answer", ".auction-row .answer", ".auction-column")
              .flatMap(part -> robot.lookup(part).<Node>queryAll().stream())
              .map(Lookup::inScene)
              .sorted(
                  Comparator.comparingDouble(Bounds::getMinY).thenComparingDouble(Bounds::getMinX))
              .toList());
    }

    assertThat(callers).hasSize(4);
    for (List<Bounds> moment : moments) {
      assertThat(moment).hasSize(1 + 7 * 5 + 3 + 4);
      for (int part = 0; part < moment.size(); part++) {
        assertThat(isClose(moment.get(part), moments.getFirst().get(part)))
            .as("%s, at first %s", moment.get(part), moments.getFirst().get(part))
            .isTrue();
      }
    }
  }

  private static boolean isClose(Bounds one, Bounds other) {
    return Math.abs(one.getMinX() - other.getMinX()) < 1
        && Math.abs(one.getMinY() - other.getMinY()) < 1
        && Math.abs(one.getMaxX() - other.getMaxX()) < 1
        && Math.abs(one.getMaxY() - other.getMaxY()) < 1;
  }

  /** Goes to the moment before a call; returns whether there is one. */
  private boolean isCalled(FxRobot robot, int call) {
    robot.interact(
        () -> {
          playground.play(match -> match.to(call));
          stage.getScene().getRoot().applyCss();
          stage.getScene().getRoot().layout();
        });
    return !Objects.requireNonNull(table().question()).play();
  }

  @Test
  void whileABotCallsNothingCanBeAnswered(FxRobot robot) {
    open(
        robot,
        Playground.bundled("classics/bridge"),
        4,
        USUAL,
        opened -> {
          opened.sit(1, Occupant.RANDOM_BOT);
          opened.play(match -> match.to(0));
        });

    assertThat(bids(robot)).isEmpty();
    assertThat(others(robot)).isEmpty();
    assertThat(robot.lookup(".answer-grid .answer-gap").queryAll()).hasSize(7 * 5);
  }

  @Test
  void answersLeaveTheTrickThatHasJustBeenPlayedInSight(FxRobot robot) {
    String script =
        """
        game "Another trump"
          players 2
        state { each deal { trump: suit = S } }
        match {
          new deal
          shuffle deck
          deal 8 to each player from seat 1
          play tricks from seat 1 until hands are empty { seat 1 chooses trump from suits }
        }
        trick { best by card.suit == led.suit then card.rank }
        """;
    open(robot, script, 2, USUAL, match -> match.forward(Stride.CARD, Stride.CARD));

    Bounds answers = inScene(robot.lookup(".over").match(Node::isVisible).<Node>query());
    assertThat(robot.lookup(".trick .card").queryAll()).hasSize(2);
    double mat = inScene(robot.lookup(".mat").<Node>query()).getMaxY();
    assertThat(answers.getMaxY()).as("at its lower edge").isCloseTo(mat, within(2.0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "ja"})
  void callsLieBesideWhatCanBeCalledWhereThatIsLegible(String language, FxRobot robot) {
    Playground.Look look = new Playground.Look(Locale.of(language), true, 928, 941);
    openForPeople(robot, "classics/bridge", 4, look, false);
    for (int answer : new int[] {3, 1, -1, 9, -1, -1}) {
      uncover(robot);
      checkThatCallsLieBeside(robot);
      robot.interact((answer < 0 ? others(robot).getLast() : bids(robot).get(answer))::fire);
    }
    uncover(robot);
    checkThatCallsLieBeside(robot);
    robot.interact(() -> Screenshot.take(stage.getScene(), "auction-" + language));
  }

  /** A bid is found by its tens and ones, and where all are shown none is too small to be read. */
  @ParameterizedTest
  @CsvSource({"742, 745", "928, 941", "700, 430"})
  void manyNumbersLieInRowsOfTenInsideTheirPane(int width, int height, FxRobot robot) {
    Playground.Look look = new Playground.Look(Locale.ENGLISH, false, width, height);
    openForPeople(robot, "classics/pinochle", 4, look, false);

    Bounds pane = inScene(robot.lookup(".over").query());
    List<Button> bids = List.copyOf(robot.lookup(".number-grid .answer").queryAllAs(Button.class));
    assertThat(bids).hasSize(81);
    for (Button bid : bids) {
      int number = Integer.parseInt(bid.getText());
      assertThat(GridPane.getColumnIndex(bid)).isEqualTo(number % 10);
      assertThat(GridPane.getRowIndex(bid)).isEqualTo(number / 10 - 2);
      assertThat(pane.contains(inScene(bid))).as(bid.getText()).isTrue();
      double drawn =
          onFxThread(() -> bid.getLocalToSceneTransform().getMxx()) * bid.getFont().getSize();
      assertThat(drawn).as("pixels of a letter").isGreaterThan(10.5);
    }
    assertThat(pane.contains(inScene(robot.lookup(".pass-answer").query()))).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"en, 700, 430", "ja, 700, 430", "ja, 700, 350"})
  void noNumberIsCut(String language, int width, int height, FxRobot robot) {
    Playground.Look look =
        new Playground.Look(Locale.forLanguageTag(language), false, width, height);
    openForPeople(robot, "classics/pinochle", 4, look, true);

    assertThat(robot.lookup(".number-grid .answer").queryAllAs(Button.class))
        .hasSize(81)
        .allSatisfy(bid -> assertThat(Lookup.drawn(bid)).isEqualTo(bid.getText()));
  }

  private static void uncover(FxRobot robot) {
    robot.lookup("#uncover").tryQueryAs(Button.class).ifPresent(look -> robot.interact(look::fire));
  }

  /** A card has a number in its name, too. */
  @Test
  void cardsThatArePutDownAreNoAuction(FxRobot robot) {
    open(
        robot,
        Playground.bundled("norimachigai"),
        3,
        USUAL,
        match -> match.forward(Stride.CARD, Stride.CARD));

    assertThat(Objects.requireNonNull(table().question()).play()).isFalse();
    assertThat(robot.lookup("#calls").queryAll()).isEmpty();
  }

  private static void checkThatCallsLieBeside(FxRobot robot) {
    Bounds calls = inScene(robot.lookup("#calls").query());
    Bounds answers = inScene(robot.lookup(".answer-grid").query());
    assertThat(calls.getMaxX()).isLessThan(answers.getMinX());
    for (Label call :
        robot.lookup("#calls .called").match(Node::isManaged).queryAllAs(Label.class)) {
      assertThat(call.getWidth()).as(call.getText()).isGreaterThan(Lookup.prefWidth(call) - 1);
    }
  }

  /** Opens the first question of a game for people, who look at it. */
  private void openForPeople(
      FxRobot robot, String game, int players, Playground.Look look, boolean areHandsOpen) {
    open(
        robot,
        Playground.bundled(game),
        players,
        look,
        opened -> {
          for (int seat = 1; seat <= players; seat++) {
            opened.sit(seat, Occupant.HUMAN);
          }
          opened.play(match -> match.to(0).openHands(areHandsOpen));
          opened.play(match -> match.uncover(Objects.requireNonNull(match.table()).cover()));
        });
  }

  private static List<Button> bids(FxRobot robot) {
    return List.copyOf(robot.lookup(".answer-grid .button").queryAllAs(Button.class));
  }

  private static List<Button> others(FxRobot robot) {
    return robot.lookup(".answer-row .button").queryAllAs(Button.class).stream()
        .filter(answer -> !answer.isDisabled())
        .toList();
  }

  private List<Point2D> placesOfPassAndHighestBid(FxRobot robot) {
    robot.interact(
        () -> {
          stage.getScene().getRoot().applyCss();
          stage.getScene().getRoot().layout();
        });
    return Stream.of(robot.lookup(".pass-answer").queryButton(), bids(robot).getLast())
        .map(answer -> Lookup.onScreen(answer, 0, 0))
        .toList();
  }

  @Test
  void theLineOfTheQuestionSaysWhatKeepsCardsFromBeingPlayed(FxRobot robot) {
    open(robot, "classics/whist", 4);
    while (robot.lookup(".card.illegal").queryAll().isEmpty()) {
      Button card = robot.lookup(".card-button").queryAllAs(Button.class).iterator().next();
      robot.interact(card::fire);
    }

    assertThat(robot.lookup("#obligations").queryAs(Label.class).getText())
        .matches("follow suit [♠♥♦♣]");
    Label question = robot.lookup("#question").queryAs(Label.class);
    assertThat(question.getText()).isEqualTo(words().say("question.play.you"));
    assertThat(inScene(robot.lookup("#obligations").query()).getMinY())
        .as("beside it")
        .isLessThan(inScene(question).getMaxY());
  }

  private static Words words() {
    return new Words(Locale.ENGLISH);
  }
}
