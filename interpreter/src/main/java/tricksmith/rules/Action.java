package tricksmith.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
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

  /** The facts of this kind of statement. */
  Flow flow();

  /** Its own terms, not those of statements inside of it. */
  default List<Term> terms() {
    return flow().terms();
  }

  /** The statements inside of it. */
  default List<Block> blocks() {
    return flow().blocks();
  }

  /** What it does itself. */
  default Set<StatementEffect> effects() {
    return flow().effects();
  }

  /** The variables that it sets itself; {@code leader}, which play sets, is not among them. */
  default List<Variable> sets() {
    return flow().sets();
  }

  /** The locals that its blocks, and the conditions asked in each pass, can read. */
  default List<Local> binds() {
    return flow().binds();
  }

  /** Which of the elements that it goes through it is for; null for all. */
  default @Nullable Term where() {
    return null;
  }

  /** What decides which of its blocks is performed; null where nothing does. */
  default @Nullable Term condition() {
    return null;
  }

  /** The player with whom it begins; null where nobody is named. */
  default @Nullable Term from() {
    return null;
  }

  /** How many cards each player gets, or how many tricks are played; null where nothing says so. */
  default @Nullable Term count() {
    return null;
  }

  /** What somebody chooses; null if nobody does. */
  default @Nullable Choice choice() {
    return null;
  }

  /** The cards that it moves; null if it moves none itself. */
  default @Nullable Transfer transfer() {
    return null;
  }

  /** The cards that others get to see by it, or the zone where they then lie; null for none. */
  default @Nullable Term reveals() {
    return null;
  }

  /** The procedure with a name that it performs; null for none. */
  default @Nullable String performs() {
    return null;
  }

  /** Those of its blocks that are performed while a trick is under way. */
  default List<Block> aroundCards() {
    return List.of();
  }

  /** Whether it gives the last trick to somebody else, without saying which trick that is. */
  default boolean takesTheLastTrick() {
    return false;
  }

  /** The statements directly inside of it. */
  default List<Action> inside() {
    return blocks().stream().flatMap(block -> block.actions().stream()).toList();
  }

  /** How it repeats its blocks; null if it does not. */
  default @Nullable Repetition repetition() {
    return blocks().isEmpty() ? null : blocks().getFirst().repetition();
  }

  /** Those of its terms that are asked in each pass. */
  default List<Term> eachPass() {
    Repetition repetition = repetition();
    return repetition == null ? List.of() : Shape.present(where(), repetition.until());
  }

  /** It, and all statements inside of it. */
  default Stream<Action> all() {
    return all(List.of(this));
  }

  /** These statements, and all inside of them. */
  static Stream<Action> all(List<Action> actions) {
    List<Action> found = new ArrayList<>();
    collect(actions, found);
    return found.stream();
  }

  private static void collect(List<Action> actions, List<Action> found) {
    for (Action action : actions) {
      found.add(action);
      action.blocks().forEach(block -> collect(block.actions(), found));
    }
  }

  /**
   * Statements inside of another.
   *
   * @param repetition null for a block that is performed once or not at all; no two such blocks of
   *     a statement are both performed
   */
  record Block(List<Action> actions, @Nullable Repetition repetition) {}

  /**
   * How often a block is performed.
   *
   * @param until asked in each pass; null where there is none
   * @param times evaluated once; null where no number is written
   * @param over what is gone through, evaluated once; empty for nothing
   * @param bounded whether it ends although nothing changes
   */
  record Repetition(@Nullable Term until, @Nullable Term times, List<Term> over, boolean bounded) {}

  /**
   * Cards that go from one zone to another.
   *
   * @param cards by where they lay
   * @param to null for the hands of players
   */
  record Transfer(Term cards, Term.@Nullable ZoneCards to) {}

  /**
   * Sets a variable.
   *
   * @param keepIfNone whether nothing is set where the value is none: a list of cases without
   *     {@code else}
   */
  record Assign(Span span, Variable variable, List<Term> indices, Term value, boolean keepIfNone)
      implements Action {
    @Override
    public Flow flow() {
      return Flow.of(Shape.joined(indices, List.of(value))).setting(variable);
    }
  }

  /** Sets a variable to a random element of the set, by a chance event called {@code name}. */
  record AssignRandom(Span span, Variable variable, List<Term> indices, Term set, String name)
      implements Action {
    @Override
    public Flow flow() {
      return Flow.of(Shape.joined(indices, List.of(set)), StatementEffect.CHANCE).setting(variable);
    }
  }

  /** {@code repeat until}. */
  record RepeatUntil(Span span, Term until, List<Action> body) implements Action {
    @Override
    public Flow flow() {
      return Flow.of(List.of(until))
          .with(new Block(body, new Repetition(until, null, List.of(), false)));
    }
  }

  /** {@code repeat N times}. */
  record RepeatTimes(Span span, Term times, List<Action> body) implements Action {
    @Override
    public Flow flow() {
      return Flow.of(List.of(times))
          .with(new Block(body, new Repetition(null, times, List.of(), true)));
    }
  }

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
      implements Action {
    @Override
    public Flow flow() {
      return Flow.of(Shape.joined(values, Shape.present(until)))
          .with(new Block(body, new Repetition(until, null, values, !overAndOver)))
          .binding(local);
    }
  }

  /** {@code if}. */
  record If(Span span, Term condition, List<Action> then, List<Action> otherwise)
      implements Action {
    @Override
    public Flow flow() {
      return Flow.of(List.of(condition)).with(new Block(then, null), new Block(otherwise, null));
    }
  }

  /**
   * {@code new deal}.
   *
   * @param except the cards that stay where they are; null for none
   */
  record NewDeal(Span span, @Nullable Term except) implements Action {
    @Override
    public Flow flow() {
      return Flow.of(Shape.present(except), StatementEffect.STARTS_DEAL);
    }
  }

  /** {@code shuffle Z}; the chance event is called after the zone. */
  record Shuffle(Span span, Term.ZoneCards zone) implements Action {
    @Override
    public Flow flow() {
      return Flow.of(List.of(zone), StatementEffect.SHUFFLES);
    }
  }

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
      implements Action {
    @Override
    public Flow flow() {
      return Flow.of(Shape.present(count, zone, from, atATime), StatementEffect.MOVES_CARDS);
    }

    @Override
    public Transfer transfer() {
      return new Transfer(zone, null);
    }
  }

  /**
   * Moves cards.
   *
   * @param to the zone, its owner of type player
   * @param facing how they lie then; null for as the zone says
   */
  record Move(
      Span span, Term cards, Term.ZoneCards to, @Nullable Facing facing, boolean atTheBottom)
      implements Action {
    @Override
    public Flow flow() {
      return Flow.of(
          Shape.present(cards, to, facing == null ? null : facing.condition()),
          StatementEffect.MOVES_CARDS);
    }

    @Override
    public Transfer transfer() {
      return new Transfer(cards, to);
    }

    @Override
    public @Nullable Term reveals() {
      return facing != null && facing.up() ? to : null;
    }
  }

  /** {@code face up if C}: otherwise as the zone says. The condition is null for always. */
  record Facing(boolean up, @Nullable Term condition) {}

  /** Draws from the top into the hands of players. */
  record Draw(Span span, Term players, Term count, Term.ZoneCards zone) implements Action {
    @Override
    public Flow flow() {
      return Flow.of(List.of(players, count, zone), StatementEffect.MOVES_CARDS);
    }

    @Override
    public Transfer transfer() {
      return new Transfer(zone, null);
    }
  }

  /** Turns cards up or down. */
  record Turn(Span span, boolean up, Term cards) implements Action {
    @Override
    public Flow flow() {
      return Flow.of(List.of(cards), StatementEffect.SHOWS_CARDS);
    }

    @Override
    public @Nullable Term reveals() {
      return up ? cards : null;
    }
  }

  /** Shows cards to players. */
  record Show(Span span, Term cards, Term players) implements Action {
    @Override
    public Flow flow() {
      return Flow.of(List.of(cards, players), StatementEffect.SHOWS_CARDS);
    }

    @Override
    public Term reveals() {
      return cards;
    }
  }

  /**
   * Does the body for each element.
   *
   * @param element of type player, side, or the set's element type
   * @param set what is gone through: for players in order of play, {@link Operator#PLAYERS}
   * @param where tested when the element's turn comes; null for always
   * @param order not {@code AT_ONCE}: that is {@link ChooseAtOnce} or {@link MoveAtOnce}
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
      implements Action {
    @Override
    public Flow flow() {
      return Flow.of(Shape.present(set, where, from, until), StatementEffect.GOES_ROUND)
          .with(new Block(body, new Repetition(until, null, List.of(set), isBounded())))
          .binding(element)
          .alsoIf(order == EachOrder.RANDOM, StatementEffect.CHANCE);
    }

    /** It goes on round the table as long as two have not passed: somebody must be able to. */
    private boolean isBounded() {
      return switch (order) {
        case BY_SEAT, IN_TURN, RANDOM, AT_ONCE -> true;
        case ROUND_AND_ROUND -> false;
        case UNTIL_ONE_IS_LEFT ->
            Action.all(body)
                .map(Action::choice)
                .anyMatch(choice -> choice != null && choice.pass() != null);
      };
    }
  }

  /** One player chooses. */
  record Choose(Span span, Choice choice) implements Action {
    @Override
    public Flow flow() {
      return Flow.asking(List.of(), choice);
    }
  }

  /**
   * All players in play for whom {@code where} holds choose in secret; then, by seat, values are
   * set and consequences happen.
   *
   * @param element the player, which the choice reads
   */
  record ChooseAtOnce(Span span, Local element, @Nullable Term where, Choice choice)
      implements Action {
    @Override
    public Flow flow() {
      return Flow.asking(Shape.present(where), choice).binding(element);
    }
  }

  /**
   * Moves that are performed together: cards and targets of all are found before the first card is
   * moved.
   */
  record MoveAtOnce(Span span, Local element, @Nullable Term where, Move move) implements Action {
    @Override
    public Flow flow() {
      return Flow.of(Shape.present(where), StatementEffect.MOVES_CARDS)
          .with(new Block(List.of(move), null))
          .binding(element);
    }
  }

  /**
   * What is chosen.
   *
   * @param player who chooses
   * @param name of the decision
   * @param variable what is set; an entry of it if {@code indices} are not empty
   * @param amount how many are chosen; null for one alternative
   * @param offered sets and single values, in order, {@code yes} and {@code no} included
   * @param it the alternative, which {@code where} reads
   * @param where null for all
   * @param pass when passing is offered; null for never
   * @param openPass whether everybody sees that somebody passes, though the choice is secret
   * @param then what follows a choice other than a pass
   * @param otherwise what follows a pass
   */
  record Choice(
      Span span,
      Term player,
      String name,
      Variable variable,
      List<Term> indices,
      @Nullable Amount amount,
      List<Term> offered,
      Local it,
      @Nullable Term where,
      @Nullable Term pass,
      boolean openPass,
      List<Action> then,
      List<Action> otherwise) {

    List<Term> terms() {
      return Shape.joined(indices, offered, Shape.present(player, least(), most(), where, pass));
    }

    /** What decides which alternatives there are. */
    public List<Term> deciding() {
      return Shape.joined(offered, Shape.present(least(), most(), where, pass));
    }

    /** How many must be chosen; null for one alternative. */
    public @Nullable Term least() {
      return amount == null ? null : amount.least();
    }

    private @Nullable Term most() {
      return amount == null ? null : amount.most();
    }
  }

  /** How many things are chosen together. */
  record Amount(Term least, Term most) {}

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
      List<Action> beforeEachTrick,
      List<Action> beforeEachCard,
      List<Action> afterEachCard,
      List<Action> body)
      implements Action {
    @Override
    public Flow flow() {
      return Flow.of(Shape.present(count, from, until), StatementEffect.PLAYS_TRICKS)
          .with(block(beforeEachTrick), block(beforeEachCard), block(afterEachCard), block(body))
          .binding(player, card);
    }

    @Override
    public List<Block> aroundCards() {
      return List.of(block(beforeEachCard), block(afterEachCard));
    }

    private Block block(List<Action> actions) {
      return new Block(actions, new Repetition(until, count, List.of(), count != null));
    }
  }

  /**
   * Performs a procedure that has a name.
   *
   * @param arguments the values that its parameters have, found before it begins
   */
  record Perform(
      Span span, String name, List<Local> parameters, List<Term> arguments, List<Action> body)
      implements Action {
    @Override
    public Flow flow() {
      return Flow.of(arguments)
          .with(new Block(body, null))
          .binding(parameters.toArray(Local[]::new));
    }

    @Override
    public String performs() {
      return name;
    }
  }

  /** Performs the section {@code score}, and notes the scores. */
  record Score(Span span) implements Action {
    @Override
    public Flow flow() {
      return Flow.of(List.of(), StatementEffect.PERFORMS_SCORE);
    }
  }

  /** Adds to the score of each of the players. */
  record Scores(Span span, Term players, Term value) implements Action {
    @Override
    public Flow flow() {
      return Flow.of(List.of(players, value), StatementEffect.SCORES);
    }
  }

  /** Out of play for the deal, or for the match. */
  record Leave(Span span, Term players, boolean forTheMatch) implements Action {
    @Override
    public Flow flow() {
      return Flow.of(List.of(players), StatementEffect.SITS_OUT);
    }
  }

  /** These players are one side from now on. */
  record FormSide(Span span, Term players) implements Action {
    @Override
    public Flow flow() {
      return Flow.of(List.of(players), StatementEffect.FORMS_SIDES);
    }
  }

  /** {@code player} decides for {@code other} until the next deal. */
  record PlayFor(Span span, Term player, Term other) implements Action {
    @Override
    public Flow flow() {
      return Flow.of(List.of(player, other), StatementEffect.DELEGATES);
    }
  }

  /**
   * Tricks that are over go to another player.
   *
   * @param player null for nobody
   * @param tricks a trick, or several
   * @param last whether it is said of the last trick, without a term of the script
   */
  record Take(Span span, @Nullable Term player, Term tricks, boolean last) implements Action {
    @Override
    public Flow flow() {
      return Flow.of(Shape.present(player, tricks), StatementEffect.TAKES_TRICKS);
    }

    @Override
    public boolean takesTheLastTrick() {
      return last;
    }
  }

  /** Ends the trick under way: nobody else plays to it. */
  record EndTrick(Span span) implements Action {
    @Override
    public Flow flow() {
      return Flow.of(List.of(), StatementEffect.ENDS_TRICK);
    }
  }

  /** Ends the match. */
  record EndMatch(Span span) implements Action {
    @Override
    public Flow flow() {
      return Flow.of(List.of(), StatementEffect.ENDS_MATCH);
    }
  }
}
