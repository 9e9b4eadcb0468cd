package tricksmith.lower.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tricksmith.program.value.Fault;

class StorageTest {

  /** Each of them may take so many steps, but not thousands of them. */
  @Test
  void whatIsEvaluatedBeforeAMatchHasALimit() {
    Storage storage = new Storage();
    for (int time = 0; time < 30; time++) {
      storage.frame().spend(100_000);
    }
    assertThat(storage.frame().left()).isZero();
    assertThatThrownBy(() -> storage.frame().spend()).isInstanceOf(Fault.class);
  }
}
