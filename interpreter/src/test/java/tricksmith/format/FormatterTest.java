package tricksmith.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.Token;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tricksmith.Sample;
import tricksmith.grammar.TrickLexer;
import tricksmith.parse.ScriptParser;
import tricksmith.parse.WrittenScript;
import tricksmith.script.GameScript;
import tricksmith.script.WellKnownScripts;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;

/** One layout for each script, reached in one step, that says what the script said. */
class FormatterTest {
  private static final Path GOLDEN = Path.of("src/test/resources/tricksmith/format");
  private static final int SEEDS = Sample.times(1);

  static Stream<Source> scripts() throws IOException {
    return WellKnownScripts.all();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"head", "definitions", "procedure", "rules-of-tricks", "comments", "wide"})
  void isLaidOutSo(String name) throws IOException {
    Source script = WellKnownScripts.read(GOLDEN.resolve(name + ".trick"));
    String wanted = Files.readString(GOLDEN.resolve(name + ".formatted.trick"));
    assertThat(formatted(script.text())).isEqualTo(wanted);
  }

  @Test
  void conditionsOfCasesAreNotMovedFarAway() throws IOException {
    String script =
        """
        define worth(card) = 1 if card.suit == S,
                             (number of other in cards where other.suit == card.suit) if card.suit == S,
                             else 0
        """;
    assertThat(formatted(script)).contains("= 1  if card.suit == S,").doesNotContain("   if");
    String shorter = script.replace("number of other in cards", "number of other in hand");
    assertThat(formatted(shorter.replace("where other.suit == card.suit", "")))
        .containsPattern("= 1 {20,}if card.suit");
  }

  @Test
  void sectionsMayFollowOneAnotherInALine() throws IOException {
    String trick = "trick { must card.suit == led.suit except card.rank == A }";
    String script = "game \"Two\"; players 2; match { new deal }; " + trick + "\n";
    assertThat(formatted(script)).contains(formatted(trick));
  }

  @Test
  void bracketsStandDirectlyAfterTheNameOfAProcedure() throws IOException {
    String script =
        """
        match { perform pay(seat 1, 2) }

        procedure pay(payer: player, n: number) { payer scores n }
        """;
    assertThat(formatted(script.replace("(", " ("))).isEqualTo(script);
  }

  static Stream<Source> bundledScripts() throws IOException {
    return WellKnownScripts.bundled();
  }

  @ParameterizedTest
  @MethodSource("bundledScripts")
  void bundledScriptsAreLaidOut(Source script) {
    assertThat(formatted(script.text())).isEqualTo(script.text());
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void twiceChangesNothing(Source script) {
    String once = formatted(script.text());
    assertThat(formatted(once)).isEqualTo(once);
    assertThat(once).doesNotContain("\t\n", " \n", "\r", "\n\n\n").endsWith("\n");
    assertSaysTheSame(script.text(), once);
  }

  /** Not those of the golden files: there, a comment goes on below a comment. */
  static Stream<Source> scriptsForReaders() throws IOException {
    return WellKnownScripts.forReaders();
  }

  @ParameterizedTest
  @MethodSource("scriptsForReaders")
  void spacesMakeNoDifference(Source script) {
    String wanted = formatted(script.text());
    assertThat(seeds())
        .allSatisfy(
            seed ->
                assertThat(formatted(Mangler.spaces(script.text(), seed)))
                    .as("seed %d", seed)
                    .isEqualTo(wanted));
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void commentsStayWhereTheyBelong(Source script) {
    assertThat(seeds())
        .allSatisfy(
            seed -> {
              String mangled = Mangler.lines(script.text(), seed);
              String once = formatted(mangled);
              assertThat(formatted(once)).as("seed %d", seed).isEqualTo(once);
              assertSaysTheSame(mangled, once);
            });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "match {",
        "game \"A\n",
        "match { a = }",
        "trick { must }",
        "game \"A\"\nmatch { if a = 1: end the match }",
        "game “A”",
        "nonsense",
        "match { a = ((b) }",
        "match { a == 1 == 2 }"
      })
  void brokenScriptsAreLeftAlone(String script) {
    Source source = new Source("broken.trick", script);
    assertThat(Formatter.format(source))
        .isEqualTo(new Formatted.Refused(ScriptParser.parse(source).diagnostics()));
  }

  /** What is said quotes the script, and must not depend on how its words are spaced. */
  @ParameterizedTest
  @ValueSource(strings = {"\t", "\u00A0", "\u2003", "\u2028", "\u3000"})
  void theSameIsSaidOnceLaidOut(String space) {
    String script =
        "game \"A\"\nplayers 3\ndefine lowest = (cards"
            + space
            + "of trick with lowest card).player\n";
    List<Diagnostic> before = GameScript.read(new Source("a.trick", script)).diagnostics();
    List<Diagnostic> after =
        GameScript.read(new Source("a.trick", formatted(script))).diagnostics();
    assertThat(before).extracting(Diagnostic::arguments).isNotEmpty();
    assertThat(before)
        .extracting(Diagnostic::arguments)
        .isEqualTo(after.stream().map(Diagnostic::arguments).toList());
  }

  @Test
  void whatIsNotThereIsLeftOut() {
    assertThat(formatted("")).isEmpty();
    assertThat(formatted("\uFEFF \r\n\t")).isEmpty();
    assertThat(formatted("\uFEFF//alone")).isEqualTo("//alone\n");
    assertThat(formatted("game \"A\";;")).isEqualTo("game \"A\"\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "define a = b - 1\nmatch { }",
        "define a = b // of its own\nmatch { }",
        "define a = b\n// beside\nmatch { x = 1 }",
        "define a = \"b\"\nmatch { }"
      })
  void whatSaysSomethingElseIsNoticed(String other) {
    Source script = new Source("", "define a = b // beside\nmatch { }");
    Content content =
        Content.of(WrittenScript.of(script).pieces(), ScriptParser.parse(script).script());
    assertThat(content.isSaidBy(new Source("", other))).isFalse();
    assertThat(content.isSaidBy(new Source("", "define  a=b// beside\n\nmatch{}"))).isTrue();
  }

  static String formatted(String script) {
    return switch (Formatter.format(new Source("script.trick", script))) {
      case Formatted.LaidOut laidOut -> laidOut.text();
      case Formatted.Refused refused ->
          throw new AssertionError(
              refused.diagnostics().stream().map(Diagnostic::toString).toList() + "\n" + script);
    };
  }

  private static List<Long> seeds() {
    return LongStream.range(0, SEEDS).boxed().toList();
  }

  private static void assertSaysTheSame(String script, String other) {
    assertThat(pieces(other)).isEqualTo(pieces(script));
    assertThat(tree(other)).isEqualTo(tree(script));
  }

  /**
   * The words and comments of a script, and of each comment whether it has its line for itself. The
   * mark with which some editors begin a file is neither.
   */
  private static List<String> pieces(String script) {
    List<String> pieces = new ArrayList<>();
    boolean startsLine = true;
    String unmarked = script.startsWith("\uFEFF") ? script.substring(1) : script;
    for (Token token : new TrickLexer(CharStreams.fromString(unmarked)).getAllTokens()) {
      switch (token.getType()) {
        case TrickLexer.SPACE, TrickLexer.SEMICOLON -> {}
        case TrickLexer.LINE_BREAK -> startsLine = true;
        case TrickLexer.COMMENT ->
            pieces.add((startsLine ? "alone" : "beside") + token.getText().stripTrailing());
        default -> {
          pieces.add(token.getText());
          startsLine = false;
        }
      }
    }
    return pieces;
  }

  private static String tree(String script) {
    return ScriptParser.parse(new Source("", script))
        .script()
        .toString()
        .replaceAll("Span\\[start=\\d+, end=\\d+]", "");
  }
}
