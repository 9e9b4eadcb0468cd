package tricksmith.parse.tree;

import java.util.function.Supplier;
import org.antlr.v4.runtime.ParserRuleContext;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Expression.Unreadable;

/**
 * Keeps expressions shallow enough that recursion over them stays far from the end of any stack. A
 * chain of operators counts as deep as it is long, because it is built from the left.
 */
final class TreeDepth {

  /** The greatest depth of the syntax tree, in nested nodes. */
  private static final int DEEPEST = 100;

  private final TokenSpans spans;
  private final DiagnosticCollector diagnostics;
  private int depth;

  TreeDepth(TokenSpans spans, DiagnosticCollector diagnostics) {
    this.spans = spans;
    this.diagnostics = diagnostics;
  }

  /** Builds an expression that makes the tree this much deeper, unless that is too deep. */
  Expression within(int levels, ParserRuleContext written, Supplier<Expression> expression) {
    if (depth + levels > DEEPEST) {
      diagnostics.add(ParseProblem.TOO_DEEP, written.getStart());
      return new Unreadable(spans.of(written));
    }
    depth += levels;
    Expression built = expression.get();
    depth -= levels;
    return built;
  }
}
