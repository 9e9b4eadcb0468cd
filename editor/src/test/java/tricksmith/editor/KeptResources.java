package tricksmith.editor;

import java.nio.file.Path;
import java.util.Objects;
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

  private static final Scene KEPT = kept();

  private KeptResources() {}

  /** Loads them, unless that has been done; on the JavaFX thread. */
  public static void load() {
    Objects.requireNonNull(KEPT);
  }

  private static Scene kept() {
    Scene scene = new Scene(new Pane(new Label()));
    LOOK.applyTo(scene, EditorSettings.USUAL);
    scene.getRoot().applyCss();
    return scene;
  }
}
