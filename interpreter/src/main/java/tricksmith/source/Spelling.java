package tricksmith.source;

import java.text.Normalizer;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Suggests the name that was probably meant. */
public final class Spelling {

  /**
   * The longest word to compare; longer ones are not typing mistakes, and comparing them takes
   * long.
   */
  private static final int LONGEST = 100;

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
      int tolerated = Math.min(tolerated(written, candidate), least);
      String to = folded(candidate);
      if (Math.abs(from.length() - to.length()) > tolerated) {
        continue; // The distance is at least that.
      }
      int distance = between(from, to);
      boolean nearer = distance < least || (distance == least && isBefore(candidate, meant));
      if (distance <= tolerated && nearer) {
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
    return candidate.length() > 1 && written.length() > 1 ? Math.max(1, written.length() / 3) : 0;
  }

  /**
   * Returns the edit distance between two words: the number of insertions, deletions, substitutions
   * and swaps of neighbours. Ignores case and character width.
   */
  static int distance(String one, String other) {
    return between(folded(one), folded(other));
  }

  private static int between(String from, String to) {
    int[][] steps = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      for (int j = 0; j <= to.length(); j++) {
        steps[i][j] = steps(steps, from, to, i, j);
      }
    }
    return steps[from.length()][to.length()];
  }

  private static String folded(String word) {
    boolean plain = word.chars().allMatch(sign -> sign < 0x80);
    String normal = plain ? word : Normalizer.normalize(word, Normalizer.Form.NFKC);
    return normal.toLowerCase(Locale.ROOT);
  }

  private static int steps(int[][] steps, String from, String to, int i, int j) {
    if (i == 0 || j == 0) {
      return i + j;
    }
    int replaced = steps[i - 1][j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
    int least = Math.min(replaced, 1 + Math.min(steps[i - 1][j], steps[i][j - 1]));
    boolean exchanged =
        i > 1
            && j > 1
            && from.charAt(i - 1) == to.charAt(j - 2)
            && from.charAt(i - 2) == to.charAt(j - 1);
    return exchanged ? Math.min(least, 1 + steps[i - 2][j - 2]) : least;
  }
}
