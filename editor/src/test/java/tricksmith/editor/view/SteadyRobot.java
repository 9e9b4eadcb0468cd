package tricksmith.editor.view;

import static tricksmith.editor.view.Waiting.onFxThread;
import static tricksmith.editor.view.Waiting.until;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import javafx.stage.Window;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.robot.Motion;
import org.testfx.service.locator.BoundsLocatorException;
import org.testfx.service.query.NodeQuery;
import org.testfx.service.query.PointQuery;
import org.testfx.util.NodeQueryUtils;

/**
 * The robot of all tests of windows: it looks parts up on the JavaFX thread, where nothing changes
 * them meanwhile, and clicks on them only when they lie still.
 */
public final class SteadyRobot extends ApplicationExtension {

  /** As many looks, a hundredth of a second apart, are longer than a frame. */
  private static final int ENOUGH = 2;

  /** A part, and where it was when it was last looked at; empty if it was not in a window. */
  private record Seen(Node part, Optional<Place> place) {}

  /** A window and a place on the screen. They are of use even if the part is gone by now. */
  private record Place(Window window, Bounds bounds) {}

  /** Leaves a window open that the next test shares. */
  @Override
  public void afterEach(ExtensionContext test) throws Exception {
    if (test.getRequiredTestInstance() instanceof SharedWindowTest) {
      FxToolkit.cleanupInput(this);
    } else {
      super.afterEach(test);
    }
  }

  @Override
  public NodeQuery lookup(String query) {
    return onFxThread(() -> super.lookup(query));
  }

  @Override
  public <T extends Node> NodeQuery lookup(Predicate<T> predicate) {
    return onFxThread(() -> super.lookup(predicate));
  }

  /** Whoever writes while one window hands the focus to another would write nowhere. */
  @Override
  public FxRobot write(String text) {
    until("a window with the focus", () -> Lookup.windows().stream().anyMatch(Window::isFocused));
    return super.write(text);
  }

  @Override
  public PointQuery point(Node part) {
    return pointOf(() -> part);
  }

  @Override
  public FxRobot clickOn(String query, Motion motion, MouseButton... buttons) {
    return clickOn(pointOf(() -> visible(query)), motion, buttons);
  }

  @Override
  public FxRobot dropTo(String query) {
    return dropTo(pointOf(() -> visible(query)));
  }

  private Node visible(String query) {
    return lookup(query).match(NodeQueryUtils.isVisible()).query();
  }

  /** Waits until a part has been in the same place for longer than a frame. */
  private PointQuery pointOf(Supplier<Node> wanted) {
    AtomicReference<Seen> last = new AtomicReference<>();
    AtomicInteger times = new AtomicInteger();
    until(
        "a part that lies still",
        () -> {
          Node part = wanted.get();
          Seen before = last.get();
          if (before != null && before.place().isPresent() && part.getScene() == null) {
            // What has replaced it is most likely in its place.
            return true;
          }
          Seen now = new Seen(part, place(part));
          boolean same = now.place().isPresent() && now.equals(before);
          last.set(now);
          return times.updateAndGet(count -> same ? count + 1 : 0) == ENOUGH;
        });
    Place place = last.get().place().orElseThrow();
    targetWindow(place.window());
    return point(place.bounds());
  }

  /** Returns where a part is; empty before it is laid out, and after it has been taken away. */
  private Optional<Place> place(Node part) {
    if (part.getScene() == null || part.getScene().getWindow() == null) {
      return Optional.empty();
    }
    try {
      Bounds bounds = robotContext().getBoundsLocator().boundsOnScreenFor(part);
      return Optional.of(new Place(part.getScene().getWindow(), bounds));
    } catch (BoundsLocatorException _) {
      return Optional.empty();
    }
  }
}
