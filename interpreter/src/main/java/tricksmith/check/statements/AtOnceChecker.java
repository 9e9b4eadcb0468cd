package tricksmith.check.statements;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.symbols.Scope;
import tricksmith.rules.Action;
import tricksmith.rules.Local;
import tricksmith.rules.Notation;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.syntax.Statement;

/** Checks what all players do at once: choose, or move cards. */
record AtOnceChecker(CheckLog log, ChoiceChecker choices, CardMoveChecker cardMoves) {
  @Nullable Action action(Statement.Each each, Local element, @Nullable Term where, Scope scope) {
    List<Statement> body = each.body().statements();
    if (element.type() == Type.Basic.PLAYER && body.size() == 1) {
      Term player = new Term.LocalValue(element.declared(), element);
      if (body.getFirst() instanceof Statement.Choice choice) {
        return choose(each, choice, element, where, scope.acting(player));
      }
      if (body.getFirst() instanceof Statement.Move move) {
        Action.Move together = cardMoves.move(move, scope.acting(player));
        return together == null
            ? null
            : new Action.MoveAtOnce(each.span(), element, where, together);
      }
    }
    log.problem(CheckProblem.AT_ONCE, each);
    return null;
  }

  private @Nullable Action choose(
      Statement.Each each,
      Statement.Choice written,
      Local element,
      @Nullable Term where,
      Scope scope) {
    Term player = new Term.LocalValue(written.subject().span(), element);
    Action.Choice choice = choices.choice(written, player, scope);
    if (choice == null) {
      return null;
    }
    if (choice.indices().stream().noneMatch(index -> index.reads(element))) {
      log.problem(
          CheckProblem.ONE_VALUE_EACH,
          written.name(),
          written.name().text(),
          Notation.of(choice.variable().type()));
    }
    return new Action.ChooseAtOnce(each.span(), element, where, choice);
  }
}
