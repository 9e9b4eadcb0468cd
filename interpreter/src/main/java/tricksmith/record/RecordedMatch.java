package tricksmith.record;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A match in the words of a match file. Only replaying it shows whether the rules allow it.
 *
 * @param line where it begins in the file, from 1
 * @param game title of the game
 * @param script path of the script, or null
 * @param sha256 hash of the script's text, or null
 * @param options labels by option name: one, or the members of a set
 * @param seed null if unknown
 * @param lines what happened, in order
 */
public record RecordedMatch(
    int line,
    String game,
    @Nullable String script,
    @Nullable String sha256,
    int players,
    Map<String, List<String>> options,
    @Nullable Long seed,
    List<RecordedLine> lines) {

  public RecordedMatch {
    lines = List.copyOf(lines);
  }
}
