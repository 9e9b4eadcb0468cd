package tricksmith.syntax;

import tricksmith.source.Span;

/** A word in the script where it names something. */
public record Name(Span span, String text) {}
