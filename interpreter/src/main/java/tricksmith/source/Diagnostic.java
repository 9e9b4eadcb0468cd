package tricksmith.source;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Something wrong at a place in a text. Holds no words; {@link DiagnosticText} supplies them in the
 * language asked for.
 *
 * @param arguments the values of {@code {0}}, {@code {1}}, … in the message pattern; what they
 *     quote of the text is brought onto one line, with single spaces
 * @param fixes the likeliest first; empty if the intention is unclear
 */
public record Diagnostic(Problem problem, Span span, List<String> arguments, List<Fix> fixes)
    implements Spanned {

  private static final Pattern GAP = Pattern.compile("\\h*\\R\\s*|\\h{2,}");

  public Diagnostic {
    arguments = arguments.stream().map(each -> GAP.matcher(each).replaceAll(" ")).toList();
    fixes = List.copyOf(fixes);
  }

  /** Creates a diagnostic without fixes. */
  public Diagnostic(Problem problem, Span span, List<String> arguments) {
    this(problem, span, arguments, List.of());
  }

  /** Creates a diagnostic without fixes. */
  public static Diagnostic of(Problem problem, Spanned place, String... arguments) {
    return new Diagnostic(problem, place.span(), List.of(arguments));
  }

  /** Whether this is an error, which keeps a script from being played. */
  public boolean isError() {
    return problem.severity() == Severity.ERROR;
  }
}
