package tricksmith.parse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.source.Diagnostic;
import tricksmith.source.Problem;
import tricksmith.source.Source;

/** No text is too long, too deep or too strange. */
class LimitsTest {
  private static final Duration SOON = Duration.ofMinutes(5);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(", "[", "not ", "left of ", "suit of ", "- ", "-", "some card in x where ", "1 + ",
            "a and ",
        "f(", "a[", "by x { a: ", "(1, ", "top of ", "place of ", "sum of ", "a.", "a except ",
            "1..",
        "highest ", "number of "
      })
  void isNestedAsDeeplyAsAnybodyLikes(String opening) {
    parseSoon("define a = " + opening.repeat(8_000) + "x\ndefine b = 3\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{",
        "}",
        "repeat 3 times {",
        "if a: ",
        "if a { } else ",
        "each player ",
        "x = ",
        "\"",
        "player chooses a from b ",
        "before each card {",
        "must ",
        "then ",
        ";",
        "\n",
        "//",
        "\\",
        ")",
        "]",
        "a ",
        "3 ",
        "deal ",
        "\uD83C\uDCA1"
      })
  void statementsAreRepeatedAsOftenAsAnybodyLikes(String statement) {
    parseSoon("match {\n" + statement.repeat(8_000) + "\n}\n");
    parseSoon(statement.repeat(8_000));
  }

  @Test
  void bracketsInBracketsAreCounted() {
    assertThat(problems("define a = " + "(".repeat(60) + "x" + ")".repeat(60))).isEmpty();
    assertThat(problems("define a = " + "(".repeat(70) + "x" + ")".repeat(70)))
        .containsExactly(ParseProblem.TOO_DEEP);
    assertThat(problems("define a = " + "not ".repeat(2000) + "x"))
        .containsExactly(ParseProblem.TOO_DEEP);
    assertThat(problems("define a = x" + " + x".repeat(2000)))
        .containsExactly(ParseProblem.TOO_LONG);
  }

  /** Each level is a chain: together they are a tree that no stack would hold. */
  @Test
  void chainsInBracketsAreAsDeepAsTheyAreLong() {
    String expression = "x";
    for (int level = 0; level < 30; level++) {
      expression = "(" + expression + " + x".repeat(40) + ")";
    }
    assertThat(problems("define a = " + expression)).containsExactly(ParseProblem.TOO_DEEP);
  }

  @Test
  void timeGrowsWithLengthOnly() {
    String deal =
        """
            new deal
            shuffle deck
            deal 13 to each player from left of dealer, 3 at a time
            each player in turn from left of dealer until trump is chosen {
              player may choose trump from suits where not (hook and it == suit of top of deck) { maker = player }
            }
            play tricks from left of dealer until hands are empty
            each side scores number of tricks of side - 6 if number of tricks of side > 6
            dealer = left of dealer
        """;
    parseSoon("game \"Long\"\nmatch {\n" + deal + "}\n");
    String script = "game \"Long\"\nmatch {\n" + deal.repeat(500) + "}\n";
    assertThat(script.lines().count()).isGreaterThan(4_500);
    assertThat(parseSoon(script)).isEmpty();
  }

  @Test
  void noNumberIsLargerThanNumbersCanBe() {
    assertThat(problems("define n = 4000000000000")).isEmpty();
    assertThat(problems("define n = 4000000000001")).containsExactly(ParseProblem.TOO_LARGE);
    assertThat(problems("define n = 99999999999999999999")).containsExactly(ParseProblem.TOO_LARGE);
  }

  @Test
  void anyCharactersAreRead() {
    SplittableRandom random = new SplittableRandom(1);
    for (int round = 0; round < 60; round++) {
      parseSoon(
          random.ints(300, 0, 0x3000).mapToObj(Character::toString).collect(Collectors.joining()));
      parseSoon(
          random.ints(300, ' ', 0x7F).mapToObj(Character::toString).collect(Collectors.joining()));
    }
    parseSoon("\uD83C \uDCA1 \u0000 \uFFFF \uFEFF");
    parseSoon("");
  }

  private static List<Diagnostic> parseSoon(String text) {
    return assertTimeout(
        SOON, () -> ScriptParser.parse(new Source("limits.trick", text)).diagnostics());
  }

  private static Set<Problem> problems(String text) {
    return parseSoon("game \"Limits\"\n" + text + "\nmatch { new deal }\n").stream()
        .map(Diagnostic::problem)
        .collect(Collectors.toSet());
  }

  @Test
  void isNotReadToItsEndAfterVeryManyErrors() {
    Parsed parsed =
        ScriptParser.parse(
            new Source("long.trick", "game \"Long\"\n" + "define d =\n".repeat(10_000)));

    assertThat(parsed.isWhole()).isFalse();
    assertThat(parsed.diagnostics()).hasSize(101);
    assertThat(parsed.diagnostics().getLast().problem()).isEqualTo(ParseProblem.TOO_MANY);
    assertThat(parsed.script().sections()).hasSizeLessThan(110);
  }

  @Test
  void hasNotTooManyWords() {
    int around = 7; // game "Limits" and match { new deal }
    String words = "a ".repeat(ScriptParser.MOST_WORDS - around);

    assertThat(problems(words)).doesNotContain(ParseProblem.TOO_MANY_WORDS);
    assertThat(problems(words + "// and a comment\n")).doesNotContain(ParseProblem.TOO_MANY_WORDS);
    assertThat(problems(words + "b")).contains(ParseProblem.TOO_MANY_WORDS);
  }
}
