package tricksmith.program.expression;

import java.util.Arrays;

/** A growable list of words. */
final class WordList {

  private long[] words = new long[16];
  private int count;

  /** Adds a word, which the frame counts among those it keeps. */
  void add(Frame frame, long word) {
    frame.keep();
    if (count == words.length) {
      words = Arrays.copyOf(words, 2 * count);
    }
    words[count++] = word;
  }

  int size() {
    return count;
  }

  long[] toArray() {
    return Arrays.copyOf(words, count);
  }
}
