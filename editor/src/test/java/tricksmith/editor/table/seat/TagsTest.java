package tricksmith.editor.table.seat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.table.Playground;
import tricksmith.editor.view.Lookup;
import tricksmith.editor.view.Screenshot;
import tricksmith.editor.view.SteadyRobot;

/** What a plaque shows besides the name and the score. */
@ExtendWith(SteadyRobot.class)
class TagsTest {
  private static final String THREE_ABOUT_A_SEAT =
      """
      game "Tags"
        players 3
      state {
        declarer: player
        each deal { bid[player]: number = 0 }
        MORE
      }
      match {
        shuffle deck
        deal 10 to each player from seat 1
        declarer = seat 2
        each player in turn from seat 1 { bid[player] = 4 }
        play tricks from declarer until hands are empty
        each player scores bid[player]
      }
      trick { best by card.suit == led.suit then card.rank }
      """;

  private static final Playground.Look WIDE =
      new Playground.Look(Playground.Look.USUAL.language(), true, 760, 760);

  private Stage stage;

  @Start
  void open(Stage primary) {
    stage = primary;
  }

  private void open(FxRobot robot, String more) {
    robot.interact(
        () ->
            Playground.open(stage, THREE_ABOUT_A_SEAT.replace("MORE", more), 3, WIDE)
                .playOn((match, wanted) -> match.forward(Stride.CARD, wanted)));
    robot.interact(() -> Screenshot.take(stage.getScene(), "tags-" + more.length()));
  }

  private List<Label> shown() {
    return Lookup.all(stage, "#seat-2 .chip").stream()
        .filter(Node::isVisible)
        .map(Label.class::cast)
        .toList();
  }

  @Test
  void thoseWithoutRoomBelowTheNameFollowIt(FxRobot robot) {
    open(robot, "");

    assertThat(shown()).extracting(Label::getText).contains("Declarer", "Bid 4", "Leads");
    assertThat(shown()).noneMatch(tag -> tag.getText().equals("…"));
    assertThat(shown())
        .allSatisfy(
            tag -> assertThat(tag.getWidth()).isGreaterThanOrEqualTo(Lookup.prefWidth(tag)));
  }

  @Test
  void anEllipsisTellsThoseThatFitNowhere(FxRobot robot) {
    open(robot, "another-name[player]: number = 17\n  yet-another-name[player]: number = 18");

    Label more = (Label) Lookup.find(stage, "#seat-2 .more-tags");
    assertThat(more.isVisible()).isTrue();
    assertThat(more.getAccessibleText()).contains("Bid 4", "Yet another name 18");
    Bounds plaque = Lookup.inScene(more.getParent());
    assertThat(plaque.contains(Lookup.inScene(more))).isTrue();
  }

  @Test
  void theNumberOfThoseThatAreNotListedIsTold(FxRobot robot) {
    open(
        robot,
        IntStream.rangeClosed(1, 45)
            .mapToObj(number -> "v" + number + "[player]: number = 1")
            .collect(Collectors.joining("\n  ")));

    Label more = (Label) Lookup.find(stage, "#seat-2 .more-tags");
    assertThat(more.getAccessibleText()).containsPattern("and \\d+ more");
  }

  @Test
  void aRoleThatPlayersSpeakOfStandsBeforeThoseThatAScriptKeeps(FxRobot robot) {
    String script =
        """
        game "Roles"
          players 3
        state { speaker: player }
        match {
          dealer = seat 2
          speaker = seat 2
          shuffle deck
          deal 5 to each player from seat 1
          play tricks from seat 1 until hands are empty { winner scores 1 }
        }
        trick { best by card.suit == led.suit then card.rank }
        """;
    robot.interact(() -> Playground.open(stage, script, 3, WIDE));

    assertThat(shown()).extracting(Label::getText).startsWith("Dealer");
  }

  @Test
  void allAreShownIfThatTakesAnotherOrder(FxRobot robot) {
    List<Label> tags = Stream.of(56, 44, 42).map(TagsTest::wide).toList();

    laidOut(robot, tags, () -> 100.0);

    assertThat(tags).allMatch(Node::isVisible);
  }

  @Test
  void rolesBecomeInitialsBeforeAnythingIsLeftOut(FxRobot robot) {
    open(robot, "x[player]: number = 1");

    assertThat(shown()).extracting(Label::getText).contains("D", "Bid 4", "X 1", "Leads");
    assertThat(shown()).noneMatch(tag -> tag.getText().equals("…"));
  }

  @Test
  void halfOfWhatIsShownElsewhereTooIsNotSaid(FxRobot robot) {
    Label partner = wide(120);
    partner.getStyleClass().add("chip-quiet");

    NameAndTags both = laidOut(robot, List.of(partner), () -> 100.0);

    assertThat(partner.isVisible()).isFalse();
    assertThat(Lookup.find(both, ".more-tags").isVisible()).as("nothing more is told").isFalse();
  }

  @Test
  void aRoleStaysAWordIfItsInitialLeavesNoMoreRoom(FxRobot robot) {
    Label dealer = role("Dealer");
    List<Label> wide = List.of(wide(200), wide(200));

    NameAndTags both =
        laidOut(robot, List.of(dealer, wide.getFirst(), wide.getLast()), () -> 100.0);

    assertThat(wide).noneMatch(Node::isVisible);
    assertThat(Lookup.find(both, ".more-tags").isVisible()).isTrue();
    assertThat(dealer.isVisible()).isTrue();
  }

  @Test
  void aVariableTakesTheLineBelowBeforeWhatIsShownElsewhereToo(FxRobot robot) {
    Label dealer = role("Dealer");
    VariableTag passed = new VariableTag("Passed", "10♠ 10♥ 10♦ 10♣");
    Label seat = wide(30);
    seat.getStyleClass().add("chip-quiet");

    NameAndTags both = laidOut(robot, List.of(dealer, passed, seat), () -> passed.leastWidth() + 3);

    assertThat(Lookup.find(both, ".more-tags").isVisible()).as("something is left out").isFalse();
    assertThat(passed.isVisible()).isTrue();
    assertThat(passed.getText()).endsWith("10♠ 10♥ 10♦ 10♣");
    assertThat(Lookup.all(both, ".chip-role")).filteredOn(Node::isVisible).hasSize(1);
  }

  @Test
  void aNameThatIsTooLongIsAbbreviated(FxRobot robot) {
    VariableTag passed = new VariableTag("Passed", "2♣");
    VariableTag japanese = new VariableTag("渡したカード", "2♣");

    robot.interact(
        () ->
            Stream.of(passed, japanese)
                .forEach(
                    tag -> {
                      tag.resize(tag.prefWidth(-1) - 6, 20);
                      tag.layout();
                    }));

    assertThat(passed.getText()).matches("Pas?s?\\. 2♣");
    assertThat(japanese.getText()).matches("渡[^…]+…2♣");
  }

  private NameAndTags laidOut(FxRobot robot, List<Label> tags, Supplier<Double> width) {
    Region name = new Region();
    name.setPrefSize(30, 17);
    NameAndTags both = new NameAndTags(name, tags);
    robot.interact(
        () -> {
          stage.setScene(new Scene(new Group(both)));
          both.setManaged(false);
          both.applyCss();
          both.resize(width.get(), 40);
          both.layout();
        });
    return both;
  }

  private static Label role(String text) {
    Label role = new Label(text);
    role.getStyleClass().add("chip-role");
    return role;
  }

  private static Label wide(int width) {
    Label label = new Label("tag");
    label.setPrefWidth(width);
    return label;
  }
}
