package tricksmith.editor.signs;

import java.lang.reflect.Field;
import java.util.Optional;
import javafx.scene.text.TextFlow;

/**
 * Indents the lines into which a line of a script wraps, so that they cannot be taken for lines of
 * their own. JavaFX has no API for this; if a newer JavaFX keeps its layout elsewhere, wrapped
 * lines begin at the margin, and a test fails.
 */
public final class HangingIndent {
  private static final Optional<Field> LAYOUT = layout();

  private HangingIndent() {}

  /** Indents wrapped lines of a text from now on. Call it before the text is laid out. */
  public static void give(TextFlow text) {
    LAYOUT.ifPresent(
        field -> {
          try {
            if (!(field.get(text) instanceof HangingLayout)) {
              field.set(text, new HangingLayout());
              text.requestLayout();
            }
          } catch (IllegalAccessException unchanged) {
            throw new IllegalStateException(unchanged);
          }
        });
  }

  private static Optional<Field> layout() {
    try {
      Field field = TextFlow.class.getDeclaredField("layout");
      field.setAccessible(true);
      return Optional.of(field);
    } catch (NoSuchFieldException | RuntimeException absent) {
      return Optional.empty();
    }
  }
}
