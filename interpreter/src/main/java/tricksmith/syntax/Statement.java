package tricksmith.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * A statement of the procedure as it was written ({@code docs/language/reference.md}, The match).
 */
public sealed interface Statement extends Spanned {

  /** A statement without blocks. */
  sealed interface Simple extends Statement {
    @Override
    default List<Block> blocks() {
      return List.of();
    }
  }

  /** A statement about cards as they lie. */
  sealed interface OfCards extends Simple {}

  /** A statement that brings cards into the hands of players. */
  sealed interface IntoHands extends OfCards {}

  sealed interface Repeat extends Statement {
    Block body();

    @Override
    default List<Block> blocks() {
      return List.of(body());
    }
  }

  /** A statement whose players act one by one. */
  sealed interface ByActors extends Statement {

    /** Returns its players; null if nobody in particular acts. */
    @Nullable Expression subject();

    @Override
    default @Nullable Expression actors() {
      return subject();
    }
  }

  /** Returns its span, including its blocks. */
  @Override
  Span span();

  /** Returns the blocks that it contains, in text order. */
  List<Block> blocks();

  /**
   * Returns the subject if its players act one by one; null if there is none, or all act at once.
   */
  default @Nullable Expression actors() {
    return null;
  }

  /** Returns the definition that it makes; null if it makes none. */
  default @Nullable Definition definition() {
    return null;
  }

  /** Returns what players read while it is performed; null if nothing is written for them. */
  default @Nullable Text called() {
    return null;
  }

  /** Returns the variable to which it gives a value without asking anybody; null if to none. */
  default @Nullable Name assigned() {
    return null;
  }

  /** Returns the value that it sets or scores; null if there is none. */
  default @Nullable Expression value() {
    return null;
  }

  /** Returns the condition under which its first block is performed; null if there is none. */
  default @Nullable Expression condition() {
    return null;
  }

  private static List<Block> present(@Nullable Block... blocks) {
    return Stream.of(blocks).flatMap(Stream::ofNullable).toList();
  }

  /** {@code NAME = E}, {@code NAME[x] = E}. */
  record Assignment(Span span, Name name, List<Expression> indices, Expression value)
      implements Simple {
    @Override
    public Name assigned() {
      return name;
    }
  }

  /**
   * {@code NAME = random player, called "start"}.
   *
   * @param set the set to draw from: for {@code random player} the word {@code players}
   */
  record RandomAssignment(
      Span span, Name name, List<Expression> indices, Expression set, @Nullable Text called)
      implements Simple {
    @Override
    public Name assigned() {
      return name;
    }
  }

  /** {@code repeat until C { }}. */
  record RepeatUntil(Span span, Expression until, Block body) implements Repeat {}

  /** {@code repeat N times { }}. */
  record RepeatTimes(Span span, Expression times, Block body) implements Repeat {}

  /** {@code repeat with NAME in E, E, over and over, until C { }}. */
  record RepeatWith(
      Span span,
      Name name,
      List<Expression> values,
      boolean overAndOver,
      @Nullable Expression until,
      Block body)
      implements Repeat {}

  /**
   * {@code if C { } else { }}, {@code if C: STATEMENT}, and {@code STATEMENT if C}; an {@code
   * unless} is negated.
   */
  record If(Span span, Expression condition, Block then, @Nullable Block otherwise)
      implements Statement {
    @Override
    public List<Block> blocks() {
      return present(then, otherwise);
    }
  }

  /**
   * {@code new deal except E}.
   *
   * @param except the cards that stay where they are; null for none
   */
  record NewDeal(Span span, @Nullable Expression except) implements Simple {}

  /** {@code shuffle Z}. */
  record Shuffle(Span span, Expression zone) implements OfCards {}

  /**
   * {@code deal 5 of Z to each player from P, 2 at a time}.
   *
   * @param count null for all cards, as in {@code deal Z to players}
   * @param zone null if left out, for {@code deck}
   * @param from null if left out
   * @param atATime null for one
   */
  record Deal(
      Span span,
      @Nullable Expression count,
      @Nullable Expression zone,
      @Nullable Expression from,
      @Nullable Expression atATime)
      implements IntoHands {}

  /** {@code P moves X to Z, face up if C, at the bottom}. */
  record Move(
      Span span,
      @Nullable Expression subject,
      Expression cards,
      Expression to,
      @Nullable Facing facing,
      boolean atTheBottom)
      implements OfCards, ByActors {}

  /** {@code face up if C}, {@code face down}. */
  record Facing(Span span, boolean up, @Nullable Expression condition) implements Spanned {}

  /** {@code P draws 2 from Z}. */
  record Draw(Span span, Expression subject, @Nullable Expression count, Expression zone)
      implements IntoHands, ByActors {}

  /** {@code turn up X}, {@code turn down X}. */
  record Turn(Span span, boolean up, Expression cards) implements OfCards {}

  /** {@code show X to P}. */
  record Show(Span span, Expression cards, Expression to) implements OfCards {}

  /**
   * {@code each player where C at once …}, {@code each side …}, {@code each of SET …}.
   *
   * @param binder {@code player} or {@code side}; null in {@code each of SET}, where the name
   *     follows from the set's type
   * @param set the set in {@code each of SET}, otherwise null
   * @param from for {@code in turn} and {@code round and round}; null if left out
   */
  record Each(
      Span span,
      @Nullable Name binder,
      @Nullable Expression set,
      @Nullable Expression where,
      EachOrder order,
      @Nullable Expression from,
      @Nullable Expression until,
      @Nullable Text called,
      Block body)
      implements Statement {
    @Override
    public List<Block> blocks() {
      return List.of(body);
    }
  }

  /** The order in which {@code each} visits its elements. */
  enum EachOrder {
    BY_SEAT,
    IN_TURN,
    ROUND_AND_ROUND,
    /** Round and round among those who have not passed, until one of them is left. */
    UNTIL_ONE_IS_LEFT,
    RANDOM,
    AT_ONCE
  }

  /**
   * {@code P chooses NAME: 3 cards from SET except E where C, or pass, called "…" { } else { }}.
   *
   * @param indices of the entry that is chosen, {@code NAME[card]}; empty if none is written
   * @param amount how many are chosen; null for one alternative
   * @param sets the sets and values offered; empty for {@code yes or no}
   * @param instead what is offered where the sets do not suffice; null for nothing else
   * @param pass whether and when passing is offered
   */
  record Choice(
      Span span,
      Expression subject,
      Name name,
      List<Expression> indices,
      @Nullable Amount amount,
      List<Expression> sets,
      @Nullable Expression where,
      @Nullable Offer instead,
      @Nullable Pass pass,
      @Nullable Text called,
      @Nullable Block then,
      @Nullable Block otherwise)
      implements ByActors {
    @Override
    public List<Block> blocks() {
      return present(then, otherwise);
    }
  }

  /** {@code else from SET, SET where C}. */
  record Offer(Span span, List<Expression> sets, @Nullable Expression where) implements Spanned {}

  /**
   * {@code 3 cards}, {@code 0..2 players}; in the first form, {@code least} and {@code most} are
   * the same expression.
   *
   * @param kind what is counted: {@code cards}, {@code players}, or a type of the script
   */
  record Amount(Span span, Expression least, Expression most, Name kind) implements Spanned {}

  /**
   * {@code or pass openly if C}.
   *
   * @param openly whether everybody sees a pass although the choice is secret
   * @param condition when passing is offered; null for always; an {@code unless} is negated
   */
  record Pass(Span span, boolean openly, @Nullable Expression condition) implements Spanned {}

  /**
   * {@code play 5 tricks from P until C { }}.
   *
   * @param body the statements after each trick; empty if there are none
   */
  record PlayTricks(
      Span span,
      @Nullable Expression count,
      @Nullable Expression from,
      @Nullable Expression until,
      @Nullable Block beforeEachTrick,
      @Nullable Block beforeEachCard,
      @Nullable Block afterEachCard,
      Block body)
      implements Statement {
    @Override
    public List<Block> blocks() {
      return present(beforeEachTrick, beforeEachCard, afterEachCard, body);
    }
  }

  /** {@code perform NAME(A, B)}. */
  record Perform(Span span, Name name, List<Expression> arguments) implements Simple {}

  /** {@code score}. */
  record Score(Span span) implements Simple {}

  /** {@code P scores E}. */
  record Scores(Span span, Expression subject, Expression value) implements Simple, ByActors {}

  /** {@code P sits out}, {@code P drops out}. */
  record Leave(Span span, Expression subject, boolean forTheMatch) implements Simple, ByActors {}

  /** {@code P form a side}. */
  record FormSide(Span span, Expression subject) implements Simple {}

  /** {@code P plays for Q}. */
  record PlayFor(Span span, Expression subject, Expression other) implements Simple, ByActors {}

  /**
   * {@code P takes the trick}, {@code nobody takes E}.
   *
   * @param tricks null for the last trick
   */
  record Take(Span span, Expression subject, @Nullable Expression tricks)
      implements Simple, ByActors {}

  /** {@code end the trick}. */
  record EndTrick(Span span) implements Simple {}

  /** {@code reverse direction}. */
  record ReverseDirection(Span span) implements Simple {}

  /** {@code end the match}. */
  record EndMatch(Span span) implements Simple {}

  /** A definition inside a block. */
  record LocalDefinition(Span span, Definition definition) implements Simple {}

  /**
   * Something unreadable, reported by a diagnostic.
   *
   * @param blocks the blocks in it that could be read
   */
  record Unreadable(Span span, List<Block> blocks) implements Statement {}

  /** Statements in order. */
  record Block(Span span, List<Statement> statements) implements Spanned {

    /** Returns these and all statements inside them, in text order. */
    public Stream<Statement> everyStatement() {
      List<Statement> found = new ArrayList<>();
      collect(found);
      return found.stream();
    }

    private void collect(List<Statement> found) {
      for (Statement statement : statements) {
        found.add(statement);
        for (Block block : statement.blocks()) {
          block.collect(found);
        }
      }
    }
  }
}
