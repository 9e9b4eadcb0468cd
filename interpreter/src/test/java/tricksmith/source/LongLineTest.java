package tricksmith.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.source.LongLine.Excess;

class LongLineTest {
  private static final String LONGEST = "-".repeat(LongLine.MOST);

  @Test
  void isTheFirstThatHasNoRoom() {
    assertThat(LongLine.in("a\n" + LONGEST + "--\nb\n" + LONGEST + "-"))
        .contains(new LongLine(2, 2, LongLine.MOST + 2, Excess.CHARACTERS));
    assertThat(LongLine.in(LONGEST + "\n" + LONGEST + "-"))
        .contains(new LongLine(2, LongLine.MOST + 1, LongLine.MOST + 1, Excess.CHARACTERS));
  }

  /** Each of these takes as long to lay out as a hundred letters. */
  @ParameterizedTest
  @ValueSource(strings = {"e\u0301", "ש", "\u202e", "😀", "ع", "ि"})
  void hasLessRoomForWhatMustBeShaped(String sign) {
    int each = sign.startsWith("😀") ? 2 : 1;
    String most = sign.repeat(LongLine.MOST_SHAPED / each);

    assertThat(LongLine.in("a\n" + most + "a".repeat(1000))).isEmpty();
    assertThat(LongLine.in("a\n" + most + sign))
        .contains(new LongLine(2, 2, LongLine.MOST_SHAPED + each, Excess.SHAPED));
  }

  /** As an editor does, that knows one kind of line end. */
  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r", "\r\n"})
  void linesEndAsInAnyFile(String end) {
    String text = "a" + end + end + LONGEST + "-" + end + LONGEST + end + LONGEST + "--";

    assertThat(LongLine.in(text, 5)).extracting(LongLine::number).containsExactly(3, 5);
    assertThat(LongLine.in(text, 1)).extracting(LongLine::number).containsExactly(3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r", "\r\n"})
  void isTheFirstThatIsOneTooMany(String end) {
    int most = LongLine.MOST_LINES;
    String lines = end.repeat(most);

    assertThat(LongLine.in(end.repeat(most - 1))).isEmpty();
    assertThat(LongLine.in(lines + "a" + end + "b"))
        .contains(new LongLine(most + 1, lines.length(), most + 2, Excess.LINES));
    assertThat(LongLine.beside(most - 1, "a")).isEmpty();
    assertThat(LongLine.beside(most - 1, "a" + end + "b"))
        .contains(new LongLine(2, 1 + end.length(), most + 1, Excess.LINES));
  }

  @Test
  void aTextMayBeAsLongAsItLikes() {
    assertThat(LongLine.in((LONGEST + "\n").repeat(3))).isEmpty();
    assertThat(LongLine.in("")).isEmpty();
  }
}
