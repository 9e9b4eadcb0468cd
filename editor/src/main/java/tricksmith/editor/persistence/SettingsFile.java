package tricksmith.editor.persistence;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tricksmith.editor.files.WholeFile;

/**
 * The file of the settings. Failures are never worth an error: unreadable settings count as
 * missing, and those that cannot be written are dropped.
 */
public record SettingsFile(Path path) {
  private static final Logger LOG = LoggerFactory.getLogger(SettingsFile.class);

  public EditorSettings read() {
    if (Files.notExists(path)) {
      return EditorSettings.USUAL;
    }
    Properties kept = new Properties();
    try {
      kept.load(new StringReader(StateFile.text(path)));
      return settings(kept);
    } catch (IOException | IllegalArgumentException unreadable) {
      LOG.warn("Settings are not readable: {}", path, unreadable);
      return EditorSettings.USUAL;
    }
  }

  private static EditorSettings settings(Properties kept) {
    return new EditorSettings(
        EditorSettings.Theme.valueOf(kept.getProperty("theme", "SYSTEM")),
        EditorSettings.Language.valueOf(kept.getProperty("language", "SYSTEM")),
        Integer.parseInt(kept.getProperty("zoom", "100")),
        Boolean.parseBoolean(kept.getProperty("autosave", "false")),
        Boolean.parseBoolean(kept.getProperty("wrap", "true")),
        EditorSettings.Motion.valueOf(kept.getProperty("motion", "SYSTEM")),
        files(kept, "recent."),
        files(kept, "open."),
        files(kept, "front.").stream().findFirst(),
        panes(kept),
        new Guided(
            Integer.parseInt(kept.getProperty("guided", "0")),
            files(kept, "guided.").stream().findFirst()));
  }

  private static PaneLayout panes(Properties kept) {
    PaneLayout usual = PaneLayout.USUAL;
    return new PaneLayout(
        Boolean.parseBoolean(kept.getProperty("outline", "false")),
        Double.parseDouble(kept.getProperty("outline.share", String.valueOf(usual.outlineShare()))),
        Double.parseDouble(kept.getProperty("script.share", String.valueOf(usual.scriptShare()))),
        Integer.parseInt(kept.getProperty("window.width", "0")),
        Integer.parseInt(kept.getProperty("window.height", "0")),
        Halves.valueOf(kept.getProperty("halves", usual.halves().name())));
  }

  private static List<Path> files(Properties kept, String key) {
    List<Path> files = new ArrayList<>();
    for (int i = 0; kept.containsKey(key + i); i++) {
      try {
        files.add(Path.of(kept.getProperty(key + i)));
      } catch (InvalidPathException elsewhere) {
        LOG.debug("Not a file of this system", elsewhere);
      }
    }
    return files;
  }

  private static void put(Properties kept, String key, List<Path> files) {
    for (int i = 0; i < files.size(); i++) {
      kept.setProperty(key + i, files.get(i).toString());
    }
  }

  public void write(EditorSettings settings) {
    Properties kept = new Properties();
    kept.setProperty("theme", settings.theme().name());
    kept.setProperty("language", settings.language().name());
    kept.setProperty("zoom", String.valueOf(settings.zoom()));
    kept.setProperty("autosave", String.valueOf(settings.autosave()));
    kept.setProperty("wrap", String.valueOf(settings.wrap()));
    kept.setProperty("motion", settings.motion().name());
    PaneLayout panes = settings.panes();
    kept.setProperty("outline", String.valueOf(panes.outline()));
    kept.setProperty("outline.share", String.valueOf(panes.outlineShare()));
    kept.setProperty("script.share", String.valueOf(panes.scriptShare()));
    kept.setProperty("halves", panes.halves().name());
    kept.setProperty("window.width", String.valueOf(panes.width()));
    kept.setProperty("window.height", String.valueOf(panes.height()));
    kept.setProperty("guided", String.valueOf(settings.guided().done()));
    put(kept, "guided.", settings.guided().script().stream().toList());
    put(kept, "recent.", settings.recent());
    put(kept, "open.", settings.open());
    put(kept, "front.", settings.front().stream().toList());
    try {
      StringWriter text = new StringWriter();
      kept.store(text, null);
      Files.createDirectories(path.toAbsolutePath().getParent());
      WholeFile.replace(path, text.toString().getBytes(StandardCharsets.UTF_8));
    } catch (IOException failure) {
      LOG.warn("Settings are not kept: {}", path, failure);
    }
  }
}
