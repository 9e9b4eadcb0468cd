package tricksmith.parse;

import java.util.List;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.source.Diagnostic;
import tricksmith.syntax.Script;

/**
 * The result of parsing.
 *
 * @param script everything that could be read; where something could not, the tree has {@code
 *     Unreadable}
 * @param diagnostics what is wrong, in the order of the text; empty if everything could be read
 */
public record Parsed(Script script, List<Diagnostic> diagnostics) {

  public Parsed {
    diagnostics = List.copyOf(diagnostics);
  }

  /** Whether reading reached the end; it stops early after very many errors. */
  public boolean isWhole() {
    return diagnostics.stream().noneMatch(each -> each.problem() == ParseProblem.TOO_MANY);
  }
}
