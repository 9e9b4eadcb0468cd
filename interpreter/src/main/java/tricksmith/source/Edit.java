package tricksmith.source;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

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

  /** Removes one of two or more elements, with what separates it from its neighbour. */
  public static Edit removeFrom(List<? extends Spanned> elements, int place) {
    Span element = elements.get(place).span();
    return remove(
        place == 0
            ? new Span(element.start(), elements.get(1).span().start())
            : new Span(elements.get(place - 1).span().end(), element.end()));
  }

  /** Returns all differences between two texts as one edit of the older. */
  public static Edit between(String older, String newer) {
    int shorter = Math.min(older.length(), newer.length());
    int before = 0;
    while (before < shorter && older.charAt(before) == newer.charAt(before)) {
      before++;
    }
    int oldEnd = older.length();
    int newEnd = newer.length();
    while (Math.min(oldEnd, newEnd) > before
        && older.charAt(oldEnd - 1) == newer.charAt(newEnd - 1)) {
      oldEnd--;
      newEnd--;
    }
    return new Edit(new Span(before, oldEnd), newer.substring(before, newEnd));
  }

  /** Maps a stretch of the text to the edited one; empty if it was changed. */
  public Optional<Span> carry(Span stretch) {
    if (stretch.end() <= span.start()) {
      return Optional.of(stretch);
    }
    return stretch.start() >= span.end()
        ? Optional.of(stretch.movedBy(text.length() - (span.end() - span.start())))
        : Optional.empty();
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
