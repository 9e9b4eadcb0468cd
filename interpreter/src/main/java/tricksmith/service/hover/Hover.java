package tricksmith.service.hover;

import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * The meaning of a word in a script.
 *
 * @param span the word
 * @param form how it is written, with its type and value as far as known: {@code limit: number =
 *     12}
 * @param kind the name of its kind: “option”, “variable”
 * @param called its name in the reader's language; empty if that is no different
 * @param explanation what it is for, in the words of the script or of the language; empty if
 *     neither says
 */
public record Hover(Span span, String form, String kind, String called, String explanation)
    implements Spanned {}
