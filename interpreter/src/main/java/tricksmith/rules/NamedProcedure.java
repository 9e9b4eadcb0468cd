package tricksmith.rules;

import java.util.List;
import tricksmith.source.Span;

/**
 * A named procedure.
 *
 * @param declared where its name is
 */
public record NamedProcedure(
    String name, List<Local> parameters, List<Action> body, Span declared) {

  public NamedProcedure {
    parameters = List.copyOf(parameters);
    body = List.copyOf(body);
  }
}
