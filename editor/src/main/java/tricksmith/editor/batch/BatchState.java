package tricksmith.editor.batch;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.players.Level;
import tricksmith.playtest.findings.Finding;
import tricksmith.playtest.findings.FindingDigest;
import tricksmith.playtest.findings.FindingWords;
import tricksmith.playtest.results.Results;
import tricksmith.program.value.RuleId;
import tricksmith.script.Game;
import tricksmith.source.Span;
import tricksmith.translation.Translation;

/**
 * The results of trying out rules, at one moment. Immutable.
 *
 * @param game the game that the figures are about; null until there are any
 * @param levels the results of each level of players, the weakest first
 * @param compared the comparison with the script as saved or with marked rules
 * @param marked whether the comparison is with marked rules
 * @param findings what the levels show together
 * @param refuted earlier findings that did not hold up on new deals
 * @param progress the progress of the running batch; null if none is running
 */
@SuppressWarnings("ReferenceEquality") // Results are passed on unchanged.
public record BatchState(
    @Nullable Game game,
    List<FindingDigest.LevelResults> levels,
    Compared compared,
    boolean marked,
    List<Finding> findings,
    List<Finding> refuted,
    @Nullable Progress progress) {

  /** The state before anything has been tried out. */
  public static final BatchState NOTHING =
      new BatchState(null, List.of(), new Compared.NotYet(), false, List.of(), List.of(), null);

  public BatchState {
    levels = List.copyOf(levels);
    findings = List.copyOf(findings);
    refuted = List.copyOf(refuted);
  }

  /**
   * The progress of a batch.
   *
   * @param level the level of the players
   * @param played the number of matches played
   * @param wanted the number of matches to play
   */
  public record Progress(Level level, int played, int wanted) {}

  public boolean isUnderWay() {
    return progress != null;
  }

  /** Returns the results of random players; null until there are any. */
  public @Nullable Results results() {
    return levels.isEmpty() ? null : levels.getFirst().results();
  }

  /** Returns the batch of players of a level; empty if they have not played. */
  public Optional<FindingDigest.LevelResults> of(Level level) {
    return levels.stream().filter(batch -> batch.level() == level).findFirst();
  }

  /** Returns the text of the rules that the figures are about; empty until there are any. */
  public Optional<String> text() {
    return Optional.ofNullable(game).map(tried -> tried.script().source().text());
  }

  /** Returns how each rule was used, in text order; empty until something was played. */
  public List<CoveredRule> rules() {
    Results results = results();
    return results == null ? List.of() : rules(results);
  }

  /** Returns how each rule was used in some matches, in text order. */
  public List<CoveredRule> rules(Results results) {
    if (game == null) {
      return List.of();
    }
    return results.coverage().uses().entrySet().stream()
        .map(used -> CoveredRule.of(game, used.getKey(), used.getValue()))
        .sorted(Comparator.comparingInt(rule -> rule.span().start()))
        .toList();
  }

  /** Returns the rule that a finding is about; empty if it is not about a rule. */
  public Optional<CoveredRule> ruleOf(Finding finding) {
    RuleId rule =
        switch (finding.subject()) {
          case Finding.Subject.IdleRule(RuleId idle, _) -> idle;
          case Finding.Subject.Decider(RuleId criterion) -> criterion;
          default -> null;
        };
    return rules().stream().filter(covered -> covered.rule().equals(rule)).findFirst();
  }

  /** Returns the place of the rule at which matches fail; empty if that is not the finding. */
  public Optional<Span> failedAt(Finding finding) {
    return finding.subject() instanceof Finding.Subject.Failing(_, RuleId rule) && rule != null
        ? Optional.of(Objects.requireNonNull(game).placeOf(rule))
        : Optional.empty();
  }

  public FindingWords sentences(Locale language) {
    return new FindingWords(language, this::lineOf);
  }

  /** Returns the script's translation into a language, for the rules that were tried. */
  public Translation translation(Locale language) {
    return game == null ? Translation.NONE : game.script().translation(language);
  }

  private int lineOf(RuleId rule) {
    Game tried = Objects.requireNonNull(game);
    return tried.script().source().place(tried.placeOf(rule).start()).line();
  }

  /** Whether two states differ at most in their progress. */
  public boolean hasFiguresOf(BatchState other) {
    return game == other.game
        && levels.equals(other.levels)
        && compared == other.compared
        && refuted.equals(other.refuted);
  }

  BatchState at(@Nullable Progress now) {
    return new BatchState(game, levels, compared, marked, findings, refuted, now);
  }
}
