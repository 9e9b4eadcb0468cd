package tricksmith.playtest.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tricksmith.cards.IndexSet;
import tricksmith.playtest.statistics.Share;
import tricksmith.program.Program;
import tricksmith.program.expression.Leaf;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

class ClosenessTest {

  private final Closeness.Collector collector = new Closeness.Collector();

  @Test
  void marginIsBetweenTheBestAndTheNext() {
    add(alone(true), List.of(1), scores(9, 4, 7));
    add(alone(true), List.of(1, 2), scores(5, 5, 1));
    assertThat(collector.closeness().margin().count()).isEqualTo(2);
    assertThat(collector.closeness().margin().most()).isEqualTo(2);
    assertThat(collector.closeness().margin().least()).isZero();
  }

  @Test
  void whereTheLowestWinsTheLowestLeads() {
    add(alone(false), List.of(2), scores(9, 4, 7));
    assertThat(collector.closeness().margin().mean()).isEqualTo(3);
  }

  @Test
  void partnersHaveNoMarginBetweenThem() {
    add(
        new Sides(List.of(0, 1, 0, 1), new Program.ByScore(true)),
        List.of(1, 3),
        scores(9, 4, 9, 4));
    assertThat(collector.closeness().margin().mean()).isEqualTo(5);
  }

  @Test
  void theLeadChangesWhenSomebodyElseLeadsAlone() {
    // 1 leads, a tie, 1 leads again, 3 leads
    add(
        alone(true),
        List.of(3),
        scores(2, 0, 1),
        scores(2, 2, 1),
        scores(4, 3, 1),
        scores(4, 3, 9));
    assertThat(collector.closeness().leadChanges().mean()).isEqualTo(1);
    assertThat(collector.closeness().leaderWins()).isEqualTo(new Share(0, 1));
  }

  @Test
  void aMatchOfOneRoundSaysNothingOfTheLead() {
    add(alone(true), List.of(1), scores(3, 2, 1));
    assertThat(collector.closeness().leadChanges().count()).isZero();
    assertThat(collector.closeness().leaderWins().sample()).isZero();
  }

  @Test
  void whoLeadsAfterTheFirstRoundMayShareTheWin() {
    add(alone(true), List.of(1, 2), scores(3, 2, 1), scores(5, 5, 1));
    add(alone(true), List.of(1), scores(2, 2, 1), scores(5, 4, 1));
    assertThat(collector.closeness().leaderWins()).isEqualTo(new Share(0.5, 1));
  }

  @Test
  void scoresSayNothingWhereTheScriptNamesTheWinners() {
    Sides sides =
        new Sides(
            List.of(0, 1),
            new Program.Winners(new RuleId(0), new Leaf.SetConstant(IndexSet.upTo(2))));
    add(sides, List.of(1), scores(3, 2), scores(3, 2));
    assertThat(collector.closeness().margin().count()).isZero();
  }

  private static Sides alone(boolean highest) {
    return new Sides(List.of(0, 1, 2), new Program.ByScore(highest));
  }

  private void add(Sides sides, List<Integer> winners, long[]... noted) {
    collector.add(sides.standings(List.of(noted)), sides.wins(winners));
  }

  private static long[] scores(long... scores) {
    return Arrays.stream(scores).map(Values::number).toArray();
  }
}
