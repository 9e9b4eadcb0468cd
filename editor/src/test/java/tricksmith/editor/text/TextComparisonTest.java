package tricksmith.editor.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tricksmith.source.Span;

class TextComparisonTest {

  @Test
  void marksTheWordsByWhichALineDiffers() {
    TextComparison compared = TextComparison.of("a\ntrump hearts ♥\n", "a\ntrump clubs ♥\n");
    assertThat(compared.rows(3))
        .contains(
            new TextComparison.Differing(
                0,
                Optional.of(new TextComparison.Side(2, "trump hearts ♥", List.of(new Span(6, 12)))),
                Optional.of(
                    new TextComparison.Side(2, "trump clubs ♥", List.of(new Span(6, 11))))));
  }

  @Test
  void putsNothingBesideALineThatOnlyOneTextHas() {
    assertThat(TextComparison.of("a\nb\n", "a\nnew\nb\n").rows(3))
        .contains(
            new TextComparison.Differing(
                0, Optional.empty(), Optional.of(new TextComparison.Side(2, "new", List.of()))));
  }

  @Test
  void aBlockThatOnlyOneTextHasEndsWithItsOwnBracket() {
    String options = "options {\n  low yes/no\n}\n\n";
    String state = "state {\n  bid: number\n}\n\n";
    String match = "match {\n}\n";

    assertThat(onlyDifference(options + state + match, options + match).others().texts())
        .containsExactly("state {", "  bid: number", "}", "");
    assertThat(onlyDifference(options + match, options + state + match).own().texts())
        .containsExactly("state {", "  bid: number", "}", "");
  }

  private static TextComparison.Difference onlyDifference(String other, String own) {
    List<TextComparison.Difference> differences = TextComparison.of(other, own).differences();
    assertThat(differences).hasSize(1);
    return differences.getFirst();
  }

  @Test
  void countsTheLinesOfBothTexts() {
    assertThat(TextComparison.of("a\nb\n", "new\na\nb\n").rows(9))
        .contains(
            new TextComparison.Alike(
                new TextComparison.Side(2, "b", List.of()),
                new TextComparison.Side(3, "b", List.of())));
  }

  @Test
  void leavesOutWhatIsTheSameFarFromDifferences() {
    String many = "x\n".repeat(20);
    List<TextComparison.Row> rows =
        TextComparison.of(many + "a\n" + many, many + "b\n" + many).rows(3);
    assertThat(rows).hasSize(1 + 3 + 1 + 3 + 1);
    assertThat(rows.getFirst()).isEqualTo(new TextComparison.LeftOut(17));
    assertThat(rows.getLast()).isEqualTo(new TextComparison.LeftOut(18));
  }

  @Test
  void showsWhatIsAroundLinesThatAreMissingAtTheBeginning() {
    assertThat(TextComparison.of("new\na\n" + "x\n".repeat(20), "a\n" + "x\n".repeat(20)).rows(1))
        .hasSize(3)
        .element(1)
        .isEqualTo(
            new TextComparison.Alike(
                new TextComparison.Side(2, "a", List.of()),
                new TextComparison.Side(1, "a", List.of())));
  }

  @Test
  void seesThatTheLastLineHasNoEnd() {
    assertThat(TextComparison.of("a", "a\n").differences()).hasSize(1);
    assertThat(TextComparison.of("a\n", "a\n").isEmpty()).isTrue();
  }

  @Test
  void makesTheOwnTextTheOtherOneByItsEdits() {
    Random random = new Random(5);
    for (int round = 0; round < 2_000; round++) {
      String other = text(random);
      String own = text(random);
      assertThat(taken(TextComparison.of(other, own)))
          .as("%s%n--%n%s", other, own)
          .isEqualTo(other);
    }
  }

  @Test
  void showsEveryLineOfBothTexts() {
    Random random = new Random(7);
    for (int round = 0; round < 500; round++) {
      TextComparison compared = TextComparison.of(text(random), text(random));
      List<TextComparison.Row> rows = compared.rows(Integer.MAX_VALUE);
      assertThat(sides(rows, true)).isEqualTo(compared.other());
      assertThat(sides(rows, false)).isEqualTo(compared.own());
    }
  }

  private static String sides(List<TextComparison.Row> rows, boolean other) {
    return rows.stream()
        .flatMap(
            row ->
                switch (row) {
                  case TextComparison.Alike(var left, var right) ->
                      Optional.of(other ? left : right).stream();
                  case TextComparison.Differing(int _, var left, var right) ->
                      (other ? left : right).stream();
                  case TextComparison.LeftOut _ -> throw new AssertionError(row);
                })
        .map(TextComparison.Side::text)
        .collect(Collectors.joining("\n"));
  }

  /** Few distinct lines, so that many are equal; with and without a final line break. */
  private static String text(Random random) {
    return IntStream.range(0, random.nextInt(8))
            .mapToObj(_ -> List.of("a", "b", "", "c d").get(random.nextInt(4)))
            .collect(Collectors.joining("\n"))
        + (random.nextBoolean() ? "\n" : "");
  }

  /** Adopts the differences one by one. */
  private static String taken(TextComparison first) {
    TextComparison compared = first;
    for (int steps = 0; steps < 20 && !compared.isEmpty(); steps++) {
      String own = compared.differences().getFirst().edit().applyTo(compared.own());
      compared = TextComparison.of(first.other(), own);
    }
    return compared.own();
  }
}
