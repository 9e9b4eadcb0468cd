package tricksmith.lower;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tricksmith.cards.Card;
import tricksmith.engine.Match;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;

/**
 * Who sees variables, and learns of what they are set to (docs/language/reference.md, Who sees a
 * variable).
 */
class HiddenVariablesTest {

  private static Match match(String state, String statements) {
    String script =
        "game \"Secrets\"\n  players 4, partners across\nstate {\n%s\n}\nmatch {\n%s\n}"
            .formatted(state, statements);
    return Match.start(Scene.game(script, 4, Map.of()).rules(), 8);
  }

  /** Chooses the alternatives that are called so, one after the other. */
  private static Match choose(Match start, String... labels) {
    Match match = start;
    for (String label : labels) {
      Decision decision = ((Status.Deciding) match.status()).decision();
      List<Decision.Alternative> alternatives =
          ((Decision.OneOf) decision.options()).alternatives();
      int place = alternatives.stream().map(Decision.Alternative::label).toList().indexOf(label);
      match = match.choose(new Pick.One(place));
    }
    return match;
  }

  /**
   * What a seat sees of a variable, an entry after the other; a question mark for what it does not.
   */
  private static String seen(MatchView view, String variable) {
    return view.variables().stream()
        .filter(each -> each.name().equals(variable))
        .map(each -> each.hidden() ? "?" : String.join(" ", each.labels()))
        .collect(Collectors.joining(","));
  }

  private static String seen(Match match, int seat, String variable) {
    return seen(match.view(seat).table(), variable);
  }

  /** How many choices and chance events a seat has heard of. */
  private static long heard(Match match, int seat) {
    return match.view(seat).heard().stream()
        .filter(event -> event instanceof Event.Chosen || event instanceof Event.Chance)
        .count();
  }

  @Test
  void anOwnerSeesTheOwnEntryAlone() {
    Match match =
        match(
            "role[player]: wolf | villager = villager, seen by owner",
            "role[seat 2] = wolf\nseat 1 chooses x, yes or no");

    assertThat(seen(match, 1, "role")).isEqualTo("villager,?,?,?");
    assertThat(seen(match, 2, "role")).isEqualTo("?,wolf,?,?");
    assertThat(seen(match.table(), "role")).isEqualTo("villager,wolf,villager,villager");
  }

  @Test
  void whetherThereIsAValueIsHiddenToo() {
    Match match =
        match(
            "bid[player]: number, seen by owner",
            "seat 1 chooses bid from 1..3\nseat 1 chooses x, yes or no");

    assertThat(seen(match, 2, "bid")).isEqualTo("?,,?,?");
    assertThat(seen(choose(match, "2"), 2, "bid")).isEqualTo("?,,?,?");
    assertThat(seen(choose(match, "2"), 1, "bid")).isEqualTo("2,?,?,?");
  }

  @Test
  void whatIsChosenInSecretIsHeardByWhoChoosesAndWhoDecidesForThem() {
    Match match =
        choose(
            match(
                "note[player]: number, seen by owner",
                """
                seat 3 plays for seat 1
                seat 1 chooses note from 1..3
                seat 2 chooses x, yes or no
                """),
            "3");

    assertThat(List.of(heard(match, 1), heard(match, 2), heard(match, 3), heard(match, 4)))
        .containsExactly(1L, 0L, 1L, 0L);
    assertThat(seen(match, 1, "note")).isEqualTo("3,?,?,?");
    assertThat(seen(match, 3, "note")).isEqualTo("?,?,,?");
  }

  @Test
  void whatIsChosenAtOnceStaysHiddenWhenAllHaveChosen() {
    Match match =
        choose(
            match(
                "bid[player]: number, seen by owner",
                "each player at once chooses bid from 0..2\nseat 1 chooses x, yes or no"),
            "0",
            "1",
            "2",
            "1");

    assertThat(seen(match, 3, "bid")).isEqualTo("?,?,2,?");
    assertThat(heard(match, 3)).isEqualTo(1);
  }

  @Test
  void aCopyInAVariableOfAllPublishesIt() {
    Match match =
        choose(
            match(
                """
                bid[player]: number, seen by owner
                shown[player]: number
                """,
                """
                each player at once chooses bid from 0..2
                each player shown = bid
                seat 1 chooses x, yes or no
                """),
            "0",
            "1",
            "2",
            "1");

    assertThat(seen(match, 4, "shown")).isEqualTo("0,1,2,1");
    assertThat(seen(match, 4, "bid")).isEqualTo("?,?,?,1");
  }

  @Test
  void chanceTellsAnOwnerAndNobodyOfWhatLiesFaceDown() {
    Match match =
        match(
            """
            suit-wanted[player]: suit, seen by owner
            goal: suit, face down
            open: suit
            """,
            """
            suit-wanted[seat 2] = random suit
            goal = random suit
            open = random suit
            seat 1 chooses x, yes or no
            """);

    assertThat(List.of(heard(match, 1), heard(match, 2))).containsExactly(1L, 2L);
    assertThat(seen(match, 1, "goal")).isEqualTo("?");
    assertThat(seen(match.table(), "goal")).isIn("C", "D", "H", "S");
    assertThat(seen(match, 1, "open")).isIn("C", "D", "H", "S");
    assertThat(seen(match, 2, "suit-wanted")).matches("\\?,[CDHS],\\?,\\?");
  }

  @Test
  void setsCanBeHidden() {
    Match match =
        match(
            "rivals[player]: some players, seen by owner",
            "rivals[seat 1] = (seat 2, seat 3)\nseat 1 chooses x, yes or no");

    assertThat(seen(match, 1, "rivals")).startsWith("2 3,?");
    assertThat(seen(match, 2, "rivals")).startsWith("?,");
  }

  @Test
  void anIndexBesideThePlayerDoesNotChangeWhoseItIs() {
    Match match =
        match(
            "mark[suit, player]: yes/no, seen by owner",
            "mark[C, seat 1] = yes\nseat 1 chooses x, yes or no");

    assertThat(seen(match, 1, "mark")).startsWith("yes,?,?,?,no,?,?,?");
    assertThat(seen(match, 2, "mark")).startsWith("?,no,?,?,?,no,?,?");
  }

  private static final String CALL =
      """
      new deal
      deal deck to players from seat 1
      seat 1 chooses called from cards where card.rank == A
      seat 1 chooses kept from hand
      """;

  @Test
  void aCardThatWasNamedBeforeAllIsShownThoughItLiesHidden() {
    Match match = choose(match("", CALL + "seat 1 chooses x, yes or no"), "AS", "2C");

    assertThat(List.of(seen(match, 1, "called"), seen(match, 2, "called")))
        .containsExactly("AS", "AS");
    assertThat(List.of(seen(match, 1, "kept"), seen(match, 2, "kept"))).containsExactly("2C", "?");
  }

  @Test
  void aCardThatIsSetByRulesIsShownToThoseWhoSeeIt() {
    String setAnew = CALL + "called = last card in hand of seat 2\nseat 1 chooses x, yes or no";
    Match match = choose(match("", setAnew), "AS", "2C");

    assertThat(seen(match, 1, "called")).isEqualTo("?");
    assertThat(seen(match, 2, "called")).isNotEqualTo("?");
  }

  @Test
  void aVariableFaceUpShowsTheCardWhereverItLies() {
    Match match =
        choose(match("kept: card, face up", CALL + "seat 1 chooses x, yes or no"), "AS", "2C");

    assertThat(seen(match, 2, "kept")).isEqualTo("2C");
    assertThat(heard(match, 2)).isEqualTo(2);
  }

  @Test
  void nobodyConcludesAnythingFromAnObligationThatIsSecret() {
    String script =
        """
        game "Secret obligation"
          players 2
        state { hunting[player]: yes/no, %s }
        match {
          shuffle deck
          deal 4 to each player from seat 1
          hunting[seat 1] = yes
          hunting[seat 2] = yes
          play 1 tricks from seat 1
          seat 1 chooses x, yes or no
        }
        trick {
          must lead "hunt" card.rank == A when hunting
          best by "the number" card.number then "the first" earlier
        }
        """;
    assertThat(acesPerhapsHeld(script.formatted("seen by owner"))).isNotEmpty();
    assertThat(acesPerhapsHeld(script.formatted("face up"))).isEmpty();
  }

  /** The aces that seat 1 may hold for all that seat 2 knows, when it has led something else. */
  private static List<String> acesPerhapsHeld(String script) {
    Match start = Match.start(Scene.game(script, 2, Map.of()).rules(), 8);
    Decision decision = ((Status.Deciding) start.status()).decision();
    assertThat(((Decision.OneOf) decision.options()).alternatives()).hasSize(4);
    Match match = start.choose(new Pick.One(0));
    return match.rules().cards().cards().stream()
        .filter(card -> match.view(2).mayHold(1, card.index()))
        .map(Card::label)
        .filter(label -> label.startsWith("A"))
        .toList();
  }

  /** Whether it has a value, and how many a set has, is kept back like the value itself. */
  @ParameterizedTest
  @CsvSource({
    "card,                note = top of deck,               note = none",
    "card,                note = top of hand of seat 2,     note = top of deck",
    "some cards,          note = hand of seat 2,            note = none",
    "some cards,          note = top 3 of hand of seat 2,   note = top 2 of deck",
    "card | grand,        note = grand,                     note = top of deck",
    "'[number, suit]',    'note = [2, H]',                  note = none",
    "trick,               note = last trick,                note = none",
    "number,              note = 3,                         note = none",
  })
  void whatSomebodySupposesIsTheSameWhateverIsKeptBack(String type, String one, String other) {
    for (String kept : List.of("face down", "seen by owner")) {
      Match first = secret(type, kept, one);
      Match second = secret(type, kept, other);

      for (int seed = 0; seed < 20; seed++) {
        assertThat(published(first, seed)).isEqualTo(published(second, seed));
      }
    }
  }

  private static Match secret(String type, String visibility, String statement) {
    String state = "note[player]: %s, %s\nshown: %s, face up".formatted(type, visibility, type);
    Match start =
        match(
            state,
            """
            shuffle deck
            deal 5 to each player from seat 1
            play 1 tricks from seat 1
            %s
            seat 1 chooses x, yes or no
            shown = note[seat 2]
            seat 1 chooses y, yes or no
            """
                .formatted(statement.replace("note =", "note[seat 2] =")));
    Match match = start;
    for (int plays = 0; plays < 4; plays++) {
      match = match.choose(new Pick.One(0));
    }
    return match;
  }

  /** What seat 1 supposes, when all that is kept back has been published. */
  private static MatchView published(Match match, long seed) {
    MatchRun supposed = match.view(1).suppose(seed);
    supposed.choose(0);
    return supposed.view(1).table();
  }

  @Test
  void sidesThatNobodyIsOnAreNotShown() {
    Match match = match("made[side]: number = 0", "seat 1 chooses x, yes or no");

    assertThat(seen(match.table(), "made")).isEqualTo("0,0");
  }

  @Test
  void sidesThatAreFormedAreShown() {
    Match match =
        match(
            "made[side]: number = 0",
            "new deal\n(seat 1) form a side\nseat 1 chooses x, yes or no");

    assertThat(seen(match.table(), "made")).isEqualTo("0,0,0");
  }

  /** The reason that each seat, and then everybody together, hears for the first trick. */
  private static List<String> reasons(String seen, String criterion) {
    Match match =
        match(
            "secret: suit%s\nrole[player]: suit, seen by owner".formatted(seen),
            """
              deal 1 to each player
              secret = suit of bottom of deck
              play tricks from seat 1 until hands are empty
            }
            trick {
              best by %s then "rank" card.rank then earlier\
            """
                .formatted(criterion));
    while (match.status() instanceof Status.Deciding) {
      match = match.choose(new Pick.One(0));
    }
    Match over = match;
    return IntStream.rangeClosed(1, 5)
        .mapToObj(seat -> seat == 5 ? over.events() : over.view(seat).heard())
        .map(HiddenVariablesTest::reason)
        .toList();
  }

  private static String reason(List<Event> events) {
    return events.stream()
        .filter(Event.TrickFinished.class::isInstance)
        .map(event -> ((Event.TrickFinished) event).reason())
        .map(reason -> reason == null ? "?" : reason.label())
        .collect(Collectors.joining());
  }

  @Test
  void whatASecretDecidesIsNotExplained() {
    String criterion = "\"secret\" card.suit == secret";
    List<String> open = reasons("", criterion);
    List<String> secret = reasons(", face down", criterion);

    assertThat(open).hasSize(5).containsOnly(open.getLast()).doesNotContain("?");
    assertThat(secret).containsExactly("?", "?", "?", "?", open.getLast());
  }

  @Test
  void whatIsDecidedBeforeASecretIsExplained() {
    assertThat(reasons(", face down", "\"led\" card == led then card.suit == secret"))
        .containsOnly("led");
  }

  @Test
  void whatAHiddenCardDecidesIsNotExplained() {
    String criterion = "\"the card below\" card.suit == suit of bottom of deck";

    List<String> heard = reasons("", criterion);

    assertThat(heard.subList(0, 4)).containsOnly("?");
    assertThat(heard.getLast()).isNotEqualTo("?");
  }

  @Test
  void whoSeesTheSecretHearsWhatItDecides() {
    List<String> heard = reasons("", "\"own\" card.suit == role[seat 2] then \"led\" card == led");

    assertThat(heard).containsExactly("?", "led", "?", "?", "led");
  }
}
