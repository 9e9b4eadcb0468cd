package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tricksmith.editor.persistence.Halves;

class SightTest {
  private static final Sight BOTH = Sight.of(Halves.BOTH);

  @Test
  void aSmallWindowShowsTheTableFirst() {
    assertThat(BOTH.small(true).inSight()).isEqualTo(Halves.TABLE);
    assertThat(Sight.of(Halves.TEXT).small(true).inSight()).isEqualTo(Halves.TEXT);
  }

  @Test
  void aHalfChosenInASmallWindowTakesNothingFromALargeOne() {
    Sight text = BOTH.small(true).choosing(Halves.TEXT);

    assertThat(text.inSight()).isEqualTo(Halves.TEXT);
    assertThat(text.small(false).inSight()).isEqualTo(Halves.BOTH);
  }

  @Test
  void oneHalfChosenInALargeWindowStaysInASmallOne() {
    assertThat(BOTH.choosing(Halves.TEXT).small(true).inSight()).isEqualTo(Halves.TEXT);
  }

  @ParameterizedTest
  @EnumSource
  void comesBackFromPlayToWhatWasThereBefore(Halves halves) {
    Sight playing = Sight.of(halves).playing(true);

    assertThat(playing.inSight()).isEqualTo(Halves.TABLE);
    assertThat(playing.playing(false).inSight()).isEqualTo(halves);
  }

  @Test
  void flipsOnlyWhereOneHalfIsInSight() {
    assertThat(BOTH.flipped()).isEqualTo(BOTH);
    assertThat(BOTH.small(true).flipped().inSight()).isEqualTo(Halves.TEXT);
    assertThat(BOTH.choosing(Halves.TEXT).flipped().inSight()).isEqualTo(Halves.TABLE);
  }

  @Test
  void flippingEndsPlay() {
    Sight text = BOTH.small(true).playing(true).flipped();

    assertThat(text.playing()).isFalse();
    assertThat(text.inSight()).isEqualTo(Halves.TEXT);
  }

  @Test
  void revealsAHalfAndKeepsTheOtherWhereThereIsRoom() {
    assertThat(Sight.of(Halves.TABLE).revealing(Halves.TEXT).inSight()).isEqualTo(Halves.BOTH);
    assertThat(BOTH.small(true).revealing(Halves.TEXT).inSight()).isEqualTo(Halves.TEXT);
    assertThat(BOTH.revealing(Halves.TEXT)).isEqualTo(BOTH);
  }

  @Test
  void revealsTheTextBehindPlay() {
    assertThat(BOTH.playing(true).revealing(Halves.TEXT)).isEqualTo(BOTH);
    assertThat(Sight.of(Halves.TABLE).playing(true).revealing(Halves.TEXT).inSight())
        .isEqualTo(Halves.BOTH);
    assertThat(BOTH.playing(true).revealing(Halves.TABLE).playing()).isTrue();
  }
}
