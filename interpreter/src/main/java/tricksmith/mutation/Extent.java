package tricksmith.mutation;

import java.util.Objects;
import tricksmith.parse.ScriptWord;
import tricksmith.review.Review;
import tricksmith.script.GameScript;

/**
 * How long a script is.
 *
 * @param words the number of its words, without comments
 * @param reviewed how much a review of it looks at, which is far more if much is nested
 */
record Extent(long words, long reviewed) {

  /**
   * Measures a script.
   *
   * @throws NullPointerException if the script is not playable
   */
  static Extent of(GameScript script) {
    long words =
        ScriptWord.of(script.source()).stream()
            .filter(word -> word.kind() != ScriptWord.Kind.COMMENT)
            .count();
    return new Extent(
        words, Review.extent(Objects.requireNonNull(script.rules()), script.source()));
  }
}
