package tricksmith.source;

import java.util.List;

/**
 * Something that is wrong at a place of a text: a value, without words. {@link DiagnosticText}
 * finds the words in the language asked for.
 *
 * @param arguments what the message's pattern refers to as {@code {0}}, {@code {1}}, …
 * @param fixes the likeliest first; empty where the intention is unclear
 */
public record Diagnostic(Problem problem, Span span, List<String> arguments, List<Fix> fixes) {

  public Diagnostic {
    arguments = List.copyOf(arguments);
    fixes = List.copyOf(fixes);
  }

  /** A diagnostic without fixes. */
  public Diagnostic(Problem problem, Span span, List<String> arguments) {
    this(problem, span, arguments, List.of());
  }

  /** A diagnostic with the given arguments. */
  public static Diagnostic of(Problem problem, Span span, String... arguments) {
    return new Diagnostic(problem, span, List.of(arguments));
  }

  /** Whether this keeps a script from being played. */
  public boolean isError() {
    return problem.severity() == Severity.ERROR;
  }
}
