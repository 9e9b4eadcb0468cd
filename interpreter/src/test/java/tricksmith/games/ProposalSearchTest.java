package tricksmith.games;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Status;
import tricksmith.expectation.SetTable;
import tricksmith.proposal.Proposal;
import tricksmith.proposal.ProposalSearch;
import tricksmith.proposal.Proposals;
import tricksmith.proposal.SmallEdit;
import tricksmith.proposal.Trait;
import tricksmith.proposal.Wish;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/** Searches that go on, and those in which tests are set aside. */
class ProposalSearchTest {

  private static final Wish ANOTHER_SUIT = anotherSuit(GameFiles.script("classics/whist"));

  /** All that is found for it, which many tests look at. */
  private static final Proposals USUAL = found(ANOTHER_SUIT);

  private static Proposals found(Wish wish) {
    return ProposalSearch.of(wish, Set.of(), () -> false);
  }

  @Test
  void goesOnWhereItWasInterrupted() {
    ProposalSearch search = new ProposalSearch(ANOTHER_SUIT, Set.of());

    Proposals nothingYet = search.until(() -> true);
    Proposals all = search.until(() -> false);

    assertThat(nothingYet.complete()).isFalse();
    assertThat(nothingYet.best()).isEmpty();
    assertThat(edits(all)).isEqualTo(edits(USUAL));
    assertThat(all.complete()).isTrue();
    assertThat(all.best()).isNotEmpty();
  }

  @Test
  void labelsAndTestsAreInTheLanguageOfTheScript() {
    String text =
        GameFiles.script("classics/whist")
            .source()
            .text()
            .replace("\"the suit led\"  \"リードスート\"", "")
            .replaceAll("(?s)translation ja \\{.*?\\n\\}", "")
            .replace("\"follow suit\"", "\"マストフォロー\"")
            .replace("\"a trump\"", "\"切り札\"")
            .replace("\"the suit led\"", "\"同じスート\"")
            .replace("\"the higher\"", "\"高いランク\"");
    Wish wish = anotherSuit(GameScript.read(new Source("whist", text)));

    List<Proposal> found = ProposalSearch.of(wish, Set.of(), () -> false).best();
    assertThat(found).isNotEmpty();
    for (Proposal proposal : found) {
      assertThat(proposal.script().text())
          .contains("は出せる\"")
          .doesNotContain("may be played\"", "\"the suit led\"", "\"beat\"");
    }
  }

  @Test
  void keepsWhatWasFoundBeforeInItsPlace() {
    ProposalSearch search = new ProposalSearch(ANOTHER_SUIT, Set.of());
    int[] asked = {0};

    Proposals some = search.until(() -> ++asked[0] > 18);

    assertThat(some.complete()).isFalse();
    assertThat(some.best()).isNotEmpty();
    assertThat(search.until(() -> false).best()).startsWith(some.best().toArray(Proposal[]::new));
  }

  /** On a busy machine, the plainest edit would stay behind a button otherwise. */
  @Test
  void whatBreaksATestTakesThePlaceLeftWhenTimeIsUpForGood() {
    int[] asked = {0};
    int[] again = {0};

    Proposals first = new ProposalSearch(ANOTHER_SUIT, Set.of()).until(() -> ++asked[0] > 18);
    Proposals last = new ProposalSearch(ANOTHER_SUIT, Set.of()).atLast(() -> ++again[0] > 18);

    assertThat(first.complete()).isFalse();
    assertThat(first.leftOut()).isNotEmpty();
    assertThat(first.best()).allMatch(each -> each.breaks().isEmpty());
    assertThat(last.complete()).isFalse();
    assertThat(last.best().getLast().edit().kind()).isEqualTo(SmallEdit.Kind.OBLIGATION_REMOVED);
  }

  @Test
  void whatBreaksATestComesLastUnlessThatIsSetAside() {
    Set<String> broken = Set.copyOf(USUAL.best().getLast().breaks());
    Proposals more = ProposalSearch.of(ANOTHER_SUIT, broken, () -> false);

    assertThat(USUAL.best().subList(0, 2)).allMatch(each -> each.breaks().isEmpty());
    assertThat(USUAL.best().getLast().edit().kind()).isEqualTo(SmallEdit.Kind.OBLIGATION_REMOVED);
    assertThat(more.best().getFirst().breaks()).as("what leads").isEmpty();
    assertThat(broken).containsExactly("follow suit, or play anything");
    assertThat(more.best())
        .filteredOn(each -> each.edit().kind() == SmallEdit.Kind.OBLIGATION_REMOVED)
        .singleElement()
        .satisfies(each -> assertThat(each.breaks()).containsExactlyElementsOf(broken));
  }

  @Test
  void aSingleCardIsNotProposedWhereSomethingMoreGeneralExplainsTheWish() {
    assertThat(USUAL.best())
        .isNotEmpty()
        .flatExtracting(each -> each.edit().description().traits())
        .doesNotHaveAnyElementsOfTypes(Trait.Face.class);
  }

  /** Each definition is a condition to add, so there are more edits than are judged at once. */
  @Test
  void theSmallestOfManyEditsAreJudged() {
    String text = GameFiles.script("classics/whist").source().text();
    String definitions =
        IntStream.rangeClosed(1, 20)
            .mapToObj("define late-%1$d = number of tricks >= %1$d\n"::formatted)
            .collect(joining());
    String untested = text.substring(0, text.indexOf("tests {"));
    Wish wish = anotherSuit(GameScript.read(new Source("whist", untested + definitions)));

    Proposals found = ProposalSearch.of(wish, Set.of(), () -> false);

    assertThat(found.best())
        .extracting(each -> each.edit().kind())
        .contains(SmallEdit.Kind.OBLIGATION_REMOVED);
  }

  @Test
  void aTestThatFailsAlreadyKeepsNothingBack() {
    String text = GameFiles.script("classics/whist").source().text();
    String failing = text.replace("seat 3 may play 3S QC", "seat 3 may play QC");
    Wish wish = anotherSuit(GameScript.read(new Source("whist", failing)));

    Proposals found = ProposalSearch.of(wish, Set.of(), () -> false);

    assertThat(failing).isNotEqualTo(text);
    assertThat(found.leftOut()).isEmpty();
    assertThat(found.best()).isNotEmpty();
  }

  /** Two hands are exchanged after the first card, so nothing after it is as it was dealt. */
  @Test
  void aWishCanBeMadeOnATableSetByHand() {
    Game game = GameFiles.ready(GameFiles.script("classics/whist").setUp(4, Map.of()));
    Match begun = Match.start(game.rules(), 1);
    Match led = begun.chooseLabel(offered(begun).getFirst());
    int asked = ((Status.Deciding) led.status()).decision().seat();
    int other = asked % 4 + 1;
    List<String> lines =
        List.of(
            "hand of seat %d: %s".formatted(asked, String.join(" ", hand(game, led, other))),
            "hand of seat %d: %s".formatted(other, String.join(" ", hand(game, led, asked))));
    Match set = ((SetTable.Ready) SetTable.of(game, led, lines)).match();
    List<String> forbidden = new ArrayList<>(hand(game, set, asked));
    forbidden.removeAll(offered(set));
    Match over = set;
    while (over.events().stream().noneMatch(Event.TrickFinished.class::isInstance)) {
      over = over.chooseLabel(offered(over).getLast());
    }
    Wish.Wins won = new Wish.Wins(1, true);
    boolean isWon = !new Wish(game, over, won).isOpen();
    Wish.Wins wished = isWon ? new Wish.Wins(2, true) : won;

    for (Wish wish :
        List.of(
            new Wish(
                game, set, Map.of(1, lines), new Wish.Allowed(asked, forbidden.getFirst(), true)),
            new Wish(game, over, Map.of(1, lines), wished))) {
      List<Proposal> found = ProposalSearch.of(wish, Set.of(), () -> false).best();

      assertThat(found).as("%s", wish.outcome()).isNotEmpty();
      assertThat(found).allSatisfy(each -> assertThat(each.test()).isNotEmpty());
    }
  }

  /**
   * The smallest scripts write nothing about tricks: what everybody knows is in force, and a rule
   * that changes it needs the rest written out, or it would be gone.
   */
  @Test
  void theUsualRulesOfTricksAreWrittenOutWhereOneOfThemChanges() {
    for (String trick :
        List.of("", "trick {\n  must \"follow suit\"  card.suit == led.suit\n}\n")) {
      GameScript script = GameScript.read(new Source("seven", SMALLEST + trick));
      assertThat(script.diagnostics()).isEmpty();
      Game game = GameFiles.ready(script.setUp(3, Map.of()));
      Match over = Match.start(game.rules(), 1);
      while (over.events().stream().noneMatch(Event.TrickFinished.class::isInstance)) {
        over = over.chooseLabel(offered(over).getFirst());
      }
      Wish.Wins won = new Wish.Wins(1, true);
      boolean isWon = !new Wish(game, over, won).isOpen();

      List<Proposal> wins =
          ProposalSearch.of(
                  new Wish(game, over, isWon ? new Wish.Wins(2, true) : won), Set.of(), () -> false)
              .best();
      List<Proposal> allowed = ProposalSearch.of(anotherSuit(script), Set.of(), () -> false).best();

      assertThat(wins)
          .isNotEmpty()
          .allSatisfy(
              each ->
                  assertThat(each.script().text())
                      .contains("must \"follow suit\"", "\"the suit led\""));
      assertThat(allowed).isNotEmpty();
      for (Proposal proposal : Stream.concat(wins.stream(), allowed.stream()).toList()) {
        GameScript proposed = GameScript.read(proposal.script());
        assertThat(proposed.diagnostics()).as("%s", proposal.script().text()).isEmpty();
        assertThat(proposal.test()).isNotEmpty();
        assertThat(proposal.script().text()).as("a line that is gone").doesNotContain("{\n\n");
      }
    }
  }

  /** Whoever plays anticlockwise is warned of the left; what mends that takes the edit back. */
  @Test
  void whatMendsAWarningMustNotUndoTheEdit() {
    String text =
        SMALLEST
            .replace("3..4", "4, anticlockwise")
            .replace("  new deal", "  dealer = random player\n  new deal")
            .replace("from seat 1", "from right of dealer");
    Game game = GameFiles.ready(GameScript.read(new Source("seven", text)).setUp(4, Map.of()));
    Match begun = Match.start(game.rules(), 1);
    int opposite = (((Status.Deciding) begun.status()).decision().seat() + 1) % 4 + 1;
    String card = hand(game, begun, opposite).getFirst();

    List<Proposal> found =
        ProposalSearch.of(
                new Wish(game, begun, new Wish.Allowed(opposite, card, true)),
                Set.of(),
                () -> false)
            .best();

    assertThat(found)
        .isNotEmpty()
        .noneMatch(each -> each.rules().text().contains("tricks from right of dealer"));
  }

  private static final String SMALLEST =
      """
      game "Seven"
        players 3..4

      match {
        new deal
        shuffle deck
        deal 7 to each player
        play tricks from seat 1 until hands are empty { winner scores 1 }
      }

      """;

  /** Nobody has chosen a card of that trick, so only its table tells what was played. */
  @Test
  void aWishCanBeMadeAboutATrickThatWasLaidWholeByHand() {
    Game game = GameFiles.ready(GameFiles.script("classics/whist").setUp(4, Map.of()));
    Match begun = Match.start(game.rules(), 1);
    List<String> hands = new ArrayList<>();
    List<String> plays = new ArrayList<>();
    for (int seat = 1; seat <= 4; seat++) {
      List<String> cards = hand(game, begun, seat);
      hands.add("hand of seat %d: %s".formatted(seat, String.join(" ", cards.subList(1, 13))));
      plays.add("seat %d %s %s".formatted(seat, seat == 1 ? "leads" : "plays", cards.getFirst()));
    }
    List<String> lines = Stream.concat(hands.stream(), plays.stream()).toList();
    Match over = ((SetTable.Ready) SetTable.of(game, begun, lines)).match();

    for (int seat = 1; seat <= 4; seat++) {
      Wish wish = new Wish(game, over, Map.of(0, lines), new Wish.Wins(seat, true));
      if (wish.isOpen()) {
        List<Proposal> found = ProposalSearch.of(wish, Set.of(), () -> false).best();

        assertThat(found).as("seat %d of %s", seat, plays).isNotEmpty();
        List<String> tested = new ArrayList<>(plays);
        tested.add("seat " + seat + " wins");
        assertThat(found).anySatisfy(each -> assertThat(each.test()).containsAll(tested));
        assertThat(found).noneMatch(Proposal::earlier);
      }
    }
  }

  /** It is laid as in a window: all four cards are from one hand. */
  @Test
  void aProposalThatHasATestComesBeforeOneThatHasNone() {
    Game game = GameFiles.ready(GameFiles.script("classics/whist").setUp(4, Map.of()));
    Match begun = Match.start(game.rules(), 2);
    List<String> lines =
        List.of("seat 1 leads 2D", "seat 2 plays 8D", "seat 3 plays 6H", "seat 4 plays 5H");
    Match over = ((SetTable.Ready) SetTable.of(game, begun, lines)).match();

    List<Proposal> found =
        ProposalSearch.of(
                new Wish(game, over, Map.of(0, lines), new Wish.Wins(2, false)),
                Set.of(),
                () -> false)
            .best();

    assertThat(found).extracting(each -> each.test().isEmpty()).containsExactly(false, false, true);
  }

  private static List<String> hand(Game game, Match match, int seat) {
    Labels labels = new Labels(game.rules());
    return match.table().zone(game.rules().handZone() + seat - 1).cards().stream()
        .map(lying -> labels.card(lying.card()))
        .toList();
  }

  private static List<SmallEdit> edits(Proposals found) {
    return found.best().stream().map(Proposal::edit).toList();
  }

  /** Returns the wish that whoever plays second need not follow suit. */
  private static Wish anotherSuit(GameScript script) {
    Game game = GameFiles.ready(script.setUp(4, Map.of()));
    for (long seed = 1; ; seed++) {
      Match led = Match.start(game.rules(), seed);
      led = led.chooseLabel(offered(led).getFirst());
      Decision decision = ((Status.Deciding) led.status()).decision();
      List<String> offered = offered(led);
      List<String> kept =
          hand(game, led, decision.seat()).stream()
              .filter(card -> !offered.contains(card))
              .toList();
      if (!kept.isEmpty()) {
        return new Wish(game, led, new Wish.Allowed(decision.seat(), kept.getFirst(), true));
      }
    }
  }

  private static List<String> offered(Match match) {
    Decision decision = ((Status.Deciding) match.status()).decision();
    return ((Decision.OneOf) decision.options())
        .alternatives().stream().map(Decision.Alternative::label).toList();
  }
}
