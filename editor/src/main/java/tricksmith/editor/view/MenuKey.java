package tricksmith.editor.view;

import java.util.Locale;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;

/**
 * The keys that ask for the menu of what has the focus. Only on Windows does JavaFX know them by
 * itself.
 */
final class MenuKey {
  private static final KeyCombination OTHERWISE =
      new KeyCodeCombination(KeyCode.F10, KeyCombination.SHIFT_DOWN);

  private MenuKey() {}

  /** Lets the keys of this window ask for menus. */
  static void serve(Scene scene) {
    if (!System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("windows")) {
      scene.addEventHandler(KeyEvent.KEY_PRESSED, key -> pressed(scene.getFocusOwner(), key));
    }
  }

  private static void pressed(@Nullable Node focused, KeyEvent key) {
    boolean asks = key.getCode() == KeyCode.CONTEXT_MENU || OTHERWISE.match(key);
    if (asks && focused != null) {
      ask(focused);
      key.consume();
    }
  }

  private static void ask(Node focused) {
    Bounds own = focused.getLayoutBounds();
    Bounds inScene = focused.localToScene(own);
    Bounds onScreen = focused.localToScreen(own);
    focused.fireEvent(
        new ContextMenuEvent(
            focused,
            focused,
            ContextMenuEvent.CONTEXT_MENU_REQUESTED,
            inScene.getCenterX(),
            inScene.getCenterY(),
            onScreen.getCenterX(),
            onScreen.getCenterY(),
            true,
            null));
  }
}
