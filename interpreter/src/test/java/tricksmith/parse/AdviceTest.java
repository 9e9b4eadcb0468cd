package tricksmith.parse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.antlr.v4.runtime.ANTLRErrorStrategy;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.ListTokenSource;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.ATNState;
import org.antlr.v4.runtime.atn.StarLoopEntryState;
import org.antlr.v4.runtime.atn.StarLoopbackState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.grammar.TrickParser;
import tricksmith.parse.advice.Advice;
import tricksmith.parse.advice.AdvicePattern;
import tricksmith.parse.advice.AdvicePattern.Example;
import tricksmith.parse.advice.ErrorContext;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.parse.recovery.BoundedParser;
import tricksmith.parse.recovery.LineRecovery;
import tricksmith.source.Diagnostic;
import tricksmith.source.Edit;
import tricksmith.source.Source;

/** Every pattern of advice has examples, recognizes them alone, and fixes them. */
class AdviceTest {

  record Case(AdvicePattern pattern, Example example) {
    @Override
    public String toString() {
      return pattern.name() + ": " + example.line();
    }
  }

  static Stream<Case> examples() {
    return Advice.patterns().stream()
        .flatMap(pattern -> pattern.examples().stream().map(each -> new Case(pattern, each)));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void isRecognizedByItsPatternAloneAndFixed(Case each) {
    Source script = script(each.example(), each.example().line());
    assertThat(matching(script)).containsExactly(List.of(each.pattern().name()));
    List<Diagnostic> diagnostics = ScriptParser.parse(script).diagnostics();
    assertThat(diagnostics).hasSize(1);
    if (each.example().fixed() == null) {
      assertThat(diagnostics.getFirst().fixes()).isEmpty();
    } else {
      Source expected = script(each.example(), each.example().fixed());
      assertThat(diagnostics.getFirst().fixes())
          .singleElement()
          .satisfies(
              fix ->
                  assertThat(Edit.applied(script.text(), fix.edits())).isEqualTo(expected.text()));
      assertThat(ScriptParser.parse(expected).diagnostics()).isEmpty();
    }
  }

  @Test
  void everyPatternHasAnExample() {
    assertThat(Advice.patterns())
        .allSatisfy(pattern -> assertThat(pattern.examples()).as(pattern.name()).isNotEmpty());
  }

  @Test
  void precedenceNamesPatternsThatThereAre() {
    Set<String> names = new HashSet<>();
    for (AdvicePattern pattern : Advice.patterns()) {
      assertThat(names.add(pattern.name())).as(pattern.name()).isTrue();
    }
    for (AdvicePattern pattern : Advice.patterns()) {
      assertThat(names).as(pattern.name()).containsAll(pattern.yieldsTo());
    }
  }

  private static Source script(Example example, String line) {
    String text = line.replace("\\n", "\n");
    String script =
        switch (example.section()) {
          case "script", "define" -> text;
          case "deck", "zones", "state", "options", "match", "trick", "end" ->
              example.section() + " {\n  " + text + "\n}";
          case "tricks" -> "match {\n  play tricks {\n    " + text + "\n  }\n}";
          case "test" -> "tests {\n  test \"t\" {\n    " + text + "\n  }\n}";
          default -> throw new IllegalArgumentException(example.section());
        };
    return new Source("example.trick", "game \"Example\"\n" + script + "\n");
  }

  /** For each error that is reported, the patterns that match it. */
  private static List<List<String>> matching(Source script) {
    DiagnosticCollector diagnostics = new DiagnosticCollector(TokenSpans.of(script.text()));
    List<Token> tokens = ScriptParser.tokens(script.text(), diagnostics);
    CommonTokenStream stream = new CommonTokenStream(new ListTokenSource(tokens));
    stream.fill();
    BoundedParser parser = new BoundedParser(stream, null);
    parser.removeErrorListeners();
    Observer observer =
        new Observer(new LineRecovery(diagnostics), () -> diagnostics.diagnostics(script));
    parser.setErrorHandler(observer);
    parser.script();
    return observer.matching;
  }

  /** Notes which patterns match whenever something is reported. */
  private record Observer(
      ANTLRErrorStrategy recovery, Supplier<List<Diagnostic>> reported, List<List<String>> matching)
      implements ANTLRErrorStrategy {

    Observer(ANTLRErrorStrategy recovery, Supplier<List<Diagnostic>> reported) {
      this(recovery, reported, new ArrayList<>());
    }

    @Override
    public void reportError(Parser parser, RecognitionException error) {
      note(ErrorContext.of(parser, error), () -> recovery.reportError(parser, error));
    }

    @Override
    public void sync(Parser parser) {
      ATNState state = parser.getInterpreter().atn.states.get(parser.getState());
      if (parser.getATN().nextTokens(state).contains(parser.getInputStream().LA(1))) {
        recovery.sync(parser); // Nothing is wrong here.
        return;
      }
      if (!(state instanceof StarLoopEntryState || state instanceof StarLoopbackState)) {
        recovery.sync(parser); // No line begins here.
        return;
      }
      note(ErrorContext.ofLine(parser, state), () -> recovery.sync(parser));
    }

    private void note(ErrorContext error, Runnable step) {
      // What stands between sections is forgotten with the step; elsewhere there is time to ask.
      boolean atOnce = error.in(TrickParser.RULE_script);
      List<AdvicePattern> early = atOnce ? Advice.matching(error) : List.of();
      List<Diagnostic> before = reported.get();
      step.run();
      if (!reported.get().equals(before)) {
        List<AdvicePattern> patterns = atOnce ? early : Advice.matching(error);
        matching.add(patterns.stream().map(AdvicePattern::name).toList());
      }
    }

    @Override
    public void reset(Parser parser) {
      recovery.reset(parser);
    }

    @Override
    public Token recoverInline(Parser parser) {
      return recovery.recoverInline(parser);
    }

    @Override
    public void recover(Parser parser, RecognitionException error) {
      recovery.recover(parser, error);
    }

    @Override
    public boolean inErrorRecoveryMode(Parser parser) {
      return recovery.inErrorRecoveryMode(parser);
    }

    @Override
    public void reportMatch(Parser parser) {
      recovery.reportMatch(parser);
    }
  }
}
