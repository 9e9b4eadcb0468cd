package tricksmith.editor.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.text.Text;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import tricksmith.editor.KeptResources;
import tricksmith.editor.picture.Table;
import tricksmith.editor.signs.ScriptWords;
import tricksmith.editor.view.SteadyRobot;
import tricksmith.translation.Translation;

@ExtendWith(SteadyRobot.class)
class SmallCardTest {
  private static final double WIDE = 50;
  private static final double HIGH = WIDE * SmallCard.RATIO;

  /** On cards of a few pixels, a sign says more than a rank. */
  @ParameterizedTest
  @CsvSource({"7, H", "10, D", "Q, S", "K, C"})
  void theRankIsInTheCornerAndTheSignIsLargeBelowIt(String rank, String suit, FxRobot robot) {
    robot.interact(KeptResources::load);
    Table.Face face = new Table.Face(0, rank + suit, suit, rank, null);
    ScriptWords french = ScriptWords.of(List.of("S", "H", "D", "C"), Translation.NONE);
    SmallCard card = new SmallCard(new Table.PlayedCard(1, face, false, false), french);

    List<Text> written = card.getChildren().stream().map(Text.class::cast).toList();
    Bounds index = written.getFirst().getBoundsInParent();
    Bounds sign = written.getLast().getBoundsInParent();
    assertThat(written).hasSize(2);
    assertThat(index.getMinX()).isBetween(0.05 * WIDE, 0.2 * WIDE);
    assertThat(index.getMinY()).isBetween(0.05 * WIDE, 0.2 * WIDE);
    assertThat(WIDE - sign.getMaxX()).isBetween(0.05 * WIDE, 0.2 * WIDE);
    assertThat(HIGH - sign.getMaxY()).isBetween(0.05 * WIDE, 0.2 * WIDE);
    assertThat(sign.getHeight()).isGreaterThan(index.getHeight());
    assertThat(index.getMaxX()).isLessThan(WIDE);
    assertThat(index.getMaxY()).as("not over the sign").isLessThan(sign.getMinY() + 1);
  }
}
