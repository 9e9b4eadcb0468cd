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

  public static Fix of(Edit... edits) {
    return new Fix(List.of(edits));
  }

  /** Creates a fix that writes another text in its place. */
  public static Fix replace(Spanned replaced, String text) {
    return of(new Edit(replaced.span(), text));
  }

  /** Creates a fix that inserts a text before the character at {@code offset}. */
  public static Fix insert(int offset, String text) {
    return of(Edit.insert(offset, text));
  }

  /** Creates a fix that inserts a text directly before something. */
  public static Fix before(Spanned place, String text) {
    return of(Edit.before(place, text));
  }

  /** Creates a fix that inserts a text directly after something. */
  public static Fix after(Spanned place, String text) {
    return of(Edit.after(place, text));
  }

  /** Creates a fix that puts something between two texts, such as brackets. */
  public static Fix around(Spanned place, String before, String after) {
    return of(Edit.before(place, before), Edit.after(place, after));
  }

  /** Creates a fix that deletes its text. */
  public static Fix remove(Spanned removed) {
    return of(Edit.remove(removed));
  }
}
