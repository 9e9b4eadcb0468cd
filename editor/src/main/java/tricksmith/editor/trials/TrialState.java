package tricksmith.editor.trials;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.playtest.Results;
import tricksmith.script.Game;

/**
 * What is known of trying rules out, at one moment. Immutable.
 *
 * @param game whose figures these are; null before there are any
 * @param results the figures; null likewise
 * @param compared with the script as it was saved, or with rules that were marked
 * @param marked whether it is with rules that were marked
 * @param played how many matches of the batch under way have been played
 * @param wanted how many it is to have; 0 if none is under way
 */
@SuppressWarnings("ReferenceEquality") // What was found is handed on as it is.
public record TrialState(
    @Nullable Game game,
    @Nullable Results results,
    Compared compared,
    boolean marked,
    int played,
    int wanted) {

  /** Before anything was tried out. */
  public static final TrialState NOTHING =
      new TrialState(null, null, new Compared.NotYet(), false, 0, 0);

  /** Whether a batch is under way. */
  public boolean isUnderWay() {
    return wanted > 0;
  }

  /** The text of the rules whose figures these are; empty before there are any. */
  public Optional<String> text() {
    return Optional.ofNullable(game).map(tried -> tried.script().source().text());
  }

  /** What use was made of each rule, in the order of the text; none before anything was played. */
  public List<CoveredRule> rules() {
    if (game == null || results == null) {
      return List.of();
    }
    return results.coverage().uses().entrySet().stream()
        .map(used -> CoveredRule.of(game, used.getKey(), used.getValue()))
        .sorted(Comparator.comparingInt(rule -> rule.span().start()))
        .toList();
  }

  /** Whether it says the same as another but for how far a batch has come. */
  public boolean hasFiguresOf(TrialState other) {
    return game == other.game && results == other.results && compared == other.compared;
  }

  TrialState progress(int done, int all) {
    return new TrialState(game, results, compared, marked, done, all);
  }
}
