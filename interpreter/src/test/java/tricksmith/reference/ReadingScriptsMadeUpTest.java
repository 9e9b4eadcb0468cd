package tricksmith.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.script.GameScript;
import tricksmith.source.Severity;
import tricksmith.source.Source;

/**
 * Scripts from the whole language are read, checked and reviewed as those that people write. {@code
 * -Dreading.scripts=N} reads N of them.
 */
class ReadingScriptsMadeUpTest {

  private static final long FIRST = 9_000;
  private static final long SCRIPTS = Long.getLong("reading.scripts", 60);
  private static final int SCRIPTS_IN_A_TEST = 20;

  static Stream<Long> firstNumbers() {
    return LongStream.iterate(
            FIRST, first -> first < FIRST + SCRIPTS, first -> first + SCRIPTS_IN_A_TEST)
        .boxed();
  }

  @ParameterizedTest
  @MethodSource("firstNumbers")
  void areReadWithoutAnErrorButOfTooFewCards(long first) {
    for (long number = first; number < first + SCRIPTS_IN_A_TEST; number++) {
      String text = RandomScript.of(number);
      GameScript script = GameScript.read(new Source("made up " + number, text));
      assertThat(script.diagnostics())
          .as(text)
          .filteredOn(diagnostic -> diagnostic.problem().severity() == Severity.ERROR)
          .extracting(diagnostic -> diagnostic.problem().code())
          .isSubsetOf("TS450", "TS434");
    }
  }
}
