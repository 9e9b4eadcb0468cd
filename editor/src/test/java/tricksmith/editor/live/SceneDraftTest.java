package tricksmith.editor.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.editor.branches.Arranged;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.Stop;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.picture.Table;
import tricksmith.engine.Match;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.Status;
import tricksmith.expectation.ScriptTests;
import tricksmith.expectation.TestResult;
import tricksmith.source.Edit;

class SceneDraftTest {

  private static Playtest small() {
    return Playtest.NONE
        .under(TestGames.small(), 7)
        .seat(1, Occupant.HUMAN)
        .seat(2, Occupant.HUMAN)
        .openHands(true)
        .forward(Stride.CARD, () -> true);
  }

  private static Playtest arranged(Playtest before, SceneDraft draft) {
    List<Arranged.Refused> refused = new ArrayList<>();
    Playtest after = before.arrange(draft, refused::add);
    assertThat(refused).isEmpty();
    return after;
  }

  private static SceneDraft draft(Playtest playtest) {
    return playtest.scene().orElseThrow();
  }

  private static LiveMatch live(Playtest playtest) {
    return Objects.requireNonNull(playtest.live());
  }

  private static List<String> hand(Playtest playtest, int seat) {
    return Objects.requireNonNull(playtest.table()).seat(seat).hand().stream()
        .map(held -> Objects.requireNonNull(held.face()).label())
        .toList();
  }

  private static List<String> all(SceneDraft draft) {
    return draft.places().stream()
        .flatMap(place -> place.cards().stream())
        .map(Table.Face::label)
        .sorted()
        .toList();
  }

  private static SceneDraft.Place hand(SceneDraft draft, int seat) {
    return draft.places().stream()
        .filter(place -> place.hand() && Objects.equals(place.owner(), seat))
        .findFirst()
        .orElseThrow();
  }

  /** The face-up card on the stock stays; those under it are shuffled with the hands. */
  @Test
  void fillsTheHiddenPartOfAStockToo() {
    Playtest playtest =
        Playtest.NONE
            .under(TestGames.game(TestGames.text(TestGames.bundled("supertrump"))), 3)
            .forward(Stride.TRICK, () -> true);
    List<Table.Face> before = stock(draft(playtest));

    List<Table.Face> once = stock(draft(playtest).fill(1));
    List<Table.Face> twice = stock(draft(playtest).fill(1).fill(2));

    assertThat(once.getFirst()).isEqualTo(before.getFirst());
    assertThat(once).isNotEqualTo(before);
    assertThat(twice.getFirst()).isEqualTo(before.getFirst());
    assertThat(twice).isNotEqualTo(once);
    assertThat(once.stream().filter(before::contains).count()).isLessThan(before.size());
  }

  @Test
  void aCardCanGoIntoAZoneThatIsEmpty() {
    Playtest playtest =
        Playtest.NONE.under(
            TestGames.game(
                TestGames.SMALL.replace("state {", "zones { kitty: face down }\nstate {")),
            7);
    SceneDraft draft = draft(playtest);
    SceneDraft.Place kitty =
        draft.places().stream()
            .filter(place -> place.name().equals("kitty"))
            .findFirst()
            .orElseThrow();
    int card = hand(draft, 2).cards().getFirst().card();

    Playtest arranged = arranged(playtest, draft.move(card, kitty.zone()));

    assertThat(live(arranged).match().table().zone(kitty.zone()).cards()).hasSize(1);
    assertThat(hand(draft(arranged), 2).cards()).hasSize(5);
  }

  /** Cards are set by moving them. */
  @Test
  void aVariableThatHoldsCardsIsNoSetting() {
    Playtest playtest =
        Playtest.NONE
            .under(
                TestGames.game(
                    TestGames.SMALL.replace(
                        "  play tricks",
                        "  seat 1 chooses gift: 2 cards from hand\n  play tricks")),
                7)
            .forward(Stride.TRICK, () -> true);

    assertThat(draft(playtest).settings())
        .extracting(SceneDraft.Setting::target)
        .contains("trump")
        .doesNotContain("gift");
  }

  private static List<Table.Face> stock(SceneDraft draft) {
    return draft.places().stream()
        .filter(place -> place.name().equals("stock"))
        .findFirst()
        .orElseThrow()
        .cards();
  }

  /** As far as any seat knows, each card may be where it is. */
  private static void nobodyIsWrongAboutACard(Match match) {
    List<MatchView.Zone> zones = match.table().zones();
    for (int zone = 0; zone < zones.size(); zone++) {
      for (MatchView.Lying lying : zones.get(zone).cards()) {
        for (int seat = 1; seat <= match.rules().players(); seat++) {
          assertThat(match.view(seat).placesOf(lying.card()).contains(zone))
              .as("card %s in zone %s for seat %s", lying.card(), zone, seat)
              .isTrue();
        }
      }
    }
  }

  @Test
  void cardsThatChangePlacesAreInTheHandsThen() {
    Playtest before = small();
    SceneDraft draft = draft(before);
    Table.Face mine = hand(draft, 1).cards().getFirst();
    Table.Face theirs = hand(draft, 2).cards().getLast();

    Playtest after = arranged(before, draft.exchange(mine.card(), theirs.card()));

    assertThat(hand(after, 1)).contains(theirs.label()).doesNotContain(mine.label()).hasSize(6);
    assertThat(hand(after, 2)).contains(mine.label()).doesNotContain(theirs.label()).hasSize(6);
    assertThat(live(after).branches()).hasSize(2);
    assertThat(live(after.switchTo(1)).branch().scenes()).isEmpty();
    assertThat(hand(after.switchTo(1), 1)).contains(mine.label());
  }

  @Test
  void variablesScoresAndTheLeadAreAsTheyWereSet() {
    Playtest before = small();
    SceneDraft draft = draft(before).set("trump", "H").set("score of seat 2", "41").lead(2);

    Playtest after = arranged(before, draft);

    Table table = Objects.requireNonNull(after.table());
    assertThat(table.variables())
        .filteredOn(variable -> variable.name().equals("trump"))
        .extracting(Table.Variable::values)
        .containsExactly(List.of("H"));
    assertThat(table.seat(2).score()).isEqualTo("41");
    assertThat(Objects.requireNonNull(table.question()).seat()).isEqualTo(2);
    assertThat(table.trick().number()).isEqualTo(1);
  }

  @Test
  void ofVeryManyVariablesTheFirstCanBeSet() {
    String text =
        TestGames.SMALL.replace(
            "state { trump: suit }",
            "state { trump: suit; taken[1..50000]: some cards; seen[1..9000]: number = 1 }");
    Playtest playtest =
        Playtest.NONE
            .under(TestGames.game(text), 7)
            .seat(1, Occupant.HUMAN)
            .openHands(true)
            .forward(Stride.CARD, () -> true);

    assertThat(draft(playtest).settings())
        .hasSize(2 + 1_000)
        .extracting(SceneDraft.Setting::target)
        .contains("score of seat 2", "trump", "seen[999]")
        .doesNotContain("seen[1000]");
  }

  private static List<String> trick(Playtest playtest) {
    return Objects.requireNonNull(playtest.table()).trick().cards().stream()
        .map(played -> played.seat() + " " + played.face().label())
        .toList();
  }

  private static int asked(Playtest playtest) {
    Table table = Objects.requireNonNull(playtest.table());
    return Objects.requireNonNull(table.question()).seat();
  }

  private static SceneDraft.Trick laid(SceneDraft draft) {
    return draft.trick().orElseThrow();
  }

  @Test
  void aCardIsLaidToTheTrickAndTheNextSeatIsAsked() {
    Playtest before = small();
    int leader = laid(draft(before)).leader();
    Table.Face card = hand(draft(before), leader).cards().getLast();

    Playtest after = arranged(before, draft(before).play(card.card(), leader));

    assertThat(trick(after)).containsExactly(leader + " " + card.label());
    assertThat(hand(after, leader)).doesNotContain(card.label()).hasSize(5);
    assertThat(asked(after)).isEqualTo(3 - leader);
    assertThat(Objects.requireNonNull(after.table()).trick().number()).isEqualTo(1);
  }

  /** The card of somebody else's hand, and from a seat that would not have been next. */
  @Test
  void anyCardIsLaidAsAnybodys() {
    Playtest before = small();
    int leader = laid(draft(before)).leader();
    int other = 3 - leader;
    Table.Face card = hand(draft(before), leader).cards().getFirst();

    Playtest after = arranged(before, draft(before).play(card.card(), other));

    assertThat(trick(after)).containsExactly(other + " " + card.label());
    assertThat(hand(after, other)).hasSize(6);
    assertThat(asked(after)).isEqualTo(leader);
  }

  @Test
  void aPlayedCardIsTakenBackAndItsSeatLeadsAnew() {
    Playtest led = small().forward(Stride.CARD, () -> true);
    SceneDraft draft = draft(led);
    int leader = laid(draft).leader();
    Table.Face card = Objects.requireNonNull(laid(draft).cards().get(leader));
    int zone = hand(draft, leader).zone();

    Playtest after = arranged(led, draft.move(card.card(), zone));

    assertThat(trick(after)).isEmpty();
    assertThat(hand(after, leader)).contains(card.label()).hasSize(6);
    assertThat(asked(after)).isEqualTo(leader);
  }

  @Test
  void aPlayedCardIsExchangedWithOneOfAHand() {
    Playtest led = small().forward(Stride.CARD, () -> true);
    SceneDraft draft = draft(led);
    int leader = laid(draft).leader();
    Table.Face card = Objects.requireNonNull(laid(draft).cards().get(leader));
    Table.Face other = hand(draft, leader).cards().getFirst();

    Playtest after = arranged(led, draft.exchange(card.card(), other.card()));

    assertThat(trick(after)).containsExactly(leader + " " + other.label());
    assertThat(hand(after, leader)).contains(card.label()).doesNotContain(other.label());
    assertThat(asked(after)).isEqualTo(3 - leader);
  }

  /** All have played then: the trick is over, and the rules say who has won it. */
  @Test
  void aTrickThatIsLaidWholeIsOver() {
    Playtest before = small();
    SceneDraft draft = draft(before);
    int leader = laid(draft).leader();
    Table.Face first = hand(draft, leader).cards().getFirst();
    Table.Face second = hand(draft, 3 - leader).cards().getFirst();

    Playtest after =
        arranged(before, draft.play(first.card(), leader).play(second.card(), 3 - leader));

    Match match = live(after).match();
    assertThat(match.events()).filteredOn(Event.TrickFinished.class::isInstance).hasSize(1);
    assertThat(match.status()).isInstanceOf(Status.Deciding.class);
    assertThat(match.standing().trick()).isEqualTo(2);
    assertThat(hand(after, 1)).hasSize(5);
    assertThat(hand(after, 2)).hasSize(5);
  }

  @Test
  void aTrickIsLaidOnceMore() {
    Playtest before = small();
    int leader = laid(draft(before)).leader();
    int first = hand(draft(before), leader).cards().getFirst().card();
    Playtest once = arranged(before, draft(before).play(first, leader));
    Table.Face instead = hand(draft(once), leader).cards().getFirst();

    Playtest twice = arranged(once, draft(once).exchange(first, instead.card()));

    assertThat(trick(twice)).containsExactly(leader + " " + instead.label());
    assertThat(live(twice).branch().scenes().values().iterator().next().lines())
        .filteredOn(line -> line.contains(" leads "))
        .hasSize(1);
  }

  @Test
  void whileNoCardIsDueTheTrickIsNotOpen() {
    Playtest before =
        Playtest.NONE.under(
            TestGames.game(TestGames.text(TestGames.bundled("classics/bridge"))), 5);

    SceneDraft draft = draft(before);
    assertThat(draft.trick()).isEmpty();
    assertThat(draft.play(0, 1).lead(2)).isSameAs(draft);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "supertrump",
        "mas-menos",
        "norimachigai",
        "head-and-tail",
        "saizen",
        "classics/bridge",
        "classics/euchre",
        "classics/knaves",
        "classics/wizard"
      })
  void tricksOfGamesAreLaidAnewPlayedToTheEndAndPinned(String name) {
    String text = TestGames.text(TestGames.bundled(name));
    Playtest playtest = TestGames.match(text).forward(Stride.TRICK, () -> true);
    while (draft(playtest).trick().filter(laid -> laid.cards().isEmpty()).isEmpty()) {
      playtest = playtest.forward(Stride.CARD, () -> true);
    }
    SceneDraft draft = draft(playtest);
    SceneDraft.Trick open = laid(draft);
    int leads = open.seats().getLast();
    Table.Face card = hand(draft, leads).cards().getFirst();

    Playtest scene = arranged(playtest, draft.play(card.card(), leads));

    assertThat(trick(scene)).containsExactly(leads + " " + card.label());
    assertThat(live(scene).match()).satisfies(SceneDraftTest::nobodyIsWrongAboutACard);
    Playtest over = scene.forward(Stride.MATCH, () -> true);
    assertThat(live(over).match().status()).isInstanceOf(Status.Ended.class);
    Edit pin = Pin.of(live(scene), "a trick").orElseThrow();
    String pinned = Edit.applied(text, List.of(pin));
    assertThat(ScriptTests.run(TestGames.script(pinned)))
        .filteredOn(result -> result.title().equals("a trick"))
        .singleElement()
        .matches(TestResult::passed);
  }

  @Test
  void theRestIsFilledAroundWhatIsLocked() {
    SceneDraft draft = draft(small());
    Table.Face kept = hand(draft, 1).cards().getFirst();

    SceneDraft filled = draft.lock(kept.card(), true).fill(3);

    assertThat(hand(filled, 1).cards().getFirst()).isEqualTo(kept);
    assertThat(hand(filled, 1).cards()).isNotEqualTo(hand(draft, 1).cards());
    assertThat(all(filled)).isEqualTo(all(draft));
    assertThat(filled.places())
        .extracting(place -> place.cards().size())
        .isEqualTo(draft.places().stream().map(place -> place.cards().size()).toList());
    assertThat(draft.lock(kept.card(), true).fill(3).places()).isEqualTo(filled.places());
  }

  @Test
  void whatCannotBeSetIsRefusedWithItsReasonAndNothingChanges() {
    Playtest before = small();
    List<Arranged.Refused> refused = new ArrayList<>();

    Playtest after = before.arrange(draft(before).set("score of seat 1", "nonsense"), refused::add);

    assertThat(after).isEqualTo(before);
    assertThat(refused).singleElement().extracting(Arranged.Refused::line).isEqualTo(0);
  }

  @Test
  void aSceneCanBeSetOnceMore() {
    Playtest before = small();
    SceneDraft first = draft(before).set("trump", "H").fill(1);
    Playtest once = arranged(before, first);
    List<String> hand = hand(once, 1);

    Playtest twice = arranged(once, draft(once).set("score of seat 1", "5"));

    assertThat(hand(twice, 1)).isEqualTo(hand);
    assertThat(Objects.requireNonNull(twice.table()).seat(1).score()).isEqualTo("5");
  }

  @Test
  void aSceneIsSetAgainUnderOtherRules() {
    Playtest before = small();
    Playtest scene =
        arranged(before, draft(before).set("trump", "H").fill(1)).forward(Stride.TRICK, () -> true);
    List<String> hand = hand(scene, 1);

    Playtest other =
        scene.under(
            TestGames.game(TestGames.SMALL.replace("winner scores 1", "winner scores 3")), 0);

    assertThat(live(other).stop()).isNull();
    assertThat(hand(other, 1)).isEqualTo(hand);
    assertThat(Objects.requireNonNull(other.table()).seats())
        .extracting(Table.SeatPlace::score)
        .containsOnlyOnce("3");
  }

  @Test
  void aSceneThatOtherRulesCannotSetStopsTheMatchThere() {
    Playtest here = small();
    Playtest scene = arranged(here, draft(here).set("score of seat 1", "3").fill(1));

    Playtest other =
        scene.under(
            TestGames.game(
                TestGames.SMALL.replace(
                    "match {", "deck {\n suits C D H S\n ranks 9 10 J Q K A\n}\nmatch {")),
            0);

    assertThat(Objects.requireNonNull(live(other).stop()).reason()).isEqualTo(Stop.Reason.SCENE);
    assertThat(live(other).isAtStop()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"supertrump", "mas-menos", "norimachigai", "head-and-tail", "saizen"})
  void scenesOfBundledGamesArePlayedToTheEndAndPinned(String name) {
    String text = TestGames.text(TestGames.bundled(name));
    Playtest playtest = TestGames.match(text).forward(Stride.TRICK, () -> true);
    SceneDraft filled = draft(playtest).fill(2);

    Playtest scene = arranged(playtest, filled);

    assertThat(all(draft(scene))).isEqualTo(all(filled));
    assertThat(live(scene).match()).satisfies(SceneDraftTest::nobodyIsWrongAboutACard);
    Playtest over = scene.forward(Stride.MATCH, () -> true);
    assertThat(live(over).match().status()).isInstanceOf(Status.Ended.class);
    Playtest later = scene.forward(Stride.TRICK, () -> true);
    Edit pin = Pin.of(live(later), "from a scene").orElseThrow();
    String pinned = Edit.applied(text, List.of(pin));
    assertThat(ScriptTests.run(TestGames.script(pinned)))
        .filteredOn(result -> result.title().equals("from a scene"))
        .singleElement()
        .matches(TestResult::passed);
  }

  @Test
  void honestBotsPlayOnFromAScene() {
    Playtest before = small();
    Playtest scene =
        arranged(before, draft(before).fill(9))
            .seat(1, Occupant.MONTE_CARLO_BOT)
            .seat(2, Occupant.MONTE_CARLO_BOT)
            .goOn()
            .botsDone(() -> true);

    assertThat(live(scene).match().status()).isInstanceOf(Status.Ended.class);
  }
}
