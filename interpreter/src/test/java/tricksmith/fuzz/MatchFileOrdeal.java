package tricksmith.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tricksmith.cli.CapturedCommand;

/** What a file that may be a match file goes through: {@code tricksmith replay}. */
final class MatchFileOrdeal {
  private static final int FINE = 0;
  private static final int WRONG = 1;
  private static final int UNREADABLE = 3;

  private final Lots lots;

  MatchFileOrdeal(Lots lots) {
    this.lots = lots;
  }

  /** How far it came. */
  Outcome undergo(Path file, Path script) {
    List<Object> words = new ArrayList<>(List.of("replay", file, "--script", script));
    if (lots.onceIn(2)) {
      words.add("--verify");
    }
    if (lots.onceIn(3)) {
      words.add("--json");
    }
    CapturedCommand.Ran ran = CapturedCommand.run(words.toArray());
    assertThat(ran.exitCode()).as(ran.err()).isIn(FINE, WRONG, UNREADABLE);
    assertThat(ran.out() + ran.err()).doesNotContain("\tat ", "Exception");
    return ran.exitCode() == FINE ? Outcome.REPLAYED : Outcome.REFUSED;
  }
}
