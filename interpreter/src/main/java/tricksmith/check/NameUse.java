package tricksmith.check;

import org.jspecify.annotations.Nullable;
import tricksmith.rules.Type;
import tricksmith.source.Span;

/**
 * What a name means where it stands: for rename, hover and going to the declaration.
 *
 * @param span where the name stands; at the declaration itself it is {@code declared}
 * @param declared where it is declared; null for what the language itself declares
 * @param type what kind of value it has there; null where that makes no sense
 */
public record NameUse(
    Span span, String name, NameKind kind, @Nullable Span declared, @Nullable Type type) {}
