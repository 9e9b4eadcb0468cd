package tricksmith.engine.report;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.Program;
import tricksmith.program.value.RuleId;

/**
 * Something that has happened in a match as one seat has seen it: an event, or something in between
 * that has no event because it follows from the others. Zones are numbered as in {@link
 * Program#zones()}.
 */
public sealed interface SeenEvent {

  /** An event that the seat has learned of. */
  record Heard(Event event) implements SeenEvent {}

  /** A seat has played a card that this seat has not seen. */
  record PlayedUnseen(int seat) implements SeenEvent {}

  /**
   * Cards that moved from one zone to another.
   *
   * @param cards those that the seat has seen in either zone
   * @param unseen how many others went with them
   * @param under whether they went under the cards that lay there
   */
  record Moved(int from, int to, IndexSet cards, int unseen, boolean under) implements SeenEvent {}

  /** Cards were turned up where they lie. */
  record TurnedUp(int zone, IndexSet cards) implements SeenEvent {}

  /** Cards that lay face up were turned down where they lie. */
  record TurnedDown(int zone, IndexSet cards) implements SeenEvent {}

  /** Cards of a zone that were shown to this seat, and not to everybody for good. */
  record Shown(int zone, IndexSet cards) implements SeenEvent {}

  /**
   * The trick that ends next, or goes to a playoff, is decided by these criteria, all of which the
   * seat can apply.
   *
   * @param criteria as in {@link TrickComparison#deciding}
   */
  record Decided(List<Event.Reason> criteria) implements SeenEvent {
    public Decided {
      criteria = List.copyOf(criteria);
    }
  }

  /**
   * A statement has decided who takes the trick just finished, whoever won it.
   *
   * @param rule the statement
   * @param seat null for nobody
   */
  record TrickTaken(RuleId rule, @Nullable Integer seat) implements SeenEvent {}

  /** The trick that ends next does so although somebody in play still has a card for it. */
  record BrokenOff() implements SeenEvent {}

  /**
   * What lay on the table has been gathered: nothing decides any more who takes the trick.
   *
   * @param seat who took it; null for nobody
   */
  record TrickGathered(@Nullable Integer seat) implements SeenEvent {}

  /**
   * A statement has given a variable that the seat sees something else to hold. What a choice or
   * chance has set is not among these, nor is the leader.
   */
  record Assigned(MatchView.Variable variable) implements SeenEvent {}

  /**
   * A statement has scored points, other than what each trick brings anyway. Of how they were
   * worked out, it says what the seat can tell, and nothing of the loops around the statement.
   */
  record Scored(DisclosedEvent.Scored scored) implements SeenEvent {}

  /** A statement has changed who plays, for whom, with whom, or which way round. */
  record SeatsChanged(SeatChange change) implements SeenEvent {}

  /**
   * What a seat chooses next goes into this entry of a variable.
   *
   * @param seat from 1
   * @param indices the labels of its indices
   */
  record Asked(int seat, List<String> indices) implements SeenEvent {
    public Asked {
      indices = List.copyOf(indices);
    }
  }

  /**
   * No more tricks are played by a statement, although somebody in play still has cards.
   *
   * @param play the statement
   */
  record TricksOver(RuleId play) implements SeenEvent {}
}
