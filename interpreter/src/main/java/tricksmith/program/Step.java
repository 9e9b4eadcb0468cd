package tricksmith.program;

import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.ZonePlace;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/**
 * A step of the procedure. A procedure is a list of steps; each is followed by the next, unless it
 * names another by its place in the list. All state of loops is in cells, so that a match can stop
 * at any decision and be copied.
 */
public sealed interface Step {

  /**
   * A step that can be translated: translated code calls what it does through {@link Performance}.
   */
  sealed interface Translatable extends Step {}

  /**
   * A step whose moves are announced one by one, because nobody is told the reason for them. When
   * cards are dealt, played or gathered, everybody sees why.
   */
  sealed interface Moving extends Translatable {}

  /**
   * A step that is counted once, and otherwise costs no more than evaluating its expressions; the
   * next one follows.
   */
  sealed interface Plain extends Translatable {}

  /** A step that somebody may have to decide, that is rare, or that is part of another one. */
  sealed interface Interpreted extends Step {}

  /** Returns the statement to which it belongs. */
  RuleId rule();

  /** Whether it moves cards to a zone that belongs to no player. */
  default boolean movesTo(int zone) {
    return this instanceof Moving moving
        && switch (moving) {
          case Move move -> move.to.owner() == null && move.to.first() == zone;
          case MoveAtOnce together -> together.move.movesTo(zone);
          case Draw _ -> false;
        };
  }

  /** Whether it moves cards to the bottom of a zone. */
  default boolean movesToTheBottom() {
    return this instanceof Moving moving
        && switch (moving) {
          case Move move -> move.atTheBottom;
          case MoveAtOnce together -> together.move.atTheBottom;
          case Draw _ -> false;
        };
  }

  /** Returns what it lets players choose; null if it asks for nothing, or for a card to play. */
  default @Nullable Choice choice() {
    return null;
  }

  /** Whether it lets players choose without the others seeing what. */
  default boolean asksInSecret() {
    Choice choice = choice();
    return choice != null && choice.secret();
  }

  /** What a step can change, apart from how the procedure goes on. */
  enum Change {
    /** Where cards lie, and how. */
    CARDS,
    SCORES,
    /** A variable, because the statement says so. */
    ASSIGNED,
    /** Variables that are reset because something begins or ends; no statement names them. */
    RESET,
    /** Which players are in play, on which side, who decides for whom, and whose turn is next. */
    PLAYERS
  }

  /** Returns what the step may change. */
  default Set<Change> changes() {
    return switch (this) {
      case Deal _, Draw _, Move _, MoveAtOnce _, Turn _, Shuffle _, PlayCard _, CollectTrick _ ->
          Set.of(Change.CARDS);
      case NewDeal _ -> Set.of(Change.CARDS, Change.RESET, Change.PLAYERS);
      case Take _ -> Set.of(Change.CARDS, Change.RESET);
      case Score _ -> Set.of(Change.SCORES);
      case SetValue _, SetGroup _, SetRandom _, Choose _, ChooseAtOnce _ -> Set.of(Change.ASSIGNED);
      case Reset _, BeginTrick _, FinishStage _ -> Set.of(Change.RESET);
      case Leave _, FormSide _, PlayFor _, ReverseDirection _ -> Set.of(Change.PLAYERS);
      case Jump _,
          JumpUnless _,
          BeginPass _,
          NextElement _,
          NextToPlay _,
          Show _,
          NoteScores _,
          EndMatch _ ->
          Set.of();
    };
  }

  default boolean scores() {
    return changes().contains(Change.SCORES);
  }

  default boolean movesCards() {
    return changes().contains(Change.CARDS);
  }

  /** Returns the same step with each of its expressions replaced. */
  default Step rewritten(UnaryOperator<Node> nodes) {
    return switch (this) {
      case SetValue(var rule, var cell, Node value, boolean keepIfNone) ->
          new SetValue(rule, cell.rewritten(nodes), nodes.apply(value), keepIfNone);
      case SetGroup(var rule, var cell, Node group) ->
          new SetGroup(rule, cell.rewritten(nodes), nodes.apply(group));
      case SetRandom(var rule, var cell, Node alternatives, String name) ->
          new SetRandom(rule, cell.rewritten(nodes), nodes.apply(alternatives), name);
      case JumpUnless(var rule, Node condition, int target) ->
          new JumpUnless(rule, nodes.apply(condition), target);
      case Shuffle(var rule, ZonePlace zone) -> new Shuffle(rule, zone.rewritten(nodes));
      case Deal(var rule, var count, ZonePlace zone, Node from, var atATime) ->
          new Deal(
              rule,
              orNull(count, nodes),
              zone.rewritten(nodes),
              nodes.apply(from),
              orNull(atATime, nodes));
      case Move move -> move.rewritten(nodes);
      case MoveAtOnce(var rule, Node players, var player, Move move) ->
          new MoveAtOnce(rule, nodes.apply(players), player, move.rewritten(nodes));
      case Draw(var rule, Node players, Node count, ZonePlace zone) ->
          new Draw(rule, nodes.apply(players), nodes.apply(count), zone.rewritten(nodes));
      case Turn(var rule, boolean up, Node cards) -> new Turn(rule, up, nodes.apply(cards));
      case Show(var rule, Node cards, Node players) ->
          new Show(rule, nodes.apply(cards), nodes.apply(players));
      case Choose(var rule, Choice choice, int passTarget) ->
          new Choose(rule, choice.rewritten(nodes), passTarget);
      case ChooseAtOnce(var rule, Node players, int playerCell, var choice, int passed) ->
          new ChooseAtOnce(rule, nodes.apply(players), playerCell, choice.rewritten(nodes), passed);
      case Score(var rule, Node players, Node value) ->
          new Score(rule, nodes.apply(players), nodes.apply(value));
      case Leave(var rule, Node players, boolean forTheMatch) ->
          new Leave(rule, nodes.apply(players), forTheMatch);
      case FormSide(var rule, Node players) -> new FormSide(rule, nodes.apply(players));
      case PlayFor(var rule, Node player, Node other) ->
          new PlayFor(rule, nodes.apply(player), nodes.apply(other));
      case Take(var rule, var player, Node tricks) ->
          new Take(rule, orNull(player, nodes), nodes.apply(tricks));
      case NewDeal(var rule, var except) -> new NewDeal(rule, orNull(except, nodes));
      case Jump _,
          BeginPass _,
          NextElement _,
          Reset _,
          BeginTrick _,
          NextToPlay _,
          PlayCard _,
          FinishStage _,
          CollectTrick _,
          NoteScores _,
          ReverseDirection _,
          EndMatch _ ->
          this;
    };
  }

  private static @Nullable Node orNull(@Nullable Node node, UnaryOperator<Node> nodes) {
    return node == null ? null : nodes.apply(node);
  }

  /** When it makes a difference that a statement is performed. */
  enum Relevance {
    ALWAYS,
    /** When something that it may change is different afterwards. */
    BY_CHANGE,
    /** When its condition holds. */
    BY_CONDITION,
    /** When a player with more than one possible answer is asked. */
    BY_CHOICE
  }

  /** Returns when a statement that consists of this step makes a difference. */
  default Relevance relevance() {
    return switch (this) {
      case SetValue _, SetGroup _, Deal _, Draw _, Move _, MoveAtOnce _, Turn _, Score _ ->
          Relevance.BY_CHANGE;
      case JumpUnless _ -> Relevance.BY_CONDITION;
      case Choose _ -> Relevance.BY_CHOICE;
      case NewDeal _,
          Shuffle _,
          SetRandom _,
          Jump _,
          BeginPass _,
          NextElement _,
          Show _,
          ChooseAtOnce _,
          Reset _,
          BeginTrick _,
          NextToPlay _,
          PlayCard _,
          FinishStage _,
          CollectTrick _,
          NoteScores _,
          Leave _,
          FormSide _,
          PlayFor _,
          ReverseDirection _,
          Take _,
          EndMatch _ ->
          Relevance.ALWAYS;
    };
  }

  /** Sets a value cell; a fault if there is no such cell. */
  record SetValue(RuleId rule, CellPlace cell, Node value, boolean keepIfNone) implements Plain {}

  record SetGroup(RuleId rule, CellPlace cell, Node group) implements Translatable {}

  /** Sets a value cell by a chance event; does nothing without alternatives. */
  record SetRandom(RuleId rule, CellPlace cell, Node alternatives, String name)
      implements Interpreted {}

  /** Goes on at another step. */
  record Jump(RuleId rule, int target) implements Translatable {}

  /** Goes on elsewhere unless the condition holds. */
  record JumpUnless(RuleId rule, Node condition, int target) implements Translatable {}

  /**
   * Begins a pass of a loop. Loops that end on a condition must have had an event since the
   * previous pass; others may make 100,000 passes without an event in total.
   *
   * @param cell a value cell of the loop's own, none before the loop begins; keeps the number of
   *     events
   * @param mustHaveEvent whether each pass must have an event
   */
  record BeginPass(RuleId rule, int cell, boolean mustHaveEvent) implements Plain {}

  /**
   * Takes the smallest element out of a set cell and puts it into a value cell, as a thing of
   * {@code kind}; goes to {@code exit} if the set is empty.
   */
  record NextElement(RuleId rule, int groupCell, int valueCell, Values.Kind kind, int exit)
      implements Translatable {}

  /**
   * Returns the cards and resets the cells of the deal. Notes the scores first if a deal was under
   * way.
   *
   * @param except the cards that stay where they are; null for none
   */
  record NewDeal(RuleId rule, @Nullable Node except) implements Interpreted {}

  record Shuffle(RuleId rule, ZonePlace zone) implements Translatable {}

  /**
   * Deals from the top of a zone to hands.
   *
   * @param count the number of cards for each player; null for all cards
   * @param from the first player
   * @param atATime the number of cards given at a time; null for one
   */
  record Deal(RuleId rule, @Nullable Node count, ZonePlace zone, Node from, @Nullable Node atATime)
      implements Translatable {}

  /** Moves cards, in the order in which they lie. */
  record Move(RuleId rule, Node cards, ZonePlace to, @Nullable Facing facing, boolean atTheBottom)
      implements Moving {

    @Override
    public Move rewritten(UnaryOperator<Node> nodes) {
      return new Move(
          rule,
          nodes.apply(cards),
          to.rewritten(nodes),
          facing == null ? null : new Facing(facing.up, nodes.apply(facing.condition)),
          atTheBottom);
    }
  }

  /** How moved cards lie: up or down if the condition holds, otherwise as the zone prescribes. */
  record Facing(boolean up, Node condition) {}

  /**
   * Performs moves together, for each player of {@code players} by seat.
   *
   * @param player the slot that holds the player
   */
  record MoveAtOnce(RuleId rule, Node players, Slot player, Move move) implements Moving {}

  /** Draws into the hands of these players, by seat. */
  record Draw(RuleId rule, Node players, Node count, ZonePlace zone) implements Moving {}

  /** Turns cards face up or face down. */
  record Turn(RuleId rule, boolean up, Node cards) implements Translatable {}

  record Show(RuleId rule, Node cards, Node players) implements Interpreted {}

  /**
   * A decision of one player; if there is no player, nothing is decided and the procedure goes to
   * {@code passTarget}.
   */
  record Choose(RuleId rule, Choice choice, int passTarget) implements Interpreted {}

  /**
   * A decision of each of {@code players}, in secret; then all values are set. Afterwards {@code
   * passedGroupCell} holds those who passed, for the steps that follow.
   */
  record ChooseAtOnce(RuleId rule, Node players, int playerCell, Choice choice, int passedGroupCell)
      implements Interpreted {

    @Override
    public boolean asksInSecret() {
      return true;
    }
  }

  /**
   * A choice to be made.
   *
   * @param name the name of the decision
   * @param player the player who chooses
   * @param cell the cell to set: a value cell or, for several things, a set cell
   * @param amount how many things to choose; null if one alternative is chosen
   * @param offered the values offered, in order
   * @param it the slot that holds the alternative while {@code where} is tested
   * @param where the condition for alternatives; null for all
   * @param pass whether passing is offered now; null for never
   * @param secret whether only the chooser sees what was chosen: cards of the chooser's own hand,
   *     and what goes into a cell that not everybody sees
   * @param openPass whether everybody sees a pass although the choice is secret
   * @param passing where the innermost loop over players keeps who passed; null outside a loop
   */
  record Choice(
      String name,
      Node player,
      CellPlace cell,
      @Nullable Amount amount,
      Node offered,
      Slot it,
      @Nullable Node where,
      @Nullable Node pass,
      boolean secret,
      boolean openPass,
      @Nullable Passing passing) {

    private Choice rewritten(UnaryOperator<Node> nodes) {
      return new Choice(
          name,
          nodes.apply(player),
          cell.rewritten(nodes),
          amount == null ? null : amount.rewritten(nodes),
          nodes.apply(offered),
          it,
          orNull(where, nodes),
          orNull(pass, nodes),
          secret,
          openPass,
          passing);
    }
  }

  /** How many things to choose, and of which kind. */
  record Amount(Values.Kind kind, Node least, Node most) {
    private Amount rewritten(UnaryOperator<Node> nodes) {
      return new Amount(kind, nodes.apply(least), nodes.apply(most));
    }
  }

  /**
   * The cells of a loop over players: the set of those who have passed in it, and the number of
   * passes in a row.
   */
  record Passing(int groupCell, int countCell) {}

  record Reset(RuleId rule, Program.Lifetime lifetime) implements Plain {}

  /**
   * Begins a trick, led by the value of the leader's cell or the next player in play who has cards.
   * A fault if nobody can lead.
   */
  record BeginTrick(RuleId rule) implements Translatable {}

  /**
   * Finds the next player in the stage and puts that player into the cell; goes to {@code
   * stageOver} if all have played.
   */
  record NextToPlay(RuleId rule, int playerCell, int stageOver) implements Translatable {}

  /** The decision {@code play} of the player in the cell; puts the card into the other cell. */
  record PlayCard(RuleId rule, int playerCell, int cardCell) implements Translatable {}

  /**
   * Compares the cards. If the best are tied and ties go to a playoff, goes to {@code nextStage};
   * otherwise the trick is finished.
   */
  record FinishStage(RuleId rule, int nextStage) implements Translatable {}

  /** Moves what still lies on the table to the winner's pile, or aside. */
  record CollectTrick(RuleId rule) implements Plain {}

  /**
   * Assigns finished tricks to another player, with their cards in won piles; without a player, to
   * nobody, and the cards go aside. The player who takes the last trick leads next.
   *
   * @param player null for nobody; an expression that yields none takes nothing
   */
  record Take(RuleId rule, @Nullable Node player, Node tricks) implements Interpreted {}

  record Score(RuleId rule, Node players, Node value) implements Plain {}

  record NoteScores(RuleId rule) implements Plain {}

  /** Takes players out of play. */
  record Leave(RuleId rule, Node players, boolean forTheMatch) implements Interpreted {}

  /** Makes players one side from now on. */
  record FormSide(RuleId rule, Node players) implements Interpreted {}

  /** Lets one player decide for another. */
  record PlayFor(RuleId rule, Node player, Node other) implements Interpreted {}

  /** Turns the direction of play round, for the players still to play to a trick as well. */
  record ReverseDirection(RuleId rule) implements Interpreted {}

  /** Ends the match. Every procedure ends with one. */
  record EndMatch(RuleId rule) implements Interpreted {}

  /**
   * A procedure.
   *
   * @param beginnings where statements begin, for those who watch
   * @param compilable the steps that can be translated; null if none ever is
   */
  record Procedure(
      List<Step> steps, List<Beginning> beginnings, @Nullable CompilableSteps compilable) {
    public Procedure {
      steps = List.copyOf(steps);
      beginnings = List.copyOf(beginnings);
    }

    /** One whose steps are never translated. */
    public Procedure(List<Step> steps, List<Beginning> beginnings) {
      this(steps, beginnings, null);
    }

    /** Creates a procedure without information about where statements begin. */
    public Procedure(List<Step> steps) {
      this(steps, List.of());
    }
  }

  /**
   * The beginning of a statement, before a step. A statement that contains others begins where they
   * do, and one that is performed in several places begins in all of them.
   *
   * @param place the place of the step
   * @param block whether it is made of other statements, or of steps of several sorts
   */
  record Beginning(RuleId rule, int place, boolean block) {}
}
