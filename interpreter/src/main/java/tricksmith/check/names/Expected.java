package tricksmith.check.names;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Type;
import tricksmith.source.Span;

/**
 * The type and the names that fit at a place.
 *
 * @param type the expected type; null where any will do, or no value belongs
 * @param candidates the names, in no particular order
 */
public record Expected(@Nullable Type type, List<Candidate> candidates) {

  public Expected {
    candidates = List.copyOf(candidates);
  }

  /**
   * A name that could be written.
   *
   * @param type the type of its value, or of its entries; null where there is none
   * @param parameters the parameters of a definition or built-in function
   * @param indices the indices of a variable with several values
   * @param declared null if it is built in
   * @param fits whether it has the expected type, or can be converted to it
   */
  public record Candidate(
      NameKind kind,
      String name,
      @Nullable Type type,
      List<Parameter> parameters,
      List<Type> indices,
      @Nullable Span declared,
      boolean fits) {

    public Candidate {
      parameters = List.copyOf(parameters);
      indices = List.copyOf(indices);
    }

    /** Creates a candidate without parameters and indices. */
    public Candidate(
        NameKind kind, String name, @Nullable Type type, @Nullable Span declared, boolean fits) {
      this(kind, name, type, List.of(), List.of(), declared, fits);
    }

    public Candidate withParameters(List<Parameter> all) {
      return new Candidate(kind, name, type, all, indices, declared, fits);
    }

    public Candidate called(String other) {
      return new Candidate(kind, other, type, parameters, indices, declared, fits);
    }

    public Candidate withIndices(List<Type> all) {
      return new Candidate(kind, name, type, parameters, all, declared, fits);
    }
  }
}
