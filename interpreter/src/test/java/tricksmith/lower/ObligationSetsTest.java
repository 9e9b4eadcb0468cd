package tricksmith.lower;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Pick;
import tricksmith.engine.report.Status;
import tricksmith.program.Program;
import tricksmith.program.TrickLaw;
import tricksmith.program.evaluation.Budget;

/** Obligations are found for a whole hand at once, with the same outcome as card by card. */
class ObligationSetsTest {

  private static final int MATCHES = 10;

  private static String script(String obligation) {
    return """
    game "Obligations"
      players 3

    deck {
      suits C D H S
      ranks 5..10 J A
      also 3 of Z: wizard
    }
    zones { shown: face up }
    state { trump: suit = S; marked: some cards; high[player]: rank }

    define super(card)             = card.rank == 7 or card == AH
    define goes-with(card, other: card)  = card.suit == other.suit
    define as-trump(card)          = trump if super(card), else card.suit
    define mine(card, player)      = card.rank == high[player]
    define alike(card, other: card)      = card.rank == other.rank

    match {
      new deal
      shuffle deck
      move top 5 of deck to shown
      marked = cards where card.number > 7
      each player high[player] = 9 if player == seat 2, else 6
      deal 9 to each player from seat 1
      play tricks from seat 1 until hands are empty { winner scores 1 }
    }

    trick {
      OBLIGATION
      may not "an ace" card.rank == A except card.suit == H
      best by "number" card.number then "last" later
    }
    """
        .replace("OBLIGATION", obligation);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "must \"follow\" card.suit == led.suit",
        "must \"follow\" card.suit == suit-led",
        "must \"follow\" led.suit == card.suit except wizard(card)",
        "may not \"follow\" card.suit == led.suit except wizard(card) or super(card)",
        "must \"not follow\" card.suit != led.suit",
        "must \"a trump\" card.suit == trump and card.rank != led.rank",
        "must \"super\" super(card) or card.rank == led.rank",
        "must \"goes with\" goes-with(card, led)",
        "must \"goes with\" goes-with(led, card) and not super(card)",
        "must \"itself\" alike(card, card)",
        "must \"as trump\" as-trump(card) == as-trump(led)",
        "must \"mine\" mine(card, player)",
        "must lead \"marked\" card in marked",
        "must lead \"above\" card.number > number of cards in shown",
        "must \"a rank that is shown\" some other in shown where other.rank == card.rank",
        "may not \"after the first\" card.number < 8 unless first trick",
        "must \"anything\" trump == S",
        "must \"win\" beats(card)",
      })
  void areFoundForTheWholeHand(String obligation) {
    Program rules = rules(obligation);
    assertThat(rules.trick().obligations()).allMatch(each -> each.sets() != null);
    assertThatTryingSaysTheSame(rules);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "must \"win\" winning-card == card",
        "must lead \"of the suit\" card.suit == suit-led",
        "must \"keep two\" number of cards in hand > 2",
        "must \"be low\" card.number < highest other.number over other in table",
        "must \"divide\" card.number / card.number == 1",
        "may not \"be the last\" (last card on table where card.suit == trump) == card",
      })
  void areTriedOnTheTableWhereThatMakesADifference(String obligation) {
    assertThat(rules(obligation).trick().obligations().getFirst().sets()).isNull();
  }

  private static Program rules(String obligation) {
    return Scene.game(script(obligation), 3, Map.of()).rules();
  }

  private static void assertThatTryingSaysTheSame(Program rules) {
    Program trying = withoutSets(rules);
    for (long seed = 0; seed < MATCHES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Match match = Match.start(rules, seed);
      Match tried = Match.start(trying, seed);
      while (match.status() instanceof Status.Deciding(Decision decision)) {
        assertThat(tried.status()).isEqualTo(match.status());
        assertThat(tried.exclusions()).isEqualTo(match.exclusions());
        int alternatives = ((Decision.OneOf) decision.options()).alternatives().size();
        Pick pick = new Pick.One(random.nextInt(alternatives));
        match = match.choose(pick);
        tried = tried.choose(pick);
      }
      assertThat(match.status()).isInstanceOf(Status.Ended.class).isEqualTo(tried.status());
    }
  }

  private static Program withoutSets(Program rules) {
    TrickLaw law = rules.trick();
    List<TrickLaw.Obligation> obligations =
        law.obligations().stream().map(ObligationSetsTest::withoutSets).toList();
    return new Program(
        rules.title(),
        () -> "",
        rules.options(),
        rules.players(),
        rules.clockwise(),
        rules.sides(),
        rules.cards(),
        rules.labels(),
        rules.zones(),
        rules.handZone(),
        rules.tableZone(),
        rules.wonZone(),
        rules.asideZone(),
        rules.cells(),
        rules.leaderCell(),
        rules.procedure(),
        new TrickLaw(
            law.card(),
            law.player(),
            obligations,
            law.criteria(),
            law.suitLed(),
            law.playoff(),
            law.rule()),
        rules.ending(),
        null,
        Budget.USUAL);
  }

  private static TrickLaw.Obligation withoutSets(TrickLaw.Obligation obligation) {
    return new TrickLaw.Obligation(
        obligation.rule(),
        obligation.label(),
        obligation.lead(),
        obligation.follow(),
        obligation.forbids(),
        obligation.predicate(),
        obligation.when(),
        obligation.except(),
        null,
        false);
  }
}
