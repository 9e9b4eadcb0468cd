package tricksmith.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SpanTest {

  @Test
  void spansAtEvenDistancesAreSpreadOverAHashTable() {
    int table = 4096;
    long places =
        IntStream.range(0, table)
            .map(line -> new Span(32 * line, 32 * line + 1).hashCode())
            .map(hash -> (hash ^ (hash >>> 16)) & (table - 1))
            .distinct()
            .count();
    assertThat(places).isGreaterThan(table / 2);
  }
}
