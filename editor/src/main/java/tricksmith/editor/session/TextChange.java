package tricksmith.editor.session;

import java.util.Optional;
import tricksmith.source.Span;

/**
 * The difference between two texts: one stretch, with equal text before and after it. Maps places
 * of the older text to the newer.
 */
public record TextChange(int before, int behind, int olderLength, int newerLength) {

  public static TextChange between(String older, String newer) {
    int shorter = Math.min(older.length(), newer.length());
    int before = 0;
    while (before < shorter && older.charAt(before) == newer.charAt(before)) {
      before++;
    }
    int behind = 0;
    while (behind < shorter - before
        && older.charAt(older.length() - 1 - behind) == newer.charAt(newer.length() - 1 - behind)) {
      behind++;
    }
    return new TextChange(before, behind, older.length(), newer.length());
  }

  /** Maps a stretch to the newer text; empty if it was changed. */
  public Optional<Span> carry(Span span) {
    if (span.end() <= before) {
      return Optional.of(span);
    }
    if (span.start() >= olderLength - behind) {
      int shift = newerLength - olderLength;
      return Optional.of(new Span(span.start() + shift, span.end() + shift));
    }
    return Optional.empty();
  }
}
