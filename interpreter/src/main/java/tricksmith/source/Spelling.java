package tricksmith.source;

import java.text.Normalizer;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Suggests the name that was probably meant. */
public final class Spelling {

  /** The longest word to compare or fold; longer ones are not typing mistakes, and take long. */
  private static final int LONGEST = 100;

  /** The most slips in a word, however long it is. */
  private static final int MOST_SLIPS = 6;

  private Spelling() {}

  /** Returns the most similar candidate; empty if none is similar enough to be a typo. */
  public static Optional<String> nearest(String written, Collection<String> candidates) {
    if (written.length() > LONGEST) {
      return Optional.empty();
    }
    String meant = null;
    int least = Integer.MAX_VALUE;
    String from = folded(written);
    for (String candidate : candidates) {
      if (candidate.equals(written) || candidate.length() > LONGEST) {
        continue;
      }
      int bound = Math.min(least, tolerated(written, candidate));
      int distance = between(from, folded(candidate), bound);
      boolean nearer = distance < least || isBefore(candidate, meant);
      if (distance <= bound && nearer) {
        meant = candidate;
        least = distance;
      }
    }
    return Optional.ofNullable(meant);
  }

  private static boolean isBefore(String candidate, @Nullable String other) {
    return other == null || candidate.compareTo(other) < 0;
  }

  private static int tolerated(String written, String candidate) {
    return candidate.length() > 1 && written.length() > 1
        ? Math.clamp(written.length() / 3, 1, MOST_SLIPS)
        : 0;
  }

  /**
   * Returns the edit distance between two words: the number of insertions, deletions, substitutions
   * and swaps of neighbours. Ignores case and character width.
   */
  static int distance(String one, String other) {
    return between(folded(one), folded(other), LONGEST);
  }

  /**
   * Returns the edit distance, or some larger number than the bound if it exceeds that. Looks only
   * at beginnings whose lengths differ by at most the bound: any others are further apart.
   */
  private static int between(String from, String to, int bound) {
    if (Math.abs(from.length() - to.length()) > bound
        || Long.bitCount(letters(from) ^ letters(to)) > 2 * bound) {
      return bound + 1;
    }
    int[] beforeLast = new int[to.length() + 1];
    int[] last = new int[to.length() + 1];
    int[] row = new int[to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      int least = bound + 1;
      int first = Math.max(0, i - bound);
      int end = Math.min(to.length(), i + bound);
      for (int j = first; j <= end; j++) {
        int steps = i + j;
        if (i > 0 && j > 0) {
          boolean same = from.charAt(i - 1) == to.charAt(j - 1);
          steps = last[j - 1] + (same ? 0 : 1);
          steps = Math.min(steps, j < i + bound ? last[j] + 1 : bound + 1);
          steps = Math.min(steps, j > i - bound ? row[j - 1] + 1 : bound + 1);
          if (isExchanged(from, to, i, j)) {
            steps = Math.min(steps, beforeLast[j - 2] + 1);
          }
        }
        row[j] = steps;
        least = Math.min(least, steps);
      }
      if (least > bound) {
        return least;
      }
      int[] free = beforeLast;
      beforeLast = last;
      last = row;
      row = free;
    }
    return last[to.length()];
  }

  /** Returns the letters of a word as a set, from which each slip takes or adds at most two. */
  private static long letters(String word) {
    long letters = 0;
    for (int place = 0; place < word.length(); place++) {
      letters |= 1L << word.charAt(place);
    }
    return letters;
  }

  /** Whether two neighbours that end there are swapped. */
  private static boolean isExchanged(String from, String to, int i, int j) {
    return i > 1
        && j > 1
        && from.charAt(i - 1) == to.charAt(j - 2)
        && from.charAt(i - 2) == to.charAt(j - 1);
  }

  /** Returns a word without what makes no difference: case and the width of characters. */
  public static String folded(String word) {
    String normal = isNormal(word) ? word : Normalizer.normalize(word, Normalizer.Form.NFKC);
    return normal.toLowerCase(Locale.ROOT);
  }

  /** What is longer than a word is left as it is: combining marks are sorted one by one. */
  private static boolean isNormal(String word) {
    if (word.length() > LONGEST) {
      return true;
    }
    for (int place = 0; place < word.length(); place++) {
      if (word.charAt(place) >= 0x80) {
        return false;
      }
    }
    return true;
  }
}
