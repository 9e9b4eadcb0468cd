package tricksmith.source;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toList;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Renders diagnostics for people: location, message, the offending line underlined, and a hint. The
 * only place that decides how they look.
 *
 * <pre>
 * whist.trick:12:9: error TS102: A condition is missing after `when`.
 *   12 |   must "follow suit" card.suit == led.suit when
 *      |                                                ^
 *   Hint: …
 * </pre>
 */
public final class DiagnosticRenderer {
  private static final Comparator<Diagnostic> BY_PLACE =
      Comparator.comparingInt((Diagnostic diagnostic) -> diagnostic.span().start())
          .thenComparingInt(diagnostic -> diagnostic.span().end())
          .thenComparing(diagnostic -> diagnostic.problem().code());

  /** The most places to list where the same words are wrong. */
  private static final int MOST_PLACES = 20;

  private final DiagnosticText text;
  private final RendererWords words;

  private final int columns;

  private DiagnosticRenderer(DiagnosticText text, RendererWords words, int columns) {
    this.text = text;
    this.words = words;
    this.columns = columns;
  }

  /** Returns a renderer in the given language. */
  public static DiagnosticRenderer in(Locale locale) {
    return new DiagnosticRenderer(
        DiagnosticText.in(locale), RendererWords.in(locale), Integer.MAX_VALUE);
  }

  /** Returns a renderer that shows as much of a line of the source as fits a width. */
  public DiagnosticRenderer within(int limit) {
    return new DiagnosticRenderer(text, words, limit);
  }

  /**
   * Renders diagnostics in text order, separated by blank lines. The same error of the same words,
   * such as of a name that is declared nowhere, is shown at the first place, together with where
   * the others are.
   */
  public String render(Source source, List<Diagnostic> diagnostics) {
    return sorted(diagnostics).stream()
        .collect(groupingBy(each -> Remark.of(source, each), LinkedHashMap::new, toList()))
        .values()
        .stream()
        .map(same -> render(source, same.getFirst(), same.subList(1, same.size())))
        .collect(joining("\n"));
  }

  /** Returns the diagnostics in text order. */
  public static List<Diagnostic> sorted(List<Diagnostic> diagnostics) {
    return diagnostics.stream().sorted(BY_PLACE).toList();
  }

  private String render(Source source, Diagnostic diagnostic, List<Diagnostic> again) {
    return headline(source.name() + ":" + place(source, diagnostic), diagnostic)
        + excerpt(source, diagnostic.span())
        + others(source, again)
        + hint(diagnostic);
  }

  private static String place(Source source, Diagnostic diagnostic) {
    Place place = source.place(diagnostic.span().start());
    return place.line() + ":" + place.column();
  }

  private String others(Source source, List<Diagnostic> again) {
    String places =
        again.stream()
            .limit(MOST_PLACES)
            .map(each -> place(source, each))
            .collect(
                joining(words.comma(), "", again.size() > MOST_PLACES ? words.comma() + "…" : ""));
    return again.isEmpty() ? "" : "  " + words.others(again.size(), places) + "\n";
  }

  /** Renders a diagnostic about a file as a whole, which has no line to show. */
  public String render(String name, Diagnostic diagnostic) {
    return headline(name, diagnostic) + hint(diagnostic);
  }

  private String headline(String where, Diagnostic diagnostic) {
    return "%s: %s %s: %s\n"
        .formatted(
            HarmlessText.onOneLine(where),
            words.severity(diagnostic.problem().severity()),
            diagnostic.problem().code(),
            text.message(diagnostic));
  }

  private String excerpt(Source source, Span span) {
    int line = source.place(span.start()).line();
    Span whole = source.line(line);
    String number = Integer.toString(line);
    int taken = "  %s | ".formatted(number).length();
    Underlined underlined =
        Underlined.of(
            source.text(whole),
            span.start() - whole.start(),
            span.end() - whole.start(),
            columns - taken);
    return "  %s | %s\n  %s | %s\n"
        .formatted(number, underlined.line(), " ".repeat(number.length()), underlined.underline());
  }

  private String hint(Diagnostic diagnostic) {
    return text.hint(diagnostic).map(hint -> "  " + words.hint() + " " + hint + "\n").orElse("");
  }

  /**
   * What is said of a part of the text.
   *
   * @param place empty if it is an error of the words themselves, the same wherever they stand
   */
  private record Remark(Problem problem, List<String> arguments, Optional<Span> place) {

    static Remark of(Source source, Diagnostic diagnostic) {
      String written = source.text(diagnostic.span());
      boolean isOfWords =
          diagnostic.isError()
              && written.codePoints().limit(1).anyMatch(Character::isLetterOrDigit)
              && diagnostic.arguments().stream().limit(1).anyMatch(written::equals);
      return new Remark(
          diagnostic.problem(),
          diagnostic.arguments(),
          Optional.of(diagnostic.span()).filter(span -> !isOfWords));
    }
  }
}
