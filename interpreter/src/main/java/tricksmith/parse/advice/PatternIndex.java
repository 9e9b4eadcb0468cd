package tricksmith.parse.advice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Patterns, found by the words that a statement must have for them to match: a statement has few
 * words, and there are hundreds of patterns.
 */
final class PatternIndex {
  private static final BitSet NONE = new BitSet();

  private final List<AdvicePattern> patterns;

  /**
   * Which needs each word meets, by their numbers. Each form of a pattern has some, in a row: a
   * token for each, which can be one of several words.
   */
  private final Map<String, BitSet> met = new HashMap<>();

  /** For each pattern, where the needs of its forms end. */
  private final List<List<Integer>> ends = new ArrayList<>();

  PatternIndex(List<AdvicePattern> patterns) {
    this.patterns = List.copyOf(patterns);
    int next = 0;
    for (AdvicePattern pattern : patterns) {
      List<Integer> forms = new ArrayList<>();
      for (AdvicePattern.Variant form : pattern.variants()) {
        for (List<String> words : form.pattern().required()) {
          int need = next++;
          words.forEach(word -> met.computeIfAbsent(word, _ -> new BitSet()).set(need));
        }
        forms.add(next);
      }
      ends.add(forms);
    }
  }

  /** Returns the patterns all of whose words are in a statement, in their order. */
  List<AdvicePattern> candidates(EncodedStatement statement) {
    BitSet all = new BitSet();
    statement.words().forEach(word -> all.or(met.getOrDefault(word, NONE)));
    List<AdvicePattern> found = new ArrayList<>();
    int begin = 0;
    for (int place = 0; place < patterns.size(); place++) {
      boolean possible = false;
      for (int end : ends.get(place)) {
        possible |= all.nextClearBit(begin) >= end;
        begin = end;
      }
      if (possible) {
        found.add(patterns.get(place));
      }
    }
    return found;
  }
}
