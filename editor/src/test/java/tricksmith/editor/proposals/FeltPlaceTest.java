package tricksmith.editor.proposals;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A trick that somebody points at is in sight in a window of any size. */
class FeltPlaceTest {

  @ParameterizedTest
  @CsvSource({
    "52, 70, ABOVE",
    "52, 52, ABOVE",
    "52, 44, BESIDE",
    "49, 28, BESIDE",
    "38, 44, WITHIN",
    "38, 46, ABOVE",
    "30, 28, WITHIN"
  })
  void theFeltAlwaysHasAPlace(double width, double height, FeltPlace.Side side) {
    FeltPlace place = FeltPlace.of(width, height);

    assertThat(place.side()).isEqualTo(side);
    assertThat(place.width()).isBetween(14.0, width);
    assertThat(place.height()).isBetween(10.0, 24.0);
  }

  @Test
  void theFeltLeavesRoomForTheQuestionThatTellsProposalsApart() {
    assertThat(53.7 - FeltPlace.of(56, 53.7).height()).isGreaterThan(39);
  }
}
