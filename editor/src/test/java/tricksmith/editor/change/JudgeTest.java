package tricksmith.editor.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.editor.branches.PlayedBranch;
import tricksmith.editor.picture.Reasons;
import tricksmith.editor.picture.Table;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Status;
import tricksmith.script.Game;

/**
 * What an edit does to a match; {@code -Djudged.seeds=N} plays so many matches without a change.
 */
class JudgeTest {
  private static final long SEEDS = Long.getLong("judged.seeds", 1);
  private static final String WHIST = Matches.text("classics/whist");
  private static final String LOWER =
      WHIST.replace("\"the higher\"  card", "\"the higher\"  lower card");
  private static final String LAWLESS =
      WHIST.replace("  must \"follow suit\"  card.suit == led.suit\n", "");

  private static final String SMALL =
      """
      game "Small"
        players 2
      state {
        trump: suit
        second: suit
      }
      match {
        shuffle deck
        deal 6 to each player from seat 1
        seat 1 chooses trump from suits
        play tricks from seat 1 until hands are empty { winner scores 1 }
      }
      trick {
        best by "a trump" card.suit == trump
          then "the suit led" card.suit == led.suit
          then "the higher" card.rank
      }
      """;

  private static Change change(String before, String now, long seed) {
    return Change.between(Matches.whole(Matches.game(before), seed), Matches.game(now))
        .orElseThrow();
  }

  /** Plainly, without the engine: trumps first, then the suit led, then the lowest. */
  @Test
  void eachTrickIsJudgedOnItsOwnCards() {
    for (long seed = 1; seed <= 5; seed++) {
      Change change = change(WHIST, LOWER, seed);
      List<TrickColumn> judged =
          change.asPlayed().deals().stream()
              .flatMap(deal -> deal.tricks().stream())
              .filter(trick -> trick.now().isPresent())
              .toList();
      assertThat(judged).hasSizeGreaterThan(12);
      for (TrickColumn trick : judged) {
        String trump = change.asPlayed().deals().get(trick.deal() - 1).suits().getFirst().suit();
        assertThat(trick.now().orElseThrow().winner())
            .contains(lowest(trick.before().cards(), trump));
        assertThat(trick.now().orElseThrow().cards())
            .extracting(Table.PlayedCard::seat)
            .isEqualTo(trick.before().cards().stream().map(Table.PlayedCard::seat).toList());
      }
    }
  }

  /** "The higher" of what now is the lower card would be a riddle. */
  @Test
  void aCriterionThatKeptItsLabelTellsItsCode() {
    Change change = change(WHIST, LOWER, 1);
    TrickColumn first = change.asPlayed().deals().getFirst().tricks().getFirst();

    RewrittenCriteria rewritten =
        RewrittenCriteria.of(change, first.before().why(), first.now().flatMap(TrickResult::why));

    assertThat(rewritten.before()).containsExactly(Map.entry("the higher", "card.rank"));
    assertThat(rewritten.now()).containsExactly(Map.entry("the higher", "lower card.rank"));
  }

  @Test
  void knowsWhetherOnlyTheTrickPointedAtChanges() {
    Change change = change(WHIST, LOWER, 1);
    MatchDifference first = change.first();
    Judgement all = change.asPlayed();
    Judgement one =
        new Judgement(all.deals(), List.of(first), all.before(), all.now(), all.rounds());

    assertThat(change.isOnlyOfTrick(first.choices())).isFalse();
    Change small = new Change(change.before(), change.now(), one);
    assertThat(small.isOnlyOfTrick(first.choices())).isTrue();
    assertThat(small.isOnlyOfTrick(first.choices() + 4)).isFalse();
  }

  /** A table that was laid with other cards cannot be laid again. */
  @Test
  void anotherPackIsADifferenceAndNothingIsJudgedAfterIt() {
    String saizen = Matches.text("saizen");
    String joker = saizen.replaceFirst("(jokers +0\\.\\.2 =) 0", "$1 1");

    // In the third match, a card that was played is forbidden before that.
    for (long seed : List.of(1L, 2L, 4L)) {
      Change change = change(saizen, joker, seed);

      assertThat(joker).isNotEqualTo(saizen);
      assertThat(change.first()).isInstanceOf(MatchDifference.CardElsewhere.class);
      assertThat(change.asPlayed().losesTricks()).isTrue();
      assertThat(change.asPlayed().tricksOtherwise()).isZero();
    }
  }

  private static int lowest(List<Table.PlayedCard> cards, String trump) {
    String led = Objects.requireNonNull(cards.getFirst().face().suit());
    boolean trumped = cards.stream().anyMatch(card -> trump.equals(card.face().suit()));
    String best = trumped ? trump : led;
    return cards.stream()
        .filter(card -> best.equals(card.face().suit()))
        .min(Comparator.comparingInt(card -> "23456789TJQKA".indexOf(rank(card))))
        .orElseThrow()
        .seat();
  }

  private static char rank(Table.PlayedCard card) {
    String rank = Objects.requireNonNull(card.face().rank());
    return rank.equals("10") ? 'T' : rank.charAt(0);
  }

  /** The same cards are dealt to the same seats, so that only the tricks come out differently. */
  @Test
  void ranksInAnotherOrderChangeNothingButWhoWins() {
    String ranked = "deck { suits C D H S  ranks 2..10 J Q K A }\n\nmatch {";
    String usual = WHIST.replace("match {", ranked);
    String twos = usual.replace("2..10 J Q K A", "3..10 J Q K A 2");

    for (long seed = 1; seed <= 3; seed++) {
      Change change = change(usual, twos, seed);

      assertThat(change.first()).isInstanceOf(MatchDifference.TrickGoes.class);
      assertThat(change.asPlayed().differences())
          .noneMatch(each -> each instanceof MatchDifference.CardElsewhere);
      assertThat(change.asPlayed().deals().getFirst().tricks())
          .allMatch(trick -> trick.now().isPresent());
    }
  }

  @Test
  void scoresAreThoseOfTheNewWinners() {
    Change change = change(WHIST, LOWER, 3);

    DealColumns deal = change.asPlayed().deals().getFirst();
    long ofFirstSide =
        deal.tricks().stream()
            .filter(trick -> trick.now().orElseThrow().winner().orElseThrow() % 2 == 1)
            .count();
    long points = Math.max(0, ofFirstSide - 6);
    assertThat(deal.now().getFirst()).isEqualTo(Long.toString(points));
    assertThat(deal.suits().getFirst().name()).isEqualTo("trump");
  }

  @Test
  void theFirstDifferenceNamesTheCriterionAndItsLine() {
    MatchDifference first = change(WHIST, LOWER, 3).first();

    assertThat(first).isInstanceOf(MatchDifference.TrickGoes.class);
    TrickResult now = ((MatchDifference.TrickGoes) first).trick().now().orElseThrow();
    Reasons.WhyTrick why = now.why().orElseThrow();
    assertThat(why.criteria())
        .filteredOn(Reasons.Criterion::decides)
        .extracting(Reasons.Criterion::label)
        .contains("the higher");
    assertThat(first.place().orElseThrow().line())
        .isEqualTo(LOWER.substring(0, LOWER.indexOf("\"the higher\"")).lines().count());
  }

  @Test
  void everyCardThatMayNotBePlayedAnyMoreIsFound() {
    Change change = change(LAWLESS, WHIST, 2);

    List<MatchDifference.CardForbidden> forbidden =
        change.asPlayed().differences().stream()
            .filter(MatchDifference.CardForbidden.class::isInstance)
            .map(MatchDifference.CardForbidden.class::cast)
            .toList();
    assertThat(forbidden).allMatch(card -> card.obligation().equals("follow suit"));
    assertThat(forbidden)
        .extracting(MatchDifference.CardForbidden::choices)
        .isEqualTo(revokes(change));
    assertThat(change.asPlayed().tricksOtherwise()).as("who wins stays the same").isZero();
    assertThat(change.asPlayed().deals())
        .allMatch(deal -> deal.tricks().stream().allMatch(trick -> trick.now().isPresent()));
  }

  /** After which choices somebody had not followed suit, though they could have. */
  private static List<Integer> revokes(Change change) {
    List<Integer> revokes = new ArrayList<>();
    PlayedBranch before = change.before();
    for (int choices = 1; choices <= before.length(); choices++) {
      var match = before.after(choices - 1).match();
      var plays = match.standing().plays();
      if (match.status() instanceof Status.Deciding(Decision asked)
          && !match.standing().finished()
          && !plays.isEmpty()) {
        var cards = match.rules().cards();
        int led = cards.card(plays.getFirst().card()).suit();
        String played = before.branch().choices().get(choices - 1).label();
        boolean follows =
            cards.byLabel().get(played).next(0) >= 0
                && cards.card(cards.byLabel().get(played).next(0)).suit() == led;
        boolean could =
            match.table().zone(match.rules().handZone() + asked.seat() - 1).cards().stream()
                .anyMatch(card -> cards.card(card.card()).suit() == led);
        if (!follows && could) {
          revokes.add(choices);
        }
      }
    }
    return revokes;
  }

  @Test
  void aChoiceThatIsNotAskedAnyMoreIsPassedOver() {
    Change change = change(SMALL, SMALL.replace("seat 1 chooses trump from suits", "trump = S"), 4);

    assertThat(change.first())
        .isInstanceOfSatisfying(
            MatchDifference.NotAsked.class,
            asked -> assertThat(asked.decision()).isEqualTo("trump"));
    assertThat(change.asPlayed().deals().getFirst().tricks())
        .allMatch(trick -> trick.now().isPresent());
  }

  @Test
  void aChoiceThatIsAskedAnewEndsWhatCanBeJudged() {
    String now =
        SMALL.replace("  play tricks", "  seat 2 chooses second from suits\n  play tricks");
    Optional<Change> change =
        Change.between(Matches.whole(Matches.game(SMALL), 1), Matches.game(now));

    assertThat(change.orElseThrow().first())
        .isInstanceOfSatisfying(
            MatchDifference.AskedAgain.class, asked -> assertThat(asked.seat()).isEqualTo(2));
    assertThat(change.get().asPlayed().deals())
        .allMatch(deal -> deal.tricks().stream().allMatch(trick -> trick.now().isEmpty()));
  }

  @Test
  void theEndOfTheMatchIsJudgedToo() {
    PlayedBranch whole = Matches.whole(Matches.game(WHIST), 3);
    Game shorter = Matches.game(WHIST.replace("score >= 5", "score >= 1"));
    Game longer = Matches.game(WHIST.replace("score >= 5", "score >= 50"));

    assertThat(Change.between(whole, shorter).orElseThrow().first())
        .isInstanceOf(MatchDifference.OverSooner.class);
    assertThat(Change.between(whole, longer).orElseThrow().first())
        .isInstanceOf(MatchDifference.GoesOn.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "classics/whist",
        "supertrump",
        "mas-menos",
        "norimachigai",
        "head-and-tail",
        "saizen",
        "classics/briscola",
        "classics/hearts",
        "classics/doppelkopf"
      })
  void theSameRulesMakeNoDifference(String game) {
    String text = Matches.text(game);
    Game before = Matches.game(text);
    Game after = Matches.game(text + "\n// More.\n");
    for (long seed = 1; seed <= SEEDS; seed++) {
      assertThat(Change.between(Matches.whole(before, seed), after)).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "classics/whist, the higher, lower card",
    "supertrump, the higher, lower card",
    "mas-menos, the higher rank, lower card",
    "norimachigai, the higher, lower card",
    "head-and-tail, the higher, lower card",
    "saizen, the large number, lower card"
  })
  void theHeadlineIsThereInNoTime(String game, String criterion, String now) {
    String text = Matches.text(game);
    String edited = text.replaceFirst("(then|by)( \"" + criterion + "\" +)card", "$1$2" + now);
    assertThat(edited.equals(text)).as("nothing to replace").isFalse();
    PlayedBranch played = Matches.whole(Matches.game(text), 2);
    List<Long> took = new ArrayList<>();
    Optional<Change> change = Optional.empty();
    for (int run = 0; run < 5; run++) {
      long begun = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      change = Change.between(played, Matches.game(edited));
      took.add((ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begun) / 1_000_000);
    }
    assertThat(change).isPresent();
    took.sort(null);
    System.getLogger("change").log(System.Logger.Level.INFO, "{0}: {1} ms", game, took);
    assertThat(took.getFirst())
        .as("milliseconds of the processor from text to headline")
        .isLessThan(1_000);
  }

  /** Without the duty to win one must call for a playoff, and what was played to it is missing. */
  @Test
  void aPlayoffThatCannotBePlayedAsItWasIsPassedOver() {
    String saizen = Matches.text("saizen");
    String free = saizen.replaceFirst("  must \"win\".*\n", "");
    PlayedBranch whole = Matches.whole(Matches.game(saizen, 3), 2);

    Change change = Change.between(whole, Matches.game(free, 3)).orElseThrow();

    assertThat(change.first())
        .isInstanceOfSatisfying(
            MatchDifference.CardForbidden.class,
            forbidden -> assertThat(forbidden.obligation()).isEqualTo("call for a playoff"));
    assertThat(change.asPlayed().deals()).hasSize(CourseSection.of(whole).size());
  }
}
