package tricksmith.editor.text;

import tricksmith.source.Span;

/**
 * Replaces a stretch of a text.
 *
 * @param selection the selection in the new text; empty for a mere caret
 */
public record TextEdit(Span span, String replacement, Span selection) {

  /** Creates an edit that puts the caret after the replacement. */
  public static TextEdit of(Span span, String replacement) {
    int end = span.start() + replacement.length();
    return new TextEdit(span, replacement, new Span(end, end));
  }

  public String applyTo(String text) {
    return text.substring(0, span.start()) + replacement + text.substring(span.end());
  }
}
