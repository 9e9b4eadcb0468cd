package tricksmith.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PolicyFolderTest {

  @Test
  void liesWhereTheSystemWants() {
    Path home = Path.of("home");

    assertThat(PolicyFolder.cache("Linux", Map.of(), home))
        .isEqualTo(home.resolve(".cache/tricksmith"));
    assertThat(PolicyFolder.cache("Linux", Map.of("XDG_CACHE_HOME", "/c"), home))
        .isEqualTo(Path.of("/c/tricksmith"));
    assertThat(PolicyFolder.cache("Mac OS X", Map.of(), home))
        .isEqualTo(home.resolve("Library/Caches/Tricksmith"));
    assertThat(PolicyFolder.cache("Windows 11", Map.of("LOCALAPPDATA", "local"), home))
        .isEqualTo(Path.of("local/Tricksmith/Cache"));
  }
}
