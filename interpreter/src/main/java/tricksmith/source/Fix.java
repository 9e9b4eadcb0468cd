package tricksmith.source;

import java.util.List;

/**
 * A way to fix a diagnostic.
 *
 * @param edits to be made together; they do not overlap
 */
public record Fix(List<Edit> edits) {

  public Fix {
    edits = List.copyOf(edits);
  }

  /** Creates a fix that makes these edits. */
  public static Fix of(Edit... edits) {
    return new Fix(List.of(edits));
  }

  /** Creates a fix that replaces a span. */
  public static Fix replace(Span span, String text) {
    return of(new Edit(span, text));
  }

  /** Creates a fix that inserts a text before the character at {@code offset}. */
  public static Fix insert(int offset, String text) {
    return of(Edit.insert(offset, text));
  }

  /** Creates a fix that deletes a span. */
  public static Fix remove(Span span) {
    return of(Edit.remove(span));
  }
}
