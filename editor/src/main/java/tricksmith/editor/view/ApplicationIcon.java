package tricksmith.editor.view;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import javafx.scene.image.Image;

/** The icon of the window, in several sizes from which the system chooses. */
final class ApplicationIcon {
  static final List<Integer> SIZES = List.of(16, 32, 48, 128);

  private ApplicationIcon() {}

  static List<Image> images() {
    return SIZES.stream().map(ApplicationIcon::image).toList();
  }

  private static Image image(int size) {
    String name = "/tricksmith/editor/view/icon-" + size + ".png";
    try (InputStream file = ApplicationIcon.class.getResourceAsStream(name)) {
      return new Image(Objects.requireNonNull(file, name));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
