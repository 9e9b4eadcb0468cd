package tricksmith.parse.advice;

import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Patterns, found by the words that a statement must have for them to match: a statement has few
 * words, and there are hundreds of patterns.
 */
final class PatternIndex {
  private final List<AdvicePattern> patterns;

  /** The places of patterns in the list, by a word that one of their variants needs. */
  private final Map<String, BitSet> byWord = new HashMap<>();

  /** The places of patterns with a variant that needs no word. */
  private final BitSet always = new BitSet();

  PatternIndex(List<AdvicePattern> patterns) {
    this.patterns = List.copyOf(patterns);
    Map<String, Long> frequent =
        patterns.stream()
            .flatMap(PatternIndex::required)
            .flatMap(List::stream)
            .flatMap(List::stream)
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    for (int place = 0; place < patterns.size(); place++) {
      int at = place;
      required(patterns.get(at)).forEach(words -> add(at, rarest(words, frequent)));
    }
  }

  /** Returns, for each variant of a pattern, the words that it needs, one of each list. */
  private static Stream<List<List<String>>> required(AdvicePattern pattern) {
    return pattern.variants().stream().map(variant -> variant.pattern().required());
  }

  private static Optional<List<String>> rarest(
      List<List<String>> required, Map<String, Long> frequent) {
    return required.stream()
        .min(
            Comparator.comparingLong(
                words -> words.stream().mapToLong(word -> frequent.getOrDefault(word, 0L)).sum()));
  }

  private void add(int place, Optional<List<String>> words) {
    words.ifPresentOrElse(
        some -> some.forEach(word -> byWord.computeIfAbsent(word, _ -> new BitSet()).set(place)),
        () -> always.set(place));
  }

  /** Returns the patterns that can match a statement, and some that cannot, in their order. */
  Stream<AdvicePattern> candidates(EncodedStatement statement) {
    BitSet places = new BitSet(patterns.size());
    places.or(always);
    for (String word : statement.words()) {
      BitSet needing = byWord.get(word);
      if (needing != null) {
        places.or(needing);
      }
    }
    return places.stream().mapToObj(patterns::get);
  }
}
