package tricksmith.rules;

import java.util.List;
import tricksmith.source.Span;

/**
 * A definition of the script.
 *
 * @param id its place in {@link CheckedRules#definitions()}, by which calls refer to it
 */
public record DefinedTerm(int id, String name, List<Local> parameters, Term body, Span declared) {

  public DefinedTerm {
    parameters = List.copyOf(parameters);
  }
}
