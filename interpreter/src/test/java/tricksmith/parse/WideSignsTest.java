package tricksmith.parse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.source.Diagnostic;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Source;

/**
 * Signs of full width, as Japanese keyboards write them, are understood, or mended by their fix.
 */
class WideSignsTest {

  /** Every sign of the language stands in it. */
  private static final String SCRIPT =
      """
      game "Wide"
      players 2..5
      options { limit 1..50 = 12 "Limit"; mode one | two = one "Mode" }
      deck { suits H D; ranks 7..10 A, numbered 1..5 }
      zones { stake[player]: face down }
      state { pot: number = 0; bid[player]: 0..4 }
      define low(card) = card.number <= 2 and card.number != 4
      define points(card) = by card.rank { A: 6; else 3 * 8 / 2 }
      match {
        repeat until pot >= 5 or pot == 9 {
          pot = (pot + 1) - 1; pot = -5 + 6
          if pot < 3: pot = 3
          if pot > 7 { pot = difference(1, 2) }
          bid[seat 1] = only of (1, 2)
        }
      }
      """;

  private static final int WIDTH = '！' - '!';

  static Stream<String> signs() {
    return IntStream.rangeClosed('!', '~')
        .filter(sign -> !Character.isLetterOrDigit(sign) && SCRIPT.indexOf(sign) >= 0)
        .mapToObj(Character::toString);
  }

  static Stream<String> digits() {
    return IntStream.rangeClosed('0', '9').mapToObj(Character::toString);
  }

  @ParameterizedTest
  @MethodSource({"signs", "digits"})
  void isMendedEverywhere(String sign) {
    String wide = SCRIPT.replace(sign, Character.toString(sign.charAt(0) + WIDTH));
    assertThat(wide).isNotEqualTo(SCRIPT);
    List<Diagnostic> found = ScriptParser.parse(new Source("wide.trick", wide)).diagnostics();
    assertThat(found)
        .extracting(Diagnostic::problem)
        .isNotEmpty()
        .containsOnly(sign.equals("\"") ? ParseProblem.FOREIGN_TEXT : ParseProblem.FOREIGN_SIGN);
    assertThat(mended(wide, found)).isEqualTo(SCRIPT);
  }

  @ParameterizedTest
  @MethodSource("spaces")
  void spacesOfAnyWidthSeparate(String space) {
    String wide = SCRIPT.replace(" ", space);
    assertThat(ScriptParser.parse(new Source("wide.trick", wide)).diagnostics()).isEmpty();
  }

  static Stream<String> spaces() {
    return Stream.of("\u3000", "\u00A0", "\t", " \u3000", "\u2003", "\u202F", "\u2028");
  }

  private static String mended(String text, List<Diagnostic> found) {
    StringBuilder mended = new StringBuilder(text);
    List<Edit> edits = new ArrayList<>();
    found.stream()
        .map(Diagnostic::fixes)
        .map(List::getFirst)
        .map(Fix::edits)
        .forEach(edits::addAll);
    edits.sort(Collections.reverseOrder(Comparator.comparingInt(edit -> edit.span().start())));
    edits.forEach(edit -> mended.replace(edit.span().start(), edit.span().end(), edit.text()));
    return mended.toString();
  }
}
