package tricksmith.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.cards.Card;
import tricksmith.cards.IndexSet;
import tricksmith.engine.Match;
import tricksmith.engine.MatchRun;
import tricksmith.engine.SeatView;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.players.RandomBot;
import tricksmith.playtest.Scripts;
import tricksmith.program.Program;

/** Matches as they may be for all that a seat knows, in the games that come with Tricksmith. */
class SupposedWorldsTest {

  static Stream<LawsOfGamesTest.Table> tables() {
    return LawsOfGamesTest.tables();
  }

  @ParameterizedTest
  @MethodSource("tables")
  void comeUpExactlyAsOftenAsEachOther(LawsOfGamesTest.Table table) {
    MatchRun run = MatchRun.start(table.rules(), 7);
    RandomBot bot = new RandomBot(7, 1);
    for (int choices = 0; run.isDeciding() && choices < 150; choices++) {
      if (choices % 10 == 9) {
        assertThat(run.view(run.decider()).supposesEvenly()).as("after %d", choices).isTrue();
      }
      bot.choose(run);
    }
  }

  /** Who announces a marriage has both queens of clubs, and whoever hears it knows that. */
  @Test
  void aMarriageProvesBothQueens() {
    Program rules = GameFiles.game("classics/doppelkopf", 4, Map.of()).rules();
    Match announced =
        IntStream.range(0, 400)
            .mapToObj(seed -> announced(rules, seed))
            .flatMap(Optional::stream)
            .findFirst()
            .orElseThrow();
    List<Integer> queens = new ArrayList<>();
    for (int card = 0; card < rules.cards().size(); card++) {
      if (rules.cards().cards().get(card).label().equals("QC")) {
        queens.add(card);
      }
    }
    int bride =
        IntStream.rangeClosed(1, 4)
            .filter(
                seat ->
                    announced.table().zone(rules.handZone() + seat - 1).cards().stream()
                        .anyMatch(lying -> lying.card() == queens.getFirst()))
            .findFirst()
            .orElseThrow();
    SeatView view = announced.view(bride % 4 + 1);

    for (int seed = 0; seed < 100; seed++) {
      IndexSet hand = view.suppose(seed).hand(bride);
      assertThat(hand.contains(queens.get(0)) && hand.contains(queens.get(1))).isTrue();
    }
  }

  /** A deal of cards to four players, of whom the first may claim to hold all tens. */
  private static MatchRun dealt(String ranks) {
    Program rules =
        Scripts.game(
                """
                game "Tens"
                  players 4
                deck {
                  suits C D H S
                  ranks %s
                }
                define tens(player) = number of cards in hand of player where card.rank == 10
                match {
                  new deal
                  shuffle deck
                  deal deck to players from seat 1
                  each player in turn from seat 1 {
                    player may choose claimed from player where tens(player) == 4
                  }
                  play tricks from seat 2 until hands are empty { winner scores 1 }
                }
                trick { best by "the higher"  card.rank  then earlier }
                """
                    .formatted(ranks),
                4)
            .rules();
    return MatchRun.start(rules, 1);
  }

  /** Of more than 120 cards, the ways in which they may lie are not counted. */
  @Test
  void comeUpOnlyNearlyAsOftenWhereThereAreTooManyToCount() {
    assertThat(dealt("2..40").view(2).supposesEvenly()).isTrue();
    assertThat(dealt("2..50").view(2).supposesEvenly()).isFalse();
  }

  /** One hand in some five hundred has all tens: such deals are looked for, and not just drawn. */
  @Test
  void comeUpOnlyNearlyAsOftenWhereFewFitWhatSomebodyHasProved() {
    MatchRun pattern = dealt("2..10");
    MatchRun claimed =
        IntStream.range(0, 10_000)
            .mapToObj(seed -> pattern.again(seed, true))
            .filter(run -> run.decisionName().equals("claimed") && run.alternatives() == 2)
            .findFirst()
            .orElseThrow();
    claimed.choose(0);
    SeatView view = claimed.view(2);
    List<Card> cards = claimed.rules().cards().cards();

    for (int seed = 0; seed < 20; seed++) {
      IndexSet hand = view.suppose(seed).hand(1);
      assertThat(IntStream.of(hand.toArray()).mapToObj(cards::get).map(Card::label))
          .contains("10C", "10D", "10H", "10S");
    }
    assertThat(view.supposesEvenly()).isFalse();
  }

  private static Optional<Match> announced(Program rules, long seed) {
    Match match = Match.start(rules, seed);
    while (match.status() instanceof Status.Deciding(Decision decision)
        && decision.name().equals("marriage")) {
      Decision.OneOf one = (Decision.OneOf) decision.options();
      if (one.alternatives().size() > 1) {
        return Optional.of(match.choose(new Pick.One(0)));
      }
      match = match.choose(new Pick.One(0));
    }
    return Optional.empty();
  }
}
