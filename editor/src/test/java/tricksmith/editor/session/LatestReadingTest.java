package tricksmith.editor.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tricksmith.script.GameScript;

class LatestReadingTest {
  private final LatestReading reading = new LatestReading();

  @Test
  void readsATextOnceThatSeveralAskFor() {
    GameScript first = reading.of("game \"Whist\"");

    assertThat(reading.of("game \"Whist\"")).isSameAs(first);
  }

  @Test
  void readsATextToPlayOnce() {
    GameScript first = reading.toPlay("game \"Whist\"");

    assertThat(reading.toPlay("game \"Whist\"")).isSameAs(first);
    assertThat(reading.of("game \"Whist\"").syntax()).isSameAs(first.syntax());
  }

  @Test
  void readsAnotherTextAnew() {
    GameScript before = reading.of("game \"Whist\"");

    assertThat(reading.of("game \"Whist")).isNotEqualTo(before);
    assertThat(reading.of("game \"Whist").source().text()).isEqualTo("game \"Whist");
  }
}
