package tricksmith.syntax;

import tricksmith.source.Span;
import tricksmith.source.Spanned;

/** A word in the script where it names something. */
public record Name(Span span, String text) implements Spanned {}
