package tricksmith.editor;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.persistence.FontFiles;
import tricksmith.editor.view.look.Look;

/**
 * Fonts and stylesheets, loaded once for all windows of a JVM: JavaFX forgets a stylesheet with the
 * last window that uses it, and would read it anew for every test.
 */
public final class KeptResources {
  private static final Look LOOK = new Look(new FontFiles(Path.of("fonts")));

  private static final List<String> OF_PANES =
      Stream.of(
              "table/table.css",
              "gallery/gallery.css",
              "figures/figures.css",
              "learning/learning.css",
              "proposals/proposals.css")
          .map(KeptResources::sheet)
          .toList();

  private static final Scene KEPT = kept();

  private KeptResources() {}

  /** Loads them, unless that has been done; on the JavaFX thread. */
  public static void load() {
    Objects.requireNonNull(KEPT);
  }

  private static String sheet(String name) {
    return Objects.requireNonNull(KeptResources.class.getResource(name), name).toExternalForm();
  }

  private static Scene kept() {
    Pane pane = new Pane(new Label());
    pane.getStylesheets().setAll(OF_PANES);
    Scene scene = new Scene(new Pane(pane));
    LOOK.applyTo(scene, EditorSettings.USUAL);
    scene.getRoot().applyCss();
    return scene;
  }
}
