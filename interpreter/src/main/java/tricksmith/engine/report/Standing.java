package tricksmith.engine.report;

import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import tricksmith.program.value.Values;

/**
 * How the trick under way stands or, between tricks, how the last one ended. Finding out takes a
 * comparison of its cards; {@link TrickProgress} does without.
 *
 * @param trick its number in the deal, from 1; 0 before the first
 * @param stage 1 in a trick, 2, 3, … in its playoffs; 0 before the first trick
 * @param plays all its cards in order, playoffs included
 * @param stageBegins how many of the plays belong to earlier stages
 * @param leader the seat that leads or led it; null before the first trick
 * @param winner the seat that is winning or has won; null for nobody, or if several are tied
 * @param winningCard the best card so far, or the card that won; null if {@code winner} is null, or
 *     if it is not known
 * @param tied the seats whose cards of the present stage are jointly the best; empty unless there
 *     are several
 * @param reason the criterion that decides between the best card and the best of the others; null
 *     if none does, or if it is not known
 * @param suitLed the suit led as a value; {@link Values#NONE} for none
 * @param finished whether it is over
 */
public record Standing(
    int trick,
    int stage,
    List<Event.Play> plays,
    int stageBegins,
    @Nullable Integer leader,
    @Nullable Integer winner,
    @Nullable Integer winningCard,
    List<Integer> tied,
    Event.@Nullable Reason reason,
    long suitLed,
    boolean finished) {

  public Standing {
    plays = List.copyOf(plays);
    tied = List.copyOf(tied);
  }

  /** Returns this standing for those who do not know what decides. */
  public Standing withoutReason() {
    return new Standing(
        trick,
        stage,
        plays,
        stageBegins,
        leader,
        winner,
        winningCard,
        tied,
        null,
        suitLed,
        finished);
  }

  /**
   * Returns this standing as far as somebody knows it.
   *
   * @param cards the cards that they know
   * @param comparison whether they know everything by which cards are compared
   */
  public Standing known(IntPredicate cards, boolean comparison) {
    List<Event.Play> known = Event.Play.known(plays, play -> cards.test(play.card()));
    boolean led = known.isEmpty() || known.getFirst().isSeen();
    boolean decides = comparison && known.stream().allMatch(Event.Play::isSeen);
    boolean tells = decides || finished;
    return new Standing(
        trick,
        stage,
        known,
        stageBegins,
        leader,
        tells ? winner : null,
        decides ? winningCard : null,
        tells ? tied : List.of(),
        decides ? reason : null,
        led ? suitLed : Values.NONE,
        finished);
  }
}
