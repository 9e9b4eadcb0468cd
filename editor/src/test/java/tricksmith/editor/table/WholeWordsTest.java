package tricksmith.editor.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static tricksmith.editor.view.Lookup.inScene;
import static tricksmith.editor.view.Waiting.onFxThread;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.view.Lookup;
import tricksmith.editor.view.SteadyRobot;

/** What is written on the table is there whole, or can be asked for: in Japanese, too. */
@ExtendWith(SteadyRobot.class)
class WholeWordsTest {
  private static final Playground.Look SMALL = new Playground.Look(Locale.JAPANESE, true, 700, 430);
  private static final Playground.Look USUAL = new Playground.Look(Locale.JAPANESE, true, 742, 745);

  private static final int MOST_MOVES = 100;

  private Stage stage;
  private Playground playground;

  @Start
  void open(Stage primary) {
    stage = primary;
  }

  @AfterEach
  void close(FxRobot robot) {
    robot.interact(() -> Lookup.windows().forEach(Window::hide));
  }

  private void open(FxRobot robot, String game, Playground.Look look, Stride... strides) {
    open(robot, game, look, playground -> playground.forward(strides));
  }

  private void open(FxRobot robot, String game, Playground.Look look, String selector) {
    open(robot, game, look, playground -> playground.forwardTo(selector));
  }

  private void open(FxRobot robot, String game, Playground.Look look, Consumer<Playground> first) {
    robot.interact(
        () -> {
          playground = Playground.open(stage, Playground.bundled(game), 0, look, first);
          stage.getScene().getRoot().applyCss();
          stage.getScene().getRoot().layout();
        });
  }

  private List<Node> all(String selector) {
    return Lookup.all(stage, selector).stream().filter(Node::isVisible).toList();
  }

  @Test
  void rolesStandBelowTheSeatsOfAnAuction(FxRobot robot) {
    open(robot, "classics/bridge", USUAL, Stride.CARD, Stride.CARD);

    List<Label> roles = all("#calls .chip-role").stream().map(Label.class::cast).toList();
    assertThat(roles).extracting(Label::getText).contains("ディーラー");
    assertThat(roles).allSatisfy(role -> assertThat(Lookup.drawn(role)).isEqualTo(role.getText()));
  }

  @Test
  void theLastBidderOfAnAuctionIsWrittenInFull(FxRobot robot) {
    open(
        robot,
        "classics/bridge",
        USUAL,
        playground -> {
          playground.forwardTo("#calls .called");
          playground.forward(Stride.CARD);
        });

    List<Label> roles = all("#calls .chip-role").stream().map(Label.class::cast).toList();
    assertThat(roles).extracting(Label::getText).contains("最終ビッダー");
    assertThat(roles).allSatisfy(role -> assertThat(Lookup.drawn(role)).isEqualTo(role.getText()));
  }

  @Test
  void aLongNameOfAVariableTakesTwoLines(FxRobot robot) {
    String script =
        """
        game "Long names"
          players 2
        state { the-number-of-the-present-deal: number = 1 }
        match {
          new deal
          shuffle deck
          the-number-of-the-present-deal = 2
          deal 5 to each player from seat 1
          play tricks from seat 1 until hands are empty { winner scores the-number-of-the-present-deal }
        }
        trick { best by "the higher"  card.rank }
        """;
    robot.interact(
        () -> {
          playground = Playground.open(stage, script, 2, USUAL);
          stage.getScene().getRoot().applyCss();
          stage.getScene().getRoot().layout();
        });

    Label name = (Label) all(".variable > .label").getFirst();
    assertThat(name.getText()).isEqualTo("The number of the present deal");
    assertThat(Lookup.drawn(name).replace("\n", " ")).isEqualTo(name.getText());
  }

  @Test
  void aTagThatIsTooLongKeepsItsValue(FxRobot robot) {
    open(robot, "norimachigai", SMALL, Stride.TRICK, Stride.TRICK);

    assertThat(all("#seat-1 .chip-variable").stream().map(Label.class::cast))
        .isNotEmpty()
        .allSatisfy(chip -> assertThat(Lookup.drawn(chip)).matches(".*\\w+|.*\\?"));
  }

  @Test
  void cardsPassedOnAreToldWhole(FxRobot robot) {
    Playground.Look look = new Playground.Look(Locale.ENGLISH, false, 742, 745);
    open(robot, "classics/hearts", look, ".card-to-come");

    assertThat(all("#seat-1 .chip-variable").stream().map(Label.class::cast))
        .isNotEmpty()
        .allSatisfy(chip -> assertThat(Lookup.drawn(chip)).isEqualTo(chip.getText()));
  }

  @Test
  void aVariableIsCutToItsValueBesideARole(FxRobot robot) {
    String script =
        Playground.bundled("norimachigai").replace("dealer = random player", "dealer = seat 1");
    robot.interact(
        () -> {
          playground =
              Playground.open(
                  stage,
                  script,
                  0,
                  new Playground.Look(Locale.JAPANESE, true, 728, 700),
                  match -> match.forward(Stride.TRICK, Stride.TRICK));
          stage.getScene().getRoot().applyCss();
          stage.getScene().getRoot().layout();
        });

    List<Node> told = all("#seat-1 .chip-variable");
    assertThat(told).hasSize(1);
    assertThat(Lookup.drawn((Label) told.getFirst())).matches("伏?…\\d\\w");
    assertThat(all("#seat-1 .chip-role")).hasSize(1);
    assertThat(all("#seat-1 .more-tags")).isEmpty();
  }

  @Test
  void pilesSayTheirNames(FxRobot robot) {
    open(robot, "norimachigai", USUAL, Stride.TRICK, Stride.TRICK, Stride.TRICK);

    List<Label> names =
        all("#piles .pile-name").stream()
            .flatMap(name -> Lookup.all(name, ".label").stream())
            .filter(Node::isVisible)
            .map(Label.class::cast)
            .toList();
    assertThat(names).extracting(Label::getText).contains("山札", "伏せカード", "めくり札");
    assertThat(names).allSatisfy(name -> assertThat(Lookup.drawn(name)).isEqualTo(name.getText()));
  }

  @Test
  void aPileWithoutRoomForItsNameSaysOnlyHowManyCardsThereAre(FxRobot robot) {
    open(robot, "norimachigai", SMALL, Stride.TRICK, Stride.TRICK, Stride.TRICK);

    assertThat(all("#piles .pile-name .label").stream().map(Label.class::cast).map(Lookup::drawn))
        .isNotEmpty()
        .noneMatch(written -> written.startsWith("…") || written.startsWith("..."));
  }

  @Test
  void suitsInValuesLieOnPaper(FxRobot robot) {
    open(
        robot,
        "classics/bridge",
        USUAL,
        playground ->
            playground.forwardUntil(
                table ->
                    table.variables().stream()
                        .flatMap(variable -> variable.values().stream())
                        .anyMatch(value -> value.matches("\\d\\.[CDHS]"))));

    assertThat(all(".variable .variable-parts .suit-value"))
        .isNotEmpty()
        .allSatisfy(suit -> assertThat(((Label) suit).getText()).containsPattern("[♠♥♦♣]"));
  }

  /** The table alone in a window of 700 × 500. */
  @Test
  void threeValuesHaveRoomOnASmallTable(FxRobot robot) {
    open(robot, "classics/bridge", new Playground.Look(Locale.JAPANESE, true, 700, 552));
    for (int moves = 0; moves < MOST_MOVES && all("#variables .variable").size() < 3; moves++) {
      robot.interact(() -> playground.playOn((match, on) -> match.forward(Stride.CARD, on)));
      assertThat(all("#all-variables")).as("values without room").isEmpty();
    }
    assertThat(all("#variables .variable")).hasSize(3);
  }

  @Test
  void allValuesCanBeSeenHoweverSmallTheTable(FxRobot robot) {
    open(robot, "classics/bridge", SMALL, Stride.TRICK);
    Button all = (Button) Lookup.find(stage, "#all-variables");
    assertThat(all.getText()).startsWith("+");
    robot.interact(all::fire);

    List<String> told =
        onFxThread(
            () ->
                Lookup.windows().stream()
                    .flatMap(window -> Lookup.all(window, ".all-variables .label").stream())
                    .map(label -> ((Label) label).getText())
                    .toList());
    assertThat(told).contains("コントラクト", "ディール番号", "倍率");
  }

  @Test
  void theNameOfACardLiesAboveTheReasonWhyItIsBest(FxRobot robot) {
    open(robot, "head-and-tail", USUAL, ".winning .card-kind");

    Node kind = Lookup.find(stage, ".winning .card-kind .text");
    assertThat(((Text) kind).getText()).isEqualTo("賭けカード");
    assertThat(inScene(kind).getMaxY())
        .isLessThan(inScene(Lookup.find(stage, ".why-pill")).getMinY());
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "ja"})
  void whoIsBestIsStillToldUnderTheMouse(String language, FxRobot robot) {
    Playground.Look look = new Playground.Look(Locale.of(language), false, 728, 650);
    open(robot, "classics/whist", look, Stride.CARD, Stride.CARD);
    Button pill = (Button) Lookup.find(stage, ".why-pill");
    robot.interact(
        () -> {
          pill.pseudoClassStateChanged(PseudoClass.getPseudoClass("hover"), true);
          stage.getScene().getRoot().applyCss();
          stage.getScene().getRoot().layout();
        });

    assertThat(Lookup.children(pill))
        .filteredOn(Text.class::isInstance)
        .extracting(text -> ((Text) text).getText())
        .containsExactly(pill.getText());
    Label why = (Label) Lookup.find(pill, ".why-asked");
    assertThat(Lookup.drawn(why)).isEqualTo(why.getText());
  }

  @Test
  void theSignOfASpecialCardHasItsColour(FxRobot robot) {
    open(
        robot,
        "head-and-tail",
        USUAL,
        playground -> playground.play(match -> match.openHands(true)));

    List<Label> ranks = all(".card-special .card-rank").stream().map(Label.class::cast).toList();
    assertThat(ranks).extracting(Label::getText).contains("A♠", "A♦");
    assertThat(ranks)
        .allSatisfy(
            rank ->
                assertThat(Lookup.all(rank, ".red-sign").size() == 1)
                    .isEqualTo(rank.getText().matches(".*[♥♦]")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"saizen", "classics/bridge"})
  void whoWasNamedByChanceIsToldInOneLine(String game, FxRobot robot) {
    open(robot, game, USUAL);

    Node named = Lookup.find(stage, "#named");
    List<Double> lines =
        Stream.concat(Lookup.all(named, ".label").stream(), Lookup.all(named, ".button").stream())
            .map(part -> inScene(part).getCenterY())
            .toList();
    assertThat(lines)
        .hasSizeGreaterThan(1)
        .allSatisfy(line -> assertThat(line).isCloseTo(lines.getFirst(), within(3.0)));
  }
}
