package tricksmith.program;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A step of the procedure. A procedure is a list of steps; after one comes the next, unless it
 * names another by its place in the list. All state of loops is in cells, so that a match can stop
 * at any decision and be copied.
 */
public sealed interface Step {

  /** The statement that it belongs to. */
  RuleId rule();

  /** What can be otherwise after a step, apart from how the procedure goes on. */
  enum Change {
    /** Where cards lie, and how. */
    CARDS,
    SCORES,
    /** A variable, as the statement says so. */
    ASSIGNED,
    /** Variables, as something begins or ends: the statement does not name them. */
    BEGUN_ANEW,
    /** Who is in play, on which side, and who decides for whom. */
    PLAYERS
  }

  /** What the step may change. */
  default Set<Change> changes() {
    return switch (this) {
      case Deal _, Draw _, Move _, MoveAtOnce _, Turn _, Shuffle _, PlayCard _, CollectTrick _ ->
          Set.of(Change.CARDS);
      case NewDeal _ -> Set.of(Change.CARDS, Change.BEGUN_ANEW, Change.PLAYERS);
      case Take _ -> Set.of(Change.CARDS, Change.BEGUN_ANEW);
      case Score _ -> Set.of(Change.SCORES);
      case SetValue _, SetGroup _, SetRandom _, Choose _, ChooseAtOnce _ -> Set.of(Change.ASSIGNED);
      case SetBack _, BeginTrick _, FinishStage _ -> Set.of(Change.BEGUN_ANEW);
      case Leave _, FormSide _, PlayFor _ -> Set.of(Change.PLAYERS);
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

  /** Whether cards may lie otherwise after the step. */
  default boolean movesCards() {
    return changes().contains(Change.CARDS);
  }

  /** When it makes a difference that a statement is performed. */
  enum Difference {
    ALWAYS,
    /** When something of what it may change is otherwise afterwards. */
    BY_CHANGE,
    /** When its condition holds. */
    BY_CONDITION,
    /** When somebody is asked who has more than one answer. */
    BY_CHOICE
  }

  /** When the statement that consists of the step makes a difference. */
  default Difference difference() {
    return switch (this) {
      case SetValue _, SetGroup _, Deal _, Draw _, Move _, MoveAtOnce _, Turn _, Score _ ->
          Difference.BY_CHANGE;
      case JumpUnless _ -> Difference.BY_CONDITION;
      case Choose _ -> Difference.BY_CHOICE;
      case NewDeal _,
          Shuffle _,
          SetRandom _,
          Jump _,
          BeginPass _,
          NextElement _,
          Show _,
          ChooseAtOnce _,
          SetBack _,
          BeginTrick _,
          NextToPlay _,
          PlayCard _,
          FinishStage _,
          CollectTrick _,
          NoteScores _,
          Leave _,
          FormSide _,
          PlayFor _,
          Take _,
          EndMatch _ ->
          Difference.ALWAYS;
    };
  }

  /** Sets a value cell; a cell that is not there is a fault. */
  record SetValue(RuleId rule, CellPlace cell, Node value, boolean keepIfNone) implements Step {}

  /** Sets a set cell. */
  record SetGroup(RuleId rule, CellPlace cell, Node group) implements Step {}

  /** Sets a value cell by a chance event; without alternatives nothing happens. */
  record SetRandom(RuleId rule, CellPlace cell, Node alternatives, String name) implements Step {}

  /** Goes on elsewhere. */
  record Jump(RuleId rule, int target) implements Step {}

  /** Goes on elsewhere unless the condition holds. */
  record JumpUnless(RuleId rule, Node condition, int target) implements Step {}

  /**
   * A pass of a loop begins. Loops that end on a condition must have had an event since the pass
   * before; others may make 100,000 passes without event altogether.
   *
   * @param cell a value cell of the loop's own, none before the loop begins; keeps the number of
   *     events
   * @param mustHaveEvent whether each pass must
   */
  record BeginPass(RuleId rule, int cell, boolean mustHaveEvent) implements Step {}

  /**
   * Takes the smallest element out of a set cell and puts it into a value cell, as a thing of
   * {@code kind}; goes to {@code exit} if the set is empty.
   */
  record NextElement(RuleId rule, int groupCell, int valueCell, Values.Kind kind, int exit)
      implements Step {}

  /**
   * Cards back, the deal's cells set back. Notes the scores first if a deal was under way.
   *
   * @param except the cards that stay where they are; null for none
   */
  record NewDeal(RuleId rule, @Nullable Node except) implements Step {}

  /** Shuffles a zone. */
  record Shuffle(RuleId rule, ZonePlace zone) implements Step {}

  /**
   * Deals from the top to hands.
   *
   * @param count cards a player, or null for all
   * @param from first player
   * @param atATime or null for one
   */
  record Deal(RuleId rule, @Nullable Node count, ZonePlace zone, Node from, @Nullable Node atATime)
      implements Step {}

  /** Moves cards, in the order in which they lie. */
  record Move(RuleId rule, Node cards, ZonePlace to, @Nullable Facing facing, boolean atTheBottom)
      implements Step {}

  /** How moved cards lie: up or down if the condition holds, otherwise as the zone says. */
  record Facing(boolean up, Node condition) {}

  /**
   * Moves that are performed together, for each player of {@code players} by seat.
   *
   * @param player the slot that holds the player
   */
  record MoveAtOnce(RuleId rule, Node players, Slot player, Move move) implements Step {}

  /** Draws into the hands of these players, by seat. */
  record Draw(RuleId rule, Node players, Node count, ZonePlace zone) implements Step {}

  /** Turns cards. */
  record Turn(RuleId rule, boolean up, Node cards) implements Step {}

  /** Shows cards to players. */
  record Show(RuleId rule, Node cards, Node players) implements Step {}

  /**
   * A decision of one player; nobody decides nothing, and the procedure goes to {@code passTarget}.
   */
  record Choose(RuleId rule, Choice choice, int passTarget) implements Step {}

  /**
   * A decision of each of {@code players}, in secret; then all values are set. Who has passed is in
   * {@code passedGroupCell} afterwards, so that steps after it can tell.
   */
  record ChooseAtOnce(RuleId rule, Node players, int playerCell, Choice choice, int passedGroupCell)
      implements Step {}

  /**
   * What is chosen.
   *
   * @param name of the decision
   * @param player who chooses
   * @param cell the value cell or, for several things, set cell that is set
   * @param amount how many; null if one alternative is chosen
   * @param offered values offered, in order
   * @param it the slot that holds the alternative while {@code where} is tested
   * @param where or null for all
   * @param pass whether passing is offered now; null for never
   * @param secret whether only the chooser sees what was chosen: cards of the own hand, and what
   *     goes into a cell that not everybody sees
   * @param openPass whether everybody sees a pass though the choice is secret
   * @param passing where the innermost loop over players keeps who passed, or null outside of one
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

    /** One in which a pass is seen by those who see what is chosen. */
    public Choice(
        String name,
        Node player,
        CellPlace cell,
        @Nullable Amount amount,
        Node offered,
        Slot it,
        @Nullable Node where,
        @Nullable Node pass,
        boolean secret,
        @Nullable Passing passing) {
      this(name, player, cell, amount, offered, it, where, pass, secret, false, passing);
    }
  }

  /** How many things of which kind are chosen. */
  record Amount(Values.Kind kind, Node least, Node most) {}

  /** Cells of a loop over players: the set of those who have passed in it, and passes in a row. */
  record Passing(int groupCell, int countCell) {}

  /** The cells of a lifetime begin anew. */
  record SetBack(RuleId rule, Program.Lifetime lifetime) implements Step {}

  /**
   * A trick begins, led by the value of the leader's cell or the next player in play who has cards.
   * With nobody to lead, a fault.
   */
  record BeginTrick(RuleId rule) implements Step {}

  /**
   * Finds who is to play next in the stage and puts it into the cell; goes to {@code stageOver} if
   * all have played.
   */
  record NextToPlay(RuleId rule, int playerCell, int stageOver) implements Step {}

  /** The decision {@code play} of that player; the card is put into the cell. */
  record PlayCard(RuleId rule, int playerCell, int cardCell) implements Step {}

  /**
   * Compares. A tie of the best goes to {@code nextStage}, if ties go to a playoff; otherwise the
   * trick is finished.
   */
  record FinishStage(RuleId rule, int nextStage) implements Step {}

  /** What still lies on the table goes to the winner's pile, or aside. */
  record CollectTrick(RuleId rule) implements Step {}

  /**
   * Tricks that are over are those of another player, with their cards in won piles; without a
   * player, those of nobody, and the cards go aside. Of the last one that player is to lead next.
   *
   * @param player null for nobody; one that is not there takes nothing
   */
  record Take(RuleId rule, @Nullable Node player, Node tricks) implements Step {}

  /** Adds to scores. */
  record Score(RuleId rule, Node players, Node value) implements Step {}

  /** Notes the scores as an event. */
  record NoteScores(RuleId rule) implements Step {}

  /** Out of play. */
  record Leave(RuleId rule, Node players, boolean forTheMatch) implements Step {}

  /** One side from now on. */
  record FormSide(RuleId rule, Node players) implements Step {}

  /** One decides for another. */
  record PlayFor(RuleId rule, Node player, Node other) implements Step {}

  /** The match ends. Every procedure ends with one. */
  record EndMatch(RuleId rule) implements Step {}

  /**
   * A procedure.
   *
   * @param beginnings where statements begin, for those who watch
   */
  record Procedure(List<Step> steps, List<Beginning> beginnings) {
    public Procedure {
      steps = List.copyOf(steps);
      beginnings = List.copyOf(beginnings);
    }

    /** One of which nobody knows where statements begin. */
    public Procedure(List<Step> steps) {
      this(steps, List.of());
    }
  }

  /**
   * A statement begins before a step. One that stands around others begins where they do, and one
   * that is performed in several places begins in all of them.
   *
   * @param place of the step
   * @param block whether it is made of others, or of steps of several sorts
   */
  record Beginning(RuleId rule, int place, boolean block) {}
}
