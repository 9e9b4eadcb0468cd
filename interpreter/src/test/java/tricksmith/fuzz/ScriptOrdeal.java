package tricksmith.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import tricksmith.engine.Match;
import tricksmith.engine.MatchRun;
import tricksmith.expectation.ScriptTests;
import tricksmith.expectation.TestResult;
import tricksmith.format.FormatProblem;
import tricksmith.format.Formatted;
import tricksmith.format.Formatter;
import tricksmith.record.MatchFileReader;
import tricksmith.record.MatchFileWriter;
import tricksmith.record.Replay;
import tricksmith.record.ReplayResult;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Option;
import tricksmith.rules.Type;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.RandomPlay;
import tricksmith.script.Remarks;
import tricksmith.script.SetupResult;
import tricksmith.source.Diagnostic;
import tricksmith.source.DiagnosticRenderer;
import tricksmith.source.ReadResult;
import tricksmith.source.Source;
import tricksmith.source.SourceReader;

/**
 * What a file that may be a script goes through: it is read, parsed, checked, reviewed, laid out,
 * compiled, played for a while, recorded, replayed, and its tests are run.
 */
final class ScriptOrdeal {
  private static final List<DiagnosticRenderer> RENDERERS =
      List.of(DiagnosticRenderer.in(Locale.ENGLISH), DiagnosticRenderer.in(Locale.JAPANESE));
  private static final int MOST_DECISIONS = 60;

  /** Loops in which only chance decides make long matches, which say nothing more. */
  private static final int MOST_EVENTS = 2_000;

  private final Lots lots;

  ScriptOrdeal(Lots lots) {
    this.lots = lots;
  }

  /** How far it came. */
  Outcome undergo(Path file) {
    return switch (SourceReader.read(file)) {
      case ReadResult.Failed(String name, Diagnostic diagnostic) -> {
        RENDERERS.forEach(each -> assertThat(each.render(name, diagnostic)).isNotBlank());
        yield Outcome.NO_TEXT;
      }
      case ReadResult.Read read -> undergo(read.source());
    };
  }

  private Outcome undergo(Source source) {
    GameScript script = GameScript.read(source);
    assertThat(script.isPlayable())
        .isEqualTo(script.diagnostics().stream().noneMatch(Diagnostic::isError));
    assertShown(source, script.diagnostics());
    boolean readable = layOut(script);
    if (!script.isPlayable()) {
      return readable ? Outcome.CHECKED : Outcome.UNREADABLE;
    }
    for (TestResult result : ScriptTests.run(script)) {
      assertShown(source, result.failures());
    }
    for (int count = 0; count < 2; count++) {
      play(script);
    }
    return Outcome.PLAYED;
  }

  private static void assertShown(Source source, List<Diagnostic> diagnostics) {
    for (Diagnostic diagnostic : diagnostics) {
      assertThat(diagnostic.span().end()).isLessThanOrEqualTo(source.text().length());
      RENDERERS.forEach(
          each ->
              assertThat(each.render(source, List.of(diagnostic)))
                  .contains(diagnostic.problem().code()));
    }
  }

  /** Laid out twice it is as laid out once, and it says the same: all that is said of it is. */
  private static boolean layOut(GameScript script) {
    switch (Formatter.format(script.source())) {
      case Formatted.Refused(List<Diagnostic> diagnostics) -> {
        assertThat(diagnostics).noneMatch(each -> each.problem() == FormatProblem.NOT_THE_SAME);
        return false;
      }
      case Formatted.LaidOut(String text) -> {
        Source laidOut = new Source(script.source().name(), text);
        assertThat(Formatter.format(laidOut)).isEqualTo(new Formatted.LaidOut(text));
        assertThat(Remarks.of(GameScript.read(laidOut))).isEqualTo(Remarks.of(script));
        return true;
      }
    }
  }

  private void play(GameScript script) {
    List<Integer> numbers = script.numbersOfPlayers();
    int players = numbers.isEmpty() || lots.onceIn(10) ? lots.below(12) : lots.of(numbers);
    if (script.setUp(players, options(Objects.requireNonNull(script.rules())))
        instanceof SetupResult.Ready(Game game)) {
      MatchRun run = RandomPlay.play(game, lots.seed(), MOST_DECISIONS);
      assertReplays(Match.of(run), game);
    }
  }

  private Map<String, List<String>> options(CheckedRules rules) {
    Map<String, List<String>> options = new HashMap<>();
    for (Option option : rules.options()) {
      if (lots.onceIn(3)) {
        options.put(option.name(), List.of(value(option, rules)));
      }
    }
    return options;
  }

  private String value(Option option, CheckedRules rules) {
    List<String> values =
        switch (option.type()) {
          case Type.Labels(_, List<String> labels) -> labels;
          case Type.Basic basic when basic == Type.Basic.YES_NO -> List.of("yes", "no");
          case Type.Basic basic when basic == Type.Basic.RANK -> rules.ranks();
          case Type.Basic basic when basic == Type.Basic.NUMBER ->
              List.of(Long.toString(option.least()), Long.toString(option.most()), "7");
          default -> rules.suits();
        };
    return values.isEmpty() ? "" : lots.of(values);
  }

  private static void assertReplays(Match match, Game game) {
    if (match.length() > MOST_EVENTS) {
      return;
    }
    String text =
        MatchFileWriter.write(match, new MatchFileWriter.Origin(null, null, match.seed()));
    try (MatchFileReader reader = new MatchFileReader(new StringReader(text))) {
      assertThat(reader.next())
          .isInstanceOfSatisfying(
              MatchFileReader.Found.class,
              found ->
                  assertThat(Replay.of(found.match(), game.rules(), true))
                      .isInstanceOf(ReplayResult.Done.class));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
