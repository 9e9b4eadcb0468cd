package tricksmith.editor.table.felt;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tricksmith.editor.live.Speed;

class MotionTest {
  /** Less is too little to see who has won. */
  private static final double MILLISECONDS = 450;

  @ParameterizedTest
  @EnumSource(value = Speed.class, mode = EnumSource.Mode.EXCLUDE, names = "AT_ONCE")
  void aFinishedTrickLiesStillBeforeABotLeadsToTheNext(Speed speed) {
    assertThat(speed.afterTrick().toMillis() - Motion.PLAY.toMillis())
        .isGreaterThanOrEqualTo(MILLISECONDS);
  }
}
