package tricksmith.reference;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Decides. */
@FunctionalInterface
interface Chooser {

  /**
   * The label that is chosen, or the labels of the cards, or {@link Question#PASS}.
   *
   * @return an answer that the question allows; null ends the match there
   */
  @Nullable List<String> choose(Question question);
}
