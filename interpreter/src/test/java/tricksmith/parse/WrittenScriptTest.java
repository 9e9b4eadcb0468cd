package tricksmith.parse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tricksmith.source.Source;

/** A script is taken apart into everything it contains, in order. */
class WrittenScriptTest {

  @Test
  void hasWordsAndCommentsInOrder() {
    Source source = new Source("", "// 🂡\ngame \"A\" // b\nmatch { x = -1; end the match }");
    List<Written> pieces = WrittenScript.of(source).pieces();
    assertThat(pieces.stream().map(Written::text))
        .containsExactly(
            "// 🂡", "game", "\"A\"", "// b", "match", "{", "x", "=", "-", "1", "end", "the",
            "match", "}");
    assertThat(pieces)
        .allSatisfy(piece -> assertThat(source.text(piece.span())).isEqualTo(piece.text()));
  }

  @Test
  void knowsWhereStatementsEnd() {
    assertThat(words("define a = 1 +\n 2\nmatch { x = 1; y = 2 }"))
        .filteredOn(Written.Word::endsStatement)
        .extracting(Written.Word::text)
        .containsExactly("2", "1", "2", "}");
  }

  @Test
  void knowsWhatWordsDo() {
    assertThat(having(Role.AFTER_NAME, "match { x(1) chooses y from (a), [b, c], z[d] }"))
        .containsExactly("(", "[");
    assertThat(having(Role.LINK, "match { x = (1..3) and (1 .. a + b) and card.suit }"))
        .containsExactly("..", ".");
    assertThat(having(Role.BLOCK_START, "match { x = by y { 1: 2 }; if a { } }")).hasSize(2);
    assertThat(having(Role.SET_TO, "define a(b) = c\nmatch { x[1] = 2 }")).hasSize(2);
    assertThat(having(Role.NEGATION, "match { x = -1 - 2 }")).hasSize(1);
    assertThat(having(Role.CASE_CONDITION, "match { x = 1 if a, 2 if b; y = 1 if a }")).hasSize(2);
    assertThat(having(Role.CLAUSE, "trick { must \"a\" b when c unless d except e }"))
        .containsExactly("when", "unless", "except");
  }

  @Test
  void takesLinesApartThatBreakOffAnywhere() {
    for (String line :
        """
        options { target "points" : integer 1 .. 3 = 2 }
        deck { each of suits with 2..10, J; A x 2 }
        zones { hand of player visible to owner; table(suit) }
        state { score of player = 0; bid[suit] : integer 0 .. 3 }
        define a(card) = 1 if a, 2 if b, otherwise 3
        match { x chooses y from 1 .. 3 or z; for each s in suits { score of s += 1 } }
        match { if a { deal 3 to each player; x = by y { 1: 2; 3..4: 5 } } else { perform p(1) } }
        trick { must "a" b when c unless d except e; best card "f": rank then suit }
        play { winner is highest by "g" card.rank in trump then "h" card.rank }
        ending { end when a; winner is player with most score }
        language ja { "a" = "b"; c = d }
        tests { test "t" { deck A, 2..4; hands 1: A 2; expect score of 1 == 2 } }
        """
            .lines()
            .toList()) {
      String[] written = line.split(" ");
      for (int count = 0; count <= written.length; count++) {
        String broken = String.join(" ", Arrays.copyOf(written, count));
        for (String text : List.of(broken, broken + " }", broken + " } }")) {
          assertThat(words(text)).as(text).hasSizeGreaterThanOrEqualTo(count);
        }
      }
    }
  }

  private static List<String> having(Role role, String script) {
    return words(script).stream().filter(word -> word.is(role)).map(Written::text).toList();
  }

  private static List<Written.Word> words(String script) {
    return WrittenScript.of(new Source("", script)).pieces().stream()
        .map(Written.Word.class::cast)
        .toList();
  }
}
