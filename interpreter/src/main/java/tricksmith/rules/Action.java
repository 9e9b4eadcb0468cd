package tricksmith.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;
import tricksmith.syntax.Statement.EachOrder;

/**
 * A statement of the procedure, its names resolved. A subject or object called <i>players</i> is a
 * term of type player or set of players; one called <i>cards</i>, of type card or set of cards.
 * Whatever is none or empty is passed over.
 */
public sealed interface Action {

  /** Where it stands in the script. */
  Span span();

  /**
   * Sets a variable.
   *
   * @param keepIfNone whether nothing is set where the value is none: a list of cases without
   *     {@code else}
   */
  record Assign(Span span, Variable variable, List<Term> indices, Term value, boolean keepIfNone)
      implements Action {}

  /** Sets a variable to a random element of the set, by a chance event called {@code name}. */
  record AssignRandom(Span span, Variable variable, List<Term> indices, Term set, String name)
      implements Action {}

  /** {@code repeat until}. */
  record RepeatUntil(Span span, Term until, List<Action> body) implements Action {}

  /** {@code repeat N times}. */
  record RepeatTimes(Span span, Term times, List<Action> body) implements Action {}

  /**
   * {@code repeat with}.
   *
   * @param values of the local's type, or sets of it, in order
   * @param until null where there is none
   */
  record RepeatWith(
      Span span,
      Local local,
      List<Term> values,
      boolean overAndOver,
      @Nullable Term until,
      List<Action> body)
      implements Action {}

  /** {@code if}. */
  record If(Span span, Term condition, List<Action> then, List<Action> otherwise)
      implements Action {}

  /** {@code new deal}. */
  record NewDeal(Span span) implements Action {}

  /** {@code shuffle Z}; the chance event is called after the zone. */
  record Shuffle(Span span, Term.ZoneCards zone) implements Action {}

  /**
   * Deals to the players in play.
   *
   * @param count cards a player; null for all
   * @param from null for the player after {@code dealer} if there is such a variable and it is set,
   *     else seat 1
   * @param atATime null for one
   */
  record Deal(
      Span span,
      @Nullable Term count,
      Term.ZoneCards zone,
      @Nullable Term from,
      @Nullable Term atATime)
      implements Action {}

  /**
   * Moves cards.
   *
   * @param to the zone, its owner of type player
   * @param facing how they lie then; null for as the zone says
   */
  record Move(
      Span span, Term cards, Term.ZoneCards to, @Nullable Facing facing, boolean atTheBottom)
      implements Action {}

  /** {@code face up if C}: otherwise as the zone says. The condition is null for always. */
  record Facing(boolean up, @Nullable Term condition) {}

  /** Draws from the top into the hands of players. */
  record Draw(Span span, Term players, Term count, Term.ZoneCards zone) implements Action {}

  /** Turns cards up or down. */
  record Turn(Span span, boolean up, Term cards) implements Action {}

  /** Shows cards to players. */
  record Show(Span span, Term cards, Term players) implements Action {}

  /**
   * Does the body for each element.
   *
   * @param element of type player, side, or the set's element type
   * @param set what is gone through: for players in order of play, {@link Operator#PLAYERS}
   * @param where tested when the element's turn comes; null for always
   * @param order {@code BY_SEAT}, {@code IN_TURN}, {@code ROUND_AND_ROUND}, or {@code RANDOM}; at
   *     once is {@link ChooseAtOnce} or {@link MoveAtOnce}
   * @param name of the chance events of a race; else empty
   */
  record Each(
      Span span,
      Local element,
      Term set,
      @Nullable Term where,
      EachOrder order,
      @Nullable Term from,
      @Nullable Term until,
      String name,
      List<Action> body)
      implements Action {}

  /** One player chooses. */
  record Choose(Span span, Choice choice) implements Action {}

  /**
   * All players in play for whom {@code where} holds choose in secret; then, by seat, values are
   * set and consequences happen.
   *
   * @param element the player, which the choice reads
   */
  record ChooseAtOnce(Span span, Local element, @Nullable Term where, Choice choice)
      implements Action {}

  /**
   * Moves that are performed together: cards and targets of all are found before the first card is
   * moved.
   */
  record MoveAtOnce(Span span, Local element, @Nullable Term where, Move move) implements Action {}

  /**
   * What is chosen.
   *
   * @param player who chooses
   * @param name of the decision
   * @param variable what is set; an entry of it if {@code indices} are not empty
   * @param least how many cards, if several are chosen; else null
   * @param most null likewise
   * @param offered sets and single values, in order, {@code yes} and {@code no} included
   * @param it the alternative, which {@code where} reads
   * @param where null for all
   * @param pass when passing is offered; null for never
   * @param then what follows a choice other than a pass
   * @param otherwise what follows a pass
   */
  record Choice(
      Span span,
      Term player,
      String name,
      Variable variable,
      List<Term> indices,
      @Nullable Term least,
      @Nullable Term most,
      List<Term> offered,
      Local it,
      @Nullable Term where,
      @Nullable Term pass,
      List<Action> then,
      List<Action> otherwise) {}

  /**
   * Plays tricks.
   *
   * @param count null for no limit
   * @param from null for {@code leader}
   * @param until null for no condition
   * @param player who plays, in the two blocks around a card
   * @param card what was played, in {@code afterEachCard}
   */
  record PlayTricks(
      Span span,
      @Nullable Term count,
      @Nullable Term from,
      @Nullable Term until,
      Local player,
      Local card,
      List<Action> beforeEachCard,
      List<Action> afterEachCard,
      List<Action> body)
      implements Action {}

  /** Performs the section {@code score}, and notes the scores. */
  record Score(Span span) implements Action {}

  /** Adds to the score of each of the players. */
  record Scores(Span span, Term players, Term value) implements Action {}

  /** Out of play for the deal, or for the match. */
  record Leave(Span span, Term players, boolean forTheMatch) implements Action {}

  /** These players are one side from now on. */
  record FormSide(Span span, Term players) implements Action {}

  /** {@code player} decides for {@code other} until the next deal. */
  record PlayFor(Span span, Term player, Term other) implements Action {}

  /** Ends the match. */
  record EndMatch(Span span) implements Action {}
}
