package tricksmith.editor.branches;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where a match parts from what was played before, when other rules take over: a choice that cannot
 * be made again.
 *
 * @param number of the choice among those of its name, from 1: the how-manieth play
 * @param seat whose choice it was
 * @param decision its name
 * @param label what was chosen
 * @param secret whether only the one who has chosen knows that, as far as the new rules tell
 * @param reason why it cannot be made again
 * @param obligation what forbids it now, in the words of the script; null if the reason is another
 * @param instead what is asked instead; null if nothing else is
 * @param place where in the text of the new rules
 */
public record Stop(
    int number,
    int seat,
    String decision,
    String label,
    boolean secret,
    Reason reason,
    @Nullable String obligation,
    @Nullable Asked instead,
    Optional<RulePlace> place) {

  /** Why a choice cannot be made again. */
  public enum Reason {
    /** An obligation forbids it. */
    FORBIDDEN,
    /** The card is not in the hand. */
    NOT_HELD,
    /** It is not among what is offered. */
    NOT_OFFERED,
    /** Something else is asked. */
    ANOTHER_QUESTION,
    /** The match is over. */
    OVER,
    /** A script error has ended the match. */
    SCRIPT_ERROR,
    /** Before it the table was set by hand, which cannot be done again. */
    SCENE
  }

  /** Where a table that was set by hand cannot be set again, after so many choices. */
  static Stop atScene(int choices) {
    return new Stop(choices, 0, "", "", false, Reason.SCENE, null, null, Optional.empty());
  }

  /** A question: its name, and whose decision it is. */
  public record Asked(String decision, int seat) {}
}
