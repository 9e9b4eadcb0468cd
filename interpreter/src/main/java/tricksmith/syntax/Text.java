package tricksmith.syntax;

import tricksmith.source.Span;

/**
 * A quoted text.
 *
 * @param value what stands between the quotes, escapes resolved
 */
public record Text(Span span, String value) {}
