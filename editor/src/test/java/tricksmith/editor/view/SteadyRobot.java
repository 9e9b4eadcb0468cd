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
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.robot.Motion;
import org.testfx.service.locator.BoundsLocatorException;
import org.testfx.service.query.NodeQuery;
import org.testfx.service.query.PointQuery;
import org.testfx.util.NodeQueryUtils;

/**
 * The robot of tests in whose windows things happen by themselves: it looks parts up while nothing
 * changes them, and clicks on them only when they lie still.
 */
final class SteadyRobot extends ApplicationExtension {

  /** As many looks, a hundredth of a second apart, are longer than a frame. */
  private static final int ENOUGH = 2;

  /** A part, and where it was when it was last looked at; empty if it was not laid out. */
  private record Seen(Node part, Optional<Bounds> place) {}

  @Override
  public NodeQuery lookup(String query) {
    return onFxThread(() -> super.lookup(query));
  }

  @Override
  public <T extends Node> NodeQuery lookup(Predicate<T> predicate) {
    return onFxThread(() -> super.lookup(predicate));
  }

  @Override
  public PointQuery point(Node part) {
    return pointOf(() -> part);
  }

  @Override
  public FxRobot clickOn(String query, Motion motion, MouseButton... buttons) {
    return clickOn(pointOf(() -> visible(query)), motion, buttons);
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
          Seen now = new Seen(part, place(part));
          boolean same = now.place().isPresent() && now.equals(last.getAndSet(now));
          return times.updateAndGet(before -> same ? before + 1 : 0) == ENOUGH;
        });
    Seen seen = last.get();
    targetWindow(onFxThread(() -> seen.part().getScene().getWindow()));
    return point(seen.place().orElseThrow());
  }

  /** Returns the place of a part on the screen; empty before it is laid out. */
  private Optional<Bounds> place(Node part) {
    try {
      return Optional.of(robotContext().getBoundsLocator().boundsOnScreenFor(part));
    } catch (BoundsLocatorException _) {
      return Optional.empty();
    }
  }
}
