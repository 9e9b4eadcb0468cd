package tricksmith.editor.view.look;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.text.Font;
import tricksmith.editor.persistence.EditorSettings;

/**
 * The look of windows: a theme, our stylesheet on top of its colours, and fonts with Japanese and
 * suits: one for scripts, and another in two weights for everything else.
 */
public final class Look {
  private static final String FOLDER = "/tricksmith/editor/view/";
  private static final List<String> FONTS =
      List.of(
          "BIZUDGothic-Regular.ttf", "NotoSansJP-Regular-subset.ttf", "NotoSansJP-Bold-subset.ttf");
  private static final String STYLESHEET = "editor.css";
  private static final String HIGH_CONTRAST = "high-contrast.css";

  /** The name of Windows' own high contrast setting. */
  private static final String HIGH_CONTRAST_OF_SYSTEM = "Windows.SPI.HighContrast";

  private enum Colours {
    LIGHT,
    DARK,
    HIGH_CONTRAST
  }

  public Look() {
    FONTS.forEach(Look::load);
  }

  private static void load(String name) {
    try (InputStream font = Look.class.getResourceAsStream(FOLDER + name)) {
      Font.loadFont(Objects.requireNonNull(font, name), Font.getDefault().getSize());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** Applies the look of these settings to a scene. */
  public void applyTo(Scene scene, EditorSettings settings) {
    Colours colours = colours(settings.theme());
    scene.setUserAgentStylesheet(
        switch (colours) {
          case LIGHT -> new PrimerLight().getUserAgentStylesheet();
          case DARK, HIGH_CONTRAST -> new PrimerDark().getUserAgentStylesheet();
        });
    List<String> sheets = new ArrayList<>(List.of(sheet(STYLESHEET)));
    if (colours == Colours.HIGH_CONTRAST) {
      sheets.add(sheet(HIGH_CONTRAST));
    }
    scene.getStylesheets().setAll(sheets);
    List<String> classes = scene.getRoot().getStyleClass();
    classes.removeIf(Look::isLook);
    classes.add("zoom-" + settings.zoom());
    if (colours != Colours.LIGHT) {
      classes.add("dark");
    }
  }

  /**
   * Whether a style class of a root determines the look; whatever floats above it needs the same
   * ones.
   */
  static boolean isLook(String styleClass) {
    return styleClass.startsWith("zoom-") || styleClass.equals("dark");
  }

  private static Colours colours(EditorSettings.Theme theme) {
    return switch (theme) {
      case SYSTEM -> coloursOfSystem();
      case LIGHT -> Colours.LIGHT;
      case DARK -> Colours.DARK;
      case HIGH_CONTRAST -> Colours.HIGH_CONTRAST;
    };
  }

  private static Colours coloursOfSystem() {
    Platform.Preferences system = Platform.getPreferences();
    if (system.getBoolean(HIGH_CONTRAST_OF_SYSTEM).orElse(false)) {
      return Colours.HIGH_CONTRAST;
    }
    return system.getColorScheme() == ColorScheme.DARK ? Colours.DARK : Colours.LIGHT;
  }

  private static String sheet(String name) {
    return Objects.requireNonNull(Look.class.getResource(FOLDER + name), name).toExternalForm();
  }
}
