package tricksmith.editor.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tricksmith.source.Span;

/** In these texts {@code |} is the caret, and {@code [} to {@code ]} is a selection. */
class IndentationTest {

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "`a|`, `a\n|`",
        "`  a|b`, `  a\n  |b`",
        "`trick {|`, `trick {\n  |\n}`",
        "`  trick { |`, `  trick { \n    |\n  }`",
        "`trick {|\n  a\n}`, `trick {\n  |\n  a\n}`",
        "`match {\n  repeat {|\n}`, `match {\n  repeat {\n    |\n  }\n}`",
        "`trick { |x`, `trick { \n  |x`",
        "`players 3\n  |`, `players 3\n\n|`",
        "`  players 3\n  |`, `  players 3\n\n|`",
        "`game \"X\"\n  players 3|`, `game \"X\"\n  players 3\n|`",
        "`game \"X\"|`, `game \"X\"\n|`",
        "`tests {\n  players 3|`, `tests {\n  players 3\n  |`",
        "`trick {\n  best\n    then\n    |\n}`, `trick {\n  best\n    then\n\n  |\n}`",
        "`trick {|}`, `trick {\n  |\n}`",
        "`  |a`, `  \n  |a`"
      })
  void beginsTheNextLineBelowThisOneOrInItsBlock(String before, String after) {
    int caret = before.indexOf('|');
    String text = before.replace("|", "");

    assertThat(shown(text, Indentation.lineBreak(text, new Span(caret, caret)))).isEqualTo(after);
  }

  @Test
  void putsAClosingBracketBelowItsLine() {
    String text = "trick {\n  must {\n    ";
    Span caret = new Span(text.length(), text.length());

    assertThat(Indentation.closing(text, caret, "}").map(edit -> edit.applyTo(text)))
        .contains("trick {\n  must {\n  }");
  }

  @Test
  void takesTheClosingBracketThatIsThere() {
    String text = "trick {\n  must {\n    x\n    \n  }\n}\n";
    int caret = text.indexOf("    \n") + 4;
    TextEdit edit = Indentation.closing(text, new Span(caret, caret), "}").orElseThrow();

    assertThat(shown(text, edit)).isEqualTo("trick {\n  must {\n    x\n  }|\n}\n");
  }

  @Test
  void closesAnInnerBlockBeforeTheBracketOfTheOuterOne() {
    String text = "trick {\n  must {\n    x\n    \n}\n";
    int caret = text.indexOf("    \n") + 4;
    TextEdit edit = Indentation.closing(text, new Span(caret, caret), "}").orElseThrow();

    assertThat(shown(text, edit)).isEqualTo("trick {\n  must {\n    x\n  }|\n}\n");
  }

  @ParameterizedTest
  @CsvSource({"0, 2", "2, 0", "4, 2", "1, 2"})
  void goesHomeToTheFirstWordAndThenToTheBeginning(int column, int expected) {
    assertThat(Indentation.home("x\n  players", 2 + column)).isEqualTo(2 + expected);
  }

  @Test
  void leavesOtherBracketsWhereTheyAreTyped() {
    assertThat(Indentation.closing("a ", new Span(2, 2), "}")).isEmpty();
    assertThat(Indentation.closing("  ", new Span(2, 2), "}")).isEmpty();
    assertThat(Indentation.closing("{\n  ", new Span(4, 4), "{")).isEmpty();
  }

  @Test
  void shiftsTheLinesOfASelection() {
    String text = "a\n\n  b\nc";
    TextEdit deeper = Indentation.deeper(text, new Span(0, 7));

    assertThat(deeper.applyTo(text)).isEqualTo("  a\n\n    b\nc");
    assertThat(deeper.selection()).isEqualTo(new Span(0, 10));
    assertThat(Indentation.shallower(text, new Span(0, 8)).applyTo(text)).isEqualTo("a\n\nb\nc");
  }

  @Test
  void makesLinesCommentsAndBack() {
    String text = "  a\n\n  b";
    Span all = new Span(0, text.length());
    String comments = Indentation.toggleComment(text, all).applyTo(text);

    assertThat(comments).isEqualTo("  // a\n\n  // b");
    assertThat(
            Indentation.toggleComment(comments, new Span(0, comments.length())).applyTo(comments))
        .isEqualTo(text);
  }

  @Test
  void keepsTheCaretInItsLine() {
    assertThat(shown("ab", Indentation.toggleComment("ab", new Span(1, 1)))).isEqualTo("// a|b");
    assertThat(shown("  ab", Indentation.shallower("  ab", new Span(1, 1)))).isEqualTo("|ab");
  }

  private static String shown(String text, TextEdit edit) {
    String after = edit.applyTo(text);
    int caret = edit.selection().end();
    return after.substring(0, caret) + "|" + after.substring(caret);
  }
}
