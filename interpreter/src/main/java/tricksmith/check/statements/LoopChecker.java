package tricksmith.check.statements;

import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.MisreadingProblem;
import tricksmith.check.expressions.CollectiveWords;
import tricksmith.check.expressions.Elements;
import tricksmith.check.expressions.TypedExpressions;
import tricksmith.check.names.NameKind;
import tricksmith.check.names.Plurals;
import tricksmith.check.symbols.LocalFactory;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.check.types.AllValues;
import tricksmith.rules.Action;
import tricksmith.rules.Local;
import tricksmith.rules.Notation;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Expression.BinaryOperator;
import tricksmith.syntax.Name;
import tricksmith.syntax.Statement;
import tricksmith.syntax.Statement.EachOrder;
import tricksmith.syntax.Text;

record LoopChecker(
    TypedExpressions expressions,
    Symbols symbols,
    CheckLog log,
    BlockChecker blocks,
    AtOnceChecker atOnce) {
  private static final String RACE = "race";

  Action until(Statement.RepeatUntil repeat, Scope scope) {
    Term until = expressions.condition(repeat.until(), scope);
    return new Action.RepeatUntil(repeat.span(), until, blocks.block(repeat.body(), scope));
  }

  Action times(Statement.RepeatTimes repeat, Scope scope) {
    Term times = expressions.number(repeat.times(), scope);
    return new Action.RepeatTimes(repeat.span(), times, blocks.block(repeat.body(), scope));
  }

  Action with(Statement.RepeatWith repeat, Scope scope) {
    Term first = expressions.infer(repeat.values().getFirst(), scope);
    Type inSet = Types.element(first.type());
    Type type = inSet == null ? first.type() : inSet;
    List<Term> values =
        repeat.values().stream()
            .map(value -> expressions.check(value, new Type.SetOf(type), scope))
            .toList();
    new OfferedAlternatives(expressions, symbols, log).offeredAgain(values);
    Local local = symbols.locals().bind(repeat.name().text(), type, repeat.name().span());
    Scope inside = scope.with(local);
    log.use(repeat.name(), NameKind.LOCAL, repeat.name().span(), type);
    Term until = expressions.conditionIfAny(repeat.until(), inside);
    List<Action> body = blocks.block(repeat.body(), inside);
    return new Action.RepeatWith(repeat.span(), local, values, repeat.overAndOver(), until, body);
  }

  @Nullable Action each(Statement.Each each, Scope scope) {
    Term set = set(each, scope);
    Type element = Types.element(set.type());
    Type type = element == null ? named(each) : element;
    Name binder = nameOfElements(each, type, scope);
    Local local =
        symbols
            .locals()
            .bind(
                binder == null || Plurals.isOf(binder.text(), LocalFactory.elementName(type))
                    ? LocalFactory.elementName(type)
                    : binder.text(),
                type,
                binder == null ? each.span() : binder.span());
    Scope inside = scope.each(local);
    Term where = expressions.conditionIfAny(each.where(), inside);
    if (where != null) {
      new Elements(log).ask(local, where);
    }
    if (each.order() != EachOrder.BY_SEAT && !Types.fits(type, Type.Basic.PLAYER)) {
      log.problem(CheckProblem.NOT_PLAYERS, set, Notation.of(set.type()));
      return null;
    }
    return each.order() == EachOrder.AT_ONCE
        ? atOnce.action(each, local, amongThose(each, local, set, where), inside)
        : inOrder(each, local, set, where, scope);
  }

  /** The type of the elements where a type is written for a set, as in {@code each of suit}. */
  private static Type named(Statement.Each each) {
    return each.set() instanceof Expression.Word(_, String word)
        ? AllValues.BY_TYPE_NAME.getOrDefault(word, Types.MISTAKE)
        : Types.MISTAKE;
  }

  /** The condition on which a player in play acts at once with the others. */
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
    Term from = expressions.playerIfAny(each.from(), scope);
    Term until = expressions.conditionIfAny(each.until(), scope);
    Text called = each.called();
    String name = called == null ? RACE : called.value();
    List<Action> body = blocks.block(each.body(), inside);
    new CollectiveWords(log).scoredByEach(local, body);
    return new Action.Each(
        each.span(),
        local,
        set,
        where,
        each.order(),
        from,
        until,
        each.order() == EachOrder.RANDOM ? name : "",
        body);
  }

  /**
   * The name of the elements; null if they are named after their type, as in {@code each of wilds
   * in hand}, where the word says which of them are meant.
   */
  private @Nullable Name nameOfElements(Statement.Each each, Type type, Scope scope) {
    Name name = each.binder();
    if (each.set() == null || name == null) {
      return name;
    }
    if (isNoun(each, name, scope)) {
      return null;
    }
    log.use(name, NameKind.LOCAL, name.span(), type);
    String one = LocalFactory.elementName(type);
    boolean ofType = name.text().equals(one) || Plurals.isOf(name.text(), one);
    boolean used =
        Pattern.compile(
                "(?<![\\p{L}\\p{N}_-])" + Pattern.quote(name.text()) + "(?![\\p{L}\\p{N}_-])")
            .matcher(log.written(new Span(name.span().end(), each.span().end())))
            .find();
    if (!ofType && !used && !Types.isMistake(type)) {
      String set = (one.isEmpty() ? "ones" : Plurals.of(one)) + " in " + log.written(each.set());
      log.problem(
          MisreadingProblem.NAME_OF_ALL,
          name,
          name.text(),
          set,
          "each of " + set + " where " + one + "…");
    }
    return name;
  }

  private boolean isNoun(Statement.Each each, Name name, Scope scope) {
    return log.attempt(() -> those(each, name, scope)).result().type() instanceof Type.SetOf;
  }

  /** {@code wilds in hand}: a set if the word is a noun, otherwise a comparison. */
  private Term those(Statement.Each each, Name name, Scope scope) {
    Expression set = Objects.requireNonNull(each.set());
    Span span = name.span().to(set);
    Expression word = new Expression.Word(name.span(), name.text());
    Expression those = new Expression.Binary(span, BinaryOperator.IN, word, set);
    return expressions.infer(those, new Type.SetOf(Types.MISTAKE), scope);
  }

  /** {@code declarer and helper} are a set here, since a condition cannot be gone through. */
  private Term joined(Expression set, Scope scope) {
    return set instanceof Expression.Binary(_, BinaryOperator operator, Expression first, _)
            && operator == BinaryOperator.AND
            && log.attempt(() -> expressions.infer(first, scope)).result().type()
                == Type.Basic.PLAYER
        ? expressions.check(set, Types.PLAYERS, scope)
        : expressions.set(set, scope);
  }

  private Term set(Statement.Each each, Scope scope) {
    if (each.set() != null) {
      Name name = each.binder();
      return name != null && isNoun(each, name, scope)
          ? those(each, name, scope)
          : joined(each.set(), scope);
    }
    Name binder = each.binder();
    Span span = binder == null ? each.span() : binder.span();
    boolean ofSides = binder != null && binder.text().equals("side");
    return ofSides
        ? new Term.Operation(span, Types.SIDES, Operator.SIDES, List.of())
        : new Term.Operation(span, Types.PLAYERS, Operator.PLAYERS, List.of());
  }

  Action playTricks(Statement.PlayTricks play, Scope scope) {
    Term count = expressions.numberIfAny(play.count(), scope);
    Term from = expressions.playerIfAny(play.from(), scope);
    Term until = expressions.conditionIfAny(play.until(), scope);
    Local player = symbols.locals().bind("player", Type.Basic.PLAYER, play.span());
    Local card = symbols.locals().bind("card", Type.Basic.CARD, play.span());
    Scope before = scope.with(player);
    return new Action.PlayTricks(
        play.span(),
        count,
        from,
        until,
        player,
        card,
        blocks.blockIfAny(play.beforeEachTrick(), scope),
        blocks.blockIfAny(play.beforeEachCard(), before),
        blocks.blockIfAny(play.afterEachCard(), before.with(card)),
        blocks.block(play.body(), scope));
  }
}
