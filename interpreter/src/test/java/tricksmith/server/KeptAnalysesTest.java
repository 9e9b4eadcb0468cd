package tricksmith.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KeptAnalysesTest {
  private final KeptAnalyses kept = new KeptAnalyses(100);

  @Test
  void whatWasUsedLongestAgoGoesFirst() {
    assertThat(kept.use("a", 40)).isEmpty();
    assertThat(kept.use("b", 40)).isEmpty();
    assertThat(kept.use("a", 40)).isEmpty();
    assertThat(kept.use("c", 40)).containsExactly("b");
    assertThat(kept.use("d", 90)).containsExactly("a", "c");
  }

  @Test
  void theLastOneStaysHoweverLargeItIs() {
    assertThat(kept.use("a", 1_000)).isEmpty();
    assertThat(kept.use("b", 1_000)).containsExactly("a");
  }

  @Test
  void whatIsClosedNeedsNoPlace() {
    kept.use("a", 90);
    kept.forget("a");
    kept.forget("a");
    assertThat(kept.use("b", 90)).isEmpty();
  }
}
