package tricksmith.source;

import static java.util.stream.Collectors.joining;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

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

  /** Renders diagnostics in text order, separated by blank lines. */
  public String render(Source source, List<Diagnostic> diagnostics) {
    return sorted(diagnostics).stream()
        .map(diagnostic -> render(source, diagnostic))
        .collect(joining("\n"));
  }

  /** Returns the diagnostics in text order. */
  public static List<Diagnostic> sorted(List<Diagnostic> diagnostics) {
    return diagnostics.stream().sorted(BY_PLACE).toList();
  }

  /** Renders one diagnostic with its line. Every line of the result ends in a line feed. */
  public String render(Source source, Diagnostic diagnostic) {
    Place place = source.place(diagnostic.span().start());
    String where = source.name() + ":" + place.line() + ":" + place.column();
    return headline(where, diagnostic) + excerpt(source, diagnostic.span()) + hint(diagnostic);
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
}
