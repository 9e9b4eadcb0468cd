package tricksmith.recipe;

import java.util.List;
import java.util.Optional;
import tricksmith.source.Diagnostic;

/** The result of writing a recipe into a script. */
public sealed interface WrittenRecipe {

  /**
   * The recipe fits.
   *
   * @param text the whole script with the recipe
   * @param knobs the values chosen for it, in the order of the recipe
   * @param taken a name of the recipe that the script already uses
   * @param warning what the checker warns of then, though not before; the first of its warnings
   * @param caret the first value that is worth changing
   */
  record Fits(
      String text, List<Knob> knobs, Optional<Taken> taken, Optional<Diagnostic> warning, int caret)
      implements WrittenRecipe {
    public Fits {
      knobs = List.copyOf(knobs);
    }
  }

  /**
   * A name that the script already uses for something of its own.
   *
   * @param line where it does, from 1
   * @param instead the recipe's new name
   */
  record Taken(String name, int line, String instead) {}

  /** The script already says all of it. */
  record There() implements WrittenRecipe {}

  /** The script has errors of its own, so nothing can be written. */
  record Broken() implements WrittenRecipe {}

  /** The script plays no tricks for which the recipe could be written. */
  record NoTricks() implements WrittenRecipe {}

  /**
   * The recipe does not fit the rest of the script.
   *
   * @param reason the checker's message about the combined text
   */
  record Refused(Diagnostic reason) implements WrittenRecipe {}
}
