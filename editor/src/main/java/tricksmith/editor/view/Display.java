package tricksmith.editor.view;

import java.util.Locale;
import java.util.Map;

/** The screen to open a window on, if there is one. */
record Display(String system, String platform, Map<String, String> environment) {

  static Display ofProcess() {
    return new Display(
        System.getProperty("os.name", ""),
        System.getProperty("glass.platform", ""),
        System.getenv());
  }

  /**
   * Whether there is certainly no screen: JavaFX would report that with a stack trace. Outside
   * Linux there always is one, and so there is if a platform without windows was asked for.
   */
  boolean isMissing() {
    return system.toLowerCase(Locale.ROOT).contains("linux")
        && platform.isEmpty()
        && environment.getOrDefault("DISPLAY", "").isBlank();
  }
}
