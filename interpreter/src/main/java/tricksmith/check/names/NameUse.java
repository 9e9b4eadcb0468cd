package tricksmith.check.names;

import org.jspecify.annotations.Nullable;
import tricksmith.rules.Type;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * A use of a name at one place with its meaning there, for rename, hover and go to declaration.
 *
 * @param span the name; at the declaration the same as {@code declared}
 * @param declared null if it is built in
 * @param type the type of its value there; null where there is none
 */
public record NameUse(
    Span span, String name, NameKind kind, @Nullable Span declared, @Nullable Type type)
    implements Spanned {}
