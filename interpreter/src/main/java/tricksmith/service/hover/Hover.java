package tricksmith.service.hover;

import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;

/**
 * What a word of a script means.
 *
 * @param span the word
 * @param form how it is written, with its type and value as far as they are known: {@code limit:
 *     number = 12}
 * @param kind what such a thing is called: “option”, “variable”
 * @param called what the reader's language calls it; empty where that is nothing else
 * @param explanation what it is for, in the words of the script or of the language; empty if nobody
 *     says
 * @param declared where it is declared; null for what the language declares
 */
public record Hover(
    Span span,
    String form,
    String kind,
    String called,
    String explanation,
    @Nullable Span declared) {}
