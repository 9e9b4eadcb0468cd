package tricksmith.engine.report;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.program.value.Values;

/**
 * How the trick under way stands or, between tricks, how the last one ended.
 *
 * @param trick its number in the deal, from 1; 0 before the first
 * @param stage 1 in a trick, 2, 3, … in its playoffs; 0 before the first trick
 * @param plays all its cards in order, playoffs included
 * @param stageBegins how many of the plays belong to earlier stages
 * @param leader the seat that leads or led it; null before the first trick
 * @param winner the seat that is winning or has won; null for nobody, or if several are tied
 * @param winningCard the best card so far, or the card that won; null if {@code winner} is null
 * @param tied the seats whose cards of the present stage are jointly the best; empty unless there
 *     are several
 * @param reason the criterion that decides between the best card and the best of the others; null
 *     if none does
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
}
