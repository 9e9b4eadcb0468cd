package tricksmith.editor.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.editor.picture.Table;
import tricksmith.editor.table.Playground;

/** The match that plays on a table of the gallery. */
class ShownMatchTest {
  private static final int STEPS = 60;

  @ParameterizedTest
  @ValueSource(strings = {"mas-menos", "saizen", "classics/bridge", "classics/german-whist"})
  void cardsAreOnTheTableWheneverItStops(String script) {
    ShownMatch match = ShownMatch.of(Playground.game(Playground.bundled(script), 0));
    for (int step = 0; step < STEPS; step++) {
      Table table = match.table();
      assertThat(table.trick().cards().isEmpty() && table.lastTrick() == null)
          .as("empty after %s steps", step)
          .isFalse();
      match = match.next();
    }
  }
}
