package tricksmith.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.source.UnshownLine.Excess;

class UnshownLineTest {
  private static final String LONGEST = "-".repeat(UnshownLine.MOST);

  @Test
  void isTheFirstThatHasNoRoom() {
    assertThat(UnshownLine.in("a\n" + LONGEST + "--\nb\n" + LONGEST + "-"))
        .contains(new UnshownLine(2, 2, UnshownLine.MOST + 2, Excess.CHARACTERS));
    assertThat(UnshownLine.in(LONGEST + "\n" + LONGEST + "-"))
        .contains(
            new UnshownLine(2, UnshownLine.MOST + 1, UnshownLine.MOST + 1, Excess.CHARACTERS));
  }

  /** Each of these takes as long to lay out as a hundred letters. */
  @ParameterizedTest
  @ValueSource(strings = {"e\u0301", "ש", "\u202e", "😀", "ع", "ि"})
  void hasLessRoomForWhatMustBeShaped(String sign) {
    int each = sign.startsWith("😀") ? 2 : 1;
    String most = sign.repeat(UnshownLine.MOST_SHAPED / each);

    assertThat(UnshownLine.in("a\n" + most + "a".repeat(1000))).isEmpty();
    assertThat(UnshownLine.in("a\n" + most + sign))
        .contains(new UnshownLine(2, 2, UnshownLine.MOST_SHAPED + each, Excess.SHAPED));
  }

  /** As an editor does, that knows one kind of line end. */
  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r", "\r\n"})
  void linesEndAsInAnyFile(String end) {
    String text = "a" + end + end + LONGEST + "-" + end + LONGEST + end + LONGEST + "--";

    assertThat(UnshownLine.in(text, 5)).extracting(UnshownLine::number).containsExactly(3, 5);
    assertThat(UnshownLine.in(text, 1)).extracting(UnshownLine::number).containsExactly(3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r", "\r\n"})
  void isTheFirstThatIsOneTooMany(String end) {
    int most = UnshownLine.MOST_LINES;
    String lines = end.repeat(most);

    assertThat(UnshownLine.in(end.repeat(most - 1))).isEmpty();
    assertThat(UnshownLine.in(lines + "a" + end + "b"))
        .contains(new UnshownLine(most + 1, lines.length(), most + 2, Excess.LINES));
    assertThat(UnshownLine.beside(most - 1, "a")).isEmpty();
    assertThat(UnshownLine.beside(most - 1, "a" + end + "b"))
        .contains(new UnshownLine(2, 1 + end.length(), most + 1, Excess.LINES));
  }

  @Test
  void aTextMayBeAsLongAsItLikes() {
    assertThat(UnshownLine.in((LONGEST + "\n").repeat(3))).isEmpty();
    assertThat(UnshownLine.in("")).isEmpty();
  }
}
