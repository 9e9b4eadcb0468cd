package tricksmith.check.diagnostic;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tricksmith.source.Diagnostic;
import tricksmith.source.Problem;
import tricksmith.source.Source;

/**
 * Finds problems that may merely follow from syntax errors: those in lines with a syntax error, and
 * unknown names that such a line may declare.
 */
public final class FollowUpErrors {
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}_-]+");

  /** Problems with an unknown name, which is their first argument. */
  private static final Set<Problem> UNKNOWN =
      Set.of(
          CheckProblem.UNKNOWN_NAME,
          CheckProblem.UNKNOWN_NAME_LIKE,
          CheckProblem.UNKNOWN_ZONE,
          CheckProblem.UNKNOWN_PROPERTY,
          CheckProblem.UNKNOWN_PROPERTY_LIKE,
          CheckProblem.UNKNOWN_KIND,
          CheckProblem.UNKNOWN_TYPE,
          CheckProblem.UNKNOWN_TYPE_LIKE);

  private final Source source;
  private final Set<Integer> lines;
  private final Set<String> words = new HashSet<>();

  /**
   * @param unreadable the syntax errors
   */
  public FollowUpErrors(Source source, List<Diagnostic> unreadable) {
    this.source = source;
    this.lines =
        unreadable.stream()
            .filter(Diagnostic::isError)
            .map(this::line)
            .collect(Collectors.toUnmodifiableSet());
    for (int line : lines) {
      WORD.matcher(source.text(source.line(line))).results().forEach(it -> words.add(it.group()));
    }
  }

  /** Whether a problem may disappear when the syntax errors are fixed. */
  public boolean include(Diagnostic found) {
    return lines.contains(line(found))
        || (UNKNOWN.contains(found.problem()) && words.contains(found.arguments().getFirst()));
  }

  private int line(Diagnostic diagnostic) {
    return source.place(diagnostic.span().start()).line();
  }
}
