package tricksmith.check;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.Local;
import tricksmith.rules.Notation;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Span;
import tricksmith.syntax.Name;
import tricksmith.syntax.Statement;
import tricksmith.syntax.Statement.EachOrder;
import tricksmith.syntax.Text;

/** Statements that repeat others, and the playing of tricks. */
final class Loops {
  private static final String RACE = "race";

  private final Context context;
  private final Statements statements;
  private final AtOnce atOnce;

  Loops(Context context, Statements statements, AtOnce atOnce) {
    this.context = context;
    this.statements = statements;
    this.atOnce = atOnce;
  }

  Action until(Statement.RepeatUntil repeat, Scope scope) {
    Term until = context.expressions.condition(repeat.until(), scope);
    return new Action.RepeatUntil(repeat.span(), until, statements.block(repeat.body(), scope));
  }

  Action times(Statement.RepeatTimes repeat, Scope scope) {
    Term times = context.expressions.number(repeat.times(), scope);
    return new Action.RepeatTimes(repeat.span(), times, statements.block(repeat.body(), scope));
  }

  Action with(Statement.RepeatWith repeat, Scope scope) {
    Term first = context.expressions.infer(repeat.values().getFirst(), scope);
    Type inSet = Types.element(first.type());
    Type type = inSet == null ? first.type() : inSet;
    List<Term> values =
        repeat.values().stream()
            .map(value -> context.expressions.check(value, new Type.SetOf(type), scope))
            .toList();
    Local local = context.locals.bind(repeat.name().text(), type, repeat.name().span());
    Scope inside = scope.with(local);
    declare(repeat.name(), type);
    Term until = context.expressions.conditionIfAny(repeat.until(), inside);
    List<Action> body = statements.block(repeat.body(), inside);
    return new Action.RepeatWith(repeat.span(), local, values, repeat.overAndOver(), until, body);
  }

  private void declare(Name name, Type type) {
    context.notes.use(name, NameKind.LOCAL, name.span(), type);
  }

  @Nullable Action each(Statement.Each each, Scope scope) {
    Term set = set(each, scope);
    Type element = Types.element(set.type());
    Type type = element == null ? Types.MISTAKE : element;
    Name binder = each.binder();
    Local local =
        context.locals.bind(
            binder == null ? Domains.elementName(type) : binder.text(),
            type,
            binder == null ? each.span() : binder.span());
    Scope inside = scope.each(local);
    Term where = context.expressions.conditionIfAny(each.where(), inside);
    if (each.order() != EachOrder.BY_SEAT && !Types.fits(type, Type.Basic.PLAYER)) {
      context.notes.problem(CheckProblem.NOT_PLAYERS, set.span(), Notation.of(set.type()));
      return null;
    }
    return each.order() == EachOrder.AT_ONCE
        ? atOnce.action(each, local, amongThose(each, local, set, where), inside)
        : inOrder(each, local, set, where, scope);
  }

  /** At once act those players in play who are in the set and for whom the condition holds. */
  private static @Nullable Term amongThose(
      Statement.Each each, Local local, Term set, @Nullable Term where) {
    if (each.set() == null) {
      return where;
    }
    Term player = new Term.LocalValue(set.span(), local);
    Term among = yesNo(set.span(), Operator.IN, player, set);
    return where == null ? among : yesNo(where.span(), Operator.AND, among, where);
  }

  private static Term yesNo(Span span, Operator operator, Term left, Term right) {
    return new Term.Operation(span, Type.Basic.YES_NO, operator, List.of(left, right));
  }

  private Action inOrder(
      Statement.Each each, Local local, Term set, @Nullable Term where, Scope scope) {
    Scope inside = scope.each(local);
    Term from = context.expressions.playerIfAny(each.from(), scope);
    Term until = context.expressions.conditionIfAny(each.until(), scope);
    Text called = each.called();
    String name = called == null ? RACE : called.value();
    return new Action.Each(
        each.span(),
        local,
        set,
        where,
        each.order(),
        from,
        until,
        each.order() == EachOrder.RANDOM ? name : "",
        statements.block(each.body(), inside));
  }

  private Term set(Statement.Each each, Scope scope) {
    if (each.set() != null) {
      return context.expressions.set(each.set(), scope);
    }
    Name binder = each.binder();
    Span span = binder == null ? each.span() : binder.span();
    boolean ofSides = binder != null && binder.text().equals("side");
    return ofSides
        ? new Term.Operation(span, Types.SIDES, Operator.SIDES, List.of())
        : new Term.Operation(span, Types.PLAYERS, Operator.PLAYERS, List.of());
  }

  Action playTricks(Statement.PlayTricks play, Scope scope) {
    Term count = context.expressions.numberIfAny(play.count(), scope);
    Term from = context.expressions.playerIfAny(play.from(), scope);
    Term until = context.expressions.conditionIfAny(play.until(), scope);
    Local player = context.locals.bind("player", Type.Basic.PLAYER, play.span());
    Local card = context.locals.bind("card", Type.Basic.CARD, play.span());
    Scope before = scope.with(player);
    return new Action.PlayTricks(
        play.span(),
        count,
        from,
        until,
        player,
        card,
        statements.blockIfAny(play.beforeEachCard(), before),
        statements.blockIfAny(play.afterEachCard(), before.with(card)),
        statements.block(play.body(), scope));
  }
}
