package tricksmith.playtest.findings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tricksmith.players.Level;
import tricksmith.playtest.Batch;
import tricksmith.playtest.Scripts;
import tricksmith.playtest.compare.Contrast;
import tricksmith.playtest.compare.Difference;
import tricksmith.playtest.compare.Difference.Measure;
import tricksmith.playtest.findings.Finding.Subject;
import tricksmith.playtest.findings.FindingDigest.LevelResults;
import tricksmith.playtest.results.Results;
import tricksmith.playtest.simulation.Seating;
import tricksmith.playtest.statistics.Sample;
import tricksmith.playtest.statistics.Share;
import tricksmith.program.Program;

/** What a change of the rules does, at all levels together. */
class ChangeDigestTest {

  private static final Program RULES =
      Scripts.game(
              """
              game "Three"
                players 3
              match {
                new deal
                shuffle deck
                deal 5 to each player from seat 1
                play tricks from seat 1 until hands are empty { winner scores 1 }
              }
              trick { best by "the suit led"  card.suit == led.suit  then "the higher"  card.rank }
              """,
              3)
          .rules();

  private static final Results RESULTS = new Batch(RULES, Seating.random(), 40, 1, 1, 40).play();

  private static final double BEFORE = 0.45;

  /** A change by so much, with an interval that reaches so far to either side. */
  private static Difference change(Measure measure, int seat, double mean, double margin) {
    return new Difference(
        measure,
        seat == 0 ? List.of() : List.of(seat),
        BEFORE,
        BEFORE + mean,
        new Sample(400, mean, margin * 10, mean - 5, mean + 5),
        2,
        margin);
  }

  private static List<Finding> findings(List<Difference> random, List<Difference> novices) {
    return ChangeDigest.of(
        RULES, List.of(level(Level.RANDOM, random), level(Level.NOVICE, novices)));
  }

  private static LevelResults level(Level level, List<Difference> differences) {
    Share all = new Share(400, 400);
    return new LevelResults(
        level, RESULTS, new Contrast(RESULTS, RESULTS, differences, all, all, all, null, null));
  }

  private static List<String> said(List<Finding> findings) {
    FindingWords words = new FindingWords(Locale.ENGLISH, _ -> 1);
    return findings.stream().map(words::headline).toList();
  }

  @Test
  void whatRoundsToNothingIsNotTold() {
    assertThat(
            findings(
                List.of(
                    change(Measure.ALTERNATIVES, 0, -0.01, 0.005),
                    change(Measure.FORCED, 0, 0.001, 0.0005)),
                List.of(
                    change(Measure.ALTERNATIVES, 0, -0.03, 0.02),
                    change(Measure.FORCED, 0, 0.005, 0.002))))
        .isEmpty();
  }

  @Test
  void nothingHasNoSign() {
    Subject change = new Subject.Change(Measure.ALTERNATIVES, List.of());

    assertThat(Stream.of(-0.001, 0.0, 0.004, -0.006).map(each -> FindingWords.value(change, each)))
        .containsExactly("0.00", "0.00", "0.00", "-0.01");
  }

  @Test
  void theEndOfAnIntervalShowsOnWhichSideOfZeroItLies() {
    List<Difference> alternatives = List.of(change(Measure.ALTERNATIVES, 0, -0.0622, 0.0601));

    assertThat(
            new FindingWords(Locale.ENGLISH, _ -> 1)
                .detail(findings(alternatives, List.of()).getFirst()))
        .isEqualTo("random -0.062 (-0.122 to -0.002, 400 matches)");
  }

  private static List<String> open(Locale language, Difference... differences) {
    Share all = new Share(400, 400);
    return new FindingWords(language, _ -> 1)
        .undecided(new Contrast(RESULTS, RESULTS, List.of(differences), all, all, all, null, null));
  }

  /** The number is (2 + 0.84)² · 0.3² / 0.02² = 1,817. */
  @Test
  void whatIsLeftOpenTakesSoManyMatches() {
    Difference seat = change(Measure.WIN, 1, 0.02, 0.03);

    assertThat(open(Locale.ENGLISH, change(Measure.SCORE, 1, 3, 4), seat))
        .containsExactly(
            "To show a difference of 2.0 percentage points in the wins of seat 1, it takes about"
                + " 2,000 matches.",
            "A difference of more than 5.0 percentage points in the wins of seat 1 is ruled out"
                + " already.");
    assertThat(open(Locale.JAPANESE, seat))
        .containsExactly(
            "席1の勝率に2.0ポイントの差があるかどうかを見分けるには、およそ2,000対戦が必要です。", "席1の勝率の差が5.0ポイントより大きい可能性は、もうありません。");
  }

  @Test
  void whereNoDifferenceIsSeenTheSmallestThatMattersIsSought() {
    assertThat(open(Locale.ENGLISH, change(Measure.WIN, 1, 0, 0.03)))
        .first()
        .asString()
        .contains("a difference of 1.0 percentage points", "about 7,000 matches");
  }

  @Test
  void nothingIsOpenWhereADifferenceIsSureOrTooSmallToMatter() {
    assertThat(
            open(
                Locale.ENGLISH,
                change(Measure.SCORE, 1, 3, 2),
                change(Measure.FORCED, 0, 0.002, 0.004)))
        .isEmpty();
  }

  @Test
  void aNumberThatNobodyPlaysIsNotTold() {
    assertThat(open(Locale.ENGLISH, change(Measure.SCORE, 1, 0, 4)))
        .containsExactly(
            "A difference of more than 4.00 in the score of seat 1 is ruled out already.");
  }

  @Test
  void whatOneLevelSeesTheOtherWayRoundIsDisputed() {
    assertThat(
            findings(
                List.of(change(Measure.SCORE, 1, -1.13, 3.5)),
                List.of(change(Measure.SCORE, 1, 3.3, 3.0))))
        .singleElement()
        .returns(Belief.DISAGREE, Finding::belief);
  }

  @Test
  void seatsThatChangeAlikeAreOneStatement() {
    List<Difference> scores =
        List.of(
            change(Measure.SCORE, 1, -1.6, 1),
            change(Measure.SCORE, 2, -2.2, 1),
            change(Measure.SCORE, 3, -2.6, 1));

    assertThat(said(findings(scores, scores)))
        .containsExactly("The change lowers the mean score from 0.5 to -1.7.");
  }

  @Test
  void ofSeatsThatChangeDifferentlyTheClearestIsTold() {
    List<Difference> scores =
        List.of(
            change(Measure.SCORE, 1, -4, 1),
            change(Measure.SCORE, 2, 1.8, 1),
            change(Measure.SCORE, 3, 2.2, 1));

    assertThat(said(findings(scores, scores)))
        .containsExactly("The change lowers the score of seat 1 from 0.5 to -3.6.");
  }

  @Test
  void whetherItIsFairerComesFirst() {
    List<Difference> changes =
        List.of(
            change(Measure.WIN, 1, -0.12, 0.05),
            change(Measure.WIN, 2, 0.07, 0.05),
            change(Measure.SCORE, 1, -4, 0.1),
            change(Measure.TRICKS, 0, 3, 0.1));
    List<LevelResults> levels = List.of(level(Level.RANDOM, changes), level(Level.NOVICE, changes));

    assertThat(said(FindingDigest.of(RULES, levels)).getFirst())
        .isEqualTo(
            "Fairer than before: the wins of seat 1 fall from 45% to 33% (fair would be 33%).");
  }

  @Test
  void placesAreNamedFromTheStarter() {
    List<Difference> starter = List.of(change(Measure.PLACE, 1, -0.12, 0.05));
    List<Difference> second = List.of(change(Measure.PLACE, 2, 0.07, 0.05));

    assertThat(said(findings(starter, starter)))
        .containsExactly(
            "Fairer than before: the wins of the starter fall from 45% to 33% (fair would be"
                + " 33%).");
    assertThat(said(findings(second, second)))
        .containsExactly(
            "Less fair than before: the wins of place 2 from the starter rise from 45% to 52%"
                + " (fair would be 33%).");
    assertThat(open(Locale.ENGLISH, change(Measure.PLACE, 2, 0.02, 0.03)))
        .last()
        .isEqualTo(
            "A difference of more than 5.0 percentage points in the wins of place 2 from the"
                + " starter is ruled out already.");
  }

  @Test
  void whatIsAgreedComesBeforeWhatIsDisputed() {
    List<LevelResults> levels =
        List.of(
            level(
                Level.RANDOM,
                List.of(change(Measure.SCORE, 1, 9, 1), change(Measure.TRICKS, 0, 3, 1))),
            level(
                Level.NOVICE,
                List.of(change(Measure.SCORE, 1, -9, 1), change(Measure.TRICKS, 0, 3, 1))));

    assertThat(FindingDigest.of(RULES, levels))
        .extracting(Finding::subject)
        .containsSubsequence(
            new Subject.Change(Measure.TRICKS, List.of()),
            new Subject.Change(Measure.SCORE, List.of(1)));
  }

  /** The starter is drawn, but ties go to the first seat. */
  private static final String TIES_GO_TO_SEAT_1 =
      """
      game "Ties"
        players 3
      match {
        first = random player
        new deal
        shuffle deck
        deal 2 to each player from first
        play tricks from first until hands are empty { winner scores 1 }
        (first player in (players with most score)) scores 1
      }
      trick { best by "the suit led"  card.suit == led.suit  then "the higher"  card.rank }
      end { highest score wins }
      """;

  @Test
  void aSeatMayHaveAnAdvantageThoughTheStarterIsDrawn() {
    Program rules = Scripts.game(TIES_GO_TO_SEAT_1, 3).rules();
    List<LevelResults> levels = new ArrayList<>();
    long seed = 1;
    for (Level level : List.of(Level.RANDOM, Level.NOVICE)) {
      levels.add(
          new LevelResults(
              level, new Batch(rules, Seating.random(), 600, seed, 1, 600).play(), null));
      seed += 1000;
    }

    assertThat(said(FindingDigest.of(rules, levels)))
        .anyMatch(
            each ->
                each.matches("Seat \\d wins \\d+ points (more|less) often than its fair share\\."))
        .noneMatch(each -> each.startsWith("Who begins hardly matters"));
  }
}
