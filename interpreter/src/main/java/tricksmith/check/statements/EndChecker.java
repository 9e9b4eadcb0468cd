package tricksmith.check.statements;

import org.jspecify.annotations.Nullable;
import tricksmith.check.expressions.TypedExpressions;
import tricksmith.check.symbols.Scope;
import tricksmith.rules.CheckedRules;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Section;

public record EndChecker(TypedExpressions expressions) {
  /** How winners are found; without the section, by the highest score. */
  public CheckedRules.Ending read(Section.@Nullable End end) {
    if (end == null) {
      return new CheckedRules.ByScore(true);
    }
    return switch (end.ending()) {
      case Section.ByScore(Span span, boolean highest) -> new CheckedRules.ByScore(highest);
      case Section.Winners(Span span, Expression winners) ->
          new CheckedRules.Winners(expressions.players(winners, Scope.EMPTY));
      case Section.Unreadable unreadable -> new CheckedRules.ByScore(true);
    };
  }
}
