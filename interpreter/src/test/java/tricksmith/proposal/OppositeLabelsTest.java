package tricksmith.proposal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tricksmith.source.Edit;

/** What was the first is the last once the order is turned round. */
class OppositeLabelsTest {

  @ParameterizedTest
  @CsvSource({
    "the first, 先出し勝ち, the last, 後出し勝ち",
    "the higher, 高いランク, the lower, 低いランク",
    "played last, 最後のカード, played first, 最初のカード",
    "a trump, 切り札, a trump, 切り札"
  })
  void aLabelIsTurnedRoundWhereverItIsNamed(
      String label, String translated, String opposite, String other) {
    String script = "then \"%s\" x\nseat 2 wins by \"%s\"\n\"%s\"  \"%s\"\n";
    String text = script.formatted(label, label, label, translated);

    assertThat(Edit.applied(text, OppositeLabels.edits(text, label)))
        .isEqualTo(script.formatted(opposite, opposite, opposite, other));
  }
}
