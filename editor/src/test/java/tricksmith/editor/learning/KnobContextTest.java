package tricksmith.editor.learning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tricksmith.recipe.Knob;

/** A value is shown with as much of its line as distinguishes it from others, and no more. */
class KnobContextTest {
  private static final String LINE =
      "each player scores 2 * number of tricks of player if announced[player] and number of tricks"
          + " of player >= 5, -10 if announced[player], else number of tricks of player";

  private static Knob knob(int place, String value, String line) {
    return new Knob(Knob.Kind.POINTS, place, value, List.of(), Optional.empty(), line);
  }

  @Test
  void eachValueOfALongLineHasItsOwnPart() {
    List<Knob> all = List.of(knob(20, "2", LINE), knob(90, "5", LINE), knob(94, "10", LINE));

    assertThat(all.stream().map(knob -> KnobContext.of(knob, all)))
        .containsExactly(
            "each player scores 2 * number of tricks of …",
            "… of tricks of player >= 5, -10 if …",
            "… tricks of player >= 5, -10 if announced[player], …");
  }

  @Test
  void equalValuesOfALineAreToldApart() {
    String line =
        "each player scores 10 if number of tricks of player == bid[player], else -10 alone";
    List<Knob> all = List.of(knob(1, "10", line), knob(50, "10", line));

    assertThat(KnobContext.of(all.getFirst(), all)).startsWith("each player scores 10 if");
    assertThat(KnobContext.of(all.getLast(), all)).endsWith("else -10 alone");
  }

  @Test
  void aShortLineIsWhole() {
    Knob knob = knob(3, "2", "copies 2");

    assertThat(KnobContext.of(knob, List.of(knob))).isEqualTo("copies 2");
  }
}
