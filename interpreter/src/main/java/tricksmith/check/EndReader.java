package tricksmith.check;

import org.jspecify.annotations.Nullable;
import tricksmith.rules.CheckedRules;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Section;

/** Finds the meaning of the section {@code end}. */
final class EndReader {
  private final Context context;

  EndReader(Context context) {
    this.context = context;
  }

  /** How the winners are found; by the highest score where the section is left out. */
  CheckedRules.Ending read(Section.@Nullable End end) {
    if (end == null) {
      return new CheckedRules.ByScore(true);
    }
    return switch (end.ending()) {
      case Section.ByScore(Span span, boolean highest) -> new CheckedRules.ByScore(highest);
      case Section.Winners(Span span, Expression winners) ->
          new CheckedRules.Winners(context.expressions.players(winners, Scope.EMPTY));
      case Section.Unreadable unreadable -> new CheckedRules.ByScore(true);
    };
  }
}
