package tricksmith.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class KeySortTest {

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

    assertThat(new KeySort(4).sorted(cards, new long[] {9, 9, 4, 9}, 4))
        .containsExactly(2, 0, 1, 3);
  }

  @Test
  void sortsOneAfterAnother() {
    KeySort sort = new KeySort(8);
    int[] cards = {0, 1, 2, 3, 4, 5, 6, 7};

    assertThat(sort.sorted(cards, new long[] {8, 7, 6, 5, 4, 3, 2, 1}, 8))
        .containsExactly(7, 6, 5, 4, 3, 2, 1, 0);
    assertThat(sort.sorted(cards, new long[] {2L << 60, 3L << 60, 1L << 60}, 3))
        .containsExactly(2, 0, 1);
  }

  private static void assertSorted(long[] keys) {
    int[] cards = IntStream.range(0, keys.length).toArray();
    int[] expected =
        Arrays.stream(cards)
            .boxed()
            .sorted(Comparator.comparing(card -> keys[card], Long::compareUnsigned))
            .mapToInt(Integer::intValue)
            .toArray();

    assertThat(new KeySort(120).sorted(cards, keys, keys.length)).containsExactly(expected);
  }
}
