package tricksmith.editor.trials;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.players.Level;
import tricksmith.playtest.Finding;
import tricksmith.playtest.FindingDigest;
import tricksmith.playtest.FindingWords;
import tricksmith.playtest.Results;
import tricksmith.program.RuleId;
import tricksmith.script.Game;

/**
 * What is known of trying rules out, at one moment. Immutable.
 *
 * @param game whose figures these are; null before there are any
 * @param levels what players of each level did, the weaker first; none before there is any
 * @param compared with the script as it was saved, or with rules that were marked
 * @param marked whether it is with rules that were marked
 * @param findings what the levels say together
 * @param refuted what was found before, and has not held up on new deals
 * @param progress how far the batch under way has come; null if none is under way
 */
@SuppressWarnings("ReferenceEquality") // What was found is handed on as it is.
public record TrialState(
    @Nullable Game game,
    List<FindingDigest.Batch> levels,
    Compared compared,
    boolean marked,
    List<Finding> findings,
    List<Finding> refuted,
    @Nullable Progress progress) {

  /** Before anything was tried out. */
  public static final TrialState NOTHING =
      new TrialState(null, List.of(), new Compared.NotYet(), false, List.of(), List.of(), null);

  public TrialState {
    levels = List.copyOf(levels);
    findings = List.copyOf(findings);
    refuted = List.copyOf(refuted);
  }

  /**
   * How far a batch has come.
   *
   * @param level of those who play
   * @param played how many matches they have played
   * @param wanted how many they are to play
   */
  public record Progress(Level level, int played, int wanted) {}

  /** Whether a batch is under way. */
  public boolean isUnderWay() {
    return progress != null;
  }

  /** The figures of players who choose anything; null before there are any. */
  public @Nullable Results results() {
    return levels.isEmpty() ? null : levels.getFirst().results();
  }

  /** The batch of players of a level; empty if they have not played. */
  public Optional<FindingDigest.Batch> of(Level level) {
    return levels.stream().filter(batch -> batch.level() == level).findFirst();
  }

  /** The text of the rules whose figures these are; empty before there are any. */
  public Optional<String> text() {
    return Optional.ofNullable(game).map(tried -> tried.script().source().text());
  }

  /** What use was made of each rule, in the order of the text; none before anything was played. */
  public List<CoveredRule> rules() {
    Results results = results();
    return results == null ? List.of() : rules(results);
  }

  /** What use some matches made of each rule, in the order of the text. */
  public List<CoveredRule> rules(Results results) {
    if (game == null) {
      return List.of();
    }
    return results.coverage().uses().entrySet().stream()
        .map(used -> CoveredRule.of(game, used.getKey(), used.getValue()))
        .sorted(Comparator.comparingInt(rule -> rule.span().start()))
        .toList();
  }

  /** The rule that a finding is about; empty if it is about none. */
  public Optional<CoveredRule> ruleOf(Finding finding) {
    return finding.subject() instanceof Finding.Subject.IdleRule(RuleId rule, _)
        ? rules().stream().filter(covered -> covered.rule().equals(rule)).findFirst()
        : Optional.empty();
  }

  /** Sentences for what was found, in a language. */
  public FindingWords sentences(Locale language) {
    return new FindingWords(language, this::lineOf);
  }

  private int lineOf(RuleId rule) {
    Game tried = Objects.requireNonNull(game);
    return tried.script().source().place(tried.placeOf(rule).start()).line();
  }

  /** Whether it says the same as another but for how far a batch has come. */
  public boolean hasFiguresOf(TrialState other) {
    return game == other.game
        && levels.equals(other.levels)
        && compared == other.compared
        && refuted.equals(other.refuted);
  }

  TrialState at(@Nullable Progress now) {
    return new TrialState(game, levels, compared, marked, findings, refuted, now);
  }
}
