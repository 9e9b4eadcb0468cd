package tricksmith.service.script;

import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * A stretch of a script within one line, and its kind.
 *
 * @param declares whether it declares its name
 */
public record ColouredWord(Span span, WordKind kind, boolean declares) implements Spanned {}
