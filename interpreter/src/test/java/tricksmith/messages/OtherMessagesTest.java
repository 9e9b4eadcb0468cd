package tricksmith.messages;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tricksmith.Golden;
import tricksmith.expectation.ExpectationProblem;
import tricksmith.format.FormatProblem;
import tricksmith.lower.setup.Objection;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;
import tricksmith.source.Diagnostic;
import tricksmith.source.DiagnosticRenderer;
import tricksmith.source.ReadResult;
import tricksmith.source.ReadingProblem;
import tricksmith.source.Source;
import tricksmith.source.SourceReader;
import tricksmith.source.Span;

/** What is said of files that cannot be read, and of games that cannot be set up so. */
class OtherMessagesTest {
  private static final Span WHOLE = new Span(0, 0);

  private static final String GAME =
      """
      game "Setup"
        players 3..6, partners across
      options {
        rounds 1..6 = 3
        weak some suits = none
      }
      match { new deal; shuffle deck; seat 1 scores rounds if S in weak }
      """;

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({"en, .expected", "ja, .expected.ja"})
  void saysWhyAFileCannotBeRead(String language, String ending) throws IOException {
    Files.createDirectory(folder.resolve("games.trick"));
    Files.write(
        folder.resolve("latin.trick"), "game \"\u00fc\"".getBytes(StandardCharsets.ISO_8859_1));
    Files.write(folder.resolve("large.trick"), new byte[1_000_001]);
    List<Said> said = new ArrayList<>();
    for (String name : List.of("missing.trick", "games.trick", "latin.trick", "large.trick")) {
      if (SourceReader.read(folder.resolve(name)) instanceof ReadResult.Failed failed) {
        said.add(new Said(name, failed.diagnostic()));
      }
    }
    said.add(new Said("locked.trick", Diagnostic.of(ReadingProblem.NOT_PERMITTED, WHOLE)));
    said.add(new Said("pipe.trick", Diagnostic.of(ReadingProblem.NOT_A_FILE, WHOLE)));
    said.add(
        new Said(
            "link.trick", Diagnostic.of(ReadingProblem.BROKEN_LINK, WHOLE, "games/old.trick")));
    said.add(
        new Said(
            "broken.trick", Diagnostic.of(ReadingProblem.UNREADABLE, WHOLE, "Input/output error")));
    assertSaid(said, language, "reading" + ending);
  }

  @ParameterizedTest
  @CsvSource({"en, .expected", "ja, .expected.ja"})
  void saysWhyAGameCannotBeSetUpSo(String language, String ending) throws IOException {
    List<Said> said = new ArrayList<>();
    said.addAll(objections(GAME, 8, Map.of()));
    said.addAll(objections(GAME, 5, Map.of()));
    said.addAll(objections(GAME, 4, Map.of("colour", List.of("red"))));
    said.addAll(objections(GAME, 4, Map.of("round", List.of("2"))));
    said.addAll(objections(GAME, 4, Map.of("rounds", List.of("7"))));
    said.addAll(objections(GAME, 4, Map.of("rounds", List.of("2", "3"))));
    said.addAll(
        objections("game \"Plain\"\nmatch { seat 1 scores 1 }", 4, Map.of("rounds", List.of("2"))));
    assertSaid(said, language, "setup" + ending);
  }

  @ParameterizedTest
  @CsvSource({"en, .expected", "ja, .expected.ja"})
  void saysWhyAScriptIsNotFormatted(String language, String ending) throws IOException {
    Diagnostic diagnostic = Diagnostic.of(FormatProblem.NOT_THE_SAME, WHOLE);
    assertSaid(List.of(new Said("odd.trick", diagnostic)), language, "format" + ending);
  }

  /** What the checker finds first, or what ends matches only. */
  @ParameterizedTest
  @CsvSource({"en, .expected", "ja, .expected.ja"})
  void saysWhyATestCannotGoOn(String language, String ending) throws IOException {
    List<Said> said =
        Stream.of(ExpectationProblem.UNDECIDED_TIE, ExpectationProblem.SEVERAL_CARDS)
            .map(problem -> new Said("tests.trick", Diagnostic.of(problem, WHOLE)))
            .toList();
    assertSaid(said, language, "expectation" + ending);
  }

  /** Of very many errors and warnings, the first are told. */
  @ParameterizedTest
  @CsvSource({"en, .expected", "ja, .expected.ja"})
  void saysThatThereIsMore(String language, String ending) throws IOException {
    List<Said> said =
        Stream.of(
                "match {\n" + "  n = = 1\n".repeat(200) + "}\n",
                "match {\n" + "  n = unknown\n".repeat(200) + "}\n",
                unused(1_000),
                "match {\n" + "  n = 1\n".repeat(40_000) + "}\n")
            .map(text -> GameScript.read(new Source("long.trick", "game \"Long\"\n" + text)))
            .map(script -> script.diagnostics().getLast())
            .map(last -> new Said("long.trick", last))
            .toList();
    assertSaid(said, language, "untold" + ending);
  }

  private static String unused(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> "define d" + i + " = 1\n")
        .collect(joining("", "", "match { new deal }\n"));
  }

  private record Said(String name, Diagnostic diagnostic) {}

  private static List<Said> objections(
      String script, int players, Map<String, List<String>> options) {
    SetupResult setUp = GameScript.read(new Source("setup.trick", script)).setUp(players, options);
    List<Objection> objections =
        setUp instanceof SetupResult.Refused(List<Objection> refused) ? refused : List.of();
    return objections.stream()
        .map(each -> new Diagnostic(each.problem(), WHOLE, each.arguments()))
        .map(diagnostic -> new Said("setup.trick", diagnostic))
        .toList();
  }

  private static void assertSaid(List<Said> said, String language, String file) throws IOException {
    DiagnosticRenderer renderer = DiagnosticRenderer.in(Locale.of(language));
    StringBuilder text = new StringBuilder();
    said.forEach(each -> text.append(renderer.render(each.name(), each.diagnostic())));
    Golden.assertIs(text.toString(), Golden.folder("messages").resolve(file));
  }
}
