package tricksmith.program.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BudgetTest {

  @Test
  void severalMatchesShareWhatOneMayCompute() {
    Budget each = Budget.USUAL.shared(100);

    assertThat(each.matchSteps()).isEqualTo(Budget.USUAL.matchSteps() / 100);
    assertThat(each.steps()).isEqualTo(each.matchSteps());
    assertThat(Budget.USUAL.shared(1)).isEqualTo(Budget.USUAL);
    assertThat(Budget.USUAL.shared(0)).isEqualTo(Budget.USUAL);
  }

  @Test
  void aBatchHasMoreForMoreMatches() {
    assertThat(Budget.USUAL.stepsOfBatch(1)).isEqualTo(11_000_000);
    assertThat(Budget.USUAL.stepsOfBatch(1_000)).isEqualTo(1_010_000_000);
    assertThat(Budget.ofSteps(10).stepsOfBatch(1_000)).isGreaterThan(20 * 1_000);
    assertThat(Budget.ofSteps(Budget.MOST_STEPS).stepsOfBatch(Integer.MAX_VALUE)).isPositive();
  }

  @Test
  void eachHasEnoughToBePlayed() {
    assertThat(Budget.USUAL.shared(1_000_000).matchSteps()).isEqualTo(100_000);
    assertThat(Budget.ofSteps(10).shared(1_000_000)).isEqualTo(Budget.ofSteps(10));
  }
}
