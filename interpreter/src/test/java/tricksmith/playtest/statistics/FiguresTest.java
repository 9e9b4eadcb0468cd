package tricksmith.playtest.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FiguresTest {

  @Test
  void anIntervalThatEndsNearZeroShowsOnWhichSideItLies() {
    assertThat(Figures.interval(-0.09, -0.0004)).isEqualTo("-0.0900 … -0.0004");
    assertThat(Figures.interval(0.0049, 0.05)).isEqualTo("0.005 … 0.050");
    assertThat(Figures.change(-0.0452, -0.09, -0.0004)).isEqualTo("-0.0452");
    assertThat(Figures.points(0.00021, 0.00021, 0.005)).isEqualTo("+0.02");
    assertThat(Figures.points(0.005, 0.00021, 0.005)).isEqualTo("+0.50");
  }

  @Test
  void aProbabilityShowsOnWhichSideOfTheLimitItLies() {
    assertThat(Figures.p(0.6171)).isEqualTo("p = 0.617");
    assertThat(Figures.p(0.0502)).isEqualTo("p = 0.050");
    assertThat(Figures.p(0.0499)).isEqualTo("p = 0.0499");
    assertThat(Figures.p(0.049996)).isEqualTo("p = 0.049996");
    assertThat(Figures.p(0.00099)).isEqualTo("p < 0.001");
    assertThat(Figures.p(0)).isEqualTo("p < 0.001");
    assertThat(Figures.probability(0.0004)).isEqualTo("< 0.001");
    assertThat(Figures.probability(1)).isEqualTo("1.000");
  }

  @Test
  void aRoughNumberHasOneSignificantDigit() {
    assertThat(Rounded.roughly(30)).isEqualTo(30);
    assertThat(Rounded.roughly(1449)).isEqualTo(1000);
    assertThat(Rounded.roughly(38_412.3)).isEqualTo(40_000);
    assertThat(Rounded.roughly(961_000)).isEqualTo(1_000_000);
  }

  @Test
  void otherwiseTheUsualDigitsAreEnough() {
    assertThat(Figures.interval(-0.004, 0.05)).isEqualTo("0.00 … 0.05");
    assertThat(Figures.interval(0, 0)).isEqualTo("0.00 … 0.00");
    assertThat(Figures.interval(0.005, 1)).isEqualTo("0.01 … 1.00");
    assertThat(Figures.interval(Double.NaN, Double.NaN)).isEqualTo("– … –");
    assertThat(Figures.points(-0.05, -0.3, -0.001)).isEqualTo("-5.0");
    assertThat(Figures.change(0.004, Double.NaN, Double.NaN)).isEqualTo("0.00");
  }
}
