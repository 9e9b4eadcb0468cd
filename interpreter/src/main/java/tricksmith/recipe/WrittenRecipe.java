package tricksmith.recipe;

import java.util.List;
import java.util.Optional;
import tricksmith.source.Diagnostic;

/** What becomes of a recipe that is written for a script. */
public sealed interface WrittenRecipe {

  /**
   * It fits.
   *
   * @param text the whole script with it
   * @param knobs the values that were chosen for it, in the order of the recipe
   * @param taken a name of the recipe that the script has already
   * @param caret the first value that is worth changing
   */
  record Fits(String text, List<Knob> knobs, Optional<Taken> taken, int caret)
      implements WrittenRecipe {
    public Fits {
      knobs = List.copyOf(knobs);
    }
  }

  /**
   * A name that the script uses for something of its own.
   *
   * @param line where it does, from 1
   * @param instead what the recipe calls its own
   */
  record Taken(String name, int line, String instead) {}

  /** The script says all of it already. */
  record There() implements WrittenRecipe {}

  /** The script has errors of its own: nobody knows what fits. */
  record Broken() implements WrittenRecipe {}

  /** The script plays no tricks for which the recipe could be written. */
  record NoTricks() implements WrittenRecipe {}

  /**
   * It does not go with the rest of the script.
   *
   * @param reason what the checker says about the text with it
   */
  record Refused(Diagnostic reason) implements WrittenRecipe {}
}
