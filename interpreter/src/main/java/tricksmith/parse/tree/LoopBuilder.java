package tricksmith.parse.tree;

import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.grammar.TrickParser.AroundPlayContext;
import tricksmith.grammar.TrickParser.DoingContext;
import tricksmith.grammar.TrickParser.EachContext;
import tricksmith.grammar.TrickParser.EachHeadContext;
import tricksmith.grammar.TrickParser.OrderContext;
import tricksmith.grammar.TrickParser.PlayBlockContext;
import tricksmith.grammar.TrickParser.PlayHeadContext;
import tricksmith.grammar.TrickParser.PlayLineContext;
import tricksmith.grammar.TrickParser.PlayTricksContext;
import tricksmith.grammar.TrickParser.RepeatTimesContext;
import tricksmith.grammar.TrickParser.RepeatUntilContext;
import tricksmith.grammar.TrickParser.RepeatWithContext;
import tricksmith.grammar.TrickParser.RepeatWithHeadContext;
import tricksmith.grammar.TrickParser.TimesHeadContext;
import tricksmith.grammar.TrickParser.VerbContext;
import tricksmith.parse.diagnostic.TokenSpans;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Expression.Binary;
import tricksmith.syntax.Expression.BinaryOperator;
import tricksmith.syntax.Expression.Domain;
import tricksmith.syntax.Expression.Element;
import tricksmith.syntax.Expression.Filtered;
import tricksmith.syntax.Expression.Word;
import tricksmith.syntax.Name;
import tricksmith.syntax.Statement;
import tricksmith.syntax.Statement.Block;
import tricksmith.syntax.Statement.Each;
import tricksmith.syntax.Statement.EachOrder;
import tricksmith.syntax.Statement.PlayTricks;
import tricksmith.syntax.Statement.RepeatWith;

/** Builds loops: {@code repeat}, {@code each}, {@code play tricks}. */
record LoopBuilder(
    TokenSpans spans,
    NameBuilder names,
    ExpressionBuilder expressions,
    StatementBuilder statements,
    ActBuilder acts,
    UnreadableBlocks broken) {

  Statement repeatUntil(RepeatUntilContext repeat) {
    Span span = spans.of(repeat);
    return new Statement.RepeatUntil(
        span, expressions.condition(repeat.condition()), statements.block(repeat.block(), span));
  }

  Statement repeatTimes(RepeatTimesContext repeat) {
    Span span = spans.of(repeat);
    TimesHeadContext head = repeat.timesHead();
    Expression times =
        head.exception == null
            ? expressions.sum(head.sum())
            : new Expression.Unreadable(spans.of(head));
    return new Statement.RepeatTimes(span, times, statements.block(repeat.block(), span));
  }

  Statement repeatWith(RepeatWithContext repeat) {
    RepeatWithHeadContext head = repeat.repeatWithHead();
    Span span = spans.of(repeat);
    return head.exception != null
        ? broken.statement(repeat)
        : new RepeatWith(
            span,
            names.name(head.name()),
            expressions.junctions(head.junction()),
            head.overAndOver() != null,
            expressions.optionalCondition(head.condition()),
            statements.block(repeat.block(), span));
  }

  Statement each(EachContext each) {
    EachHeadContext head = each.eachHead();
    if (head.exception != null) {
      return eachOfUnreadable(each, spans.of(head));
    }
    @Nullable Name binder = binder(head);
    @Nullable Expression set =
        head.expression() == null ? null : expressions.expression(head.expression());
    @Nullable Expression where = expressions.optionalCondition(head.condition());
    if (set instanceof Filtered(_, Domain(_, var name, Expression all, var condition))
        && where == null) {
      binder = name;
      set = all;
      where = condition;
    } else if (set instanceof Binary(_, var operator, Word(Span place, String name), var all)
        && operator == BinaryOperator.IN) {
      binder = new Name(place, name);
      set = all;
    }
    @Nullable OrderContext order = head.order();
    return new Each(
        spans.of(each),
        binder,
        set,
        where,
        order(order),
        order == null ? null : expressions.optionalJunction(order.junction()),
        order == null ? null : expressions.optionalCondition(order.condition()),
        order == null ? null : names.optionalText(order.TEXT()),
        body(each, set == null ? binder : null));
  }

  /** Keeps the body of a loop whose head is unreadable. */
  private Statement eachOfUnreadable(EachContext each, Span head) {
    Name binder = new Name(head, "player");
    return new Each(
        spans.of(each),
        binder,
        null,
        new Expression.Unreadable(head),
        EachOrder.BY_SEAT,
        null,
        null,
        null,
        body(each, binder));
  }

  private @Nullable Name binder(EachHeadContext head) {
    if (head.PLAYER() != null) {
      return names.name(head.PLAYER());
    }
    return head.SIDE() == null ? null : names.name(head.SIDE());
  }

  private static EachOrder order(@Nullable OrderContext order) {
    if (order == null) {
      return EachOrder.BY_SEAT;
    }
    if (order.TURN() != null) {
      return EachOrder.IN_TURN;
    }
    if (order.allButOne() != null) {
      return EachOrder.UNTIL_ONE_IS_LEFT;
    }
    if (order.RANDOM() != null) {
      return EachOrder.RANDOM;
    }
    return order.AT() == null ? EachOrder.ROUND_AND_ROUND : EachOrder.AT_ONCE;
  }

  private Block body(EachContext each, @Nullable Name binder) {
    return each.doing() == null
        ? statements.block(each.block(), spans.of(each))
        : StatementBuilder.single(doing(each.doing(), binder));
  }

  private Statement doing(DoingContext doing, @Nullable Name binder) {
    Statement statement = unguarded(doing, binder);
    return doing.guard() == null
        ? statement
        : StatementBuilder.onlyIf(
            expressions.guard(doing.guard()), statement, spans.of(doing.guard()));
  }

  private Statement unguarded(DoingContext doing, @Nullable Name binder) {
    if (doing.verb() != null) {
      return verb(doing.verb(), binder);
    }
    if (doing.assignment() != null) {
      return acts.assignment(doing.assignment());
    }
    return doing.turn() == null ? statements.show(doing.show()) : statements.turn(doing.turn());
  }

  /** Builds a verb without a subject: its subject is the loop variable. */
  private Statement verb(VerbContext verb, @Nullable Name binder) {
    Span span = spans.of(verb);
    Expression subject =
        binder == null
            ? new Element(new Span(span.start(), span.start()))
            : new Word(binder.span(), binder.text());
    return acts.verb(span, subject, verb);
  }

  Statement playTricks(PlayTricksContext play) {
    PlayHeadContext head = play.playHead();
    Span span = spans.of(play);
    List<PlayLineContext> lines =
        play.playBlock() == null ? List.of() : play.playBlock().playLine();
    boolean readable = head.exception == null;
    return new PlayTricks(
        span,
        readable ? expressions.optionalSum(head.sum()) : null,
        readable ? expressions.optionalJunction(head.junction()) : null,
        readable
            ? expressions.optionalCondition(head.condition())
            : new Expression.Unreadable(spans.of(head)),
        around(lines, line -> line.BEFORE() != null && line.TRICK() != null),
        around(lines, line -> line.BEFORE() != null && line.CARD() != null),
        around(lines, line -> line.AFTER() != null),
        afterTrick(play.playBlock(), lines, new Span(span.end(), span.end())));
  }

  private Block afterTrick(
      @Nullable PlayBlockContext block, List<PlayLineContext> lines, Span nowhere) {
    if (block == null) {
      return new Block(nowhere, List.of());
    }
    Stream<Statement> read =
        statements
            .statements(
                lines.stream().map(PlayLineContext::statement).filter(Objects::nonNull).toList())
            .stream();
    Stream<Statement> unread =
        lines.stream()
            .map(PlayLineContext::aroundPlay)
            .filter(line -> line != null && line.exception != null)
            .map(broken::statement);
    return new Block(
        spans.of(block), statements.withUnreadable(block, Stream.concat(read, unread)));
  }

  /**
   * Returns the block of a moment; several blocks of the same moment are performed one after
   * another.
   */
  private @Nullable Block around(List<PlayLineContext> lines, Predicate<AroundPlayContext> moment) {
    return lines.stream()
        .map(PlayLineContext::aroundPlay)
        .filter(line -> line != null && line.exception == null)
        .filter(moment)
        .map(line -> statements.block(line.block(), spans.of(line)))
        .reduce(LoopBuilder::oneAfterTheOther)
        .orElse(null);
  }

  private static Block oneAfterTheOther(Block one, Block next) {
    return new Block(
        one.span().to(next),
        Stream.concat(one.statements().stream(), next.statements().stream()).toList());
  }
}
