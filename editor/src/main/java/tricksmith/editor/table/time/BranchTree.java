package tricksmith.editor.table.time;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import tricksmith.editor.branches.Branch;

/**
 * Branches in drawing order: each below the one that it left, those that left it last first, so
 * that no lines cross.
 */
record BranchTree(List<Branch> rows) {

  static BranchTree of(List<Branch> branches) {
    List<Branch> rows = new ArrayList<>();
    branches.stream()
        .filter(branch -> branches.stream().noneMatch(each -> each.number() == branch.parent()))
        .forEach(root -> add(root, branches, rows));
    return new BranchTree(List.copyOf(rows));
  }

  private static void add(Branch branch, List<Branch> branches, List<Branch> rows) {
    List<Branch> open = new ArrayList<>(List.of(branch));
    while (!open.isEmpty()) {
      Branch next = open.removeLast();
      rows.add(next);
      // The last to be added is the first to be drawn.
      branches.stream()
          .filter(each -> each.parent() == next.number())
          .sorted(Comparator.comparingInt(Branch::leaves))
          .forEach(open::add);
    }
  }

  int longest() {
    return rows.stream().mapToInt(branch -> branch.choices().size()).max().orElse(0);
  }

  /** Returns where a branch begins: where it leaves its parent. */
  static int begins(Branch branch) {
    return branch.parent() == 0 ? 0 : branch.leaves();
  }

  /** Returns the row of the branch that a branch has left; -1 for none. */
  int parentRow(Branch branch) {
    for (int row = 0; row < rows.size(); row++) {
      if (rows.get(row).number() == branch.parent()) {
        return row;
      }
    }
    return -1;
  }

  /** Returns the moments at which branches below leave the branch of a row. */
  List<Integer> leaving(int row) {
    return rows.stream()
        .filter(branch -> parentRow(branch) == row)
        .map(BranchTree::begins)
        .toList();
  }

  /** Returns the moments at which lines from rows above pass through a row to rows below. */
  List<Integer> passing(int row) {
    return IntStream.range(row + 1, rows.size())
        .mapToObj(rows::get)
        .filter(below -> parentRow(below) >= 0 && parentRow(below) < row)
        .map(BranchTree::begins)
        .toList();
  }
}
