package tricksmith.editor.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tricksmith.editor.persistence.Library.Entry;
import tricksmith.editor.persistence.Library.Shelf;

class GalleryGameTest {

  /** So that no table gains or loses seats when its game has been read. */
  @ParameterizedTest
  @CsvSource({
    "players 2, 2",
    "players 3, 3",
    "players 2..6  // SZ-1, 4",
    "players 5..7, 5",
    "players 99, 10",
    "'', 4"
  })
  void seatsAreDrawnAsTheTextSays(String line, int seats) {
    String text = "game \"G\"\n  " + line + "\n";
    GalleryGame game = new GalleryGame(new Entry(Shelf.OWN, "G", "", null, text), false);

    assertThat(game.seats()).isEqualTo(seats);
  }
}
