package tricksmith.service;

import tricksmith.source.Span;

/**
 * A stretch of a script within one line, and what it is.
 *
 * @param declares whether it stands where its name is declared
 */
public record ColouredWord(Span span, WordKind kind, boolean declares) {}
