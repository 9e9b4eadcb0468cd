package tricksmith.check;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Type;
import tricksmith.source.Span;

/**
 * A name that a script declares, and what there is to know of it.
 *
 * @param span where it is declared: what {@link NameUse#declared()} says of its uses
 * @param type of its value; null where that makes no sense or is not known
 * @param parameters of a definition
 * @param indices of a variable or a zone that has several values
 * @param value what it is worth, as a script writes it: an option by default, a definition that
 *     follows from constants and options, and a rank by its number; null of all else
 * @param description what the script says of it, or null
 */
public record DeclaredName(
    NameKind kind,
    String name,
    Span span,
    @Nullable Type type,
    List<Parameter> parameters,
    List<Type> indices,
    @Nullable String value,
    @Nullable String description) {

  public DeclaredName {
    parameters = List.copyOf(parameters);
    indices = List.copyOf(indices);
  }
}
