package tricksmith.check.advice;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.rules.Notation;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/** Reports unknown names, and suggests what may have been meant. */
public final class UnknownNames {
  private static final Pattern MOST =
      Pattern.compile("with (?:the )?(most|highest|fewest|least|lowest) ([\\w-]+)");

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
        return log.error(CheckProblem.PLAYER_WITH, span, playersMeant(after));
      }
      if (scope.local("it") != null) {
        return log.error(CheckProblem.PLAYER_OFFERED, span, Fix.of(new Edit(span, "it")));
      }
      return log.error(CheckProblem.NO_PLAYER_ACTS, span);
    }
    if (name.equals("side")) {
      String whose = scope.local("player") == null ? "side of seat 1" : "side of player";
      return log.error(CheckProblem.UNKNOWN_NAME_LIKE, span, name, whose);
    }
    if (name.equals("left") || name.equals("right")) {
      String who = name + (scope.local("player") == null ? " of dealer" : " of player");
      boolean place = Types.CARDS.equals(hint);
      return log.error(CheckProblem.UNKNOWN_NAME_LIKE, span, name, place ? "hand of " + who : who);
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

  /** Returns the players that {@code player} is meant to be one of, from what follows the word. */
  private String playersMeant(String after) {
    Matcher most = MOST.matcher(after);
    if (!most.lookingAt()) {
      return "players with most score of player";
    }
    String what = most.group(2);
    boolean ofState = symbols.variables().find(what) != null;
    String measure =
        switch (what) {
          case "cards" -> "number of hand of player";
          default -> what + (ofState ? "[player]" : " of player");
        };
    return "players with " + most.group(1) + " " + measure;
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
