package tricksmith.program;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tricksmith.program.expression.Node;
import tricksmith.program.value.Values;

/**
 * The grades that a criterion gives to all cards at once, where they depend only on the card and on
 * what is the same for all cards compared, and nothing can go wrong. The cards need not be graded
 * one by one.
 *
 * @param graded the cards to which the criterion applies; null for all
 */
public record Grading(@Nullable Node graded, Scale scale) {

  /** How the cards to which the criterion applies are graded. */
  public sealed interface Scale {}

  /** A scale on which some cards are better than all others. */
  public record Among(Node cards) implements Scale {}

  /** A card is better the higher it stands in a table. */
  public static final class Places implements Scale {

    private final int[] byCard;

    /**
     * For each card that fits in a word, the cards that stand higher, as a word; all cards if it
     * has no place.
     */
    private final long[] higher;

    /** Likewise, the cards in the same place. */
    private final long[] alike;

    private final long placed;

    private Places(int[] byCard) {
      this.byCard = byCard;
      int count = Math.min(byCard.length, Long.SIZE);
      long[] inPlace = new long[Arrays.stream(byCard).max().orElse(0) + 1];
      long all = 0;
      for (int card = 0; card < count; card++) {
        inPlace[byCard[card]] |= 1L << card;
        all |= 1L << card;
      }
      long[] above = new long[inPlace.length];
      for (int place = inPlace.length - 2; place >= 0; place--) {
        above[place] = above[place + 1] | inPlace[place + 1];
      }
      placed = above[0];
      above[0] = all; // Without a measure, a card is never among the highest.
      higher = new long[count];
      alike = new long[count];
      for (int card = 0; card < count; card++) {
        higher[card] = above[byCard[card]];
        alike[card] = inPlace[byCard[card]];
      }
    }

    /**
     * Creates a table.
     *
     * @param measures the measure of each card, or none
     * @param smaller whether the smaller is better
     */
    public static Places of(long[] measures, boolean smaller) {
      long[] steps =
          Arrays.stream(measures)
              .filter(measure -> measure != Values.NONE)
              .distinct()
              .boxed()
              .sorted(smaller ? (one, other) -> Values.compare(other, one) : Values::compare)
              .mapToLong(Long::longValue)
              .toArray();
      int[] byCard = new int[measures.length];
      for (int card = 0; card < byCard.length; card++) {
        for (int step = 0; step < steps.length; step++) {
          byCard[card] = steps[step] == measures[card] ? step + 1 : byCard[card];
        }
      }
      return new Places(byCard);
    }

    /** Returns the place of a card, from 1; 0 if it has no measure. */
    public int of(int card) {
      return byCard[card];
    }

    /** Returns the cards that have a place, of those that fit in a word. */
    public long placed() {
      return placed;
    }

    /** Returns the cards that have a higher place than one of them. */
    public long higher(int card) {
      return byCard[card] == 0 ? placed : higher[card];
    }

    /** Returns the cards in the same place as one of them. */
    public long alike(int card) {
      return alike[card];
    }

    /** Returns those of some cards that stand highest, as a word; 0 if none of them has a place. */
    public long highest(long cards) {
      long best = 0;
      for (long left = cards; left != 0; left &= left - 1) {
        int card = Long.numberOfTrailingZeros(left);
        best |= (higher[card] & cards) == 0 ? 1L << card : 0;
      }
      return best;
    }
  }

  /** The order of play: the earlier or the later is better. */
  public record Played(boolean earlier) implements Scale {}
}
