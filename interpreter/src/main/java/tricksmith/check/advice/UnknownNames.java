package tricksmith.check.advice;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.rules.Notation;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Span;

/** Reports unknown names, and suggests what may have been meant. */
public final class UnknownNames {
  private final Symbols symbols;
  private final CheckLog log;

  public UnknownNames(Symbols symbols, CheckLog log) {
    this.symbols = symbols;
    this.log = log;
  }

  /**
   * Reports an unknown name with the best guess at what was meant.
   *
   * @param hint the type that is expected; null for any
   */
  public Term explain(String name, Span span, @Nullable Type hint, Scope scope) {
    if (name.equals("player")) {
      String after = log.after(span.end()).stripLeading();
      if (after.startsWith("with ") || after.startsWith("where ")) {
        return log.error(CheckProblem.PLAYER_WITH, span);
      }
      return log.error(CheckProblem.NO_PLAYER_ACTS, span);
    }
    if (name.equals("side")) {
      String whose = scope.local("player") == null ? "side of seat 1" : "side of player";
      return log.error(CheckProblem.UNKNOWN_NAME_LIKE, span, name, whose);
    }
    if (name.equals("random")) {
      return log.error(CheckProblem.RANDOM_WHAT, span, waysToDraw(hint));
    }
    if (symbols.constants().kinds().containsKey(name)) {
      return log.error(CheckProblem.KIND_AS_NAME, span, name);
    }
    Optional<String> meant = guess(new NameGuess.UnknownName(name, hint, scope, symbols));
    return meant.isPresent()
        ? log.error(CheckProblem.UNKNOWN_NAME_LIKE, span, name, meant.get())
        : log.error(CheckProblem.UNKNOWN_NAME, span, name);
  }

  private Optional<String> guess(NameGuess.UnknownName unknown) {
    return log.hasEnoughErrors() ? Optional.empty() : NameGuess.best(unknown);
  }

  private static String[] waysToDraw(@Nullable Type hint) {
    return hint == Type.Basic.PLAYER || hint == Type.Basic.SUIT
        ? new String[] {"random " + Notation.of(hint)}
        : new String[] {"random player", "random suit"};
  }
}
