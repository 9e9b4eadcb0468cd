package tricksmith.editor.table.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tricksmith.editor.branches.Branch;
import tricksmith.editor.branches.Choice;
import tricksmith.editor.branches.FixedOutcomes;

class BranchTreeTest {
  private static Branch branch(int number, int parent, int leaves, int length) {
    List<Choice> choices = Collections.nCopies(length, new Choice("trump", 1, "S"));
    return new Branch(
        number, null, 1, FixedOutcomes.OF_THE_SEED, choices, Map.of(), Map.of(), parent, leaves);
  }

  private static final List<Branch> BRANCHES =
      List.of(
          branch(1, 0, 0, 12),
          branch(2, 1, 3, 9),
          branch(3, 1, 8, 10),
          branch(4, 3, 9, 14),
          branch(5, 0, 0, 2));

  @Test
  void eachIsDrawnBelowTheOneThatItHasLeftTheLatestFirst() {
    BranchTree tree = BranchTree.of(BRANCHES);

    assertThat(tree.rows()).extracting(Branch::number).containsExactly(1, 3, 4, 2, 5);
    assertThat(tree.longest()).isEqualTo(14);
  }

  @Test
  void linesGoFromTheRowThatIsLeftThroughThoseBetween() {
    BranchTree tree = BranchTree.of(BRANCHES);

    assertThat(tree.leaving(0)).containsExactlyInAnyOrder(3, 8);
    assertThat(tree.passing(0)).isEmpty();
    assertThat(tree.leaving(1)).containsExactly(9);
    assertThat(tree.passing(1)).containsExactly(3);
    assertThat(tree.passing(2)).containsExactly(3);
    assertThat(tree.passing(3)).isEmpty();
    assertThat(tree.parentRow(tree.rows().getLast())).isEqualTo(-1);
  }

  /** Its parent was dropped. */
  @Test
  void aBranchWithoutItsParentIsDrawnAlone() {
    BranchTree tree = BranchTree.of(List.of(branch(3, 2, 4, 6)));

    assertThat(tree.rows()).hasSize(1);
    assertThat(tree.parentRow(tree.rows().getFirst())).isEqualTo(-1);
  }
}
