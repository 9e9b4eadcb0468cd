package tricksmith.editor.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.InstanceOfAssertFactories.list;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tricksmith.editor.branches.Bots;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.Stop;
import tricksmith.editor.files.ScriptFile;
import tricksmith.editor.live.MatchSettings;
import tricksmith.editor.live.Playtest;
import tricksmith.editor.live.Speed;
import tricksmith.editor.live.TestGames;
import tricksmith.editor.picture.Table;
import tricksmith.editor.session.SessionState.RulesInForce;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;

class EditingSessionTest {
  private static final String FOLLOW = TestGames.FOLLOW;

  /** Without anything that is drawn by lot but the cards. */
  private static final String SCRIPT = TestGames.SMALL.replace("  dealer = random player\n", "");

  @TempDir private Path folder;
  private final StepwiseWorker worker = new StepwiseWorker();
  private final List<SessionState> states = new ArrayList<>();
  private Consumer<SessionState> beforeState = _ -> {};
  private Path file;
  private EditingSession session;

  @BeforeEach
  void open() throws Exception {
    file = Files.writeString(folder.resolve("small.trick"), SCRIPT);
    session = open(MatchSettings.NONE);
  }

  private void listen(SessionState state) {
    beforeState.accept(state);
    states.add(state);
  }

  private EditingSession open(MatchSettings settings) throws Exception {
    EditingSession opened = openWithBotsThatLearn(settings);
    opened.play(playtest -> playtest.bots(Occupant.RANDOM_BOT));
    worker.work();
    return opened;
  }

  private EditingSession openWithBotsThatLearn(MatchSettings settings) throws Exception {
    return EditingSession.open(
        ScriptFile.open(file), settings, 7, worker, this::listen, DraftStore.NONE, false);
  }

  @Test
  void pointsAtTheFirstLineOfAStatementOfSeveral() {
    String repeated = "  repeat 2 times {\n    winner = seat 1\n  }\n";
    session.edit(SCRIPT.replace("  new deal\n", repeated + "  new deal\n"));
    worker.work();

    assertThat(now().diagnostics())
        .isNotEmpty()
        .allSatisfy(
            diagnostic ->
                assertThat(now().inText(diagnostic))
                    .hasValueSatisfying(
                        span ->
                            assertThat(new Source("", now().text()).text(span))
                                .isNotBlank()
                                .doesNotContain("\n")));
  }

  @Test
  void saysWhatStopsTheFirstMatchesOnceNobodyTypes() {
    String halves = "  seat 1 chooses n from 1..3\n  move top (n / 2) of deck to aside\n";
    session.edit(SCRIPT.replace("  play tricks", halves + "  play tricks"));
    worker.work();
    assertThat(now().diagnostics()).isEmpty();

    worker.pauseAndWork();
    assertThat(now().diagnostics())
        .extracting(found -> found.problem().code(), found -> now().inText(found).isPresent())
        .containsExactly(tuple("TS702", true));

    session.edit(now().text().replace("(n / 2)", "(n * 2)"));
    worker.pauseAndWork();
    assertThat(now().diagnostics()).isEmpty();
  }

  @Test
  void showsTheMatchThatAFirstMatchStoppedIn() {
    String halves = "  seat 1 chooses n from 1..3\n  move top (n / 2) of deck to aside\n";
    session.edit(SCRIPT.replace("  play tricks", halves + "  play tricks"));
    worker.work();
    worker.pauseAndWork();
    Diagnostic stopped = now().diagnostics().getFirst();
    int branches = now().playing().branches().size();

    session.watch(stopped, "Stopped in line 9");
    worker.work();

    assertThat(now().playing().branches()).hasSize(branches + 1);
    assertThat(now().playing().branch().name()).isEqualTo("Stopped in line 9");
    assertThat(now().playing().match().status()).isInstanceOf(Status.Failed.class);
  }

  @Test
  void startsAMatchWhenTheScriptCanBePlayed() {
    assertThat(now().rulesInForce()).isEqualTo(RulesInForce.THESE);
    assertThat(now().diagnostics()).isEmpty();
    assertThat(now().playtest().table().question().name()).isEqualTo("trump");
    assertThat(now().playtest().table().question().choices()).hasSize(4);
  }

  /** Learning takes seconds, which nobody should spend on a script only because it is open. */
  @Test
  void botsLearnOnlyWhatSomebodyPlays() throws Exception {
    file = Files.writeString(folder.resolve("opened.trick"), SCRIPT);
    session = openWithBotsThatLearn(MatchSettings.NONE);
    session.play(playtest -> playtest.speed(Speed.AT_ONCE).openHands(true));
    session.drawn();
    worker.work();
    assertThat(now().playtest().hasUntaughtBots()).isTrue();
    assertThat(Bots.areLearning(now().playing().game().rules())).isFalse();

    choose(3);
    assertThat(Bots.areLearning(now().playing().game().rules())).isTrue();

    session.edit(SCRIPT.replace("  new deal\n", "  new deal\n  new deal\n"));
    worker.work();
    assertThat(Bots.areLearning(now().playing().game().rules())).isTrue();
  }

  @Test
  void botsLearnAGameWhenAskedWhatTheyThought() throws Exception {
    file = Files.writeString(folder.resolve("asked.trick"), SCRIPT);
    session = openWithBotsThatLearn(MatchSettings.NONE);
    session.askWhy(1, _ -> {});
    session.drawn();
    worker.work();

    assertThat(Bots.areLearning(now().playing().game().rules())).isTrue();
  }

  @Test
  void letsBotsPlayUntilItIsAHumansTurn() {
    choose(3);

    assertThat(now().playtest().table().question().play()).isTrue();
    choose(0);
    assertThat(deciding().seat()).isEqualTo(1);
    assertThat(match().events()).hasAtLeastOneElementOfType(Event.TrickFinished.class);
  }

  @Test
  void keepsShufflesAndChoicesWhenRulesChange() {
    playTricks(3);
    List<Event> before = match().events();

    edit(SCRIPT.replace("winner scores 1", "winner scores 3"));

    assertThat(now().playing().stop()).isNull();
    assertThat(choices(match())).isEqualTo(choices(before));
    assertThat(shuffles(match().events())).isEqualTo(shuffles(before));
    assertThat(scores()).allMatch(score -> Integer.parseInt(score) % 3 == 0);
  }

  @Test
  void followsRulesBeforeItReviewsThem() {
    states.clear();

    edit(SCRIPT.replace("winner scores 1", "winner scores 1 if 1 == 1"));

    assertThat(states)
        .filteredOn(state -> state.playing().game().script().source().text().equals(state.text()))
        .first()
        .returns(RulesInForce.CHECKING, SessionState::rulesInForce)
        .extracting(SessionState::diagnostics, list(Diagnostic.class))
        .isEmpty();
    assertThat(now().rulesInForce()).isEqualTo(RulesInForce.THESE);
    assertThat(now().diagnostics()).isNotEmpty();
  }

  @Test
  void followsRulesBeforeItJudgesThemAndNoBotGoesOnMeanwhile() {
    choose(3);
    session.play(playtest -> playtest.speed(Speed.FAST).seat(1, Occupant.RANDOM_BOT));
    while (match().events().stream().noneMatch(Event.TrickFinished.class::isInstance)) {
      worker.pauseAndWork();
    }
    assertThat(now().playtest().isBotsTurn()).isTrue();
    states.clear();

    edit(SCRIPT.replace("winner scores 1", "winner scores 2"));

    List<Playtest> following =
        states.stream()
            .filter(state -> state.text().equals(state.playing().game().script().source().text()))
            .map(SessionState::playtest)
            .toList();
    assertThat(following.getFirst())
        .returns(false, Playtest::isJudged)
        .returns(false, Playtest::isBotsTurn)
        .returns(false, Playtest::botsWait)
        .returns(null, Playtest::change);
    assertThat(following.stream().skip(1))
        .isNotEmpty()
        .extracting(Playtest::change)
        .doesNotContainNull();
  }

  @Test
  void warnsOfWhatWasOpenedOnceItHasBeenDrawn() throws Exception {
    Files.writeString(file, SCRIPT.replace("winner scores 1", "winner scores 1 if 1 == 1"));
    EditingSession opened = open(MatchSettings.NONE);
    assertThat(now().rulesInForce()).isEqualTo(RulesInForce.THESE);
    assertThat(now().diagnostics()).isEmpty();

    opened.drawn();
    worker.work();

    assertThat(now().diagnostics()).isNotEmpty();
  }

  @Test
  void runsTestsAndFirstMatchesOfWhatWasOpenedOnceItHasBeenDrawn() throws Exception {
    String tests = "tests {\n  test \"leads\" {\n    on table: AS KS\n    seat 1 wins\n  }\n}\n";
    String halves = "  seat 1 chooses n from 1..3\n  move top (n / 2) of deck to aside\n";
    Files.writeString(file, SCRIPT.replace("  play tricks", halves + "  play tricks") + tests);
    EditingSession opened = open(MatchSettings.NONE);
    worker.pauseAndWork();
    assertThat(now().playtest().tests()).isEmpty();
    assertThat(now().stops()).isEmpty();

    opened.drawn();
    worker.work();
    worker.pauseAndWork();

    assertThat(now().playtest().tests()).hasSize(1);
    assertThat(now().stops()).isNotEmpty();
  }

  @Test
  void leavesTheMatchAloneWhenAnEditIsTakenBack() {
    playTricks(1);
    LiveMatch played = now().playing();
    edit(SCRIPT + "?");
    states.clear();

    edit(SCRIPT);

    assertThat(now().playing()).isSameAs(played);
    assertThat(now().rulesInForce()).isEqualTo(RulesInForce.THESE);
  }

  @Test
  void tellsNothingTwice() {
    states.clear();

    edit(SCRIPT + "?");
    edit(SCRIPT);

    assertThat(states)
        .extracting(SessionState::text, SessionState::isChecked)
        .containsExactly(
            tuple(SCRIPT + "?", false),
            tuple(SCRIPT + "?", true),
            tuple(SCRIPT, false),
            tuple(SCRIPT, true));
  }

  @Test
  void judgesTheLastOfSeveralEditsAgainstTheMatchBeforeTheFirst() {
    playTricks(3);
    String twice = SCRIPT.replace("winner scores 1", "winner scores 2");
    String thrice = SCRIPT.replace("winner scores 1", "winner scores 3");
    StringBuilder next = new StringBuilder(thrice);
    beforeState =
        state -> {
          if (!next.isEmpty() && state.playing().game().script().source().text().equals(twice)) {
            session.edit(next.toString());
            next.setLength(0);
          }
        };
    states.clear();

    edit(twice);

    assertThat(states)
        .filteredOn(state -> state.playing().game().script().source().text().equals(twice))
        .isNotEmpty()
        .allSatisfy(state -> assertThat(state.playtest().isJudged()).isFalse());
    assertThat(now().playtest().change().textBefore()).isEqualTo(SCRIPT);
    assertThat(now().playtest().change().now().script().source().text()).isEqualTo(thrice);
  }

  @Test
  void stopsAtAPlayThatIsNoLongerLegalAndSaysWhy() {
    edit(SCRIPT.replace(FOLLOW, ""));
    playTricks(6);
    assertThat(match().status()).isInstanceOf(Status.Ended.class);

    edit(SCRIPT);

    Stop stop = now().playing().stop();
    assertThat(stop.obligation()).isEqualTo("follow suit");
    assertThat(stop.place().orElseThrow().line()).isEqualTo(12);
    assertThat(stop.label()).isNotBlank();
    assertThat(match().status()).isInstanceOf(Status.Deciding.class);
    assertThat(now().playing().isAtStop()).isTrue();
  }

  @Test
  void playsAllOfItAgainWhenSuchAnEditIsTakenBack() {
    edit(SCRIPT.replace(FOLLOW, ""));
    playTricks(6);
    List<Event> before = match().events();

    edit(SCRIPT);
    edit(SCRIPT.replace(FOLLOW, ""));

    assertThat(now().playing().stop()).isNull();
    assertThat(match().events()).isEqualTo(before);
  }

  @Test
  void goesOnFromWhereItStopped() {
    edit(SCRIPT.replace(FOLLOW, ""));
    playTricks(6);
    edit(SCRIPT);

    session.play(Playtest::goOn);
    worker.work();

    assertThat(now().playing().stop()).isNull();
    assertThat(now().playing().waiting()).isFalse();
    if (match().status() instanceof Status.Deciding(var decision)) {
      assertThat(decision.seat()).isEqualTo(1);
    }
  }

  @Test
  void keepsTheLastGoodRulesWhileTheTextIsBroken() {
    playTricks(2);
    Match before = match();

    edit(SCRIPT.replace("must", "mus"));

    assertThat(now().rulesInForce()).isEqualTo(RulesInForce.LAST_GOOD);
    assertThat(now().diagnostics()).isNotEmpty();
    assertThat(match()).isSameAs(before);
    playTricks(1);
    assertThat(match().events()).hasSizeGreaterThan(before.events().size());

    edit(SCRIPT);
    assertThat(now().rulesInForce()).isEqualTo(RulesInForce.THESE);
    assertThat(now().diagnostics()).isEmpty();
  }

  @Test
  void checksNoTextThatIsOlderThanTheLastKey() {
    session.edit(SCRIPT + "!");
    session.edit(SCRIPT + "!!");
    session.edit(SCRIPT + "// fine");
    states.clear();
    worker.work();

    assertThat(states)
        .extracting(SessionState::rulesInForce)
        .startsWith(RulesInForce.CHECKING, RulesInForce.CHECKING, RulesInForce.CHECKING)
        .endsWith(RulesInForce.THESE)
        .doesNotContain(RulesInForce.LAST_GOOD);
  }

  @Test
  void doesNotTakeAChoiceThatWasOfferedInAnotherMatch() {
    Match shown = match();
    session.newMatch(8);
    session.play(playtest -> playtest.choose(shown, new Pick.One(0)));
    worker.work();

    assertThat(match().seed()).isEqualTo(8);
    assertThat(choices(match())).isEmpty();
  }

  @Test
  void takesTheLastChoiceOfAHumanBack() {
    playTricks(2);
    Match before = match();
    choose(0);

    session.takeBack();
    worker.work();

    assertThat(match().events()).isEqualTo(before.events());
    assertThat(deciding().seat()).isEqualTo(1);
  }

  @Test
  void letsOnlyBotsPlayToTheEndAndWaitsAfterTakingBack() {
    session.play(playtest -> playtest.seat(1, Occupant.RANDOM_BOT));
    worker.work();
    assertThat(match().status()).isInstanceOf(Status.Ended.class);

    session.takeBack();
    worker.work();
    assertThat(match().status()).isInstanceOf(Status.Deciding.class);

    session.play(Playtest::goOn);
    worker.work();
    assertThat(match().status()).isInstanceOf(Status.Ended.class);
  }

  @Test
  void botsThatTakeTheirTimeChooseOneAfterTheOther() {
    session.play(playtest -> playtest.speed(Speed.FAST));
    choose(3);
    choose(0);
    assertThat(deciding().seat()).as("the bot thinks").isEqualTo(2);

    worker.pauseAndWork();

    assertThat(choices(match())).hasSize(3);
  }

  @Test
  void runsTheTestsOfTheScriptAfterEachEdit() {
    String tests = "tests {\n  test \"leads\" {\n    on table: AS KS\n    seat 1 wins\n  }\n}\n";
    edit(SCRIPT + tests);
    assertThat(now().playtest().tests()).hasSize(1);
    assertThat(now().playtest().tests().getFirst().passed()).isTrue();

    edit(SCRIPT.replace("card.rank", "lower card.rank") + tests);

    assertThat(now().playtest().tests().getFirst().passed()).isFalse();
  }

  @Test
  void showsHandsAsItIsTold() {
    assertThat(now().playtest().table().seats().get(1).hand())
        .allMatch(held -> held.face() == null);

    session.play(playtest -> playtest.openHands(true));
    worker.work();

    assertThat(now().playtest().table().seats().get(1).hand())
        .allMatch(held -> held.face() != null);
  }

  @Test
  void explainsEveryCardThatMayNotBePlayed() {
    session.play(playtest -> playtest.seat(2, Occupant.HUMAN));
    session.play(playtest -> playtest.openHands(true));
    worker.work();
    choose(3);
    for (int i = 0; i < 11; i++) {
      explained();
      choose(0);
    }
  }

  private void explained() {
    for (Table.Held held : now().playtest().table().seats().get(deciding().seat() - 1).hand()) {
      assertThat(held.use()).isNotInstanceOf(Table.Idle.class);
      if (held.use() instanceof Table.Excluded(var obligation, _, var place, var fulfilling, _)) {
        assertThat(obligation).isEqualTo("follow suit");
        assertThat(new Source("", SCRIPT).text(place.span())).startsWith("must");
        assertThat(fulfilling).isNotEmpty();
      }
    }
  }

  @Test
  void saves() {
    edit(SCRIPT + "// more\n");
    assertThat(now().isUnsaved()).isTrue();

    session.save(_ -> {});
    worker.work();

    assertThat(now().isUnsaved()).isFalse();
    assertThat(file).hasContent(SCRIPT + "// more\n");
  }

  @Test
  void saysThatItCouldNotSave() throws Exception {
    edit(SCRIPT + "// more\n");
    Files.delete(file);
    Files.delete(folder);

    session.save(_ -> {});
    worker.work();

    assertThat(now().isUnsaved()).isTrue();
    assertThat(now().failure().kind()).isEqualTo(SessionState.Failure.Kind.NO_FOLDER);
    Files.createDirectory(folder);
  }

  @Test
  void saysThatAStepFailedHoweverItFailed() {
    session.play(
        _ -> {
          throw new StackOverflowError("too deep");
        });
    worker.work();

    assertThat(now().failure().kind()).isEqualTo(SessionState.Failure.Kind.PROGRAM_ERROR);
    assertThat(now().text()).isEqualTo(SCRIPT);
  }

  @Test
  void saysWhichWishesAreNotMetAndPlaysWithoutThem() throws Exception {
    session = open(new MatchSettings(5, Map.of("nonsense", List.of("1"))));

    assertThat(now().settingsNotMet()).isNotEmpty();
    assertThat(now().playing().game().setup().players()).isEqualTo(2);
  }

  @Test
  void isNoObjectionToAWishThatTheScriptIsForOtherNumbersNow() {
    session.edit(now().text().replace("players 2", "players 3..4"));
    worker.work();

    assertThat(now().playing().game().setup().players()).isEqualTo(3);
    assertThat(now().settingsNotMet()).isEmpty();
  }

  @Test
  void hasNoMatchBeforeThereAreRules() throws Exception {
    Files.writeString(file, "");
    session = open(MatchSettings.NONE);

    assertThat(now().rulesInForce()).isEqualTo(RulesInForce.NONE);
    assertThat(now().playtest().table()).isNull();
    edit(SCRIPT);
    assertThat(now().rulesInForce()).isEqualTo(RulesInForce.THESE);
  }

  private SessionState now() {
    return states.getLast();
  }

  private Match match() {
    return now().playing().match();
  }

  private Decision deciding() {
    return ((Status.Deciding) match().status()).decision();
  }

  private void edit(String text) {
    session.edit(text);
    worker.pauseAndWork();
  }

  private void choose(int alternative) {
    session.play(playtest -> playtest.choose(match(), new Pick.One(alternative)));
    worker.work();
  }

  /** Always plays the first alternative, after choosing trumps if necessary. */
  private void playTricks(int tricks) {
    if (!deciding().name().equals("play")) {
      choose(3);
    }
    for (int i = 0; i < tricks; i++) {
      choose(0);
    }
  }

  private List<String> scores() {
    return now().playtest().table().seats().stream().map(Table.SeatPlace::score).toList();
  }

  private static List<Event> choices(Match match) {
    return choices(match.events());
  }

  private static List<Event> choices(List<Event> events) {
    return events.stream().filter(event -> event instanceof Event.Chosen).toList();
  }

  private static List<Event> shuffles(List<Event> events) {
    return events.stream().filter(event -> event instanceof Event.Shuffled).toList();
  }
}
