package tricksmith.cli.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class WrappedTest {

  @Test
  void itemsGoOnInTheNextLine() {
    assertThat(Wrapped.lines("  ", List.of("7H", "8H", "9H"), 10))
        .containsExactly("  7H   8H", "  9H");
  }

  @Test
  void anItemThatIsTooWideIsCut() {
    assertThat(Wrapped.lines("  ", List.of("7H", "x".repeat(20), "9H"), 10))
        .containsExactly("  7H", "  xxxxxxxx", "  xxxxxxxx", "  xxxx", "  9H");
  }

  @Test
  void noCharacterIsCut() {
    assertThat(Wrapped.lines("", List.of("席席席e\u0301e\u0301"), 5))
        .containsExactly("席席", "席e\u0301e\u0301");
  }
}
