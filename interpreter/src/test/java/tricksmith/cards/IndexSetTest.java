package tricksmith.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sets of any size, compared with those of Java. */
class IndexSetTest {

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 63, 64, 65, 127, 128, 129, 1000})
  void allUpToASizeAreInASet(int size) {
    BitSet expected = new BitSet();
    expected.set(0, size);

    assertThat(IndexSet.upTo(size)).isEqualTo(IndexSet.ofWords(expected.toLongArray()));
    assertThat(IndexSet.upTo(size).toArray()).isEqualTo(expected.stream().toArray());
  }

  @Test
  void setsAreGatheredOneByOneInAnyOrder() {
    Random random = new Random(1);
    for (int times = 0; times < 200; times++) {
      int most = 1 + random.nextInt(300);
      BitSet expected = new BitSet();
      IndexSet.Builder gathered = new IndexSet.Builder();
      for (int count = random.nextInt(40); count > 0; count--) {
        int element = random.nextInt(most);
        expected.set(element);
        assertThat(gathered.add(element)).isSameAs(gathered);
      }

      IndexSet set = gathered.build();
      assertThat(set).isEqualTo(IndexSet.ofWords(expected.toLongArray()));
      assertThat(set.words()).isEqualTo(Math.max(1, expected.toLongArray().length));
    }
  }

  @Test
  void aSetStaysAsItWasWhenMoreIsGathered() {
    IndexSet.Builder gathered = new IndexSet.Builder().add(100);
    IndexSet before = gathered.build();
    gathered.add(101);

    assertThat(before).isEqualTo(IndexSet.of(100));
    assertThat(gathered.build()).isEqualTo(IndexSet.of(100).with(101));
  }
}
