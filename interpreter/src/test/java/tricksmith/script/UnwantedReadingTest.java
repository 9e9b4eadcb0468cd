package tricksmith.script;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tricksmith.check.Checker;
import tricksmith.parse.ScriptParser;
import tricksmith.source.Source;
import tricksmith.syntax.Script;

/** A long text is left in the middle of a stage when nobody waits for it any more. */
class UnwantedReadingTest {
  private static final Source LONG =
      new Source(
          "long.trick",
          "game \"Long\"\nstate { n: number = 0 }\nmatch {\n"
              + "  n = n + 1\n".repeat(1_000)
              + "}\n");

  @AfterEach
  void goOn() {
    Thread.interrupted();
  }

  @Test
  void parsingIsLeft() {
    Thread.currentThread().interrupt();

    assertThatThrownBy(() -> ScriptParser.parse(LONG)).isInstanceOf(CancellationException.class);
  }

  @Test
  void checkingIsLeft() {
    Script script = ScriptParser.parse(LONG).script();
    Thread.currentThread().interrupt();

    assertThatThrownBy(() -> Checker.check(script, LONG)).isInstanceOf(CancellationException.class);
  }
}
