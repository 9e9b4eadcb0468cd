package tricksmith.parse.tree;

import java.util.function.Supplier;
import org.antlr.v4.runtime.ParserRuleContext;
import tricksmith.parse.diagnostic.DiagnosticCollector;
import tricksmith.parse.diagnostic.ParseProblem;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Expression.Unreadable;

/**
 * Keeps expressions so shallow that whatever walks them by recursion stays far from the end of any
 * stack. A chain of operators counts as deep as it is long: it is put together from the left.
 */
final class TreeDepth {

  /** In nodes of the syntax tree, one within another. */
  private static final int DEEPEST = 250;

  private final TokenSpans spans;
  private final DiagnosticCollector diagnostics;
  private int depth;

  TreeDepth(TokenSpans spans, DiagnosticCollector diagnostics) {
    this.spans = spans;
    this.diagnostics = diagnostics;
  }

  /** Builds an expression that makes the tree this much deeper, unless it is too deep then. */
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
