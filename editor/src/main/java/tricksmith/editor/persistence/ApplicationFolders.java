package tricksmith.editor.persistence;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/**
 * The editor's own folders.
 *
 * @param state settings, drafts and branches
 * @param scripts the user's scripts
 * @param bundled the scripts that ship with the program
 */
public record ApplicationFolders(Path state, Path scripts, Path bundled) {

  /**
   * Returns the usual folders on this machine; the system property {@code tricksmith.state}
   * overrides the first.
   */
  public static ApplicationFolders ofMachine() {
    Path home = Path.of(System.getProperty("user.home", ""));
    String told = System.getProperty("tricksmith.state", "");
    Path state =
        told.isBlank()
            ? state(System.getProperty("os.name", ""), System.getenv(), home)
            : Path.of(told);
    Path installation = Path.of(System.getProperty("tricksmith.home", ""));
    return new ApplicationFolders(state, home.resolve("Tricksmith"), installation.resolve("games"));
  }

  ApplicationFolders withScripts(Path other) {
    return new ApplicationFolders(state, other, bundled);
  }

  static Path state(String system, Map<String, String> environment, Path home) {
    String name = system.toLowerCase(Locale.ROOT);
    if (name.contains("mac")) {
      return home.resolve("Library/Application Support/Tricksmith");
    }
    if (name.contains("windows")) {
      String local = environment.getOrDefault("LOCALAPPDATA", "");
      return local.isBlank() ? home.resolve("Tricksmith") : Path.of(local, "Tricksmith");
    }
    String state = environment.getOrDefault("XDG_STATE_HOME", "");
    return (state.isBlank() ? home.resolve(".local/state") : Path.of(state)).resolve("tricksmith");
  }
}
