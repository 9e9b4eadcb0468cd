package tricksmith.record;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A match as a match file tells it, in its words; whether it can have been so only replaying tells.
 *
 * @param line of the file where it begins, from 1
 * @param game title
 * @param script where the script is, or null
 * @param sha256 of the script's text, or null
 * @param options values by the option's name, as labels: one, or the members of a set
 * @param seed null if it is not known
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
