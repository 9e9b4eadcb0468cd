package tricksmith.syntax;

import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * A quoted text.
 *
 * @param value the text between the quotes, escapes resolved
 */
public record Text(Span span, String value) implements Spanned {}
