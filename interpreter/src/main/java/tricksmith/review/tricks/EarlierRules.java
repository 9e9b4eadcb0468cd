package tricksmith.review.tricks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.TermEquality;

/**
 * Indexes rules by their terms, so that a script with thousands of rules need not be compared pair
 * by pair.
 */
final class EarlierRules<T> {
  private final Map<Key, List<T>> rules = new HashMap<>();

  /** Hashes of the demand, the condition and the exception of a rule; 0 for an absent one. */
  private record Key(int asked, int when, int except) {}

  void add(T rule, @Nullable Term asked, @Nullable Term when, @Nullable Term except) {
    rules.computeIfAbsent(key(asked, when, except), _ -> new ArrayList<>()).add(rule);
  }

  /**
   * Returns earlier rules that may make the same demand, unconditionally or under the same
   * condition. Only hashes are compared, so the terms may still differ.
   */
  Stream<T> like(@Nullable Term asked, @Nullable Term when, @Nullable Term except) {
    Stream<T> always = of(key(asked, null, except));
    return when == null ? always : Stream.concat(always, of(key(asked, when, except)));
  }

  private Stream<T> of(Key key) {
    return rules.getOrDefault(key, List.of()).stream();
  }

  private static Key key(@Nullable Term asked, @Nullable Term when, @Nullable Term except) {
    return new Key(hash(asked), hash(when), hash(except));
  }

  private static int hash(@Nullable Term term) {
    return term == null ? 0 : TermEquality.hash(term);
  }
}
