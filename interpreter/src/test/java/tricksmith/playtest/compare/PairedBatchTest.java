package tricksmith.playtest.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import tricksmith.playtest.Scripts;
import tricksmith.playtest.results.MatchMoment;
import tricksmith.playtest.simulation.Onlooker;
import tricksmith.playtest.simulation.Seating;
import tricksmith.playtest.statistics.Normal;
import tricksmith.playtest.statistics.Share;
import tricksmith.playtest.statistics.Verdict;
import tricksmith.program.Program;

class PairedBatchTest {

  private static final String SCRIPT =
      """
      game "High card"
        players 2..3
      match {
        new deal
        shuffle deck
        deal 3 to each player from seat 1
        play tricks from seat 1 until hands are empty { winner scores 1 }
      }
      """;

  @Test
  void theSameRulesMakeNoDifference() {
    Contrast contrast = contrast(SCRIPT, SCRIPT, 40);
    assertThat(contrast.verdict()).isEqualTo(Verdict.NONE);
    assertThat(contrast.playedOtherwise()).isEqualTo(new Share(0, 40));
    assertThat(contrast.firstParting()).isNull();
    assertThat(contrast.differences())
        .isNotEmpty()
        .extracting(Difference::verdict)
        .containsOnly(Verdict.NONE);
    assertThat(contrast.before()).isEqualTo(contrast.after());
  }

  @Test
  void differencesAreTakenMatchByMatch() {
    Contrast contrast = contrast(SCRIPT, SCRIPT.replace("scores 1", "scores 2"), 40);
    // Everybody has twice as many points; the same wins.
    assertThat(contrast.wonOtherwise()).isEqualTo(new Share(0, 40));
    assertThat(contrast.endedOtherwise()).isEqualTo(new Share(40, 40));
    Difference score = difference(contrast, Difference.Measure.SCORE, 1);
    assertThat(score.after()).isCloseTo(2 * score.before(), within(1e-9));
    assertThat(score.change().mean()).isCloseTo(score.before(), within(1e-9));
    assertThat(score.change().deviation())
        .isCloseTo(contrast.before().sides().getFirst().scores().deviation(), within(1e-9));
    assertThat(score.verdict()).isEqualTo(Verdict.MORE_THAN_NOISE);
    assertThat(difference(contrast, Difference.Measure.WIN, 1).verdict()).isEqualTo(Verdict.NONE);
    assertThat(difference(contrast, Difference.Measure.TRICKS, 0).verdict())
        .isEqualTo(Verdict.NONE);
    assertThat(contrast.verdict()).isEqualTo(Verdict.MORE_THAN_NOISE);
  }

  /** One in ten chooses what is no longer offered; everybody else chooses the same. */
  @Test
  void randomPlayersChooseTheSameWhereverBothRulesOfferIt() {
    String choosing =
        SCRIPT
            .replace("match {", "state { bid: number = 0 }\nmatch {")
            .replace("play tricks", "seat 1 chooses bid from 1..10\n  play tricks")
            .replace("winner scores 1", "winner scores bid");
    Contrast contrast = contrast(choosing, choosing.replace("1..10", "1..9"), 200);

    assertThat(contrast.playedOtherwise().count()).isBetween(10.0, 30.0);
  }

  /** Eight to none: 0.008 by the exact test, 0.003 by the normal distribution. */
  @Test
  void theNormalDistributionWouldMakeTooMuchOfFewChanges() {
    String before =
        SCRIPT
            .replace("match {", "state { bid: number = 0 }\nmatch {")
            .replace("play tricks", "seat 1 chooses bid from 1..5\n  play tricks");
    String after =
        before.replace(
            "{ winner scores 1 }", "{ winner scores 1 }\n  if bid == 1 { seat 1 scores 4 }");
    Contrast contrast = contrast(before, after, 100);

    assertThat(contrast.wonOtherwise()).isEqualTo(new Share(8, 100));
    Difference wins = difference(contrast, Difference.Measure.WIN, 1);
    assertThat(wins.change().mean()).isGreaterThan(wins.change().margin(wins.deviations()));
    assertThat(wins.verdict()).isEqualTo(Verdict.WITHIN_NOISE);
    assertThat(wins.from()).isNegative();
    assertThat(difference(contrast, Difference.Measure.SCORE, 1).verdict())
        .isEqualTo(Verdict.MORE_THAN_NOISE);
  }

  /** Seats win equally often, as anybody may begin; who begins wins more often. */
  @Test
  void whereStartersDifferItIsThePlaceThatMayBeAnAdvantage() {
    String before =
        SCRIPT
            .replace("match {", "match {\n  starter = random player")
            .replace("from seat 1", "from starter");
    String after = before.replace("{ winner scores 1 }", "{ winner scores 1 }\n  starter scores 2");
    Contrast contrast = contrast(before, after, 100);

    assertThat(contrast.differences())
        .extracting(Difference::measure)
        .doesNotContain(Difference.Measure.WIN);
    Difference starter = difference(contrast, Difference.Measure.PLACE, 1);
    assertThat(starter.change().mean()).isPositive();
    assertThat(starter.verdict()).isEqualTo(Verdict.MORE_THAN_NOISE);
    assertThat(difference(contrast, Difference.Measure.PLACE, 2).change().mean())
        .isCloseTo(-starter.change().mean(), within(1e-9));
  }

  @Test
  void sidesAreCountedOnce() {
    String partners = SCRIPT.replace("players 2..3", "players 4, partners across");
    Contrast contrast =
        new PairedBatch(
                Scripts.game(partners, 4).rules(),
                Scripts.game(partners.replace("scores 1", "scores 2"), 4).rules(),
                Seating.random(),
                40,
                7,
                1)
            .play(new Onlooker() {});
    assertThat(contrast.differences())
        .filteredOn(difference -> difference.measure() == Difference.Measure.WIN)
        .extracting(Difference::seats)
        .containsExactly(List.of(1, 3), List.of(2, 4));
  }

  @Test
  void verdictsHoldAllTogether() {
    Contrast contrast = contrast(SCRIPT, SCRIPT.replace("scores 1", "scores 2"), 40);
    Difference score = difference(contrast, Difference.Measure.SCORE, 1);
    // It is among the least likely to be chance, and need not make room for those before it.
    int all = contrast.differences().size();
    double widest = Normal.farthest(0.05 / all) * score.change().deviation() / Math.sqrt(40);
    double narrowest = Normal.farthest(0.05) * score.change().deviation() / Math.sqrt(40);
    assertThat(score.margin()).isBetween(narrowest, widest + 1e-9);
    assertThat(difference(contrast, Difference.Measure.TRICKS, 0).verdict())
        .isEqualTo(Verdict.NONE);
  }

  @Test
  void tellsWhereTheFirstMatchGoesAnotherWay() {
    Contrast contrast = contrast(SCRIPT, SCRIPT.replace("deal 3", "deal 4"), 40);
    assertThat(contrast.firstParting()).isEqualTo(new MatchMoment(0, 7, 6));
    assertThat(contrast.playedOtherwise()).isEqualTo(new Share(40, 40));
    assertThat(difference(contrast, Difference.Measure.TRICKS, 0).change().mean()).isEqualTo(1);
  }

  @Test
  void tooFewMatchesSayNothing() {
    Contrast contrast = contrast(SCRIPT, SCRIPT.replace("scores 1", "scores 2"), 10);
    assertThat(contrast.verdict()).isEqualTo(Verdict.TOO_FEW);
    assertThat(contrast(SCRIPT, SCRIPT.replace("scores 1", "scores 2"), 1).verdict())
        .isEqualTo(Verdict.TOO_FEW);
  }

  @Test
  void refusesOtherNumbersOfPlayers() {
    Program two = Scripts.game(SCRIPT, 2).rules();
    Program three = Scripts.game(SCRIPT, 3).rules();
    assertThatThrownBy(() -> new PairedBatch(two, three, Seating.random(), 1, 1, 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static Contrast contrast(String one, String other, int matches) {
    return new PairedBatch(
            Scripts.game(one, 2).rules(),
            Scripts.game(other, 2).rules(),
            Seating.random(),
            matches,
            7,
            2)
        .play(
            new Onlooker() {
              @Override
              public void played(int count) {}

              @Override
              public boolean isCancelled() {
                return false;
              }
            });
  }

  private static Difference difference(Contrast contrast, Difference.Measure measure, int seat) {
    return contrast.differences().stream()
        .filter(one -> one.measure() == measure)
        .filter(one -> one.seats().equals(seat == 0 ? List.of() : List.of(seat)))
        .findFirst()
        .orElseThrow();
  }
}
