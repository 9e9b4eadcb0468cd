package tricksmith.service.script;

import tricksmith.source.Span;

/**
 * A stretch of a script within one line, and what it is.
 *
 * @param declares whether it is the declaration of its name
 */
public record ColouredWord(Span span, WordKind kind, boolean declares) {}
