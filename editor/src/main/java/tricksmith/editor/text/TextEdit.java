package tricksmith.editor.text;

import tricksmith.source.Span;

/**
 * A stretch of a text is replaced.
 *
 * @param selection what is selected in the new text afterwards; empty where the caret only stands
 */
public record TextEdit(Span span, String replacement, Span selection) {

  /** With the caret behind what was put in. */
  public static TextEdit of(Span span, String replacement) {
    int end = span.start() + replacement.length();
    return new TextEdit(span, replacement, new Span(end, end));
  }

  /** The text afterwards. */
  public String applyTo(String text) {
    return text.substring(0, span.start()) + replacement + text.substring(span.end());
  }
}
