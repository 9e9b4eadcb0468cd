package tricksmith.parse.diagnostic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Diagnostic;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Source;
import tricksmith.source.Span;

/** Collects the problems of one text. */
public final class DiagnosticCollector {

  /**
   * The most diagnostics to collect; for a text that is no script at all, the first ones suffice.
   */
  private static final int ENOUGH = 100;

  private final List<Diagnostic> diagnostics = new ArrayList<>();
  private final List<Diagnostic> unlessToldOtherwise = new ArrayList<>();
  private final List<WithoutWords> withoutWords = new ArrayList<>();
  private final Set<Integer> stopsAtArticles = new HashSet<>();
  private final Set<Integer> spoiltLines = new HashSet<>();
  private final TokenSpans spans;
  private final boolean forArticles;

  private @Nullable Span firstLeftOut;

  public DiagnosticCollector(TokenSpans spans) {
    this(spans, false);
  }

  private DiagnosticCollector(TokenSpans spans, boolean forArticles) {
    this.spans = spans;
    this.forArticles = forArticles;
  }

  /**
   * Returns an empty collector for the same text, which only finds out where the parser stops at an
   * article: nobody is told the problems.
   */
  public DiagnosticCollector forArticles() {
    return new DiagnosticCollector(spans, true);
  }

  /** Whether problems far from any article are only counted, so that they need no explanation. */
  public boolean isForArticles() {
    return forArticles;
  }

  /** Notes that the parser stopped at an article. */
  public void stopsAtArticle(Token found) {
    stopsAtArticles.add(found.getTokenIndex());
  }

  /** Returns the indexes of the tokens where the parser stopped at an article. */
  public Set<Integer> stopsAtArticles() {
    return stopsAtArticles;
  }

  /**
   * Says that a statement is read without some words. If nothing else is wrong with their line, a
   * diagnostic says that they are needless; otherwise they go with whatever fixes something there.
   *
   * @param words each word with the token after it
   * @param remainder what to write instead of the first word and everything after it
   */
  public void readWithout(List<List<Token>> words, String remainder) {
    List<Edit> removals =
        words.stream()
            .map(each -> TokenEdit.withoutBefore(each.getFirst(), each.getLast()).edit(this))
            .toList();
    Token first = words.getFirst().getFirst();
    withoutWords.add(
        new WithoutWords(
            first.getLine(),
            removals,
            new Diagnostic(
                ParseProblem.NEEDLESS_WORD,
                spans.of(first),
                List.of(first.getText(), remainder),
                List.of(new Fix(removals)))));
  }

  /**
   * Words that a statement is read without.
   *
   * @param needless says so
   */
  private record WithoutWords(int line, List<Edit> removals, Diagnostic needless) {

    /** Returns a diagnostic of the same line with fixes that remove the words, too. */
    Diagnostic inFixes(Diagnostic told) {
      return new Diagnostic(
          told.problem(),
          told.span(),
          told.arguments(),
          told.fixes().stream().map(this::completed).toList());
    }

    private Fix completed(Fix fix) {
      return new Fix(
          Stream.concat(
                  fix.edits().stream(),
                  removals.stream()
                      .filter(
                          removal ->
                              fix.edits().stream()
                                  .noneMatch(edit -> edit.span().overlaps(removal.span()))))
              .toList());
    }
  }

  public void add(ParseProblem problem, Token at, String... arguments) {
    add(problem, spans.of(at), arguments);
  }

  /** Adds a problem that is reported however many others there are. */
  public void addFirst(ParseProblem problem, Token at, String... arguments) {
    diagnostics.addFirst(Diagnostic.of(problem, spans.of(at), arguments));
  }

  /**
   * Adds a problem with a sign or a bracket. Further errors in its line may only be consequences.
   */
  public void addSpoiling(ParseProblem problem, Token at, String... arguments) {
    spoiltLines.add(at.getLine());
    add(problem, at, arguments);
  }

  /** Marks the line of this token: further errors in it may only be consequences. */
  public void spoil(Token token) {
    spoiltLines.add(token.getLine());
  }

  /** Adds a problem with a known fix. Further errors in its line may only be consequences. */
  public void addSpoiling(ParseProblem problem, Token at, Fix fix, String... arguments) {
    spoiltLines.add(at.getLine());
    add(problem, spans.of(at), fix, arguments);
  }

  /**
   * Adds a problem with a word, unless another is reported for its line that may better explain
   * what was meant.
   */
  public void addUnlessToldOtherwise(ParseProblem problem, Token at, String... arguments) {
    if (unlessToldOtherwise.size() < ENOUGH) {
      unlessToldOtherwise.add(new Diagnostic(problem, spans.of(at), List.of(arguments), List.of()));
    }
  }

  /** Whether there are so many problems already that one at this token is left out. */
  public boolean leavesOut(Token at) {
    return leavesOut(spans.of(at));
  }

  private boolean leavesOut(Span at) {
    if (diagnostics.size() < ENOUGH) {
      return false;
    }
    if (firstLeftOut == null) {
      firstLeftOut = at;
    }
    return true;
  }

  /** Whether a problem was left out, so that nothing more need be read. */
  public boolean hasEnough() {
    return firstLeftOut != null;
  }

  /** Whether errors in the line of this token may only be consequences. */
  public boolean isSpoilt(Token token) {
    return spoiltLines.contains(token.getLine());
  }

  public void add(ParseProblem problem, Span at, String... arguments) {
    add(problem, at, List.of(arguments), problem.fixes(at, List.of(arguments)));
  }

  public void add(ParseProblem problem, Span at, Fix fix, String... arguments) {
    add(problem, at, List.of(arguments), List.of(fix));
  }

  /** Adds a problem with known fixes, the likeliest first. */
  public void add(ParseProblem problem, Span at, List<Fix> fixes, String... arguments) {
    add(problem, at, List.of(arguments), fixes);
  }

  private void add(ParseProblem problem, Span at, List<String> arguments, List<Fix> fixes) {
    if (!leavesOut(at)) {
      diagnostics.add(new Diagnostic(problem, at, arguments, fixes));
    }
  }

  public Span place(Token token) {
    return spans.of(token);
  }

  /** Returns the diagnostics in text order. */
  public List<Diagnostic> diagnostics(Source source) {
    Set<Integer> told =
        diagnostics.stream()
            .map(diagnostic -> line(diagnostic, source))
            .collect(Collectors.toUnmodifiableSet());
    return Stream.concat(
            diagnostics.stream(),
            Stream.concat(
                unlessToldOtherwise.stream()
                    .filter(diagnostic -> !told.contains(line(diagnostic, source))),
                Stream.concat(
                    withoutWords.stream()
                        .filter(words -> !told.contains(words.line()))
                        .map(WithoutWords::needless),
                    thatThereAreMore().stream())))
        .filter(diagnostic -> !usesNoName(diagnostic, source))
        .map(diagnostic -> withoutWords(diagnostic, source))
        .sorted(Comparator.comparingInt(diagnostic -> diagnostic.span().start()))
        .toList();
  }

  private Diagnostic withoutWords(Diagnostic diagnostic, Source source) {
    Diagnostic told = diagnostic;
    for (WithoutWords words : withoutWords) {
      if (words.line() == line(diagnostic, source)) {
        told = words.inFixes(told);
      }
    }
    return told;
  }

  /** Whether an error is only the use of a word that was reported as no name where it is given. */
  private boolean usesNoName(Diagnostic diagnostic, Source source) {
    return diagnostic.problem() == ParseProblem.MISSING_VALUE
        && diagnostics.stream()
            .filter(other -> other.problem() == ParseProblem.RESERVED_WORD)
            .filter(other -> other.span().start() < diagnostic.span().start())
            .anyMatch(other -> source.text(other.span()).equals(source.text(diagnostic.span())));
  }

  /**
   * Returns a note that there are more problems, placed after all that are reported and not before
   * the first left out.
   */
  private Optional<Diagnostic> thatThereAreMore() {
    return Optional.ofNullable(firstLeftOut)
        .flatMap(
            first ->
                Stream.concat(Stream.of(first), diagnostics.stream().map(Diagnostic::span))
                    .max(Comparator.comparingInt(Span::start)))
        .map(at -> Diagnostic.of(ParseProblem.TOO_MANY, at, Integer.toString(ENOUGH)));
  }

  private static int line(Diagnostic diagnostic, Source source) {
    return source.place(diagnostic.span().start()).line();
  }
}
