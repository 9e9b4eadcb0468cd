package tricksmith.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ShufflingTest {

  @Test
  void sortsByUnsignedKeys() {
    Random random = new Random(1);
    for (int size = 0; size < 120; size++) {
      long[] keys = random.longs(size).toArray();

      assertSorted(keys);
    }
  }

  @Test
  void keysMayDifferInTheirLowestBitsAlone() {
    assertSorted(new long[] {-1, -2, -3, 7, 6, 5, 4});
  }

  @Test
  void cardsOfTheSameKeyStandInDeckOrder() {
    int[] cards = {3, 1, 2, 0};

    assertThat(Shuffling.sorted(cards, new long[] {9, 9, 4, 9}, 2)).containsExactly(2, 0, 1, 3);
  }

  private static void assertSorted(long[] keys) {
    int[] cards = IntStream.range(0, keys.length).toArray();
    int[] expected =
        Arrays.stream(cards)
            .boxed()
            .sorted(Comparator.comparing(card -> keys[card], Long::compareUnsigned))
            .mapToInt(Integer::intValue)
            .toArray();

    assertThat(Shuffling.sorted(cards, keys, 7)).containsExactly(expected);
  }
}
