package tricksmith.editor.view;

import atlantafx.base.theme.PrimerLight;
import atlantafx.base.theme.Theme;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import javafx.scene.Scene;
import javafx.scene.text.Font;

/**
 * How windows look: a theme, our stylesheet on its colours, and a font that has Japanese and suits.
 */
final class Look {
  private static final String FONT = "BIZUDGothic-Regular.ttf";
  private static final String STYLESHEET = "editor.css";

  private final Theme theme = new PrimerLight();

  /** The look, with its font loaded. */
  Look() {
    try (InputStream font = Look.class.getResourceAsStream(FONT)) {
      Font.loadFont(Objects.requireNonNull(font, FONT), Font.getDefault().getSize());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** Gives a scene this look. */
  void applyTo(Scene scene) {
    scene.setUserAgentStylesheet(theme.getUserAgentStylesheet());
    scene
        .getStylesheets()
        .add(Objects.requireNonNull(Look.class.getResource(STYLESHEET)).toExternalForm());
  }
}
