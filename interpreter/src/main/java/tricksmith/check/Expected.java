package tricksmith.check;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Type;
import tricksmith.source.Span;

/**
 * What a name could be at a place of a script.
 *
 * @param type what kind of value is expected there; null where nothing tells, or where no value
 *     stands
 * @param candidates the names there are, in no order
 */
public record Expected(@Nullable Type type, List<Candidate> candidates) {

  public Expected {
    candidates = List.copyOf(candidates);
  }

  /**
   * A name that could stand there.
   *
   * @param type of its value, or of the values behind it; null where that makes no sense
   * @param parameters of a definition or a word of the language with operands
   * @param indices of a variable that has several values
   * @param declared where it is declared; null for what the language itself declares
   * @param fits whether it is of the type expected, or can be converted to it
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
  }
}
