package tricksmith.editor.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class DisplayTest {

  @Test
  void isMissingOnLinuxWhereNoneIsNamed() {
    assertThat(new Display("Linux", "", Map.of()).isMissing()).isTrue();
    assertThat(new Display("Linux", "", Map.of("DISPLAY", ":0")).isMissing()).isFalse();
  }

  @Test
  void isNotAskedForOnOtherSystems() {
    assertThat(new Display("Windows 11", "", Map.of()).isMissing()).isFalse();
    assertThat(new Display("Mac OS X", "", Map.of()).isMissing()).isFalse();
  }

  @Test
  void isNotNeededByAPlatformWithoutWindows() {
    assertThat(new Display("Linux", "Headless", Map.of()).isMissing()).isFalse();
  }
}
