package tricksmith.playtest.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ShareTest {

  @Test
  void hasWilsonsInterval() {
    Share half = new Share(5, 10);
    assertThat(half.value()).isEqualTo(0.5);
    assertThat(half.from()).isCloseTo(0.2366, within(5e-5));
    assertThat(half.to()).isCloseTo(0.7634, within(5e-5));
    Share tenth = new Share(1, 10);
    assertThat(tenth.from()).isCloseTo(0.0179, within(5e-5));
    assertThat(tenth.to()).isCloseTo(0.4042, within(5e-5));
  }

  @Test
  void staysBetweenNoneAndAll() {
    assertThat(new Share(0, 10).from()).isZero();
    assertThat(new Share(0, 10).to()).isCloseTo(0.2775, within(5e-5));
    assertThat(new Share(10, 10).from()).isCloseTo(0.7225, within(5e-5));
    assertThat(new Share(10, 10).to()).isEqualTo(1);
  }

  @Test
  void knowsNothingOfNoCases() {
    assertThat(new Share(0, 0).value()).isNaN();
    assertThat(new Share(0, 0).from()).isNaN();
    assertThat(new Share(0, 0).to()).isNaN();
  }
}
