package tricksmith.check.names;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Local;
import tricksmith.rules.Type;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * A name that a script declares.
 *
 * @param span the span of the declaration, as in {@link NameUse#declared()}
 * @param type the type of its value; null where there is none or it is unknown
 * @param parameters the parameters of a definition
 * @param indices the indices of a variable or zone with several values
 * @param value as a script writes it: the default of an option, the value of a definition that
 *     depends only on constants and options, the number of a rank; otherwise null
 * @param description from the script, or null
 */
public record DeclaredName(
    NameKind kind,
    String name,
    Span span,
    @Nullable Type type,
    List<Parameter> parameters,
    List<Type> indices,
    @Nullable String value,
    @Nullable String description)
    implements Spanned {

  public DeclaredName {
    parameters = List.copyOf(parameters);
    indices = List.copyOf(indices);
  }

  public DeclaredName withParameters(List<Local> locals) {
    List<Parameter> all = locals.stream().map(Parameter::of).toList();
    return new DeclaredName(kind, name, span, type, all, indices, value, description);
  }

  public DeclaredName withIndices(List<Type> all) {
    return new DeclaredName(kind, name, span, type, parameters, all, value, description);
  }

  public DeclaredName withValue(@Nullable String written) {
    return new DeclaredName(kind, name, span, type, parameters, indices, written, description);
  }

  public DeclaredName withDescription(@Nullable String text) {
    return new DeclaredName(kind, name, span, type, parameters, indices, value, text);
  }
}
