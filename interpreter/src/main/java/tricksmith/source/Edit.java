package tricksmith.source;

import java.util.Comparator;
import java.util.List;

/**
 * A change of a text.
 *
 * @param span what is replaced; an empty span where something is only put in
 * @param text the replacement; empty for a deletion
 */
public record Edit(Span span, String text) {

  /** Puts something in before the character at {@code offset}. */
  public static Edit insert(int offset, String text) {
    return new Edit(new Span(offset, offset), text);
  }

  /** Takes something away. */
  public static Edit remove(Span span) {
    return new Edit(span, "");
  }

  /**
   * A text after several changes, all of whose places are those of the text before. They must not
   * overlap.
   */
  public static String applied(String text, List<Edit> edits) {
    StringBuilder changed = new StringBuilder(text);
    edits.stream()
        .sorted(Comparator.comparingInt((Edit edit) -> edit.span().start()).reversed())
        .forEach(edit -> changed.replace(edit.span().start(), edit.span().end(), edit.text()));
    return changed.toString();
  }
}
