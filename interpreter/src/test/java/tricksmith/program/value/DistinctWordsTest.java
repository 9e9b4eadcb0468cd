package tricksmith.program.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Words are there once, however many there are. */
class DistinctWordsTest {

  @Test
  void areThereOnce() {
    Random random = new Random(1);
    DistinctWords words = new DistinctWords();
    Set<Long> expected = new HashSet<>();
    for (int i = 0; i < 2_000; i++) {
      long word = i == 100 || i == 200 ? Values.NONE : Values.number(random.nextInt(700));
      assertThat(words.add(word)).isEqualTo(expected.add(word));
      assertThat(words.size()).isEqualTo(expected.size());
    }
  }
}
