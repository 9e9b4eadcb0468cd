package tricksmith.editor.branches;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where a match diverges from what was played before the rules changed: a choice that cannot be
 * repeated.
 *
 * @param number of the choice among those of the same decision, from 1
 * @param seat whose choice it was
 * @param decision its name
 * @param label what was chosen
 * @param secret whether only the seat itself knows the choice, as far as the new rules tell
 * @param reason why it cannot be repeated
 * @param obligation the obligation that now forbids it, in the words of the script; null for other
 *     reasons
 * @param instead the decision pending instead; null for none
 * @param place in the text of the new rules
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

  public enum Reason {
    /** An obligation forbids it. */
    FORBIDDEN,
    /** The card is not in the hand. */
    NOT_HELD,
    /** It is not among the alternatives. */
    NOT_OFFERED,
    /** Another decision is pending. */
    ANOTHER_QUESTION,
    /** The match is over. */
    OVER,
    /** A script error ended the match. */
    SCRIPT_ERROR,
    /** The table set by hand before it cannot be set again. */
    SCENE
  }

  /** Returns the stop at a table set by hand that cannot be set again after this many choices. */
  static Stop atScene(int choices) {
    return new Stop(choices, 0, "", "", false, Reason.SCENE, null, null, Optional.empty());
  }

  /** A pending decision, and the seat it belongs to. */
  public record Asked(String decision, int seat) {}
}
