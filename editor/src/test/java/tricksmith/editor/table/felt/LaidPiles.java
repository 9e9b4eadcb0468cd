package tricksmith.editor.table.felt;

import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import tricksmith.editor.view.Lookup;

/** Where the shared piles lie that are drawn, not told in words. */
final class LaidPiles {

  private LaidPiles() {}

  /** Returns the place of the lowest card of each, by the name of the pile. */
  static Map<String, Bounds> in(Node table) {
    return Lookup.all(table, "#piles .pile").stream()
        .filter(pile -> pile.isVisible() && Lookup.find(pile, ".pile-cards").isVisible())
        .collect(
            Collectors.toMap(
                pile -> "cards of " + ((Labeled) Lookup.find(pile, ".pile-name .label")).getText(),
                pile -> lowest(pile).orElseThrow()));
  }

  /**
   * Returns by how many pixels a part has moved or changed its size; fractions come of rounding.
   */
  static double change(Bounds before, Bounds after) {
    return Math.max(
        Math.hypot(after.getMinX() - before.getMinX(), after.getMinY() - before.getMinY()),
        Math.hypot(after.getMaxX() - before.getMaxX(), after.getMaxY() - before.getMaxY()));
  }

  private static Optional<Bounds> lowest(Node pile) {
    return Lookup.all(pile, ".card").stream()
        .filter(Node::isVisible)
        .map(Lookup::inScene)
        .min(Comparator.comparingDouble(Bounds::getMinX));
  }
}
