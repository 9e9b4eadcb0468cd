package tricksmith.editor.view;

import java.util.Locale;
import java.util.Map;

/** Whether there is a screen to open a window on. */
record Display(String system, String platform, Map<String, String> environment) {

  /** That of the process. */
  static Display ofProcess() {
    return new Display(
        System.getProperty("os.name", ""),
        System.getProperty("glass.platform", ""),
        System.getenv());
  }

  /**
   * Whether it is clear that there is none: JavaFX would say so in a stack trace. Elsewhere than on
   * Linux there always is one, and so there is where a platform without windows was asked for.
   */
  boolean isMissing() {
    return system.toLowerCase(Locale.ROOT).contains("linux")
        && platform.isEmpty()
        && environment.getOrDefault("DISPLAY", "").isBlank();
  }
}
