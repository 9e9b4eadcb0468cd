package tricksmith.editor.session;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where a match stopped when other rules took over: a choice that they do not allow.
 *
 * @param number of the choice, from 1
 * @param seat whose choice it was
 * @param decision its name
 * @param label what was chosen
 * @param obligation what forbids it now, in the words of the script; null if the reason is another:
 *     the card is not there, or something else is asked
 * @param place where in the text of the new rules
 */
public record Stop(
    int number,
    int seat,
    String decision,
    String label,
    @Nullable String obligation,
    Optional<RulePlace> place) {}
