package tricksmith.editor.live;

import static org.assertj.core.api.Assertions.assertThat;
import static tricksmith.editor.live.TestGames.FOLLOW;
import static tricksmith.editor.live.TestGames.SMALL;
import static tricksmith.editor.live.TestGames.game;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tricksmith.editor.branches.Branch;
import tricksmith.editor.branches.Choice;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.PlayedBranch;
import tricksmith.editor.branches.Stop;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.change.Change;
import tricksmith.editor.change.Judgement;
import tricksmith.editor.change.MatchDifference;
import tricksmith.editor.change.MatchEnd;
import tricksmith.editor.picture.ScoreSheet;
import tricksmith.editor.picture.Table;
import tricksmith.editor.picture.Timeline;
import tricksmith.engine.Match;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.players.Level;
import tricksmith.players.PairedBot;
import tricksmith.script.Game;

class LiveMatchTest {
  private static final String LAWLESS = SMALL.replace(FOLLOW, "");

  private Playtest playtest = Playtest.NONE.under(game(SMALL), 7);

  @Test
  void stepsByCardTrickAndMatchAndBackAgain() {
    playtest = playtest.forward(Stride.MATCH, () -> true);
    assertThat(playtest.isOver()).isTrue();
    assertThat(live().at()).isEqualTo(13);

    playtest = playtest.back(Stride.MATCH);
    assertThat(live().at()).isZero();
    playtest = playtest.forward(Stride.TRICK, () -> true);
    assertThat(live().at()).isEqualTo(3);
    assertThat(Objects.requireNonNull(playtest.table()).trick().finished()).isTrue();
    playtest = playtest.forward(Stride.CARD, () -> true);
    assertThat(live().match().standing().plays()).hasSize(1);
    playtest = playtest.back(Stride.TRICK);
    assertThat(live().at()).isEqualTo(3);
    assertThat(live().branches()).hasSize(1);
  }

  @Test
  void whoChoosesCardsHasNotPassed() {
    String game =
        SMALL.replace("  play tricks", "  seat 1 chooses gift: 2 cards from hand\n  play tricks");
    playtest = Playtest.NONE.under(game(game), 7).forward(Stride.TRICK, () -> true);

    assertThat(playtest.timeline().orElseThrow().entries())
        .filteredOn(Timeline.Chosen.class::isInstance)
        .extracting(entry -> ((Timeline.Chosen) entry).pass())
        .containsExactly(false, false);
  }

  @Test
  void anotherChoiceMakesABranchAndLosesNothing() {
    playtest = playtest.forward(Stride.MATCH, () -> true);
    List<Choice> before = live().branch().choices();

    playtest = choose(playtest.to(0), other(before.getFirst().label()));

    assertThat(live().branches()).hasSize(2);
    assertThat(live().branch().parent()).isEqualTo(1);
    assertThat(live().at()).isEqualTo(1);
    playtest = playtest.switchTo(1);
    assertThat(live().branch().choices()).isEqualTo(before);
    assertThat(live().at()).as("where both are the same").isZero();
  }

  @Test
  void aMatchOfABatchIsOpenedOnABranchOfItsOwn() {
    playtest = playtest.forward(Stride.MATCH, () -> true);
    List<Choice> before = live().branch().choices();

    playtest = playtest.openExample("Line 7", Level.RANDOM, 42, 3);

    assertThat(live().at()).isEqualTo(3);
    assertThat(live().branch().seed()).isEqualTo(42);
    assertThat(live().branch().name()).isEqualTo("Line 7");
    MatchRun batch = MatchRun.start(game(SMALL).rules(), 42);
    List<PairedBot> bots = List.of(new PairedBot(42, 1), new PairedBot(42, 2));
    while (batch.isDeciding()) {
      bots.get(batch.decider() - 1).choose(batch);
    }
    assertThat(live().course().after(live().course().length()).match().events())
        .isEqualTo(batch.events());
    assertThat(playtest.switchTo(1).live().branch().choices()).isEqualTo(before);
  }

  @Test
  void saysWhichTrickGoesToSomebodyElseByOtherRules() {
    playtest = playtest.forward(Stride.MATCH, () -> true);

    playtest = playtest.under(game(SMALL.replace("card.rank\n", "lower card.rank\n")), 7);

    Change change = Objects.requireNonNull(playtest.change());
    MatchDifference.TrickGoes first = (MatchDifference.TrickGoes) change.first();
    Event.TrickFinished now =
        live().course().eventsSince(first.choices()).stream()
            .filter(Event.TrickFinished.class::isInstance)
            .map(Event.TrickFinished.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(first.trick().now().orElseThrow().winner())
        .contains(now.winner())
        .isNotEqualTo(first.trick().before().winner());
    assertThat(first.trick().now().orElseThrow().reason().orElseThrow().label())
        .isEqualTo("the higher");
    assertThat(first.place().orElseThrow().line())
        .isEqualTo(SMALL.substring(0, SMALL.indexOf("\"the higher\"")).lines().count());
    playtest = playtest.under(game(SMALL), 7);
    assertThat(playtest.change()).as("taken back").isNull();
  }

  @Test
  void judgesAChangeBeforeAnythingElseIsDone() {
    playtest = playtest.forward(Stride.MATCH, () -> true);
    Playtest following = playtest.takenOver(game(SMALL.replace("scores 1", "scores 7")), 7);

    assertThat(following.isJudged()).isFalse();
    assertThat(following.live().match().table().scores())
        .isNotEqualTo(live().match().table().scores());
    assertThat(following.judged().change()).isNotNull();
    assertThat(following.judged().table()).isSameAs(following.table());
    assertThat(following.openHands(true).change()).isNotNull();
    assertThat(following.goOnFrom(3)).returns(true, Playtest::isJudged);
    assertThat(following.byEarlierRules(true).change()).isNotNull();
    assertThat(following.playedOn(() -> true)).isNotNull();
    assertThat(following.takenOver(game(SMALL), 7).judged().change()).as("taken back").isNull();
  }

  @Test
  void saysWhatScoresOtherwiseUntilSomebodyHasTakenNote() {
    playtest = playtest.forward(Stride.MATCH, () -> true);

    playtest = playtest.under(game(SMALL.replace("scores 1", "scores 7")), 7);
    playtest = playtest.under(game(SMALL.replace("scores 1", "scores 7").concat("\n")), 7);

    MatchDifference.Scores points = (MatchDifference.Scores) playtest.change().first();
    assertThat(points.now()).isEqualTo("7");
    assertThat(points.before()).isEqualTo("1");
    assertThat(points.choices()).isEqualTo(3);
    assertThat(live().stop()).isNull();
    assertThat(playtest.goOnFrom(3).change()).isNull();
  }

  @Test
  void goesOnAfterAChangeAndKeepsTheOldCourse() {
    playtest = playtest.forward(Stride.MATCH, () -> true);
    List<Choice> before = live().branch().choices();
    playtest = playtest.under(game(SMALL.replace("card.rank\n", "lower card.rank\n")), 7);
    int choices = playtest.change().first().choices();
    assertThat(playtest.isBotsTurn()).isFalse();
    assertThat(playtest.botsWait()).isTrue();

    playtest = playtest.goOnFrom(choices);

    assertThat(playtest.change()).isNull();
    assertThat(live().at()).isEqualTo(choices);
    assertThat(live().waiting()).isFalse();
    assertThat(live().branches()).hasSize(2);
    assertThat(live().branches().getFirst().choices()).isEqualTo(before);
  }

  @Test
  void takingAnAcceptedChangeBackIsNoNews() {
    playtest = playtest.forward(Stride.MATCH, () -> true);
    Game lower = game(SMALL.replace("card.rank\n", "lower card.rank\n"));
    playtest = playtest.under(lower, 7);
    playtest = playtest.goOnFrom(playtest.change().first().choices());
    playtest = playtest.forward(Stride.TRICK, () -> true);

    playtest = playtest.under(game(SMALL), 7);

    assertThat(playtest.change()).as("it would offer to take back what is taken back").isNull();
    assertThat(live().game().script().source().text()).isEqualTo(SMALL);

    playtest = playtest.under(lower, 7);
    assertThat(playtest.change()).as("written anew").isNotNull();
  }

  @Test
  void takingAcceptedChangesBackOneAfterAnotherIsNoNews() {
    playtest = playtest.forward(Stride.MATCH, () -> true);
    List<String> texts =
        List.of(
            SMALL,
            SMALL.replace("card.rank\n", "lower card.rank\n"),
            SMALL.replace("card.rank\n", "lower card.rank\n").replace("scores 1", "scores 2"));
    for (String text : texts.subList(1, 3)) {
      playtest = playtest.under(game(text), 7);
      playtest = playtest.goOnFrom(playtest.change().first().choices());
      playtest = playtest.forward(Stride.MATCH, () -> true);
    }

    for (String text : texts.subList(0, 2).reversed()) {
      playtest = playtest.under(game(text), 7);
      assertThat(playtest.change()).as(text).isNull();
    }
  }

  @Test
  void twoRulesAreKeptAndBothCanBePlayedOn() {
    playtest = playtest.forward(Stride.TRICK, () -> true).forward(Stride.TRICK, () -> true);
    String lower = SMALL.replace("card.rank\n", "lower card.rank\n");
    playtest = playtest.under(game(lower), 7);
    int choices = playtest.change().first().choices();

    playtest = playtest.keepBoth(choices).byOtherRules();
    assertThat(playtest.byEarlierRules()).isTrue();
    assertThat(live().game().script().source().text()).isEqualTo(SMALL);
    playtest = playtest.goOn().forward(Stride.MATCH, () -> true);
    assertThat(playtest.isOver()).isTrue();
    List<Choice> old = live().branch().choices();

    playtest = playtest.byOtherRules();
    assertThat(live().game().script().source().text()).isEqualTo(lower);
    assertThat(live().at()).isEqualTo(choices);
    assertThat(playtest.worthKeeping()).extracting(Branch::choices).contains(old);

    playtest = playtest.byOtherRules().under(game(lower + "\n"), 7);
    assertThat(playtest.byEarlierRules()).as("an edit is one of the text's rules").isFalse();
  }

  @Test
  void takingAChangeBackAfterKeepingBothLeadsBackToTheEarlierRules() {
    playtest = playtest.forward(Stride.TRICK, () -> true).forward(Stride.TRICK, () -> true);
    Game lower = game(SMALL.replace("card.rank\n", "lower card.rank\n"));
    playtest = playtest.under(lower, 7);
    List<Choice> before = live().branch().choices();
    playtest = playtest.keepBoth(playtest.change().first().choices());

    playtest = playtest.under(game(SMALL), 7);

    assertThat(playtest.change()).as("a comparison the other way round").isNull();
    assertThat(playtest.aside()).isNull();
    assertThat(live().branch().choices()).isEqualTo(before);

    playtest = playtest.under(lower, 7);
    assertThat(playtest.change().textBefore()).isEqualTo(SMALL);
  }

  @Test
  void theEarlierRulesAreThoseBeforeTheLastChange() {
    playtest = playtest.forward(Stride.TRICK, () -> true).forward(Stride.TRICK, () -> true);
    String lower = SMALL.replace("card.rank\n", "lower card.rank\n");
    playtest = playtest.under(game(lower), 7);
    playtest = playtest.keepBoth(playtest.change().first().choices());
    playtest = playtest.forward(Stride.TRICK, () -> true);
    playtest = playtest.under(game(lower.replace("winner scores 1", "winner scores 2")), 7);

    playtest = playtest.goOnFrom(playtest.change().first().choices()).byOtherRules();

    assertThat(live().game().script().source().text()).isEqualTo(lower);
  }

  @Test
  void takingAChangeBackLeadsBackFromTheMatchThatShowsIt() {
    playtest = playtest.forward(Stride.CARD, () -> true);
    Game lower = game(SMALL.replace("card.rank\n", "lower card.rank\n"));
    playtest = playtest.under(lower, 7);
    assertThat(playtest.change()).as("no trick is over").isNull();
    PlayedBranch other = PlayedBranch.example(game(SMALL), Level.RANDOM, 42);
    playtest = playtest.openChange("another", Change.between(other, lower).orElseThrow()).to(2);
    assertThat(live().branch().name()).isEqualTo("another");

    playtest = playtest.under(game(SMALL), 7);

    assertThat(playtest.change()).isNull();
    assertThat(live().branch().seed()).isEqualTo(7);
    assertThat(live().at()).isEqualTo(1);
    assertThat(live().branches()).hasSize(1);
  }

  @Test
  void botsPlayOnFromTheFirstChange() {
    playtest = playtest.forward(Stride.MATCH, () -> true);
    playtest = playtest.under(game(SMALL.replace("card.rank\n", "lower card.rank\n")), 7);

    Judgement judgement = playtest.playedOn(() -> true);

    assertThat(judgement.differences().getFirst().choices())
        .isEqualTo(playtest.change().first().choices());
    assertThat(judgement.now()).isInstanceOf(MatchEnd.Won.class);
  }

  @Test
  void doesNotStopForChoicesThatOnlyBotsHaveMade() {
    String first = SMALL.replace("seat 1", "seat 2");
    playtest = Playtest.NONE.under(game(first), 7).botsDone(() -> true);
    assertThat(live().at()).isPositive();

    playtest =
        playtest.under(
            game(
                first
                    .replace("chooses trump", "chooses suit-of-trumps")
                    .replace("trump: suit", "suit-of-trumps: suit")
                    .replace("== trump", "== suit-of-trumps")),
            7);

    assertThat(live().stop()).isNull();
    assertThat(live().branches()).hasSize(1);
    assertThat(live().branch().seed()).isEqualTo(7);
  }

  private static final String TWO_DEALS =
      SMALL
          .replace("new deal", "repeat 2 times {\n    new deal")
          .replace("{ winner scores 1 }", "{ winner scores 1 }\n  }")
          .replace("seat 1 chooses", "seat 2 chooses");

  @Test
  void botsWaitAsLongAsSomethingLiesOverTheTable() {
    playtest = playtest.seat(1, Occupant.RANDOM_BOT);
    assertThat(playtest.isBotsTurn()).isTrue();
    assertThat(playtest.botsWait()).isFalse();

    Playtest covered = playtest.covered(true);

    assertThat(covered.isBotsTurn()).isFalse();
    assertThat(covered.botsWait()).isTrue();
    assertThat(covered.botsDone(() -> true).live()).isEqualTo(playtest.live());
    assertThat(covered.seat(1, Occupant.HUMAN).botsWait()).as("it is a human's turn").isFalse();
    assertThat(covered.covered(false).isBotsTurn()).isTrue();
  }

  @Test
  void botsWaitAtTheEndOfADealUntilAHumanHasLooked() {
    playtest =
        Playtest.NONE.under(game(TWO_DEALS), 7).speed(Speed.FAST).forward(Stride.ROUND, () -> true);
    assertThat(live().match().status()).isInstanceOf(Status.Deciding.class);
    playtest = playtest.goOn();
    assertThat(Objects.requireNonNull(playtest.table()).dealOver()).isTrue();
    assertThat(playtest.isBotsTurn()).isFalse();

    assertThat(playtest.nextDeal().isBotsTurn()).isTrue();
    assertThat(playtest.nextDeal().table().seats())
        .extracting(Table.SeatPlace::gained)
        .as("in the deal before")
        .containsOnlyNulls();
    assertThat(playtest.speed(Speed.AT_ONCE).isBotsTurn()).isTrue();
    assertThat(playtest.seat(1, Occupant.RANDOM_BOT).isBotsTurn()).as("nobody looks").isTrue();
  }

  @Test
  void theEndOfADealIsShownAsItWasBeforeTheNextBegan() throws IOException {
    String whist = Files.readString(Path.of("..", "games", "classics", "whist.trick"));
    playtest =
        Playtest.NONE.under(game(whist), 7).speed(Speed.FAST).forward(Stride.ROUND, () -> true);
    Table before = Objects.requireNonNull(playtest.to(live().at() - 1).table());
    Table end = Objects.requireNonNull(playtest.goOn().table());

    assertThat(end.dealOver()).isTrue();
    assertThat(end.variables()).as("its trump").isEqualTo(before.variables());
    assertThat(end.seats().stream().map(Table.SeatPlace::roles))
        .as("its dealer")
        .containsExactlyElementsOf(before.seats().stream().map(Table.SeatPlace::roles).toList());
    assertThat(end.seats().stream().mapToInt(Table.SeatPlace::tricks).sum()).isEqualTo(13);
    assertThat(end.seats()).noneMatch(Table.SeatPlace::asked);
    assertThat(end.seats()).anyMatch(seat -> !seat.score().equals("0"));
  }

  @Test
  void aBotThatPlaysForAHumanIsLikeTheOthers() {
    List<Choice> good =
        choices(playtest.seat(1, Occupant.GOOD_BOT).forward(Stride.MATCH, () -> true));
    List<Choice> random =
        choices(playtest.seat(1, Occupant.RANDOM_BOT).forward(Stride.MATCH, () -> true));

    assertThat(choices(playtest.forward(Stride.MATCH, () -> true)))
        .isEqualTo(good)
        .isNotEqualTo(random);
  }

  private static List<Choice> choices(Playtest played) {
    return Objects.requireNonNull(played.live()).branch().choices();
  }

  @Test
  void theEndOfTheMatchIsFirstTheLatestMoment() {
    playtest = playtest.forward(Stride.TRICK, () -> true).forward(Stride.TRICK, () -> true);
    int latest = live().at();

    playtest = playtest.back(Stride.TRICK).forward(Stride.MATCH, () -> true);
    assertThat(live().at()).isEqualTo(latest);
    assertThat(playtest.isOver()).isFalse();
    assertThat(playtest.forward(Stride.MATCH, () -> true).isOver()).isTrue();
  }

  @Test
  void botsGiveTimeToLookAtATrickThatIsOver() {
    playtest = playtest.speed(Speed.FAST).forward(Stride.TRICK, () -> true);
    assertThat(playtest.botsPause()).isEqualTo(Speed.FAST.afterTrick());

    playtest = playtest.forward(Stride.CARD, () -> true);
    assertThat(playtest.botsPause()).isEqualTo(Speed.FAST.pause());
  }

  @Test
  void theScoreSheetHasALineForEachDeal() {
    playtest = Playtest.NONE.under(game(TWO_DEALS), 7).forward(Stride.MATCH, () -> true);

    List<ScoreSheet.Line> lines = playtest.scores().orElseThrow().lines();
    assertThat(lines).hasSize(2);
    List<String> scores =
        Objects.requireNonNull(playtest.table()).seats().stream()
            .map(Table.SeatPlace::score)
            .toList();
    assertThat(lines.getLast().totals()).isEqualTo(scores);
    int gained = 0;
    for (ScoreSheet.Line line : lines) {
      gained += line.gains().stream().mapToInt(Integer::parseInt).sum();
    }
    assertThat(gained).isEqualTo(12);
  }

  @Test
  void theSameChoiceStaysOnItsBranch() {
    playtest = playtest.forward(Stride.MATCH, () -> true);
    String first = live().branch().choices().getFirst().label();

    playtest = choose(playtest.to(0), first);

    assertThat(live().branches()).hasSize(1);
    assertThat(live().at()).isEqualTo(1);
    assertThat(live().branch().choices()).hasSize(13);
  }

  @Test
  void branchesHaveNamesAndCanBeDropped() {
    playtest = playtest.begin(99).rename(2, " with a long suit ");

    assertThat(live().branch().name()).isEqualTo("with a long suit");
    assertThat(live().match().seed()).isEqualTo(99);
    assertThat(playtest.drop(2)).as("the present one stays").isEqualTo(playtest);
    Branch first = live().branches().getFirst();
    playtest = playtest.drop(1).rename(2, "");
    assertThat(live().branches()).extracting(Branch::name).containsExactly((String) null);
    playtest = playtest.bringBack(first).bringBack(first);
    assertThat(live().branches()).hasSize(2).contains(first);
  }

  @Test
  void whatNoHumanHasTouchedIsNotWorthKeeping() {
    assertThat(playtest.worthKeeping()).isEmpty();
    assertThat(playtest.note(1, 0, "a hard hand").worthKeeping()).hasSize(1);
    assertThat(playtest.rename(1, "hard").worthKeeping()).hasSize(1);
    assertThat(playtest.forward(Stride.CARD, () -> true).worthKeeping()).hasSize(1);
  }

  @Test
  void ofManyMatchesTheLastOnesAreWorthKeepingAndThoseWithANameAndWhatTheyHaveLeft() {
    playtest = playtest.forward(Stride.MATCH, () -> true);
    playtest = choose(playtest.to(0), other(live().branch().choices().getFirst().label()));
    playtest = playtest.rename(2, "with a long suit");
    for (int seed = 0; seed < 30; seed++) {
      playtest = playtest.begin(seed).forward(Stride.CARD, () -> true);
    }

    assertThat(playtest.worthKeeping()).extracting(Branch::number).startsWith(1, 2, 13).hasSize(22);
    assertThat(playtest.begin(99).worthKeeping()).as("the present one").hasSize(23);
  }

  @Test
  void keepsShufflesAndChoicesWhenRulesChange() {
    playtest =
        playtest
            .seat(1, Occupant.RANDOM_BOT)
            .forward(Stride.TRICK, () -> true)
            .forward(Stride.TRICK, () -> true)
            .seat(1, Occupant.HUMAN);
    List<Event> shuffles = shuffles();
    List<Choice> choices = live().branch().choices();

    playtest = playtest.under(game(SMALL.replace("scores 1", "scores 3")), 0);

    assertThat(live().stop()).isNull();
    assertThat(shuffles()).isEqualTo(shuffles);
    assertThat(live().branch().choices()).isEqualTo(choices);
    assertThat(live().at()).isEqualTo(choices.size());
    assertThat(scores()).containsExactlyInAnyOrder("0", "6").isNotEmpty();
  }

  /** A match in which seat 1, as a human might, revokes. */
  private static Playtest lawless() {
    return Playtest.NONE
        .under(game(LAWLESS), 7)
        .seat(1, Occupant.RANDOM_BOT)
        .forward(Stride.MATCH, () -> true)
        .seat(1, Occupant.HUMAN);
  }

  @Test
  void stopsAtAPlayThatIsNoLongerLegalAndSaysWhyAndWhere() {
    playtest = lawless();

    playtest = playtest.under(game(SMALL), 0);

    Stop stop = Objects.requireNonNull(live().stop());
    assertThat(stop.reason()).isEqualTo(Stop.Reason.FORBIDDEN);
    assertThat(stop.obligation()).isEqualTo("follow suit");
    assertThat(stop.decision()).isEqualTo("play");
    assertThat(stop.number()).isEqualTo(live().at());
    assertThat(stop.place().orElseThrow().line()).isEqualTo(13);
    assertThat(live().isAtStop()).isTrue();
    assertThat(playtest.isBotsTurn()).as("nobody goes on by themselves").isFalse();
  }

  @Test
  void returnsToWhereItStoodWhenSuchAnEditIsTakenBack() {
    playtest = lawless().to(11);
    List<Event> before = live().match().events();

    playtest = playtest.under(game(SMALL), 0).under(game(LAWLESS), 0);

    assertThat(live().stop()).isNull();
    assertThat(live().match().events()).isEqualTo(before);
  }

  @Test
  void goesOnFromTheStopOnABranchOfItsOwn() {
    playtest = lawless();
    playtest = playtest.under(game(SMALL), 0).goOn().forward(Stride.MATCH, () -> true);

    assertThat(playtest.isOver()).isTrue();
    assertThat(live().stop()).isNull();
    assertThat(live().branches()).hasSize(2);
    playtest = playtest.under(game(LAWLESS), 0).switchTo(1);
    assertThat(live().course().length()).as("what was played first").isEqualTo(13);
  }

  @Test
  void saysWhenAnotherQuestionIsAskedOrTheCardIsNotThere() {
    playtest = playtest.forward(Stride.TRICK, () -> true);

    Stop other = stopUnder(SMALL.replace("seat 1 chooses trump", "seat 2 chooses trump"));
    assertThat(other.reason()).isEqualTo(Stop.Reason.ANOTHER_QUESTION);
    assertThat(other.instead()).isEqualTo(new Stop.Asked("trump", 2));
    Stop refused = stopUnder(SMALL.replace("from suits", "from suits where it == C"));
    assertThat(refused.reason()).isEqualTo(Stop.Reason.NOT_OFFERED);
    assertThat(refused.place().orElseThrow().line()).isEqualTo(9);
    Stop missing = stopUnder(SMALL.replace("from seat 1\n  seat 1", "from seat 2\n  seat 1"));
    assertThat(missing.reason()).isEqualTo(Stop.Reason.NOT_HELD);
    Stop over = stopUnder(SMALL.replace("  play tricks", "  end the match\n  play tricks"));
    assertThat(over.reason()).isEqualTo(Stop.Reason.OVER);
  }

  private Stop stopUnder(String text) {
    Playtest under = playtest.under(game(text), 0);
    return Objects.requireNonNull(Objects.requireNonNull(under.live()).stop(), "no stop");
  }

  @Test
  void anotherOutcomeOfChanceIsABranch() {
    Timeline.CameUp dealer =
        playtest.timeline().orElseThrow().entries().stream()
            .filter(Timeline.CameUp.class::isInstance)
            .map(Timeline.CameUp.class::cast)
            .findFirst()
            .orElseThrow();
    String another = "1".equals(dealer.label()) ? "2" : "1";
    List<Event> shuffles = shuffles();

    playtest = playtest.letComeUp(dealer, another);

    assertThat(live().branches()).hasSize(2);
    assertThat(Objects.requireNonNull(playtest.table()).seat(Integer.parseInt(another)).roles())
        .contains("dealer");
    assertThat(shuffles()).isEqualTo(shuffles);
  }

  @Test
  void botsPlayUntilItIsAHumansTurn() {
    playtest = choose(playtest, "S").botsDone(() -> true);

    assertThat(deciding().seat()).isEqualTo(1);
    playtest = playtest.seat(1, Occupant.RANDOM_BOT).botsDone(() -> true);
    assertThat(playtest.isOver()).isTrue();
    playtest = playtest.to(4);
    assertThat(playtest.isBotsTurn()).as("bots wait in the past").isFalse();
    assertThat(playtest.goOn().isBotsTurn()).isTrue();
  }

  @Test
  void takesTheLastChoiceOfAHumanBack() {
    playtest = choose(playtest, "S");
    Match before = live().match();
    playtest = choose(playtest, legal().getFirst()).botsDone(() -> true);

    playtest = playtest.takeBack();

    assertThat(live().match()).isSameAs(before);
  }

  @Test
  void aChoiceOfferedInAnotherMatchIsNotTaken() {
    Match shown = live().match();

    playtest = playtest.begin(8).choose(shown, new Pick.One(0));

    assertThat(live().at()).isZero();
  }

  private LiveMatch live() {
    return Objects.requireNonNull(playtest.live());
  }

  private Decision deciding() {
    return ((Status.Deciding) live().match().status()).decision();
  }

  private List<String> legal() {
    return ((Decision.OneOf) deciding().options())
        .alternatives().stream().map(Decision.Alternative::label).toList();
  }

  private String other(String label) {
    return List.of("C", "D").stream().filter(suit -> !suit.equals(label)).findFirst().orElseThrow();
  }

  private Playtest choose(Playtest from, String label) {
    playtest = from;
    return from.choose(live().match(), new Pick.One(legal().indexOf(label)));
  }

  private List<Event> shuffles() {
    return live().match().events().stream().filter(Event.Shuffled.class::isInstance).toList();
  }

  private List<String> scores() {
    return Objects.requireNonNull(playtest.table()).seats().stream()
        .map(Table.SeatPlace::score)
        .toList();
  }

  @Test
  void playersWhoHaveLearnedTheGameDecideForSeats() {
    playtest =
        playtest.seat(1, Occupant.NOVICE_BOT).seat(2, Occupant.GOOD_BOT).botsDone(() -> true);

    assertThat(playtest.isOver()).isTrue();
  }
}
