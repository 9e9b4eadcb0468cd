package tricksmith.editor.view;

import static tricksmith.editor.view.Waiting.onFxThread;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.stage.Window;

/**
 * Finds parts of a window on the JavaFX thread, from whichever thread a test asks: while another
 * looks, that one adds and removes parts whenever it lays them out.
 */
public final class Lookup {
  private Lookup() {}

  /** Returns the first part of a window that matches a selector; there must be one. */
  public static Node find(Window window, String selector) {
    return there(tryFind(window, selector), selector);
  }

  /** Returns the first part within another, or that one, that matches a selector. */
  public static Node find(Node outer, String selector) {
    return there(tryFind(outer, selector), selector);
  }

  private static Node there(Optional<Node> found, String selector) {
    return found.orElseThrow(() -> new NoSuchElementException("nothing matches " + selector));
  }

  /** Returns the first part of a window that matches a selector, if there is one. */
  public static Optional<Node> tryFind(Window window, String selector) {
    return onFxThread(() -> tryFind(window.getScene().getRoot(), selector));
  }

  /** Returns the first part within another, or that one, that matches a selector. */
  public static Optional<Node> tryFind(Node outer, String selector) {
    return onFxThread(() -> Optional.ofNullable(outer.lookup(selector)));
  }

  /** Returns the parts of a window that match a selector, as they are now. */
  public static List<Node> all(Window window, String selector) {
    return onFxThread(() -> all(window.getScene().getRoot(), selector));
  }

  /** Returns the parts within another, and that one, that match a selector, as they are now. */
  public static List<Node> all(Node outer, String selector) {
    return onFxThread(() -> List.copyOf(outer.lookupAll(selector)));
  }

  /** Returns all windows, from the one that was opened first. */
  public static List<Window> windows() {
    return onFxThread(() -> List.copyOf(Window.getWindows()));
  }

  /** Returns what a part consists of, as it is now. */
  public static List<Node> children(Parent outer) {
    return onFxThread(() -> List.copyOf(outer.getChildrenUnmodifiable()));
  }

  /** Returns where a part lies in its window, without its shadow. */
  public static Bounds inScene(Node part) {
    return onFxThread(() -> part.localToScene(part.getLayoutBounds()));
  }

  /** Returns where a part lies on the screen, without its shadow. */
  public static Bounds onScreen(Node part) {
    return onFxThread(() -> part.localToScreen(part.getLayoutBounds()));
  }

  /**
   * Returns a place of a part on the screen, by how much of its width and height lies before it:
   * between 0 and 1.
   */
  public static Point2D onScreen(Node part, double width, double height) {
    return onFxThread(
        () -> {
          Bounds whole = part.getLayoutBounds();
          return part.localToScreen(whole.getWidth() * width, whole.getHeight() * height);
        });
  }

  /** Returns how wide a part would be if there was room. */
  public static double prefWidth(Node part) {
    return onFxThread(() -> part.prefWidth(-1));
  }

  /** Returns how high a part would be at the width that it has. */
  public static double prefHeight(Region part) {
    return onFxThread(() -> part.prefHeight(part.getWidth()));
  }

  /** Returns as many of the words of a label or button as it has room for. */
  public static String drawn(Labeled label) {
    return onFxThread(() -> ((Text) label.lookup(".text")).getText());
  }
}
