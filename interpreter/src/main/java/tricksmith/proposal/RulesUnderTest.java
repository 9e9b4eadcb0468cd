package tricksmith.proposal;

import java.util.List;
import java.util.Optional;
import tricksmith.expectation.ScriptTests;
import tricksmith.expectation.WrittenLine;
import tricksmith.expectation.WrittenTest;
import tricksmith.parse.IncrementalParser;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/** Rules by which tests are tried that they do not contain. */
final class RulesUnderTest {
  private final IncrementalParser parser = new IncrementalParser();
  private final Optional<GameScript> rules;

  RulesUnderTest(GameScript script) {
    rules = read(new PointedScript(script).withoutTests(List.of()));
  }

  /** Whether a test of these lines passes; empty if it cannot be read. */
  Optional<Boolean> pass(List<WrittenLine> lines) {
    return rules
        .flatMap(bare -> read(with(bare, lines)))
        .filter(GameScript::isPlayable)
        .map(read -> ScriptTests.run(read).getLast().passed());
  }

  private Optional<GameScript> read(Source source) {
    return GameScript.readUnreviewedIfReadable(source, parser);
  }

  private static Source with(GameScript bare, List<WrittenLine> lines) {
    WrittenTest test =
        WrittenTest.of(bare, "trial", lines.stream().map(WrittenLine::text).toList());
    String text = bare.source().text();
    return new Source(
        bare.source().name(),
        text.substring(0, test.at()) + test.text() + text.substring(test.at()));
  }
}
