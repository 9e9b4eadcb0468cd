package tricksmith.expectation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.script.GameScript;
import tricksmith.script.WellKnownScripts;
import tricksmith.source.DiagnosticRenderer;
import tricksmith.source.Source;

/** The tests in scripts that come with the project: they pass, and they miss nothing. */
class BundledTestsTest {

  /**
   * Conditions without which the rules mean the same: they are there for readers. Where the
   * criterion before has not decided, this one cannot either; and the two of clubs is led first.
   */
  private static final Set<String> FOR_READERS =
      Set.of(
          "hearts.trick without when first trick",
          "mas-menos.trick without when trick-to == low",
          "saizen.trick without when low",
          "supertrump.trick without unless super(card)");

  /** What became of the tests of each script, by its text: they run once. */
  private static final Map<String, List<TestResult>> RESULTS = new ConcurrentHashMap<>();

  private static List<TestResult> results(Source source) {
    return RESULTS.computeIfAbsent(
        source.text(), _ -> ScriptTests.run(WellKnownScripts.script(source)));
  }

  static Stream<Source> scripts() throws IOException {
    return WellKnownScripts.forReaders();
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void allPass(Source source) {
    DiagnosticRenderer renderer = DiagnosticRenderer.in(Locale.ENGLISH);
    assertThat(results(source))
        .allSatisfy(
            result ->
                assertThat(result.passed())
                    .as(result.title() + "\n" + renderer.render(source, result.failures()))
                    .isTrue());
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void eachThatPassesTellsWhereItsExpectationsStand(Source source) {
    assertThat(results(source))
        .allSatisfy(
            result ->
                assertThat(result.met())
                    .isNotEmpty()
                    .allMatch(
                        span ->
                            result.span().start() < span.start()
                                && span.end() <= result.span().end()));
  }

  @Test
  void thereAreSomeInTheReference() throws IOException {
    assertThat(scripts().filter(source -> source.text().contains("tests {")).map(Source::name))
        .anyMatch(name -> name.contains("reference.md"));
  }

  static Stream<Source> bundled() throws IOException {
    return WellKnownScripts.bundled();
  }

  @ParameterizedTest
  @MethodSource("bundled")
  void everyBundledScriptHasSome(Source source) {
    assertThat(results(source)).hasSizeGreaterThanOrEqualTo(2);
  }

  static Stream<Mutant> mutants() throws IOException {
    return bundled()
        .flatMap(source -> Mutant.of(WellKnownScripts.script(source)).stream())
        .filter(mutant -> !FOR_READERS.contains(mutant.toString()));
  }

  /** A rule without which a test would still pass is a rule that no test is about. */
  @ParameterizedTest
  @MethodSource("mutants")
  void someTestFailsWithoutTheRule(Mutant mutant) {
    GameScript script = GameScript.readUnreviewed(mutant.script());
    assertThat(
            !script.isPlayable()
                || ScriptTests.run(script).stream().anyMatch(BundledTestsTest::fails))
        .as("%s is noticed", mutant)
        .isTrue();
  }

  private static boolean fails(TestResult result) {
    return !result.passed();
  }

  @Test
  void mostMutantsAreScripts() throws IOException {
    List<Mutant> mutants = mutants().toList();
    assertThat(mutants).hasSizeGreaterThan(50);
    assertThat(
            mutants.stream()
                .filter(mutant -> !GameScript.readUnreviewed(mutant.script()).isPlayable()))
        .hasSizeLessThan(mutants.size() / 5);
  }
}
