package tricksmith.reference;

import java.util.List;

/** Decides. */
@FunctionalInterface
interface Chooser {

  /**
   * The label that is chosen, or the labels of the cards, or {@link Question#PASS}.
   *
   * @param question what is asked; the answer must be allowed by it
   */
  List<String> choose(Question question);
}
