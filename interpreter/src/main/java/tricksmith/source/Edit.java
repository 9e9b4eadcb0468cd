package tricksmith.source;

import java.util.Comparator;
import java.util.List;

/**
 * A change to a text.
 *
 * @param span the text to replace; empty to insert
 * @param text the replacement; empty to delete
 */
public record Edit(Span span, String text) implements Spanned {

  /** Inserts a text before the character at {@code offset}. */
  public static Edit insert(int offset, String text) {
    return new Edit(new Span(offset, offset), text);
  }

  /** Inserts a text directly before something. */
  public static Edit before(Spanned place, String text) {
    return insert(place.span().start(), text);
  }

  /** Inserts a text directly after something. */
  public static Edit after(Spanned place, String text) {
    return insert(place.span().end(), text);
  }

  public static Edit remove(Spanned removed) {
    return new Edit(removed.span(), "");
  }

  /** Applies several edits at once. All spans refer to the original text and must not overlap. */
  public static String applied(String text, List<Edit> edits) {
    StringBuilder changed = new StringBuilder(text);
    edits.stream()
        .sorted(Comparator.comparingInt((Edit edit) -> edit.span().start()).reversed())
        .forEach(edit -> changed.replace(edit.span().start(), edit.span().end(), edit.text()));
    return changed.toString();
  }
}
