package tricksmith.editor.view.look;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.text.Font;
import tricksmith.editor.persistence.EditorSettings;
import tricksmith.editor.persistence.FontFiles;

/**
 * The look of windows: a theme, our stylesheet on top of its colours, and fonts with Japanese and
 * suits: one for scripts, and another in two weights for everything else.
 */
public final class Look {
  private static final String FOLDER = "/tricksmith/editor/";
  private static final List<String> FONTS =
      List.of(
          "BIZUDGothic-Regular.ttf", "NotoSansJP-Regular-subset.ttf", "NotoSansJP-Bold-subset.ttf");
  private static final String OF_WINDOWS = "view/editor.css";
  private static final String HIGH_CONTRAST = "view/high-contrast.css";

  /**
   * Not added to the panes themselves: JavaFX lists the nodes of a pane with a stylesheet of its
   * own, and goes through that list for each node it styles.
   */
  private static final List<String> OF_PANES =
      List.of(
          "table/table.css",
          "gallery/gallery.css",
          "figures/figures.css",
          "learning/learning.css",
          "proposals/proposals.css");

  /** The name of Windows' own high contrast setting. */
  private static final String HIGH_CONTRAST_OF_SYSTEM = "Windows.SPI.HighContrast";

  private enum Colours {
    LIGHT,
    DARK,
    HIGH_CONTRAST
  }

  /** Loads the fonts, from files where that is possible. */
  public Look(FontFiles files) {
    FONTS.forEach(name -> load(resource("view/" + name), files));
  }

  private static void load(URL font, FontFiles files) {
    double size = Font.getDefault().getSize();
    // JavaFX expects the path as it is, without escapes.
    boolean loaded = files.of(font).map(file -> Font.loadFont("file:" + file, size)).isPresent();
    if (!loaded) {
      try (InputStream content = font.openStream()) {
        Font.loadFont(content, size);
      } catch (IOException broken) {
        throw new UncheckedIOException(broken);
      }
    }
  }

  /**
   * Makes our theme that of all windows, before the first control is created: from then on, JavaFX
   * would read its own as well, which no window shows.
   */
  public void replaceThemeOfPlatform(EditorSettings settings) {
    Application.setUserAgentStylesheet(theme(colours(settings.theme()) != Colours.LIGHT));
  }

  public void applyTo(Scene scene, EditorSettings settings) {
    Colours colours = colours(settings.theme());
    scene.setUserAgentStylesheet(theme(colours != Colours.LIGHT));
    scene.getStylesheets().setAll(stylesheets(colours == Colours.HIGH_CONTRAST));
    List<String> classes = scene.getRoot().getStyleClass();
    classes.removeIf(Look::isLook);
    classes.add("zoom-" + settings.zoom());
    if (colours != Colours.LIGHT) {
      classes.add("dark");
    }
  }

  /** Ours, those of all panes among them, in the order in which a scene needs them. */
  public static List<String> stylesheets(boolean highContrast) {
    List<String> ofWindow = highContrast ? List.of(OF_WINDOWS, HIGH_CONTRAST) : List.of(OF_WINDOWS);
    return Stream.concat(ofWindow.stream(), OF_PANES.stream()).map(Look::sheet).toList();
  }

  /** AtlantaFX's, without what fits no part of our windows; {@code ThemeTest} makes the files. */
  public static String theme(boolean dark) {
    return sheet(dark ? "view/primer-dark.bss" : "view/primer-light.bss");
  }

  /**
   * Whether a style class of a root determines the look; anything that floats above the root needs
   * the same classes.
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
    return resource(name).toExternalForm();
  }

  private static URL resource(String name) {
    return Objects.requireNonNull(Look.class.getResource(FOLDER + name), name);
  }
}
