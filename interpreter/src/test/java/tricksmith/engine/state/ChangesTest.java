package tricksmith.engine.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import tricksmith.program.evaluation.Aspect;
import tricksmith.program.evaluation.Reads;

class ChangesTest {

  private static final Reads TABLE =
      new Reads(EnumSet.of(Aspect.HANDS_AND_TABLE), List.of(), List.of());
  private static final Reads CELLS =
      new Reads(EnumSet.of(Aspect.CELLS), List.of(3, 20), List.of(3));

  private final Changes changes = new Changes();

  @Test
  void whatHasChangedHasAnotherNumber() {
    long before = changes.last(TABLE);

    changes.ofZones();

    assertThat(changes.last(TABLE)).isGreaterThan(before);
    assertThat(changes.last(TABLE)).isEqualTo(changes.last(TABLE));
  }

  @Test
  void whatIsNotReadHasTheSame() {
    changes.ofAll();
    long table = changes.last(TABLE);
    long cells = changes.last(CELLS);

    changes.ofScores();
    changes.ofValue(8);
    changes.ofGroup(20);

    assertThat(changes.last(TABLE)).isEqualTo(table);
    assertThat(changes.last(CELLS)).isEqualTo(cells);
  }

  @Test
  void cellsAreToldApartByBlocks() {
    long before = changes.last(CELLS);

    changes.ofValue(16);
    long ofValues = changes.last(CELLS);
    changes.ofGroup(0);

    assertThat(ofValues).isGreaterThan(before);
    assertThat(changes.last(CELLS)).isGreaterThan(ofValues);
  }

  @Test
  void aLiftedCandidateHasChangedNothing() {
    changes.ofZones();
    long before = changes.last(TABLE);

    long during = laid();
    long again = laid();

    assertThat(List.of(during, again)).doesNotContain(before).doesNotHaveDuplicates();
    assertThat(changes.last(TABLE)).isEqualTo(before);
  }

  @Test
  void whatHasChangedBeforeACandidateHasChangedAfterIt() {
    long before = changes.last(TABLE);
    changes.ofZones();

    laid();

    assertThat(changes.last(TABLE)).isNotEqualTo(before);
  }

  /** Lays a candidate and lifts it, and returns the last change in between. */
  private long laid() {
    changes.beforeCandidate();
    changes.ofZones();
    long during = changes.last(TABLE);
    changes.ofZones();
    changes.afterCandidate();
    return during;
  }
}
