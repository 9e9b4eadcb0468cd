package tricksmith.playtest.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import tricksmith.engine.report.Status;
import tricksmith.playtest.simulation.Offers;
import tricksmith.playtest.simulation.Outcome;
import tricksmith.playtest.statistics.Share;
import tricksmith.program.Program;
import tricksmith.program.value.Fault;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

class TallyTest {

  private static final RuleId RULE = new RuleId(4);

  private final Tally tally =
      new Tally(
          new Sides(List.of(0, 1, 2), new Program.ByScore(true)),
          true,
          new Coverage.Collector(List.of()),
          100);

  /** Whoever begins wins, whichever seat that is: seats are even, places are not. */
  @Test
  void placesAreCountedFromWhoeverBegins() {
    Sides sides = new Sides(List.of(0, 1, 2), new Program.ByScore(true));
    Places.Collector collector = new Places.Collector(sides, true);
    for (int match = 0; match < 30; match++) {
      double[] wins = new double[3];
      wins[match % 3] = 0.75;
      wins[(match + 1) % 3] = 0.25;
      collector.add(match % 3 + 1, wins);
    }

    Places places = collector.places();

    assertThat(places.starters()).isEqualTo(3);
    assertThat(places.matter()).isTrue();
    assertThat(places.shares()).extracting(Share::value).containsExactly(0.75, 0.25, 0.0);
    assertThat(places.evenness().isMoreThanChance()).isTrue();
  }

  /** Against the direction of play, and partners at the first of their places. */
  @Test
  void partnersHaveOnePlace() {
    Sides sides = new Sides(List.of(0, 1, 0, 1), new Program.ByScore(true));
    Places.Collector collector = new Places.Collector(sides, false);
    collector.add(2, new double[] {0, 1});
    collector.add(3, new double[] {0, 1});
    collector.add(0, new double[] {1, 0});

    assertThat(collector.places().shares()).extracting(Share::count).containsExactly(1.0, 1.0);
  }

  @Test
  void sharesWinsExactly() {
    for (int number = 0; number < 3; number++) {
      add(number, ended(1, 2, 3));
    }
    assertThat(tally.results(3, false).sides())
        .extracting(SideResult::wins)
        .containsExactly(1.0, 1.0, 1.0);
  }

  /** With the mean of their scores, as their side has only one result. */
  @Test
  void partnersHaveOneResult() {
    Sides sides = new Sides(List.of(0, 1, 0), new Program.ByScore(true));
    Tally ofSides = new Tally(sides, true, new Coverage.Collector(List.of()), 100);
    ofSides.add(outcome(0, ended(1, 3)));
    ofSides.add(outcome(1, ended(1, 2, 3)));

    List<SideResult> results = ofSides.results(2, false).sides();

    assertThat(results).extracting(SideResult::label).containsExactly("1+3", "2");
    assertThat(results.getFirst().share().value()).isCloseTo(5.0 / 6, within(1e-12));
    assertThat(results.getFirst().scores().count()).isEqualTo(2);
    assertThat(results.getFirst().scores().mean()).isEqualTo(1.25);
  }

  @Test
  void countsScoresOfMatchesThatEndedOnly() {
    add(0, ended(1));
    add(1, new Status.Failed(Fault.Kind.OVERFLOW, RULE));
    Results results = tally.results(2, false);
    assertThat(results.sides()).extracting(side -> side.scores().count()).containsOnly(1);
    assertThat(results.sides().getFirst().scores().mean()).isEqualTo(2.5);
    assertThat(results.ended()).isEqualTo(1);
    assertThat(results.played()).isEqualTo(2);
  }

  @Test
  void groupsFailuresByReasonAndPlace() {
    add(0, new Status.Unfinished(RULE));
    add(1, new Status.Failed(Fault.Kind.OVERFLOW, RULE));
    add(2, new Status.Failed(Fault.Kind.OVERFLOW, new RuleId(5)));
    add(3, new Status.Failed(Fault.Kind.OVERFLOW, RULE));
    Failure.Cause overflow = new Failure.ScriptError(Fault.Kind.OVERFLOW);
    Results results = tally.results(4, false);
    assertThat(results.failures())
        .containsExactly(
            new Failure(new Failure.Unfinished(), RULE, 1, 0, 100),
            new Failure(overflow, RULE, 2, 1, 101),
            new Failure(overflow, new RuleId(5), 1, 2, 102));
    assertThat(results.failed()).isEqualTo(3);
    assertThat(results.unfinished()).isEqualTo(1);
  }

  private void add(int number, Status status) {
    tally.add(outcome(number, status));
  }

  private static Outcome outcome(int number, Status status) {
    return new Outcome(number, status, 1, 10, 5, 1, List.of(), 0, new Offers(), null);
  }

  private static Status ended(Integer... winners) {
    List<Long> scores = List.of(Values.fraction(5, 2), Values.number(1), Values.number(0));
    return new Status.Ended(scores, List.of(winners));
  }
}
