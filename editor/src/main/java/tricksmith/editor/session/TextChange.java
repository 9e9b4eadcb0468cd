package tricksmith.editor.session;

import java.util.Optional;
import tricksmith.source.Span;

/**
 * The difference between two texts: one stretch, with equal text before and after it. Maps places
 * of the older text to the newer.
 */
public record TextChange(int before, int after, int olderLength, int newerLength) {

  public static TextChange between(String older, String newer) {
    int shorter = Math.min(older.length(), newer.length());
    int before = 0;
    while (before < shorter && older.charAt(before) == newer.charAt(before)) {
      before++;
    }
    int after = 0;
    while (after < shorter - before
        && older.charAt(older.length() - 1 - after) == newer.charAt(newer.length() - 1 - after)) {
      after++;
    }
    return new TextChange(before, after, older.length(), newer.length());
  }

  /** Maps a stretch to the newer text; empty if it was changed. */
  public Optional<Span> carry(Span span) {
    if (span.end() <= before) {
      return Optional.of(span);
    }
    if (span.start() >= olderLength - after) {
      int shift = newerLength - olderLength;
      return Optional.of(new Span(span.start() + shift, span.end() + shift));
    }
    return Optional.empty();
  }
}
