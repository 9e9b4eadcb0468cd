package tricksmith.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EditTest {

  @ParameterizedTest
  @CsvSource({
    "must follow, must follow, 5, 11, 5, 11",
    "must follow, must not follow, 0, 4, 0, 4",
    "must follow, must not follow, 5, 11, 9, 15",
    "must follow, follow, 5, 11, 0, 6",
    "aaa, aaaa, 0, 2, 0, 2",
  })
  void carriesPlacesAlong(
      String older, String newer, int start, int end, int newStart, int newEnd) {
    assertThat(Edit.between(older, newer).carry(new Span(start, end)))
        .contains(new Span(newStart, newEnd));
  }

  @Test
  void losesWhatWasEdited() {
    assertThat(Edit.between("must follow", "must hollow").carry(new Span(5, 11))).isEmpty();
  }
}
