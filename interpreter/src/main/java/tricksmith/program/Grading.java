package tricksmith.program;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What a criterion says of all cards at once, where that hangs on nothing but the card and what is
 * the same for all cards compared, and nothing can go wrong. Nobody need ask about them one by one.
 *
 * @param graded the cards to which the criterion applies; null for all
 */
public record Grading(@Nullable Node graded, Scale scale) {

  /** Which of the cards to which the criterion applies are the better ones. */
  public sealed interface Scale {}

  /** Some cards are better than all others. */
  public record Among(Node cards) implements Scale {}

  /** The better, the higher the card stands in a table. */
  public static final class Places implements Scale {

    private final int[] byCard;

    /** Of cards that are a word: those that stand higher than each; all, if it stands nowhere. */
    private final long[] higher;

    private Places(int[] byCard) {
      this.byCard = byCard;
      higher = new long[Math.min(byCard.length, Long.SIZE)];
      for (int card = 0; card < higher.length; card++) {
        for (int other = 0; other < higher.length; other++) {
          boolean isHigher = byCard[card] == 0 || byCard[other] > byCard[card];
          higher[card] |= isHigher ? 1L << other : 0;
        }
      }
    }

    /**
     * A table.
     *
     * @param measures what is measured of each card, or none
     * @param smaller whether the smaller is better
     */
    public static Places of(long[] measures, boolean smaller) {
      long[] steps =
          Arrays.stream(measures)
              .filter(measure -> measure != Values.NONE)
              .boxed()
              .sorted(smaller ? (one, other) -> Values.compare(other, one) : Values::compare)
              .mapToLong(Long::longValue)
              .distinct()
              .toArray();
      int[] byCard = new int[measures.length];
      for (int card = 0; card < byCard.length; card++) {
        for (int step = 0; step < steps.length; step++) {
          byCard[card] = steps[step] == measures[card] ? step + 1 : byCard[card];
        }
      }
      return new Places(byCard);
    }

    /** The place of a card, from 1; 0 where nothing is measured. */
    public int of(int card) {
      return byCard[card];
    }

    /** Those of some cards, as a word, that stand highest; none if none stands anywhere. */
    public long highest(long cards) {
      long best = 0;
      for (long left = cards; left != 0; left &= left - 1) {
        int card = Long.numberOfTrailingZeros(left);
        best |= (higher[card] & cards) == 0 ? 1L << card : 0;
      }
      return best;
    }
  }

  /** The order of play, the earlier or the later. */
  public record Played(boolean earlier) implements Scale {}
}
