package tricksmith.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.Sample;
import tricksmith.parse.Parsed;
import tricksmith.parse.ScriptParser;
import tricksmith.source.Diagnostic;
import tricksmith.source.Source;
import tricksmith.syntax.Script;

/** Checking any script ends, with rules or with errors. */
class MutatedScriptsTest {
  private static final Pattern WORD = Pattern.compile("\"[^\"\n]*\"|[\\w♠-]+|\\S");
  private static final int MUTANTS = Sample.times(3);

  static Stream<Source> scripts() throws IOException {
    return FlawlessScriptsTest.scripts();
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void endsInRulesOrErrors(Source source) {
    Random random = new Random(source.text().hashCode());
    for (int mutant = 0; mutant < MUTANTS; mutant++) {
      Source mutated = new Source(source.name(), mutated(source.text(), random));
      assertRulesOrErrors(ScriptParser.parse(mutated).script(), mutated);
    }
  }

  private static void assertRulesOrErrors(Script script, Source source) {
    Checked checked = Checker.check(script, source);
    boolean wrong = checked.diagnostics().stream().anyMatch(Diagnostic::isError);
    assertThat(checked.rules() == null).as(source.text()).isEqualTo(wrong);
  }

  /** Some words are left out, doubled, or replaced by others of the script. */
  private static String mutated(String text, Random random) {
    List<MatchResult> words = new ArrayList<>(WORD.matcher(text).results().toList());
    String mutated = text;
    for (int change = random.nextInt(3); change >= 0; change--) {
      MatchResult word = words.get(random.nextInt(words.size()));
      String other = words.get(random.nextInt(words.size())).group();
      String replacement =
          switch (random.nextInt(4)) {
            case 0 -> "";
            case 1 -> word.group() + " " + word.group();
            default -> other;
          };
      if (word.end() <= mutated.length()) {
        mutated = mutated.substring(0, word.start()) + replacement + mutated.substring(word.end());
      }
    }
    return mutated;
  }

  @Test
  void whatIsNestedDeeplyIsCheckedSoon() {
    String nested = "(x == ".repeat(80) + "y" + ")".repeat(80);
    String counted = "number of (players where 1 == ".repeat(40) + "y" + ")".repeat(40);
    Source source =
        new Source(
            "nested",
            "game \"Nested\"\nmatch {\n x = 1\n x = %s\n x = %s\n}".formatted(nested, counted));
    Parsed parsed = ScriptParser.parse(source);
    assertThat(parsed.diagnostics()).extracting(Diagnostic::isError).contains(true);
    assertTimeoutPreemptively(Duration.ofMinutes(5), () -> Checker.check(parsed.script(), source));
  }
}
