package tricksmith.editor.table;

import javafx.css.PseudoClass;
import javafx.scene.Scene;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/**
 * Marks the root of a window that is used from the keyboard, so that a table does not show its
 * focus to those who play with the mouse, nor explain the card that has it.
 */
public final class FocusInSight {
  private static final PseudoClass BY_KEYBOARD = PseudoClass.getPseudoClass("by-keyboard");

  private FocusInSight() {}

  /** Keeps the mark of this window up to date. */
  public static void follow(Scene scene) {
    scene.addEventFilter(KeyEvent.KEY_PRESSED, _ -> mark(scene, true));
    scene.addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> mark(scene, false));
  }

  /** Whether a window is used from the keyboard. */
  public static boolean isIn(Scene scene) {
    return scene.getRoot().getPseudoClassStates().contains(BY_KEYBOARD);
  }

  private static void mark(Scene scene, boolean byKeyboard) {
    scene.getRoot().pseudoClassStateChanged(BY_KEYBOARD, byKeyboard);
  }
}
