package tricksmith.mutation;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The outcomes of the mutations of a script.
 *
 * @param mutants those that pass the check, in text order
 * @param tried how many mutations were tried, from the beginning of the text on; fewer than all if
 *     the rest would have taken too many steps
 * @param all how many there are
 * @param end the line of the first that was not tried, counted from 1; null if all were
 */
public record TriedMutations(List<Mutant> mutants, int tried, int all, @Nullable Integer end) {
  public TriedMutations {
    mutants = List.copyOf(mutants);
  }
}
