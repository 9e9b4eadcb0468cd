package tricksmith.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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

  @ParameterizedTest
  @CsvSource({"0, '(b, c)'", "1, '(a, c)'", "2, '(a, b)'"})
  void removesAnElementWithItsSeparator(int place, String left) {
    List<Span> elements = List.of(new Span(1, 2), new Span(4, 5), new Span(7, 8));

    assertThat(Edit.applied("(a, b, c)", List.of(Edit.removeFrom(elements, place))))
        .isEqualTo(left);
  }
}
