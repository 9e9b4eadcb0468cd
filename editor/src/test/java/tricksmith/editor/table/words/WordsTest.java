package tricksmith.editor.table.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tricksmith.editor.branches.Stop;
import tricksmith.editor.live.Speed;
import tricksmith.program.value.Fault;

class WordsTest {
  private final Words english = new Words(Locale.ENGLISH);
  private final Words japanese = new Words(Locale.JAPANESE);

  @Test
  void saysEverythingInBothLanguages() {
    assertThat(bundle(Locale.JAPANESE).keySet()).isEqualTo(bundle(Locale.ROOT).keySet());
    assertThat(japanese.say("match.new")).isEqualTo("新しい対戦");
  }

  @ParameterizedTest
  @EnumSource
  void hasWordsForEveryFault(Fault.Kind kind) {
    assertThat(english.say("fault." + kind)).isNotBlank();
  }

  @ParameterizedTest
  @EnumSource
  void hasWordsForEveryReasonToStop(Stop.Reason reason) {
    assertThat(english.say("stop." + reason, "play 14", "follow suit", "line 22", "line 3"))
        .contains("play 14");
  }

  @ParameterizedTest
  @EnumSource
  void hasWordsForEverySpeed(Speed speed) {
    assertThat(english.say("speed." + speed)).isNotBlank();
  }

  @Test
  void saysWhoHasWon() {
    assertThat(english.ended(List.of(2))).isEqualTo("The match is over. Seat 2 won.");
    assertThat(english.ended(List.of(1, 3)))
        .isEqualTo("The match is over. Winners: Seat 1, Seat 3");
    assertThat(english.ended(List.of())).isEqualTo("The match is over. Nobody won.");
    assertThat(japanese.ended(List.of(2))).isEqualTo("対戦終了。席2の勝ちです。");
  }

  @Test
  void writesNumbersAsTheyAreTyped() {
    assertThat(english.say("branch.seed", 1234567)).isEqualTo("seed 1234567");
  }

  private static ResourceBundle bundle(Locale locale) {
    return ResourceBundle.getBundle(
        Words.class.getName(),
        locale,
        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }
}
