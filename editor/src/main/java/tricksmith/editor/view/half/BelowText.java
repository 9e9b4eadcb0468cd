package tricksmith.editor.view.half;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Region;

/**
 * The text, with panes below it that come and go; they keep the height that the user last gave
 * them.
 */
public final class BelowText extends SplitPane {

  /** The share of the height that the text keeps when something opens below it. */
  private static final double LEAST_FOR_TEXT = 0.4;

  /** The distance from its given height beyond which a part counts as resized by the user. */
  private static final double PULLED = 3;

  private final Region text;
  private final List<Region> below;
  private final Map<Region, Double> heights = new HashMap<>();

  /** The heights of parts that the user has not resized. */
  private final Map<Region, Double> given = new HashMap<>();

  /** The height of a divider, as far as known. */
  private double divider;

  /** Creates a text with panes below it, which are included while they are visible. */
  BelowText(Region text, Region... below) {
    this.text = text;
    this.below = List.of(below);
    setOrientation(Orientation.VERTICAL);
    getStyleClass().add("below-text");
    for (Region part : below) {
      SplitPane.setResizableWithParent(part, false);
      part.visibleProperty().subscribe(_ -> arrange());
      part.prefHeightProperty().subscribe(_ -> giveMoreTo(part));
    }
    heightProperty()
        .subscribe(
            (before, _) -> {
              if (before.doubleValue() == 0) {
                divide();
              }
            });
  }

  private void giveMoreTo(Region part) {
    if (getItems().contains(part)) {
      keepHeights();
      divide();
    }
  }

  private void arrange() {
    List<Node> shown = new ArrayList<>();
    shown.add(text);
    below.stream().filter(Node::isVisible).forEach(shown::add);
    if (!getItems().equals(shown)) {
      keepHeights();
      become(shown);
      divide();
    }
  }

  /** Changes the parts one by one: a node that is removed, even for a moment, loses the focus. */
  private void become(List<Node> shown) {
    getItems().retainAll(shown);
    for (int item = 0; item < shown.size(); item++) {
      if (getItems().size() <= item || !getItems().get(item).equals(shown.get(item))) {
        getItems().add(item, shown.get(item));
      }
    }
  }

  private void keepHeights() {
    double items = getItems().stream().mapToDouble(item -> ((Region) item).getHeight()).sum();
    if (getItems().size() > 1) {
      divider = Math.max(0, getHeight() - items) / (getItems().size() - 1);
    }
    getItems().stream()
        .filter(item -> item instanceof Region part && below.contains(part) && part.getHeight() > 0)
        .map(Region.class::cast)
        .filter(part -> Math.abs(part.getHeight() - given.getOrDefault(part, 0.0)) > PULLED)
        .forEach(part -> heights.put(part, part.getHeight()));
  }

  private void divide() {
    double height = getHeight();
    double top = height;
    double[] dividers = new double[getItems().size() - 1];
    for (int item = getItems().size() - 1; item > 0 && height > 0; item--) {
      // A divider's position is that of its middle.
      boolean lowest = item == getItems().size() - 1;
      top -= heightOf((Region) getItems().get(item)) + (lowest ? divider / 2 : divider);
      dividers[item - 1] = Math.max(LEAST_FOR_TEXT, top / height);
    }
    if (height > 0) {
      setDividerPositions(dividers);
    }
  }

  private double heightOf(Region part) {
    part.applyCss();
    Double pulled = heights.get(part);
    if (pulled != null) {
      return pulled;
    }
    double wanted = part.prefHeight(-1);
    given.put(part, wanted);
    return wanted;
  }
}
