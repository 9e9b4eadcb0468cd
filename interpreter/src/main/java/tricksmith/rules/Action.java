package tricksmith.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;
import tricksmith.source.Spanned;
import tricksmith.syntax.Statement.EachOrder;

/**
 * A statement of the procedure, its names resolved. A subject or object called <i>players</i> is a
 * term of type player or set of players; one called <i>cards</i>, of type card or set of cards.
 * Values that are none or empty are skipped.
 */
public sealed interface Action extends Spanned {

  /** A statement that is one step when it is performed. */
  sealed interface Single extends Action {

    /** Returns no blocks; a statement of this kind that has some overrides this. */
    @Override
    default List<Block> blocks() {
      return List.of();
    }
  }

  /** A statement that moves cards. */
  sealed interface Moving extends Single {

    @Override
    default Set<StatementEffect> effects() {
      return Set.of(StatementEffect.MOVES_CARDS);
    }
  }

  /** A statement whose only effects are those of statements inside it, and the values it sets. */
  sealed interface Effectless extends Action {

    @Override
    default Set<StatementEffect> effects() {
      return Set.of();
    }

    @Override
    default List<Variable> sets() {
      return List.of();
    }
  }

  /** A statement that asks players to choose. */
  sealed interface Asking extends Action {

    @Override
    Choice choice();

    @Override
    default Set<StatementEffect> effects() {
      return Set.of(StatementEffect.ASKS);
    }

    @Override
    default List<Block> blocks() {
      return List.of(new Block(choice().then(), null), new Block(choice().otherwise(), null));
    }

    @Override
    default List<Variable> sets() {
      return List.of(choice().variable());
    }

    /** Returns its flow, with further terms that are evaluated before the choice. */
    default Flow asking(List<Term> terms) {
      return Flow.of(Shape.joined(terms, choice().terms()))
          .with(blocks())
          .doing(effects())
          .setting(sets());
    }
  }

  /** Returns the facts of this kind of statement. */
  Flow flow();

  /** Returns the same statement with other terms, and other statements inside it. */
  Action rewritten(StatementRewriting by);

  /** Returns its own terms, without those of statements inside it. */
  default List<Term> terms() {
    return flow().terms();
  }

  /** Returns its own terms and all terms inside them. */
  default Stream<Term> allTerms() {
    return terms().stream().flatMap(Term::all);
  }

  default <T extends Term> Stream<T> allTerms(Class<T> kind) {
    return terms().stream().flatMap(term -> term.all(kind));
  }

  /** Returns the blocks of statements inside this one. */
  default List<Block> blocks() {
    return flow().blocks();
  }

  default Set<StatementEffect> effects() {
    return flow().effects();
  }

  default boolean has(StatementEffect effect) {
    return effects().contains(effect);
  }

  /** Whether this statement itself has one of these effects. */
  default boolean has(StatementEffect... effects) {
    Set<StatementEffect> own = effects();
    for (StatementEffect each : effects) {
      if (own.contains(each)) {
        return true;
      }
    }
    return false;
  }

  /** Whether this statement, or one inside it, has one of these effects. */
  default boolean hasAnywhere(StatementEffect... effects) {
    return all().anyMatch(action -> action.has(effects));
  }

  /**
   * Returns the variables that this statement itself sets, except {@code leader}, which play sets.
   */
  default List<Variable> sets() {
    return flow().sets();
  }

  /** Returns the locals that its blocks, and the conditions evaluated in each pass, can read. */
  default List<Local> binds() {
    return flow().binds();
  }

  /** Returns the condition that selects elements of a loop; null for all of them. */
  default @Nullable Term where() {
    return null;
  }

  /** Returns the condition that decides which block is performed; null if there is none. */
  default @Nullable Term condition() {
    return null;
  }

  /** Returns the player to begin with; null if none is named. */
  default @Nullable Term from() {
    return null;
  }

  /**
   * Returns how many cards each player gets, or how many tricks are played; null if unspecified.
   */
  default @Nullable Term count() {
    return null;
  }

  /** Returns the choice that a player makes; null if there is none. */
  default @Nullable Choice choice() {
    return null;
  }

  /** Returns what a player chooses here; empty if nothing is chosen. */
  default Stream<Choice> choices() {
    return Stream.ofNullable(choice());
  }

  /**
   * Returns the cards that this statement itself moves, by where they come from; null if it moves
   * none.
   */
  default @Nullable Term moved() {
    return null;
  }

  /** Returns the pile from which it moves them; null if it names none, or moves none. */
  default Term.@Nullable ZoneCards origin() {
    Term moved = moved();
    return moved == null ? null : moved.pile();
  }

  /**
   * Returns the zone to which it moves them; null for the hands of players, or if it moves none.
   */
  default Term.@Nullable ZoneCards target() {
    return null;
  }

  /** Whether it moves cards to a zone that it names so. */
  default boolean movesTo(String zone) {
    Term.ZoneCards target = target();
    return target != null && target.isZone(zone);
  }

  /** Returns the players into whose hands it moves cards; null for all who play. */
  default @Nullable Term receivers() {
    return null;
  }

  /** Whether it deals cards, or lets players draw. */
  default boolean deals() {
    return moved() != null && target() == null;
  }

  /**
   * Returns the cards that it reveals to other players, or the zone where they then are; null for
   * none.
   */
  default @Nullable Term reveals() {
    return null;
  }

  /** Returns the name of the procedure that it performs; null for none. */
  default @Nullable String performs() {
    return null;
  }

  /** Returns the blocks that are performed while a trick is in progress. */
  default List<Block> aroundCards() {
    return List.of();
  }

  /** Returns the statements that are performed before each trick that it plays. */
  default List<Action> beforeEachTrick() {
    return List.of();
  }

  /** Returns the statements that are performed after each trick that it plays. */
  default List<Action> afterEachTrick() {
    return List.of();
  }

  /** Whether it gives the last trick to another player without a term for that trick. */
  default boolean takesTheLastTrick() {
    return false;
  }

  /** Returns the statements directly inside this one. */
  default List<Action> inside() {
    List<Action> inside = List.of();
    for (Block block : blocks()) {
      inside = Shape.joined(inside, block.actions());
    }
    return inside;
  }

  /** Returns how it repeats its blocks; null if it does not. */
  default @Nullable Repetition repetition() {
    List<Block> blocks = blocks();
    return blocks.isEmpty() ? null : blocks.getFirst().repetition();
  }

  /** Returns the condition that ends this loop, asked in each pass; null if there is none. */
  default @Nullable Term until() {
    return null;
  }

  /** Returns the condition without which this loop would not end; null if it needs none. */
  default @Nullable Term onlyEnd() {
    Repetition repetition = repetition();
    return repetition == null || repetition.bounded() ? null : until();
  }

  /** Whether it moves cards into hands. */
  default boolean bringsToHands() {
    return deals() || movesTo(Zone.HAND);
  }

  /** Returns the terms that are evaluated in each pass. */
  default List<Term> eachPass() {
    return repetition() == null ? List.of() : Shape.present(where(), until());
  }

  /** Returns this statement and all statements inside it. */
  default Stream<Action> all() {
    return all(List.of(this));
  }

  /** Returns these statements and all statements inside them. */
  static Stream<Action> all(List<Action> actions) {
    List<Action> found = new ArrayList<>();
    collect(actions, found);
    return found.stream();
  }

  static <A extends Action> Stream<A> all(List<Action> actions, Class<A> kind) {
    return all(actions).filter(kind::isInstance).map(kind::cast);
  }

  private static void collect(List<Action> actions, List<Action> found) {
    for (Action action : actions) {
      found.add(action);
      collect(action.inside(), found);
    }
  }

  /**
   * A block of statements inside another statement.
   *
   * @param repetition null for a block that is performed at most once; no two such blocks of a
   *     statement are both performed
   */
  record Block(List<Action> actions, @Nullable Repetition repetition) {}

  /**
   * How often a block is performed.
   *
   * @param times the number of passes, evaluated once; null if none is written
   * @param over the elements to iterate over, evaluated once; empty for none
   * @param bounded whether it ends even if nothing changes
   */
  record Repetition(@Nullable Term times, List<Term> over, boolean bounded) {}

  /**
   * Sets a variable.
   *
   * @param keepIfNone whether to keep the old value if the new one is none: a list of cases without
   *     {@code else}
   */
  record Assign(Span span, Variable variable, List<Term> indices, Term value, boolean keepIfNone)
      implements Effectless {
    @Override
    public Flow flow() {
      return Flow.of(Shape.joined(indices, List.of(value))).setting(sets());
    }

    @Override
    public List<Variable> sets() {
      return List.of(variable);
    }

    @Override
    public List<Block> blocks() {
      return List.of();
    }

    @Override
    public Assign rewritten(StatementRewriting by) {
      return new Assign(by.place(this), variable, by.terms(indices), by.term(value), keepIfNone);
    }
  }

  /** Sets a variable to a random element of the set, by a chance event called {@code name}. */
  record AssignRandom(Span span, Variable variable, List<Term> indices, Term set, String name)
      implements Single {
    @Override
    public Flow flow() {
      return Flow.of(Shape.joined(indices, List.of(set)), StatementEffect.CHANCE)
          .setting(List.of(variable));
    }

    @Override
    public AssignRandom rewritten(StatementRewriting by) {
      return new AssignRandom(by.place(this), variable, by.terms(indices), by.term(set), name);
    }
  }

  /** {@code repeat until}. */
  record RepeatUntil(Span span, Term until, List<Action> body) implements Effectless {
    @Override
    public Flow flow() {
      return Flow.of(List.of(until)).with(blocks());
    }

    @Override
    public List<Block> blocks() {
      return List.of(new Block(body, new Repetition(null, List.of(), false)));
    }

    @Override
    public RepeatUntil rewritten(StatementRewriting by) {
      return new RepeatUntil(by.place(this), by.term(until), by.block(body));
    }
  }

  /** {@code repeat N times}. */
  record RepeatTimes(Span span, Term times, List<Action> body) implements Effectless {
    @Override
    public Flow flow() {
      return Flow.of(List.of(times)).with(blocks());
    }

    @Override
    public List<Block> blocks() {
      return List.of(new Block(body, new Repetition(times, List.of(), true)));
    }

    @Override
    public RepeatTimes rewritten(StatementRewriting by) {
      return new RepeatTimes(by.place(this), by.term(times), by.block(body));
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
      implements Effectless {
    @Override
    public Flow flow() {
      return Flow.of(Shape.joined(values, Shape.present(until))).with(blocks()).binding(local);
    }

    @Override
    public List<Block> blocks() {
      return List.of(new Block(body, new Repetition(null, values, !overAndOver)));
    }

    @Override
    public RepeatWith rewritten(StatementRewriting by) {
      return new RepeatWith(
          by.place(this), local, by.terms(values), overAndOver, by.optional(until), by.block(body));
    }
  }

  /** {@code if}. */
  record If(Span span, Term condition, List<Action> then, List<Action> otherwise)
      implements Effectless {
    @Override
    public Flow flow() {
      return Flow.of(List.of(condition)).with(blocks());
    }

    @Override
    public List<Block> blocks() {
      return List.of(new Block(then, null), new Block(otherwise, null));
    }

    @Override
    public If rewritten(StatementRewriting by) {
      return new If(by.place(this), by.term(condition), by.block(then), by.block(otherwise));
    }
  }

  /**
   * {@code new deal}.
   *
   * @param except the cards that stay where they are; null for none
   */
  record NewDeal(Span span, @Nullable Term except) implements Single {
    @Override
    public Flow flow() {
      return Flow.of(Shape.present(except), StatementEffect.STARTS_DEAL);
    }

    @Override
    public NewDeal rewritten(StatementRewriting by) {
      return new NewDeal(by.place(this), by.optional(except));
    }
  }

  /** {@code shuffle Z}; the chance event takes the zone's name. */
  record Shuffle(Span span, Term.ZoneCards zone) implements Single {
    @Override
    public Flow flow() {
      return Flow.of(List.of(zone), StatementEffect.SHUFFLES);
    }

    @Override
    public Shuffle rewritten(StatementRewriting by) {
      return new Shuffle(by.place(this), by.zone(zone));
    }
  }

  /**
   * Deals to the players in play.
   *
   * @param count cards for each player; null for all
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
      implements Moving {
    @Override
    public Flow flow() {
      return Flow.of(Shape.present(count, zone, from, atATime)).doing(effects());
    }

    @Override
    public Deal rewritten(StatementRewriting by) {
      return new Deal(
          by.place(this),
          by.optional(count),
          by.zone(zone),
          by.optional(from),
          by.optional(atATime));
    }

    @Override
    public Term.ZoneCards moved() {
      return zone;
    }
  }

  /**
   * Moves cards.
   *
   * @param to the zone, its owner of type player
   * @param facing which way up they then are; null for the zone's default
   */
  record Move(
      Span span, Term cards, Term.ZoneCards to, @Nullable Facing facing, boolean atTheBottom)
      implements Moving {
    @Override
    public Flow flow() {
      return Flow.of(Shape.present(cards, to, facing == null ? null : facing.condition()))
          .doing(effects());
    }

    @Override
    public Move rewritten(StatementRewriting by) {
      return new Move(by.place(this), by.term(cards), by.zone(to), by.facing(facing), atTheBottom);
    }

    @Override
    public Term moved() {
      return cards;
    }

    @Override
    public Term.ZoneCards target() {
      return to;
    }

    @Override
    public @Nullable Term reveals() {
      return facing != null && facing.up() ? to : null;
    }
  }

  /**
   * {@code face up if C}; if the condition does not hold, the zone's default applies. The condition
   * is null for always.
   */
  record Facing(boolean up, @Nullable Term condition) {}

  /** Draws from the top into the hands of players. */
  record Draw(Span span, Term players, Term count, Term.ZoneCards zone) implements Moving {
    @Override
    public Flow flow() {
      return Flow.of(List.of(players, count, zone)).doing(effects());
    }

    @Override
    public Draw rewritten(StatementRewriting by) {
      return new Draw(by.place(this), by.term(players), by.term(count), by.zone(zone));
    }

    @Override
    public Term receivers() {
      return players;
    }

    @Override
    public Term.ZoneCards moved() {
      return zone;
    }
  }

  record Turn(Span span, boolean up, Term cards) implements Single {
    @Override
    public Flow flow() {
      return Flow.of(List.of(cards), StatementEffect.SHOWS_CARDS);
    }

    @Override
    public Turn rewritten(StatementRewriting by) {
      return new Turn(by.place(this), up, by.term(cards));
    }

    @Override
    public @Nullable Term reveals() {
      return up ? cards : null;
    }
  }

  record Show(Span span, Term cards, Term players) implements Single {
    @Override
    public Flow flow() {
      return Flow.of(List.of(cards, players), StatementEffect.SHOWS_CARDS);
    }

    @Override
    public Show rewritten(StatementRewriting by) {
      return new Show(by.place(this), by.term(cards), by.term(players));
    }

    @Override
    public Term reveals() {
      return cards;
    }
  }

  /**
   * Performs the body for each element.
   *
   * @param element of type player, side, or the set's element type
   * @param set the elements to iterate over: for players in order of play, {@link Operator#PLAYERS}
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
      return Flow.of(Shape.present(set, where, from, until))
          .with(blocks())
          .doing(effects())
          .binding(element);
    }

    @Override
    public Set<StatementEffect> effects() {
      return order == EachOrder.RANDOM
          ? Set.of(StatementEffect.GOES_ROUND, StatementEffect.CHANCE)
          : Set.of(StatementEffect.GOES_ROUND);
    }

    @Override
    public List<Block> blocks() {
      return List.of(new Block(body, new Repetition(null, List.of(set), isBounded())));
    }

    @Override
    public Each rewritten(StatementRewriting by) {
      return new Each(
          by.place(this),
          element,
          by.term(set),
          by.optional(where),
          order,
          by.optional(from),
          by.optional(until),
          name,
          by.block(body));
    }

    /** Without its block, which looks at everything inside to tell whether the loop is bounded. */
    @Override
    public List<Action> inside() {
      return body;
    }

    /**
     * Whether the loop is bounded; one that goes round until all but one have passed needs players
     * who can pass.
     */
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

  record Choose(Span span, Choice choice) implements Asking {
    @Override
    public Flow flow() {
      return asking(List.of());
    }

    @Override
    public Choose rewritten(StatementRewriting by) {
      return new Choose(by.place(this), by.choice(choice));
    }
  }

  /**
   * All players in play for whom {@code where} holds choose in secret; then, in seat order, values
   * are set and consequences happen.
   *
   * @param element the player, which the choice reads
   */
  record ChooseAtOnce(Span span, Local element, @Nullable Term where, Choice choice)
      implements Asking {
    @Override
    public Flow flow() {
      return asking(Shape.present(where)).binding(element);
    }

    @Override
    public ChooseAtOnce rewritten(StatementRewriting by) {
      return new ChooseAtOnce(by.place(this), element, by.optional(where), by.choice(choice));
    }
  }

  /**
   * Moves that are performed together: the cards and targets of all moves are determined before the
   * first card moves.
   */
  record MoveAtOnce(Span span, Local element, @Nullable Term where, Move move) implements Moving {
    @Override
    public Flow flow() {
      return Flow.of(Shape.present(where)).doing(effects()).with(blocks()).binding(element);
    }

    @Override
    public List<Block> blocks() {
      return List.of(new Block(List.of(move), null));
    }

    @Override
    public MoveAtOnce rewritten(StatementRewriting by) {
      return new MoveAtOnce(by.place(this), element, by.optional(where), move.rewritten(by));
    }
  }

  /**
   * What a player chooses.
   *
   * @param player who chooses
   * @param name of the decision
   * @param variable what is set; an entry of it if {@code indices} are not empty
   * @param amount how many are chosen; null for one alternative
   * @param offered sets and single values, in order, {@code yes} and {@code no} included
   * @param it the alternative, which {@code where} reads
   * @param where null for all
   * @param pass when passing is offered; null for never
   * @param openPass whether everybody sees that a player passes, though the choice is secret
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
      List<Action> otherwise)
      implements Spanned {

    List<Term> terms() {
      return Shape.joined(indices, offered, Shape.present(player, least(), most(), where, pass));
    }

    /** Returns the terms that decide which alternatives there are. */
    public List<Term> deciding() {
      return Shape.joined(offered, Shape.present(least(), most(), where, pass));
    }

    /** Returns how many must be chosen; null for one alternative. */
    public @Nullable Term least() {
      return amount == null ? null : amount.least();
    }

    private @Nullable Term most() {
      return amount == null ? null : amount.most();
    }
  }

  /** The number of things to choose together. */
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
      return Flow.of(Shape.present(count, from, until))
          .with(blocks())
          .doing(effects())
          .binding(player, card);
    }

    @Override
    public Set<StatementEffect> effects() {
      return Set.of(StatementEffect.PLAYS_TRICKS);
    }

    @Override
    public List<Block> blocks() {
      return List.of(
          block(beforeEachTrick), block(beforeEachCard), block(afterEachCard), block(body));
    }

    @Override
    public PlayTricks rewritten(StatementRewriting by) {
      return new PlayTricks(
          by.place(this),
          by.optional(count),
          by.optional(from),
          by.optional(until),
          player,
          card,
          by.block(beforeEachTrick),
          by.block(beforeEachCard),
          by.block(afterEachCard),
          by.block(body));
    }

    @Override
    public List<Block> aroundCards() {
      return List.of(block(beforeEachCard), block(afterEachCard));
    }

    @Override
    public List<Action> afterEachTrick() {
      return body;
    }

    private Block block(List<Action> actions) {
      return new Block(actions, new Repetition(count, List.of(), count != null));
    }
  }

  /**
   * Performs a named procedure.
   *
   * @param arguments the values of its parameters, evaluated before it begins
   */
  record Perform(
      Span span, String name, List<Local> parameters, List<Term> arguments, List<Action> body)
      implements Effectless {
    @Override
    public Flow flow() {
      return Flow.of(arguments).with(blocks()).binding(parameters.toArray(Local[]::new));
    }

    @Override
    public List<Block> blocks() {
      return List.of(new Block(body, null));
    }

    @Override
    public Perform rewritten(StatementRewriting by) {
      return new Perform(by.place(this), name, parameters, by.terms(arguments), by.block(body));
    }

    @Override
    public String performs() {
      return name;
    }
  }

  /** Performs the section {@code score} and records the scores. */
  record Score(Span span) implements Action {
    @Override
    public Flow flow() {
      return Flow.of(List.of(), StatementEffect.PERFORMS_SCORE);
    }

    @Override
    public Score rewritten(StatementRewriting by) {
      return new Score(by.place(this));
    }
  }

  record Scores(Span span, Term players, Term value) implements Single {
    @Override
    public Flow flow() {
      return Flow.of(List.of(players, value), StatementEffect.SCORES);
    }

    @Override
    public Scores rewritten(StatementRewriting by) {
      return new Scores(by.place(this), by.term(players), by.term(value));
    }
  }

  /** Takes players out of play for the deal, or for the match. */
  record Leave(Span span, Term players, boolean forTheMatch) implements Single {
    @Override
    public Flow flow() {
      return Flow.of(List.of(players), StatementEffect.SITS_OUT);
    }

    @Override
    public Leave rewritten(StatementRewriting by) {
      return new Leave(by.place(this), by.term(players), forTheMatch);
    }
  }

  record FormSide(Span span, Term players) implements Single {
    @Override
    public Flow flow() {
      return Flow.of(List.of(players), StatementEffect.FORMS_SIDES);
    }

    @Override
    public FormSide rewritten(StatementRewriting by) {
      return new FormSide(by.place(this), by.term(players));
    }
  }

  /** Lets {@code player} decide for {@code other} until the next deal. */
  record PlayFor(Span span, Term player, Term other) implements Single {
    @Override
    public Flow flow() {
      return Flow.of(List.of(player, other), StatementEffect.DELEGATES);
    }

    @Override
    public PlayFor rewritten(StatementRewriting by) {
      return new PlayFor(by.place(this), by.term(player), by.term(other));
    }
  }

  /**
   * Gives finished tricks to another player.
   *
   * @param player null for nobody
   * @param tricks a trick, or several
   * @param last whether this means the last trick, without a term of the script
   */
  record Take(Span span, @Nullable Term player, Term tricks, boolean last) implements Single {
    @Override
    public Flow flow() {
      return Flow.of(Shape.present(player, tricks), StatementEffect.TAKES_TRICKS);
    }

    @Override
    public Take rewritten(StatementRewriting by) {
      return new Take(by.place(this), by.optional(player), by.term(tricks), last);
    }

    @Override
    public boolean takesTheLastTrick() {
      return last;
    }
  }

  /** Ends the current trick: nobody else plays to it. */
  record EndTrick(Span span) implements Action {
    @Override
    public Flow flow() {
      return Flow.of(List.of(), StatementEffect.ENDS_TRICK);
    }

    @Override
    public EndTrick rewritten(StatementRewriting by) {
      return new EndTrick(by.place(this));
    }
  }

  /** Turns the direction of play round until the next deal, or until it is turned again. */
  record ReverseDirection(Span span) implements Single {
    @Override
    public Flow flow() {
      return Flow.of(List.of(), StatementEffect.REVERSES);
    }

    @Override
    public ReverseDirection rewritten(StatementRewriting by) {
      return new ReverseDirection(by.place(this));
    }
  }

  record EndMatch(Span span) implements Single {
    @Override
    public Flow flow() {
      return Flow.of(List.of(), StatementEffect.ENDS_MATCH);
    }

    @Override
    public EndMatch rewritten(StatementRewriting by) {
      return new EndMatch(by.place(this));
    }
  }
}
