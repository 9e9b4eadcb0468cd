package tricksmith.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TerminalCheckTest {

  /** Whatever runs the tests gives them pipes, files or a terminal; the last is no descriptor. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 9_999})
  void theQuickAnswerIsThatOfTheSystem(int stream) {
    assertThat(TerminalCheck.isTerminal(stream)).isEqualTo(TerminalCheck.systemSaysSo(stream));
  }
}
