package tricksmith.editor.table.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Node;
import org.junit.jupiter.api.Test;
import tricksmith.editor.picture.Timeline;
import tricksmith.editor.view.Lookup;

class TimelineTrackTest {
  private static final int SEATS = 4;
  private static final int CARDS = 52;

  private final TimelineTrack track = new TimelineTrack(_ -> {});

  private void show(int at, int length, int cards) {
    track.show(new Timeline(List.of(), at, length), false, _ -> 0, cards, SEATS);
    track.resize(534, 24);
    track.layout();
  }

  private double knob() {
    return center(Lookup.find(track, ".track-knob"));
  }

  private static double center(Node part) {
    return part.getLayoutX() + part.getLayoutBounds().getWidth() / 2;
  }

  @Test
  void aDealHasOneStretchForEachTrickToCome() {
    show(0, 0, CARDS);

    assertThat(Lookup.all(track, ".track-expected")).hasSize(CARDS / SEATS);
  }

  @Test
  void aCardPlayedMovesTheKnobAndNothingElse() {
    show(8, 8, CARDS - 8);
    double before = knob();
    double last = right();

    show(9, 9, CARDS - 9);

    assertThat(knob()).isGreaterThan(before);
    assertThat(right()).isEqualTo(last);
  }

  @Test
  void goingBackMovesNothingElseEither() {
    show(8, 8, CARDS - 8);
    double last = right();

    show(3, 8, 2);

    assertThat(right()).isEqualTo(last);
    assertThat(knob()).isLessThan(last);
  }

  @Test
  void aMatchThatIsOverEndsWithItsLastChoice() {
    show(40, 40, 0);

    assertThat(Lookup.all(track, ".track-expected")).isEmpty();
    assertThat(knob()).isEqualTo(527);
  }

  private double right() {
    return Lookup.all(track, ".track-expected").stream()
        .mapToDouble(part -> part.getBoundsInParent().getMaxX())
        .max()
        .orElseThrow();
  }
}
