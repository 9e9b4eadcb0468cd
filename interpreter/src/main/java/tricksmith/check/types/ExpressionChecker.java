package tricksmith.check.types;

import org.jspecify.annotations.Nullable;
import tricksmith.check.symbols.Scope;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.syntax.Expression;

/** Finds the meaning of expressions: the only way in which checking an expression recurs. */
@FunctionalInterface
public interface ExpressionChecker {

  /**
   * The meaning of an expression. A hint decides what bare words mean; the term may still be of
   * another type.
   *
   * @param hint the type that is expected; null for any
   */
  Term infer(Expression expression, @Nullable Type hint, Scope scope);

  /** The meaning of an expression for which no type is expected. */
  default Term infer(Expression expression, Scope scope) {
    return infer(expression, null, scope);
  }
}
