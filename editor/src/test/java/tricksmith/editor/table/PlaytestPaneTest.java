package tricksmith.editor.table;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.view.Lookup.inScene;
import static tricksmith.editor.view.Waiting.onFxThread;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kordamp.ikonli.javafx.FontIcon;
import org.testfx.api.FxRobot;
import tricksmith.cards.IndexSet;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.OtherSetting;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.change.Change;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.live.Speed;
import tricksmith.editor.live.TestGames;
import tricksmith.editor.picture.Table;
import tricksmith.editor.picture.Timeline;
import tricksmith.editor.table.card.CardButton;
import tricksmith.editor.table.words.PlainWords;
import tricksmith.editor.view.Lookup;
import tricksmith.editor.view.Screenshot;
import tricksmith.engine.report.Event;
import tricksmith.proposal.Wish;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Span;

/** What is done at the table, and what it shows when a rule is edited in the middle of a match. */
class PlaytestPaneTest extends TableTest {
  private void openInTheMiddle(FxRobot robot, String game, int players, Stride... strides) {
    open(
        robot,
        Playground.bundled(game),
        players,
        Playground.Look.USUAL,
        opened -> {
          opened.forward(Stride.MATCH);
          opened.play(match -> match.to(Objects.requireNonNull(match.live()).at() * 2 / 5));
          opened.forward(strides);
        });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          supertrump    | 2 | winner scores 1 | winner scores 7
          norimachigai  | 3 | { 1: 3, 2: 2, else 0 } | { 1: 30, 2: 20, else 0 }
          head-and-tail | 4 | heads score -3 | heads score -5
          saizen        | 3 | winner scores 1 | winner scores 6
          """)
  void otherPointsAreShownAtOnceInTheMiddleOfAMatch(
      String game, int players, String before, String after, FxRobot robot) {
    openInTheMiddle(robot, game, players);
    int at = live().at();
    List<String> scores = scores();

    robot.interact(() -> playground.edit(before, after));

    assertThat(live().at()).isEqualTo(at);
    assertThat(scores()).isNotEqualTo(scores);
    assertThat(score(1)).isEqualTo(PlainWords.number(scores().getFirst()));
    assertThat(live().isAtStop()).isFalse();
  }

  @Test
  void cardsStayWhereTheyAreWhenAnEditChangesNothingOnTheTable(FxRobot robot) {
    open(robot, Playground.bundled("head-and-tail"), 4, Playground.Look.USUAL);
    Node card = find(".card-button .legal").getParent();
    int at = live().at();

    robot.interact(() -> playground.edit("game \"Head", "game    \"Head"));

    assertThat(find(".card-button .legal").getParent()).isSameAs(card);
    robot.interact(((CardButton) card)::fire);
    assertThat(live().at()).as("the card is played in the match as it is now").isGreaterThan(at);
  }

  private static final String KEEPS_ONE =
      """
      game "Discard"
        players 2
      match {
        shuffle deck
        deal 4 to each player from seat 1
        seat 1 chooses discard from hand except top of hand of seat 1
        move discard to deck
        play tricks from seat 1 until hands are empty { winner scores 1 }
      }
      """;

  @Test
  void cardsThatAQuestionPassesOverAreVeiled(FxRobot robot) {
    open(robot, KEEPS_ONE, 2, Playground.Look.USUAL);

    assertThat(all("#hand-1 .legal")).hasSize(3);
    assertThat(all("#hand-1 .unoffered"))
        .singleElement()
        .extracting(Node::getAccessibleText)
        .asString()
        .endsWith("cannot be chosen here");

    robot.interact(((CardButton) find("#hand-1 .legal").getParent())::fire);
    assertThat(all("#hand-1 .unoffered")).isEmpty();
  }

  @Test
  void theListOfWhatHappenedAndTheSeatsTellWhatPlayersHadInMind(FxRobot robot) {
    openInTheMiddle(robot, "classics/whist", 4);
    robot.interact(() -> playground.play(match -> match.bots(Occupant.MONTE_CARLO_BOT)));
    robot.interact(() -> ((ToggleButton) find("#show-history")).fire());

    robot.interact(() -> ((Hyperlink) find(".history-thought")).fire());

    assertThat(find("#thought")).isNotNull();
    robot.interact(
        () ->
            ((MenuButton) find("#occupant-2"))
                .getItems().stream()
                    .filter(item -> "thought-2".equals(item.getId()))
                    .forEach(MenuItem::fire));
    assertThat(((Labeled) find("#thought-basis")).getText()).contains("cannot see");
    robot.interact(() -> ((Button) find("#thought-reveal")).fire());
    assertThat(find("#thought-alternatives")).isNotNull();
    robot.interact(() -> stage.getScene().getRoot().layout());
    assertThat(all("#thought .label"))
        .map(Labeled.class::cast)
        .filteredOn(label -> !label.getText().isEmpty())
        .allSatisfy(label -> assertThat(Lookup.drawn(label)).isEqualTo(label.getText()));
    robot.interact(() -> Screenshot.take(stage.getScene(), "thought"));
  }

  @Test
  void eachTrickInTheListStandsBeforeItsCards(FxRobot robot) {
    openInTheMiddle(robot, "classics/whist", 4);

    List<Timeline.Entry> chapters = playground.playtest.timeline().orElseThrow().chapters();

    assertThat(chapters)
        .filteredOn(entry -> !(entry instanceof Timeline.Played))
        .as("nothing is lost")
        .containsAll(
            playground.playtest.timeline().orElseThrow().entries().stream()
                .filter(entry -> !(entry instanceof Timeline.Played))
                .toList());
    for (int line = 1; line < chapters.size(); line++) {
      if (chapters.get(line) instanceof Timeline.Played) {
        assertThat(chapters.get(line - 1))
            .isInstanceOfAny(
                Timeline.Trick.class, Timeline.TrickUnderWay.class, Timeline.Played.class);
      }
      if (chapters.get(line) instanceof Timeline.Trick) {
        assertThat(chapters.get(line + 1)).isInstanceOf(Timeline.Played.class);
      }
    }
  }

  @Test
  void theTimelineSaysWhichTrickIsInSightAndStaysAsWideAsItIs(FxRobot robot) {
    open(robot, Playground.bundled("classics/whist"), 4, Playground.Look.USUAL);
    robot.interact(() -> playground.play(match -> match.to(0)));
    double width = inScene(find(".track")).getWidth();
    assertThat(((Labeled) find("#moment")).getText()).isEqualTo("Trick 1");

    robot.interact(
        () -> {
          // To the end of what was played, and on from there.
          playground.playOn((match, wanted) -> match.forward(Stride.MATCH, wanted));
          playground.playOn((match, wanted) -> match.forward(Stride.MATCH, wanted));
          playground.play(match -> match.to(50));
        });

    assertThat(((Labeled) find("#moment")).getText()).isEqualTo("Trick 13");
    assertThat(find("#moment").getAccessibleText())
        .isEqualTo("Trick 13, 50 of %d choices", live().course().length());
    assertThat(inScene(find(".track")).getWidth()).isEqualTo(width);
  }

  @Test
  void rulesThatAreBothKeptHaveASwitchAtTheTable(FxRobot robot) {
    openInTheMiddle(robot, "classics/whist", 4);
    assertThat(find("#rules-new").getParent().isVisible()).isFalse();
    robot.interact(() -> playground.edit("\"the higher\"  card", "\"the higher\"  lower card"));
    robot.interact(() -> playground.play(match -> match.keepBoth(4)));

    assertThat(((ToggleButton) find("#rules-new")).isSelected()).isTrue();
    robot.interact(() -> ((ToggleButton) find("#rules-earlier")).fire());

    assertThat(playground.playtest.byEarlierRules()).isTrue();
    assertThat(((ToggleButton) find("#rules-new")).isSelected()).isFalse();
    robot.interact(() -> ((ToggleButton) find("#rules-earlier")).fire());
    assertThat(((ToggleButton) find("#rules-earlier")).isSelected()).isTrue();
  }

  @Test
  void anAuctionCallsTheOnlyHumanAsThePlaquesDo(FxRobot robot) {
    open(robot, Playground.bundled("classics/bridge"), 4, Playground.Look.USUAL);

    assertThat(robot.lookup(".auction-head").queryAllAs(Labeled.class))
        .extracting(Labeled::getText)
        .containsExactlyInAnyOrder("You", "Seat 2", "Seat 3", "Seat 4");
  }

  @Test
  void whatWasPickedIsForgottenWhenTheSameIsAskedOnceMore(FxRobot robot) {
    String script =
        """
        game "Over and over"
          players 2
        match {
          new deal
          shuffle deck
          deal 3 to each player from seat 1
          play tricks from seat 1 until hands are empty {
            repeat 4 times {
              seat 1 chooses kept: 2 cards from hand
            }
          }
        }
        trick {
          must "follow suit"  card.suit == led.suit
          best by card.suit == led.suit then card.rank
        }
        """;
    robot.interact(() -> playground = Playground.open(stage, script, 2, Playground.Look.USUAL));

    robot.interact(() -> ((CardButton) find(".card-button")).fire());

    for (int asked = 1; asked <= 3; asked++) {
      int before = live().at();
      assertThat(find("#confirm").isDisabled()).as("before anything is picked").isTrue();
      List<Node> cards = all(".card-button").stream().limit(2).toList();
      cards.forEach(card -> robot.interact(((CardButton) card)::fire));
      robot.interact(() -> ((Button) find("#confirm")).fire());
      assertThat(live().at()).as("choice %s", asked).isEqualTo(before + 1);
    }
  }

  @Test
  void severalPlayersArePickedByMouseAndByKeyboard(FxRobot robot) {
    String script =
        """
        game "Allies"
          players 4
        state { allies: some players }
        match {
          new deal
          shuffle deck
          deal 3 to each player from seat 1
          repeat 2 times {
            seat 1 chooses allies: 2 players from everyone except seat 1
          }
          play tricks from seat 1 until hands are empty
          each of allies scores 1
        }
        trick {
          must "follow suit"  card.suit == led.suit
          best by card.suit == led.suit then card.rank
        }
        """;
    robot.interact(() -> playground = Playground.open(stage, script, 4, Playground.Look.USUAL));

    assertThat(all("#answers .toggle-button").stream().map(each -> ((Labeled) each).getText()))
        .containsExactly("Seat 2", "Seat 3", "Seat 4");
    assertThat(find("#confirm").isDisabled()).isTrue();
    List<Node> seats = all("#answers .toggle-button");
    robot.clickOn(seats.get(0)).clickOn(seats.get(1)).clickOn(seats.get(1)).clickOn(seats.get(2));
    robot.interact(() -> Screenshot.take(stage.getScene(), "table-several-players"));
    assertThat(((ToggleButton) seats.get(0)).isSelected()).isTrue();
    assertThat(((ToggleButton) seats.get(1)).isSelected()).isFalse();
    robot.clickOn(find("#confirm"));
    assertThat(live().at()).isEqualTo(1);

    robot.interact(() -> all("#answers .toggle-button").get(1).requestFocus());
    robot.type(KeyCode.SPACE);
    robot.interact(() -> all("#answers .toggle-button").getFirst().requestFocus());
    robot.type(KeyCode.ENTER).type(KeyCode.ENTER);
    assertThat(live().at()).isGreaterThan(1);
    assertThat(live().match().events())
        .filteredOn(Event.ChosenSeveral.class::isInstance)
        .extracting(event -> ((Event.ChosenSeveral) event).members())
        .containsExactly(IndexSet.of(1).with(3), IndexSet.of(1).with(2));
  }

  @Test
  void aCardThatMayNotBePlayedShowsItsRuleWhereItStandsNow(FxRobot robot) {
    openInTheMiddle(robot, "supertrump", 2);
    robot.interact(() -> playground.unseen(playground::forwardToExclusion));
    Node card = find(".hand .illegal").getParent();

    robot.interact(() -> playground.edit("game \"Supertrump\"", "game     \"Supertrump\""));
    robot.interact(((CardButton) card)::fire);

    assertThat(find(".hand .illegal").getParent()).isSameAs(card);
    assertThat(playground.textOf(playground.revealed.getLast())).startsWith("must \"follow suit\"");
  }

  @Test
  void whatIsNotAskedAnyMoreIsSaidWithItsLineAndOneCanGoOn(FxRobot robot) {
    openInTheMiddle(robot, "mas-menos", 2);

    robot.interact(() -> playground.edit("discard: 3 cards", "discard: 2 cards"));

    assertThat(live().isAtStop()).isTrue();
    assertThat(text("#change-headline")).contains("discard", "no longer");
    assertThat(playground.textOf(playground.lit.getLast())).contains("2 cards");
    robot.interact(() -> ((Button) find("#change-go-on")).fire());
    assertThat(live().stop()).isNull();
    assertThat(live().branches()).hasSize(2);
  }

  @Test
  void answersKeepTheirColumnsAndRedSuitsAreRed(FxRobot robot) {
    String chips =
        """
        game "Chips"
          players 2
        state {
          a switch is strength | order | match
        }
        match {
          shuffle deck
          deal 3 to each player from seat 1
          seat 1 chooses chip from [suit, switch] where not (it.suit in (C, D) and it.switch == strength)
        }
        """;
    robot.interact(() -> playground = Playground.open(stage, chips, 2, Playground.Look.USUAL));

    assertThat(GridPane.getColumnIndex(answer("♣ order"))).isEqualTo(1);
    assertThat(GridPane.getColumnIndex(answer("♠ strength"))).isZero();
    assertThat(GridPane.getRowIndex(answer("♦ match"))).isEqualTo(1);
    assertThat(Lookup.all(answer("♦ match"), ".red-sign")).hasSize(1);
    assertThat(Lookup.all(answer("♠ match"), ".red-sign")).isEmpty();
  }

  private Node answer(String text) {
    return all(".answers .button").stream()
        .filter(node -> ((Button) node).getText().equals(text))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aTrickThatGoesToSomebodyElseIsNamedFirst(FxRobot robot) {
    openInTheMiddle(robot, "supertrump", 2);

    robot.interact(
        () -> playground.edit("\"the higher\"    card.rank", "\"the higher\"    lower card.rank"));

    assertThat(text("#change-headline")).isEqualTo("Deal 1, trick 1 now goes to you");
    assertThat(text("#change-before-said")).contains("by “the higher”");
    assertThat(text("#change-go-on-key")).as("the key is told").startsWith("Ctrl+");
    robot.interact(() -> ((Hyperlink) find(".change-now .change-line")).fire());
    assertThat(playground.textOf(playground.revealed.getLast())).contains("lower card.rank");
  }

  @Test
  void nothingOfAChangeButItsHeadlineIsDrawnBeforeItIsSeen(FxRobot robot) {
    openInTheMiddle(robot, "supertrump", 2);
    String other =
        playground.text.replace("\"the higher\"    card.rank", "\"the higher\"    lower card.rank");
    Playtest changed = playground.playtest.under(Playground.game(other, 2), 0);

    robot.interact(() -> playground.pane.show(changed));

    assertThat(playground.pane.headline()).hasValue("Deal 1, trick 1 now goes to you");
    assertThat(all(".change-cell")).isEmpty();
    robot.interact(() -> playground.pane.changeSheet().setVisible(true));
    assertThat(all(".change-cell")).isNotEmpty();
    assertThat(text("#change-before-said")).contains("by “the higher”");
  }

  @Test
  void eachChangeHasItsTurnAlsoWhereBotsPlayOn(FxRobot robot) {
    openInTheMiddle(robot, "supertrump", 2);
    robot.interact(
        () -> playground.edit("\"the higher\"    card.rank", "\"the higher\"    lower card.rank"));
    robot.interact(() -> ((ToggleButton) find("#change-by-bots")).fire());
    robot.interact(() -> assertThat(find("#change-place").isVisible()).isTrue());

    String place = text("#change-place");
    int last = Integer.parseInt(place.replaceAll(".* ", ""));
    for (int change = 2; change <= last; change++) {
      robot.interact(() -> playground.pane.stepChange(1));
      assertThat(text("#change-place")).isEqualTo("change " + change + " of " + last);
    }
    for (int change = last - 1; change >= 1; change--) {
      robot.interact(() -> playground.pane.stepChange(-1));
      assertThat(text("#change-place")).isEqualTo("change " + change + " of " + last);
    }
  }

  @Test
  void untilBotsHavePlayedOnTheSheetSaysSoAndShowsWhatIsKnown(FxRobot robot) {
    openInTheMiddle(robot, "supertrump", 2);
    robot.interact(
        () -> playground.edit("\"the higher\"    card.rank", "\"the higher\"    lower card.rank"));
    String headline = text("#change-headline");
    Deque<Runnable> postponed = new ArrayDeque<>();
    playground.postponed = postponed;

    robot.interact(() -> ((ToggleButton) find("#change-by-bots")).fire());
    assertThat(text("#change-course")).isEqualTo("bots are playing on...");
    assertThat(text("#change-headline")).isEqualTo(headline);
    robot.interact(() -> ((ToggleButton) find("#change-as-played")).fire());
    assertThat(text("#change-course")).startsWith("who takes each trick");
    robot.interact(() -> ((ToggleButton) find("#change-by-bots")).fire());
    assertThat(postponed).as("they play on once").hasSize(1);

    robot.interact(() -> postponed.removeFirst().run());
    assertThat(text("#change-course")).isEqualTo("one of many courses it could take");
  }

  @Test
  void rulesThatAreNotInForceCanBeLookedAt(FxRobot robot) {
    openInTheMiddle(robot, "supertrump", 2);
    LiveMatch live = Objects.requireNonNull(playground.playtest.live());
    String other = playground.text.replace("winner scores 1", "winner scores 7");
    Change supposed = Change.between(live.course(), Playground.game(other, 2)).orElseThrow();
    AtomicBoolean left = new AtomicBoolean();

    robot.interact(
        () ->
            ((StackPane) stage.getScene().getRoot())
                .getChildren()
                .add(playground.pane.trial(supposed, () -> left.set(true))));

    Node trial = all("#change-sheet").stream().filter(Node::isVisible).findFirst().orElseThrow();
    assertThat(((Label) Lookup.find(trial, "#change-headline")).getText()).contains("now scores 7");
    assertThat(Lookup.all(trial, "#change-go-on")).isEmpty();
    robot.interact(() -> ((Button) Lookup.find(trial, "#trial-back")).fire());
    assertThat(left).isTrue();
    assertThat(playground.playtest.change()).isNull();
  }

  @Test
  void otherPointsAreSaidUntilSomebodyHasTakenNote(FxRobot robot) {
    openInTheMiddle(robot, "supertrump", 2);

    robot.interact(() -> playground.edit("winner scores 1", "winner scores 7"));

    assertThat(text("#change-headline")).contains("now scores 7, not 1");
    robot.interact(() -> ((Button) find("#change-go-on")).fire());
    assertThat(find("#change-sheet").isVisible()).isFalse();
  }

  @Test
  void aCardSaysWhyItMayNotBePlayedAndLightsTheRule(FxRobot robot) {
    open(robot, Playground.bundled("supertrump"), 2, Playground.Look.USUAL);
    robot.interact(() -> ((Button) find(".answers .button")).fire());
    robot.interact(() -> playground.unseen(playground::forwardToExclusion));

    Node illegal = all(".hand .illegal").getLast().getParent();
    robot.interact(illegal::requestFocus);
    robot.interact(((CardButton) illegal)::point);

    assertThat(text("#exclusion-title")).contains("may not be played");
    assertThat(text("#exclusion-rule")).contains("follow suit");
    assertThat(text("#exclusion-place")).startsWith("line ");
    assertThat(all(".exclusion-allowed .card")).hasSameSizeAs(all(".would-do"));
    robot.interact(() -> stage.getScene().getRoot().layout());
    Bounds notch = inScene(find(".exclusion-notch"));
    Bounds card = inScene(find(".hand .explained"));
    assertThat(find(".exclusion-notch").isVisible()).isTrue();
    assertThat(notch.getCenterX()).isBetween(card.getMinX(), card.getCenterX());
    assertThat(notch.getMaxY()).isBetween(card.getMinY() - 24, card.getMinY() + 8);
    assertThat(find(".question-line").isVisible()).isFalse();
    assertThat(find("#exclusion-wish").isVisible()).as("out of the reach of the mouse").isFalse();
    assertThat(playground.lit).isNotEmpty();
    assertThat(playground.textOf(playground.lit.getFirst())).startsWith("must \"follow suit\"");
    assertThat(all(".would-do")).isNotEmpty();
    robot.interact(() -> Screenshot.take(stage.getScene(), "table-why-not"));
  }

  @ParameterizedTest
  @CsvSource({"en, 742, 740", "ja, 742, 740", "en, 700, 430", "ja, 700, 430"})
  void nothingOfTheReasonIsCut(String language, int width, int height, FxRobot robot) {
    Locale reader = Locale.forLanguageTag(language);
    Playground.Look look = new Playground.Look(reader, false, width, height);
    open(robot, Playground.bundled("classics/whist"), 4, look, Playground::forwardToExclusion);

    robot.interact(((CardButton) find(".hand .illegal").getParent())::fire);
    robot.interact(() -> stage.getScene().getRoot().layout());

    assertThat(find("#exclusion-wish").isVisible()).isTrue();
    Node reason = find(".exclusion");
    assertThat(Lookup.all(reason, "*"))
        .filteredOn(part -> part instanceof Labeled && part.isVisible())
        .hasSizeGreaterThan(4)
        .allSatisfy(
            part -> {
              assertThat(((Region) part).getWidth())
                  .as("%s", part)
                  .isGreaterThanOrEqualTo(Lookup.prefWidth(part) - 0.5);
              assertThat(inScene(part).getMaxX()).isLessThanOrEqualTo(inScene(reason).getMaxX());
            });
  }

  @Test
  void aCardSaysAllRulesByWhichItMayNotBePlayed(FxRobot robot) {
    String script =
        """
        game "Two rules"
          players 2
        deck {
          suits C D
          ranks 7..10
        }
        match {
          new deal
          move cards where card in (7D, 10C) to hand of seat 1
          move cards where card in (8C, 9C) to hand of seat 2
          play tricks from seat 1 until hands are empty {
            winner scores 1
          }
        }
        trick {
          must lead     "clubs"        card.suit == C
          must lead     "high cards"   card.rank > 9
          may not lead  "many sevens"  card.rank == 7
          best by "the higher" card.rank
        }
        """;
    robot.interact(() -> playground = Playground.open(stage, script, 2, Playground.Look.USUAL));
    Node seven = find(".hand .illegal").getParent();

    robot.interact(seven::requestFocus);
    robot.interact(((CardButton) seven)::point);

    assertThat(all("#exclusion-rule"))
        .extracting(rule -> ((Label) rule).getText())
        .containsExactly(
            "Because of \u201cclubs\u201d, with \u2663 in hand",
            "And because of \u201chigh cards\u201d",
            "And because of \u201cmany sevens\u201d");
    assertThat(all(".exclusion-allowed .card")).as("10C").hasSize(1);
  }

  @Test
  void theKeyboardGoesThroughTimeAndPlays(FxRobot robot) {
    openInTheMiddle(robot, "supertrump", 2);
    int at = live().at();

    robot.interact(() -> find("#track").requestFocus());
    robot.type(KeyCode.LEFT, KeyCode.LEFT);
    assertThat(live().at()).isEqualTo(at - 2);
    robot.type(KeyCode.HOME);
    assertThat(live().at()).isZero();
    robot.interact(() -> find("#go-on").requestFocus());
    robot.type(KeyCode.SPACE);
    int mine = live().at();
    robot.interact(() -> playground.pane.focusFirstAnswer());
    robot.type(KeyCode.SPACE);

    assertThat(live().at()).isGreaterThan(mine);
    assertThat(live().branches()).hasSize(2);
  }

  /** The arrow keys led away from a table that asked nothing, and the space bar after them. */
  @Test
  void theSpaceBarGoesOnAfterATrickWhateverArrowKeysWerePressed(FxRobot robot) {
    openBundled(robot, "classics/whist", 4);
    robot.interact(
        () -> {
          playground.play(match -> match.speed(Speed.FAST));
          playground.pane.alone(true);
          for (int trick = 0; trick < 12 && !playground.playtest.holdsTrick(); trick++) {
            playground.playOn((match, wanted) -> match.forward(Stride.TRICK, wanted).goOn());
          }
          playground.pane.focusFirstAnswer();
        });
    assertThat(playground.playtest.holdsTrick()).as("a trick that stays").isTrue();
    Node table = stage.getScene().getFocusOwner();

    robot.type(KeyCode.UP, KeyCode.RIGHT, KeyCode.DOWN, KeyCode.LEFT);

    assertThat(stage.getScene().getFocusOwner()).isSameAs(table);
    robot.type(KeyCode.SPACE);
    assertThat(playground.playtest.holdsTrick()).as("the next trick").isFalse();
  }

  @Test
  void theRuleAtTheCaretLightsWhatItDoes(FxRobot robot) {
    openInTheMiddle(robot, "supertrump", 2, Stride.TRICK);
    int caret = playground.text.indexOf("winner scores 1") + 3;

    robot.interact(() -> playground.pane.caretAt(Optional.of(caret)));

    assertThat(all(".score.lit")).hasSize(1);
    assertThat(all(".track-lit")).isNotEmpty();
  }

  @Test
  void theDefinitionAtTheCaretLightsWhatAllRulesDoThatAskIt(FxRobot robot) {
    openInTheMiddle(robot, "supertrump", 2);
    for (int moment = live().at(); all(".hand .illegal").isEmpty(); moment--) {
      int earlier = moment;
      robot.interact(() -> playground.play(match -> match.to(earlier)));
    }
    int obligation = playground.text.indexOf("must \"follow suit\"") + 2;
    robot.interact(() -> playground.pane.caretAt(Optional.of(obligation)));
    int excluded = all(".hand .lit-against").size();
    int moments = all(".track-lit").size();
    assertThat(excluded).isPositive();

    int definition = playground.text.indexOf("define suit-of") + 10;
    robot.interact(() -> playground.pane.caretAt(Optional.of(definition)));

    assertThat(all(".hand .lit-against")).hasSize(excluded);
    assertThat(all(".track-lit")).hasSizeGreaterThan(moments);
  }

  @Test
  void whoeverIsToLookSaysSoFirstWhenTwoSitAtTheScreen(FxRobot robot) {
    open(robot, Playground.bundled("mas-menos"), 2, Playground.Look.USUAL);
    robot.interact(() -> playground.sit(2, Occupant.HUMAN));

    assertThat(table().cover()).isPositive();
    assertThat(all(".hand .legal")).isEmpty();
    robot.interact(() -> ((Button) find("#uncover")).fire());

    assertThat(table().cover()).isZero();
    assertThat(all(".hand .legal")).isNotEmpty();
    int other = 3 - table().eyes();
    assertThat(table().seat(other).hand()).allMatch(held -> held.face() == null);
  }

  @Test
  void theEndOfADealIsShownUntilSomebodyHasLookedAtIt(FxRobot robot) {
    open(
        robot,
        Playground.bundled("classics/hearts"),
        4,
        new Playground.Look(Locale.ENGLISH, false, 900, 900),
        opened -> {
          opened.play(match -> match.speed(Speed.FAST));
          opened.forward(Stride.ROUND);
          opened.play(match -> match.openHands(true));
        });

    assertThat(table().dealOver()).isTrue();
    assertThat(all("#trick .card")).hasSize(4);
    assertThat(all(".chip-gained")).isNotEmpty();
    assertThat(all("#score-lines .hyperlink")).hasSize(1);
    assertThat(all(".hand .card")).as("before the next deal").isEmpty();
    assertThat(all("#score-lines .text-muted").stream().map(head -> ((Labeled) head).getText()))
        .contains("You", "Seat 2")
        .doesNotContain("Seat 1");
    assertThat(top(find("#score-lines")))
        .as("where the hand was, and not over the last trick")
        .isGreaterThan(top(find("#question")));
    assertThat(table().seats().stream().map(Table.SeatPlace::gained).filter(Objects::nonNull))
        .as("in the deal, not by the last trick alone")
        .hasSizeGreaterThan(1);
    robot.interact(() -> Screenshot.take(stage.getScene(), "table-end-of-deal"));
    robot.interact(() -> ((Button) find("#next-deal")).fire());

    assertThat(table().dealOver()).isFalse();
    assertThat(text("#question")).contains("Choose your pass");
  }

  @Test
  void theScoresAreThereAtAnyTimeAndGoToTheirMoments(FxRobot robot) {
    openInTheMiddle(robot, "norimachigai", 3, Stride.ROUND, Stride.ROUND);
    robot.interact(((Button) find("#scores"))::fire);

    Set<Hyperlink> lines = robot.lookup("#score-lines .hyperlink").queryAllAs(Hyperlink.class);
    assertThat(lines).hasSizeGreaterThanOrEqualTo(2);
    int at = live().at();
    robot.interact(() -> lines.iterator().next().fire());
    assertThat(live().at()).isLessThan(at);
  }

  @Test
  void anAuctionShowsItsCallsAndWhoPlaysWithWhom(FxRobot robot) {
    open(
        robot,
        Playground.bundled("classics/bridge"),
        4,
        Playground.Look.USUAL,
        opened -> {
          opened.play(match -> match.begin(2).to(0));
          opened.forward(Stride.CARD, Stride.CARD, Stride.CARD);
        });

    List<Integer> seats =
        live().branch().choices().stream().limit(3).map(choice -> choice.seat()).toList();
    assertThat(find("#calls").getAccessibleText().split("  ·  ")).hasSize(3);
    assertThat(find("#calls").getAccessibleText()).startsWith("Seat " + seats.getFirst() + ": ");
    assertThat(all("#calls .called")).hasSize(3);
    long suits =
        find("#calls")
            .getAccessibleText()
            .codePoints()
            .filter(sign -> "♠♥♦♣".indexOf(sign) >= 0)
            .count();
    assertThat(all("#calls .called .sign-part")).as("on tiles, as on answers").hasSize((int) suits);
    assertThat(suits).isPositive();
    assertThat(all("#calls .auction-head")).as("a column for each seat").hasSize(4);
    assertThat(all("#seat-1 .chip").stream().map(chip -> ((Labeled) chip).getText()))
        .contains("with Seat 3");
    assertThat(all("#seat-3 .chip").stream().map(chip -> ((Labeled) chip).getText()))
        .contains("partner");
  }

  @Test
  void theSeatOfTheOnlyHumanIsCalledYou(FxRobot robot) {
    open(robot, Playground.bundled("classics/whist"), 4, Playground.Look.USUAL);

    assertThat(((Labeled) find("#occupant-1")).getText()).isEqualTo("You");
    assertThat(all("#seat-1 .chip").stream().map(chip -> ((Labeled) chip).getText()))
        .contains("Seat 1");
    robot.interact(() -> playground.sit(2, Occupant.HUMAN));
    assertThat(((Labeled) find("#occupant-1")).getText()).isEqualTo("Seat 1");
  }

  @Test
  void aTrickThatWasGatheredIsTakenUpAgainAndExplained(FxRobot robot) {
    openInTheMiddle(robot, "supertrump", 2, Stride.TRICK, Stride.CARD);
    assertThat(table().trick().finished()).as("another trick is under way").isFalse();

    robot.interact(() -> ((Button) find(".won-button")).fire());

    assertThat(all("#why-trick .card")).hasSize(2);
    assertThat(all("#why-trick .winning")).hasSize(1);
    assertThat(all("#why-trick .decides")).isNotEmpty();
    assertThat(all("#why-trick .why-deciding")).hasSameSizeAs(all("#why-trick .decides"));
    assertThat(table().trick().number()).isEqualTo(11);
    assertThat(text(".why-title")).matches("Why Seat \\d wins trick (10|[1-9])");
    assertThat(all("#why-trick .why-deciding")).as("only what decides in the end").hasSize(1);
    assertThat(all("#why-trick .why-line").stream().map(line -> ((Labeled) line).getText()))
        .allMatch(line -> line.matches("line \\d+ · (decides|nobody|not asked|\\d still in)"));
    robot.interact(() -> ((MenuButton) find("#why-wish")).getItems().getFirst().fire());
    assertThat(playground.wished.orElseThrow()).isInstanceOf(Wish.Wins.class);
    robot.interact(() -> ((Button) find("#why-pin")).fire());
    assertThat(playground.text).containsPattern("test \"trick (10|[1-9]), after \\d+ choices\"");
    assertThat(playground.text).containsPattern("seat \\d wins by");
    assertThat(table().trick().number()).as("where the match stands").isEqualTo(11);
    robot.type(KeyCode.ESCAPE);
  }

  @Test
  void cardsOfBotsThatAreInSightCanBePointedAt(FxRobot robot) {
    open(
        robot,
        Playground.bundled("classics/whist"),
        4,
        Playground.Look.USUAL,
        opened -> opened.play(match -> match.seat(1, Occupant.RANDOM_BOT).to(0).openHands(true)));
    int leader = table().toLead().orElseThrow();
    int other = leader % 4 + 1;

    wishByMenuOf(robot, "#hand-" + leader + " .card");
    assertThat(playground.wished.orElseThrow())
        .isInstanceOfSatisfying(
            Wish.Allowed.class,
            wish -> {
              assertThat(wish.seat()).isEqualTo(leader);
              assertThat(wish.allowed()).as("it may be led").isFalse();
            });
    wishByMenuOf(robot, "#hand-" + other + " .card");

    assertThat(playground.wished.orElseThrow())
        .isInstanceOfSatisfying(
            Wish.Allowed.class,
            wish -> {
              assertThat(wish.seat()).isEqualTo(other);
              assertThat(wish.allowed()).as("another leads").isTrue();
            });
  }

  @Test
  void theMenuOfACardKeepsTheMomentAsATest(FxRobot robot) {
    open(robot, Playground.bundled("classics/whist"), 4, Playground.Look.USUAL);
    assertThat(playground.text).doesNotContain("test \"trick 1, after");

    fromMenuOf(robot, ".hand .card-button", 1);

    assertThat(playground.text).contains("test \"trick 1, after");
  }

  private void wishByMenuOf(FxRobot robot, String card) {
    fromMenuOf(robot, card, 0);
  }

  private void fromMenuOf(FxRobot robot, String card, int item) {
    Node part = all(card).iterator().next();
    robot.interact(
        () ->
            part.fireEvent(
                new ContextMenuEvent(
                    ContextMenuEvent.CONTEXT_MENU_REQUESTED, 0, 0, 300, 300, false, null)));
    ContextMenu wishes = (ContextMenu) robot.lookup("#wishes").query().getScene().getWindow();
    robot.interact(
        () -> {
          wishes.getItems().get(item).fire();
          wishes.hide();
        });
  }

  @Test
  void whoeverIsAheadInATrickUnderWayHasNotWonIt(FxRobot robot) {
    openInTheMiddle(robot, "classics/whist", 4, Stride.TRICK, Stride.CARD, Stride.CARD);

    robot.interact(() -> ((Button) find("#why-this-trick")).fire());

    assertThat(text(".why-title")).matches("Why (Seat \\d|You) (is|are) winning so far");
    assertThat(all("#why-trick .card")).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(ints = {480, 620, 760, 1000})
  void whoeverHasWonATrickIsNotOnlyAheadInIt(int width, FxRobot robot) {
    open(
        robot,
        Playground.bundled("classics/whist"),
        4,
        new Playground.Look(Locale.ENGLISH, false, width, 700),
        match -> match.forward(Stride.TRICK));

    assertThat(((Button) find("#why-this-trick")).getText()).matches("★( .*[Ww]ins?)?");
  }

  @Test
  void theQuestionWhyLiesOnItsCardFromTheFirst(FxRobot robot) {
    openInTheMiddle(robot, "classics/whist", 4);
    robot.interact(
        () -> {
          playground.pane.move(true);
          playground.playOn((match, wanted) -> match.forward(Stride.TRICK, wanted));
          playground.playOn((match, wanted) -> match.forward(Stride.CARD, wanted));

          Node card = find(".trick .winning");
          Node pill = find("#why-this-trick");
          assertThat(card.getTranslateX() + card.getTranslateY()).as("on its way").isNotZero();
          assertThat(pill.getTranslateX()).isEqualTo(card.getTranslateX());
          assertThat(pill.getTranslateY()).isEqualTo(card.getTranslateY());
        });
    assertThat(((Labeled) find("#why-this-trick .why-asked")).isUnderline()).isTrue();
  }

  /** With the button that goes on, which is there at the end of what was played. */
  @ParameterizedTest
  @CsvSource({"480, en", "500, ja", "560, en", "620, ja", "700, ja"})
  void theLineOfTimeHasRoomForAllOfIt(int width, Locale language, FxRobot robot) {
    open(
        robot,
        Playground.bundled("supertrump"),
        2,
        new Playground.Look(language, false, width, 700),
        match -> match.forward(Stride.TRICK));

    assertThat(find("#go-on").isVisible()).isTrue();
    Bounds line = inScene(find(".timeline"));
    for (String part : List.of("#to-start", "#track", "#go-on", "#speed", "#more-time")) {
      Node node = find(part);
      Bounds place = inScene(node);
      assertThat(place.getMaxX()).as(part).isLessThanOrEqualTo(line.getMaxX());
      assertThat(place.getWidth()).as(part).isGreaterThan(15);
    }
  }

  @Test
  void theListOfWhatHappenedClosesByItsButtonAndByEscape(FxRobot robot) {
    openInTheMiddle(robot, "supertrump", 2);
    ToggleButton history = (ToggleButton) find("#show-history");

    robot.interact(history::fire);
    robot.push(KeyCode.ESCAPE);
    assertThat(history.isSelected()).isFalse();
    robot.interact(history::fire);
    robot.interact(() -> stage.getScene().getRoot().layout());
    assertThat(all("#history .list-cell").stream().map(cell -> ((Labeled) cell).getText()))
        .anyMatch(text -> text != null && text.startsWith("You play "))
        .noneMatch(text -> text != null && text.contains("Seat 1"));
    robot.interact(() -> Screenshot.take(stage.getScene(), "history"));
    robot.interact(() -> ((Button) find("#close-history")).fire());
    assertThat(history.isSelected()).isFalse();
  }

  @Test
  void theListOfWhatHappenedSaysWhichLineGavePoints(FxRobot robot) {
    openInTheMiddle(robot, "classics/whist", 4);
    robot.interact(
        () -> {
          playground.play(match -> match.to(4 * 13));
          ((ToggleButton) find("#show-history")).fire();
        });
    robot.interact(() -> stage.getScene().getRoot().layout());

    Labeled gained =
        all("#history .list-cell").stream()
            .map(Labeled.class::cast)
            .filter(cell -> cell.getText() != null && cell.getText().startsWith("Points: "))
            .findFirst()
            .orElseThrow();
    assertThat(gained.getText()).matches("Points: (You|Seat \\d) \\+\\d, Seat \\d \\+\\d");
    Hyperlink line = (Hyperlink) gained.getGraphic();
    assertThat(line.getText()).isEqualTo("line 15");
    robot.interact(line::fire);
    Span revealed = playground.revealed.getLast();
    assertThat(playground.text.substring(revealed.start(), revealed.end()))
        .startsWith("scores number of tricks");
  }

  @Test
  void pointsAreToldWithTheStatementThatGaveThem(FxRobot robot) {
    openInTheMiddle(robot, "supertrump", 2);
    robot.interact(() -> ((Button) find("#score-1")).fire());

    assertThat(robot.lookup(".why-code").queryAllAs(Labeled.class))
        .isNotEmpty()
        .extracting(Labeled::getText)
        .allMatch(code -> code.contains("scores"));
  }

  @Test
  void theSignForTheSpeedStaysUntilBotsHaveLearned(FxRobot robot) {
    open(robot, Playground.bundled("classics/whist"), 4, Playground.Look.USUAL);
    Node sign = ((MenuButton) find("#speed")).getGraphic();
    String code = ((FontIcon) sign).getIconLiteral();
    robot.interact(() -> playground.play(match -> match.bots(Occupant.GOOD_BOT)));

    assertThat(playground.playtest.hasUntaughtBots()).isTrue();
    assertThat(((FontIcon) ((MenuButton) find("#speed")).getGraphic()).getIconLiteral())
        .isEqualTo(code);
  }

  @Test
  void theBranchMenuDoesNoHarmWhereItMayLieUnderThePointer(FxRobot robot) {
    open(robot, Playground.bundled("supertrump"), 2, Playground.Look.USUAL);
    robot.interact(() -> playground.play(match -> match.begin(99)));
    MenuButton menu = (MenuButton) find("#branches");
    robot.interact(menu::show);
    List<MenuItem> items = onFxThread(() -> List.copyOf(menu.getItems()));
    assertThat(items.getFirst().getId()).isEqualTo("branch-1");
    assertThat(items.getLast().getId()).isEqualTo("name-branch");

    robot.interact(() -> ((Menu) item(menu, "drop-branch")).getItems().getFirst().fire());
    robot.interact(menu::hide);
    assertThat(live().branches()).hasSize(1);
    robot.interact(menu::show);
    robot.interact(() -> item(menu, "bring-back-branch").fire());

    assertThat(live().branches()).hasSize(2);
  }

  private static MenuItem item(MenuButton menu, String id) {
    return menu.getItems().stream()
        .filter(each -> id.equals(each.getId()))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void everyTrickInTheListSaysWhy(FxRobot robot) {
    openInTheMiddle(robot, "supertrump", 2);
    robot.interact(() -> ((ToggleButton) find("#show-history")).setSelected(true));
    robot.interact(() -> stage.getScene().getRoot().layout());
    List<Node> links = all("#history .history-why").stream().filter(Node::isVisible).toList();
    assertThat(links).hasSizeGreaterThan(1);

    for (Node link : links) {
      robot.interact(((Hyperlink) link)::fire);
      assertThat(all("#why-trick .winning")).as(link.getAccessibleText()).hasSize(1);
    }
  }

  @Test
  void botsWaitUntilSomebodyHasTakenNoteOfWhatAnEditHasChanged() {
    String text = Playground.bundled("supertrump");
    Playtest match = Playtest.NONE.under(Playground.game(text, 2), 5).seat(1, Occupant.RANDOM_BOT);
    for (int choice = 0; choice < 12; choice++) {
      match = match.botChooses();
    }
    assertThat(match.isBotsTurn()).isTrue();

    String edited = text.replace("winner scores 1", "winner scores 7");
    Playtest after = match.under(Playground.game(edited, 2), 0);

    assertThat(after.change()).isNotNull();
    assertThat(after.isBotsTurn()).as("the news stand until somebody has taken note").isFalse();
    assertThat(after.goOnFrom(12).isBotsTurn()).isTrue();
  }

  @Test
  void whoLooksAtThePastIsTold(FxRobot robot) {
    openInTheMiddle(robot, "supertrump", 2);

    assertThat(all(".past-chip")).hasSize(1);
    robot.interact(() -> playground.playOn((match, wanted) -> match.forward(Stride.MATCH, wanted)));

    assertThat(all(".past-chip")).isEmpty();
  }

  @Test
  void neitherNewsNorOptionsMoveTheTable(FxRobot robot) {
    openInTheMiddle(robot, "supertrump", 2);
    Bounds before = inScene(find("#seat-1"));
    double height = inScene(find("#table")).getHeight();

    robot.interact(() -> playground.edit("winner scores 1", "winner scores 7"));
    robot.interact(() -> playground.pane.turnKnobs());
    robot.interact(() -> stage.getScene().getRoot().layout());

    assertThat(find("#change-sheet").isVisible()).isTrue();
    assertThat(inScene(find("#table")).getHeight()).isEqualTo(height);
    assertThat(inScene(find("#occupant-1")).getMinY())
        .isBetween(before.getMinY(), before.getMaxY());
  }

  /** Seat 1 has a card more: all are alike, so that every trick is tied. */
  private static final String ALIKE =
      """
      game "Alike"
        players 2
      match {
        shuffle deck
        deal 1 to each player from seat 1
        seat 1 draws 1 from deck
        play 1 tricks from seat 1 { winner scores 1 }
      }
      trick {
        best by "a card" card.rank == card.rank
        ties go to a playoff
      }
      """;

  @Test
  void aTieThatIsDecidedByTheCardsLeftSaysSoAndTheRuleLights(FxRobot robot) {
    open(robot, ALIKE, 2, Playground.Look.USUAL, match -> match.forward(Stride.MATCH));

    assertThat(find("#why-this-trick").getAccessibleText())
        .contains("Seat 1", "nobody else had a card left");
    robot.interact(() -> ((Button) find("#why-this-trick")).fire());
    assertThat(robot.lookup("#why-tie").queryLabeled().getText()).contains("Only Seat 1");
    assertThat(robot.lookup("#why-trick .winning").queryAll()).hasSize(1);
    int caret = playground.text.indexOf("ties go") + 2;
    robot.interact(() -> playground.pane.caretAt(Optional.of(caret)));
    assertThat(all(".track-lit")).hasSize(1);
    assertThat(all("#trick .card.lit")).isNotEmpty();
  }

  @Test
  void theCaretOnWhoScoresLightsTheScoreToo(FxRobot robot) {
    open(robot, ALIKE, 2, Playground.Look.USUAL, match -> match.forward(Stride.MATCH));

    int caret = playground.text.indexOf("winner scores") + 1;
    robot.interact(() -> playground.pane.caretAt(Optional.of(caret)));

    assertThat(all(".score.lit")).hasSize(1);
  }

  @Test
  void aMomentIsKeptAsATestAndTurnsRedUnderOtherRules(FxRobot robot) {
    openInTheMiddle(robot, "supertrump", 2);
    int tests = playground.text.split("test \"", -1).length;

    robot.interact(
        () -> {
          playground.playOn((match, wanted) -> match.forward(Stride.TRICK, wanted));
          ((Button) find("#pin")).fire();
        });

    assertThat(playground.text.split("test \"", -1)).hasSize(tests + 1);
    assertThat(text("#tests")).startsWith("✓");
  }

  @Test
  void anotherNumberOfPlayersIsSaidToBeTheCause(FxRobot robot) {
    openInTheMiddle(robot, "saizen", 3);

    robot.interact(
        () -> playground.play(match -> match.under(Playground.game(playground.text, 4), 0)));

    assertThat(text("#stop")).startsWith("The match now has 4 players. ");
    assertThat(text("#stop"))
        .as("sentences begin with a capital letter, and seats are called by their names")
        .doesNotContainPattern("[.] [a-z]")
        .doesNotContainPattern("\\bseat \\d");
  }

  @Test
  void anotherOptionIsSaidToBeTheCauseAndAnEditIsNot(FxRobot robot) {
    openInTheMiddle(robot, "supertrump", 2);

    robot.interact(() -> playground.edit("winner scores 1 ", "winner scores 2 "));
    assertThat(text("#change-lead")).startsWith("Every trick goes as before.");

    assertThat(
            OtherSetting.between(
                Playground.game(playground.text, 2), Playground.game(playground.text, 2)))
        .isEmpty();
    openInTheMiddle(robot, "saizen", 3);
    GameScript script = TestGames.script(playground.text);
    SetupResult other = script.setUp(3, Map.of("rounds", List.of("1")));
    robot.interact(
        () -> playground.play(match -> match.under(((SetupResult.Ready) other).game(), 0)));

    assertThat(text("#change-lead")).startsWith("The option “rounds” is now 1. ");
  }

  @Test
  void whoHasWonIsMarkedAtTheirSeat(FxRobot robot) {
    openInTheMiddle(robot, "supertrump", 2);
    assertThat(all(".chip-won")).isEmpty();

    robot.interact(() -> playground.playOn((match, wanted) -> match.forward(Stride.MATCH, wanted)));

    List<Integer> winners = ((Table.Ended) table().outcome()).winners();
    assertThat(winners).isNotEmpty();
    assertThat(all(".chip-won")).filteredOn(Node::isVisible).hasSameSizeAs(winners);
    winners.forEach(
        seat ->
            assertThat(all("#seat-" + seat + " .chip-won")).filteredOn(Node::isVisible).hasSize(1));
    String said = text("#question");
    assertThat(said.contains("You")).isEqualTo(winners.contains(1));
    assertThat(said).doesNotContain("Seat 1");
  }

  @Test
  void theScoresOpenBelowTheirButtonWithATitle(FxRobot robot) {
    openInTheMiddle(robot, "norimachigai", 3);
    robot.clickOn("#scores");

    Labeled title = robot.lookup(".popover .why-title").queryLabeled();
    assertThat(title.getText()).isEqualTo("Scores");
    Node button = find("#scores");
    assertThat(Lookup.onScreen(title).getMinY()).isGreaterThan(Lookup.onScreen(button).getMaxY());
  }

  @ParameterizedTest
  @CsvSource({
    "supertrump, 2, en, false",
    "mas-menos, 2, ja, true",
    "norimachigai, 4, ja, false",
    "head-and-tail, 5, en, true",
    "saizen, 6, ja, false"
  })
  void looksLikeATable(String game, int players, String language, boolean dark, FxRobot robot) {
    open(
        robot,
        Playground.bundled(game),
        players,
        new Playground.Look(Locale.of(language), dark, 640, 860),
        opened -> {
          opened.play(match -> match.seat(1, Occupant.RANDOM_BOT));
          opened.play(match -> match.seat(1, Occupant.HUMAN));
          opened.playOn((match, wanted) -> match.back(Stride.TRICK));
          opened.play(match -> match.to(Objects.requireNonNull(match.live()).at() * 2 / 3));
          opened.forward(Stride.TRICK, Stride.CARD);
        });
    robot.interact(() -> Screenshot.take(stage.getScene(), "table-" + game + "-" + language));

    assertThat(all(".seat")).hasSize(players);
    assertThat(table().trick().cards()).isNotEmpty();
    assertThat(all("#trick .card")).hasSameSizeAs(table().trick().cards());
  }

  private List<String> scores() {
    return table().seats().stream().map(Table.SeatPlace::score).toList();
  }

  private String score(int seat) {
    return text("#score-" + seat);
  }

  private static double top(Node node) {
    return inScene(node).getMinY();
  }
}
