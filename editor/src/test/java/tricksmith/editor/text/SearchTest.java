package tricksmith.editor.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tricksmith.editor.text.Search.Found;
import tricksmith.editor.text.Search.Replaced;
import tricksmith.editor.text.Search.TooLong;
import tricksmith.editor.text.Search.Unreadable;
import tricksmith.source.Span;

class SearchTest {
  private static final String TEXT = "trump = C\nTrump-suit = trump\n";

  @Test
  void findsWordsWhateverTheirCase() {
    assertThat(hits(new Search("TRUMP", false, false, false)))
        .containsExactly(new Span(0, 5), new Span(10, 15), new Span(23, 28));
  }

  @Test
  void tellsCapitalsApartIfAsked() {
    assertThat(hits(new Search("Trump", false, true, false))).containsExactly(new Span(10, 15));
  }

  @Test
  void takesNamesWithHyphensAsOneWord() {
    assertThat(hits(new Search("trump", false, false, true)))
        .containsExactly(new Span(0, 5), new Span(23, 28));
  }

  @Test
  void findsSignsAsTheyAreUnlessTheSearchIsRegular() {
    assertThat(hits(new Search("tr.mp", false, true, false))).isEmpty();
    assertThat(hits(new Search("tr.mp", true, true, false))).hasSize(2);
  }

  @Test
  void findsLineBeginnings() {
    assertThat(hits(new Search("^t\\w+", true, false, false))).hasSize(2);
  }

  @Test
  void findsNothingForNothing() {
    assertThat(hits(new Search("", false, false, false))).isEmpty();
    assertThat(hits(new Search("x*", true, false, false))).isEmpty();
  }

  @Test
  void saysWhatIsWrongWithAnExpression() {
    assertThat(new Search("(", true, false, false).in(TEXT)).isInstanceOf(Unreadable.class);
    assertThat(new Search("t", true, false, false).replaceAll(TEXT, "$3"))
        .isInstanceOf(Unreadable.class);
  }

  @Test
  void givesUpAnExpressionThatWouldNeverEnd() {
    assertThat(new Search("(a*)*(a*)*(a*)*b", true, false, false).in("a".repeat(5_000)))
        .isInstanceOf(TooLong.class);
  }

  @Test
  void replacesEverything() {
    assertThat(new Search("trump", false, false, false).replaceAll(TEXT, "$1"))
        .satisfies(outcome -> assertReplaced(outcome, "$1 = C\n$1-suit = $1\n", 3));
  }

  @Test
  void replacesByWhatGroupsFound() {
    assertThat(new Search("(\\w+) = (\\w+)", true, false, false).replaceAll(TEXT, "$2 = $1"))
        .satisfies(outcome -> assertReplaced(outcome, "C = trump\nTrump-trump = suit\n", 2));
  }

  @Test
  void replacesOneHitAndLeavesTheOthers() {
    assertThat(new Search("trump", false, true, false).replace(TEXT, "x", new Span(23, 28)))
        .satisfies(outcome -> assertReplaced(outcome, "trump = C\nTrump-suit = x\n", 1));
  }

  @Test
  void goesRoundFromHitToHit() {
    Found found = (Found) new Search("trump", false, false, false).in(TEXT);

    assertThat(found.from(1)).isEqualTo(1);
    assertThat(found.from(24)).isEqualTo(0);
    assertThat(found.before(23)).isEqualTo(1);
    assertThat(found.before(2)).isEqualTo(2);
  }

  private static java.util.List<Span> hits(Search search) {
    return ((Found) search.in(TEXT)).hits();
  }

  private static void assertReplaced(Search.Outcome outcome, String text, int count) {
    assertThat(outcome).isInstanceOf(Replaced.class);
    assertThat(((Replaced) outcome).text()).isEqualTo(text);
    assertThat(((Replaced) outcome).count()).isEqualTo(count);
  }

  @Test
  void saysWhatBecomesOfEachHit() {
    String text = "trump = C, no-trump";
    Replaced replaced = (Replaced) new Search("tr(um)p", true, true, false).replaceAll(text, "$1!");

    String made = text;
    for (tricksmith.source.Edit edit : replaced.edits().reversed()) {
      made =
          made.substring(0, edit.span().start()) + edit.text() + made.substring(edit.span().end());
    }
    assertThat(made).isEqualTo(replaced.text()).isEqualTo("um! = C, no-um!");
  }
}
