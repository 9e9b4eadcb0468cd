package tricksmith.program;

import java.util.Arrays;

/** WordList while they are being collected. */
final class WordList {

  private long[] words = new long[16];
  private int count;

  void add(long word) {
    if (count == words.length) {
      words = Arrays.copyOf(words, 2 * count);
    }
    words[count++] = word;
  }

  long[] toArray() {
    return Arrays.copyOf(words, count);
  }
}
