package tricksmith.syntax;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/** {@code define NAME(A, B: some players) = E}. */
public record Definition(Span span, Name name, List<Parameter> parameters, Expression body)
    implements Spanned {

  /**
   * A parameter.
   *
   * @param type null if the name implies it
   */
  public record Parameter(Span span, Name name, @Nullable TypeName type) implements Spanned {}
}
