package tricksmith.editor.gallery;

import java.util.OptionalInt;
import java.util.Set;
import tricksmith.mechanism.Mechanism;

/**
 * A part of a search, as it was understood.
 *
 * @param said the words of the search
 * @param begin where they begin in it, without superfluous spaces
 * @param rest the search without them
 */
record SearchPart(Meaning meaning, String said, int begin, String rest) {

  sealed interface Meaning {}

  /** The game must have one of these mechanisms. */
  record Wanted(Set<Mechanism> mechanisms) implements Meaning {
    Wanted {
      mechanisms = Set.copyOf(mechanisms);
    }
  }

  /** The game must have none of these mechanisms. */
  record Unwanted(Set<Mechanism> mechanisms) implements Meaning {
    Unwanted {
      mechanisms = Set.copyOf(mechanisms);
    }
  }

  /** So many can play it; empty for a number that nobody means. */
  record Players(OptionalInt number) implements Meaning {}

  /** A word that expresses no wish. */
  record Word() implements Meaning {}
}
