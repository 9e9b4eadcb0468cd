package tricksmith.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.parse.ScriptParser;
import tricksmith.script.WellKnownScripts;
import tricksmith.service.completion.Completion;
import tricksmith.source.Source;
import tricksmith.source.Span;

/**
 * A law: whatever the text and wherever the caret, every question is answered, within the text.
 * Costly questions are asked at every {@code -Dlanguage.step}th offset; 1 asks everything
 * everywhere.
 */
@Execution(ExecutionMode.CONCURRENT)
class EveryOffsetTest {
  private static final int STEP = Integer.getInteger("language.step", 4001);

  private static final List<String> STRANGE =
      List.of(
          "",
          "\n",
          " ",
          "‸",
          "\uD83C",
          "\uDCA1\uD83C",
          "🂡🂢 = 🂣",
          "\"",
          "//",
          "game \"a\r\nb\rc\u2028d\"",
          "}}}}",
          "{{{{",
          "((((",
          "match { x.",
          "match { x[",
          "define define define",
          "a.b.c.d.e(((,,,)))",
          "\u0000\u0001\uFFFF",
          "match { each player { each player { each player {");

  static List<Source> bundled() throws IOException {
    return Marked.bundled();
  }

  static List<String> strange() {
    return STRANGE;
  }

  @ParameterizedTest
  @MethodSource("bundled")
  void isAnsweredInWholeScripts(Source source) {
    Analysis analysis = Analysis.of(WellKnownScripts.script(source));
    int length = source.text().length();
    for (int offset = -1; offset <= length + 1; offset += STEP > 1 ? 23 : 1) {
      askWhatIsCheap(analysis, offset);
    }
    for (int offset = STEP % 7; offset <= length; offset += STEP) {
      askAll(analysis, offset);
    }
  }

  @ParameterizedTest
  @MethodSource("bundled")
  void isAnsweredInScriptsThatBreakOff(Source source) {
    for (int end = STEP % 11; end <= source.text().length(); end += STEP) {
      String text = source.text().substring(0, end);
      askAll(Analysis.of(new Source("broken.trick", text)), end);
    }
  }

  @ParameterizedTest
  @MethodSource("strange")
  void isAnsweredInStrangeTexts(String text) {
    Analysis analysis = Analysis.of(new Source("strange.trick", text));
    for (int offset = -2; offset <= text.length() + 2; offset++) {
      askAll(analysis, offset);
    }
  }

  @Test
  void isAnsweredInScriptsOfWhichWordsAreMissingOrTwice() throws IOException {
    Random random = new Random(7);
    List<Source> bundled = Marked.bundled();
    for (int attempt = 0; attempt < 40_000 / STEP; attempt++) {
      String text = bundled.get(random.nextInt(bundled.size())).text();
      int from = random.nextInt(text.length());
      int to = Math.min(text.length(), from + random.nextInt(40));
      int at = random.nextInt(text.length());
      String changed =
          random.nextBoolean()
              ? text.substring(0, from) + text.substring(to)
              : text.substring(0, at) + text.substring(from, to) + text.substring(at);
      Analysis analysis = Analysis.of(new Source("changed.trick", changed));
      askAll(analysis, Math.min(from, at));
      assertThat(analysis.diagnostics())
          .containsAll(ScriptParser.parse(analysis.source()).diagnostics());
      analysis
          .diagnostics()
          .forEach(each -> assertFits(analysis.fixes(each, Locale.JAPANESE), changed.length()));
    }
  }

  @Test
  void isTheSameFromSeveralThreadsAtOnce() throws Exception {
    Source source = Marked.bundled().getFirst();
    Analysis analysis = Analysis.of(source);
    List<Integer> offsets =
        IntStream.range(0, 16).map(each -> each * source.text().length() / 16).boxed().toList();
    List<Object> expected = offsets.stream().map(offset -> answers(analysis, offset)).toList();
    Analysis fresh = Analysis.of(source);
    try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
      List<Future<Object>> answers =
          offsets.stream().map(offset -> threads.submit(() -> answers(fresh, offset))).toList();
      for (int each = 0; each < answers.size(); each++) {
        assertThat(answers.get(each).get()).isEqualTo(expected.get(each));
      }
    }
  }

  private static Object answers(Analysis analysis, int offset) {
    return List.of(
        analysis.completion(offset, Locale.ENGLISH),
        analysis.hover(offset, Locale.JAPANESE),
        analysis.signature(offset, Locale.ENGLISH),
        analysis.uses(offset),
        analysis.outline(),
        analysis.colours(),
        analysis.rename(offset, "another"));
  }

  private static void askAll(Analysis analysis, int offset) {
    askWhatIsCheap(analysis, offset);
    int length = analysis.source().text().length();
    for (Locale locale : List.of(Locale.ENGLISH, Locale.JAPANESE)) {
      Completion completion = analysis.completion(offset, locale);
      assertThat(isIn(completion.replaced(), length)).as("at %s", offset).isTrue();
      assertThat(completion.replaced().end()).isGreaterThanOrEqualTo(Math.clamp(offset, 0, length));
      analysis
          .diagnosticsAt(new Span(Math.max(0, offset), Math.max(0, offset)))
          .forEach(diagnostic -> assertFits(analysis.fixes(diagnostic, locale), length));
    }
    assertThat(analysis.rename(offset, "another")).isNotNull();
    assertThat(analysis.format()).isNotNull();
    assertThat(analysis.outline()).allMatch(item -> isIn(item.span(), length));
    assertThat(analysis.folds()).allMatch(fold -> isIn(fold.span(), length));
    assertThat(analysis.colours()).allMatch(word -> isIn(word.span(), length));
  }

  private static void assertFits(List<QuickFix> fixes, int length) {
    assertThat(fixes)
        .allMatch(fix -> !fix.label().isBlank())
        .allMatch(fix -> fix.edits().stream().allMatch(edit -> isIn(edit.span(), length)));
  }

  private static void askWhatIsCheap(Analysis analysis, int offset) {
    int length = analysis.source().text().length();
    assertThat(analysis.hover(offset, Locale.ENGLISH).stream())
        .allMatch(each -> isIn(each.span(), length) && !each.form().isEmpty());
    assertThat(analysis.signature(offset, Locale.JAPANESE).stream())
        .allMatch(each -> !each.forms().isEmpty());
    assertThat(analysis.definition(offset).stream()).allMatch(place -> isIn(place, length));
    assertThat(analysis.uses(offset)).allMatch(place -> isIn(place, length));
    assertThat(analysis.renameable(offset).stream()).allMatch(place -> isIn(place, length));
  }

  private static boolean isIn(Span span, int length) {
    return span.start() >= 0 && span.start() <= span.end() && span.end() <= length;
  }
}
