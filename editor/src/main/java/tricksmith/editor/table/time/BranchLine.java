package tricksmith.editor.table.time;

import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import tricksmith.editor.branches.Branch;

/** One branch of a match as a line in the tree: where it leaves another, and how long it is. */
final class BranchLine extends Pane {
  private static final double WIDTH = 132;
  private static final double HEIGHT = 24;
  private static final double EDGE = 6;
  private static final double THICK = 3;
  private static final double DOT = 9;

  private final int longest;

  BranchLine(BranchTree tree, int row, boolean present) {
    longest = Math.max(1, tree.longest());
    getStyleClass().add("branch-line");
    setMinSize(WIDTH, HEIGHT);
    setMaxSize(WIDTH, HEIGHT);
    Branch branch = tree.rows().get(row);
    double middle = HEIGHT / 2;
    double from = x(BranchTree.begins(branch));
    double to = x(branch.choices().size());
    tree.passing(row).forEach(moment -> add("branch-other", x(moment), 0, 1, HEIGHT));
    tree.leaving(row).forEach(moment -> add("branch-other", x(moment), middle, 1, middle));
    if (tree.parentRow(branch) >= 0) {
      add("branch-other", from, 0, 1, middle);
    }
    String style = present ? "branch-present" : "branch-other";
    add(style, from, middle - THICK / 2, Math.max(THICK, to - from), THICK);
    add(style, to - DOT / 2, middle - DOT / 2, DOT, DOT).getStyleClass().add("branch-end");
  }

  private double x(int moment) {
    return EDGE + (WIDTH - 2 * EDGE) * moment / longest;
  }

  private Region add(String style, double x, double y, double width, double height) {
    Region part = new Region();
    part.getStyleClass().add(style);
    part.setManaged(false);
    part.resizeRelocate(x, y, width, height);
    getChildren().add(part);
    return part;
  }
}
