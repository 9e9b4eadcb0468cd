package tricksmith.playtest.findings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.players.Level;
import tricksmith.playtest.compare.Contrast;
import tricksmith.playtest.compare.Difference;
import tricksmith.playtest.findings.Finding.Instance;
import tricksmith.playtest.findings.Finding.Subject;
import tricksmith.playtest.results.Coverage;
import tricksmith.playtest.results.Failure;
import tricksmith.playtest.results.Results;
import tricksmith.playtest.results.RuleUse;
import tricksmith.playtest.results.Sides;
import tricksmith.playtest.statistics.Normal;
import tricksmith.playtest.statistics.Sample;
import tricksmith.playtest.statistics.Share;
import tricksmith.program.Program;
import tricksmith.program.TrickLaw;
import tricksmith.program.value.RuleId;

/** Condenses batches played at several levels into a few findings, the most important first. */
public final class FindingDigest {

  /** A difference in the share of wins that hardly matters. */
  static final double SMALL_SHARE = 0.05;

  /** In fewer matches than this, an idle rule may merely be rare. */
  private static final int ENOUGH_FOR_RULES = 100;

  /** When at least this share of decisions is forced, there is little to play for. */
  private static final double MUCH_FORCED = 0.5;

  /** When one criterion decides more than this share of what scores, little else counts. */
  private static final double NEARLY_ALL = 0.9;

  /** When it decides no more than this share of all tricks, that is worth knowing. */
  private static final double FEW_TRICKS = 0.5;

  /** When the early leader wins at least this often, the match is decided early. */
  private static final double SETTLED = 0.75;

  /** A number of choices beyond the end of most matches. */
  static final int FAR = 2000;

  private FindingDigest() {}

  /**
   * The results of one level of players.
   *
   * @param contrast the comparison with other rules; null if there is none
   */
  public record LevelResults(Level level, Results results, @Nullable Contrast contrast) {}

  /**
   * Returns the findings of batches played under the same rules, the most important first.
   *
   * @param batches by level, the weakest first, each on its own deals
   */
  public static List<Finding> of(Program rules, List<LevelResults> batches) {
    List<LevelResults> ended =
        batches.stream().filter(batch -> batch.results().ended() > 0).toList();
    List<Finding> findings = new ArrayList<>(failing(batches));
    findings.addAll(ChangeDigest.of(rules, batches));
    if (!ended.isEmpty()) {
      double deviations = deviations(rules, ended);
      findings.addAll(PositionDigest.of(rules, ended, deviations));
      findings.addAll(idleRules(batches));
      findings.addAll(deciders(rules, batches));
      findings.addAll(leader(rules, ended, deviations));
      findings.addAll(forced(ended, deviations));
    }
    return findings.stream().sorted(Comparator.comparingInt(FindingDigest::rank)).toList();
  }

  /**
   * Returns what batches say about one subject, whether or not it is among the findings worth
   * telling; empty if they say nothing about it. As the subject was known before the matches were
   * played, nothing else had a chance to stand out, and the intervals hold for it alone.
   *
   * @param batches by level, the weakest first, on other deals than those that suggested the
   *     subject
   */
  public static Optional<Finding> about(
      Subject subject, Program rules, List<LevelResults> batches) {
    List<LevelResults> ended =
        batches.stream().filter(batch -> batch.results().ended() > 0).toList();
    return (switch (subject) {
          case Subject.OfPosition _ ->
              PositionDigest.about(subject, rules, ended, Normal.farthest(Normal.CHANCE));
          case Subject.OfChange _ -> ChangeDigest.all(rules, batches).stream();
          case Subject.OfGame _ -> of(rules, batches).stream();
        })
        .filter(finding -> finding.subject().equals(subject))
        .findFirst();
  }

  /**
   * Returns how many standard errors a figure has to be away from what is usual. Among many
   * figures, some are far away by chance, and those are the ones that get told; so the error of 5%
   * is shared by all that are looked at: how often each side wins, by seat and by place, how often
   * the early leader wins, and how much is forced.
   */
  private static double deviations(Program rules, List<LevelResults> batches) {
    int lookedAt = PositionDigest.figures(rules, batches) + 2;
    return Normal.farthest(Normal.CHANCE / lookedAt);
  }

  /** Returns the sort key: the lower, the more a designer should care. */
  static int rank(Finding finding) {
    int certain =
        switch (finding.belief()) {
          case SURE -> 0;
          case LIKELY -> 1;
          case DISAGREE -> 2;
          case NO_DIFFERENCE -> 20;
          case TOO_FEW -> 21;
        };
    int kind =
        switch (finding.subject()) {
          case Subject.Failing _ -> 0;
          case Subject.Balance _ -> 1;
          case Subject.Change(Difference.Measure measure, _) ->
              measure == Difference.Measure.SCORE ? 2 : 4;
          case Subject.OfPosition _ -> 3;
          case Subject.IdleRule _ -> 5;
          case Subject.Decider _ -> 6;
          case Subject.Leader _ -> 7;
          case Subject.Forced _ -> 9;
        };
    return kind + certain;
  }

  /** Returns why matches do not end, the most frequent reason first. */
  private static List<Finding> failing(List<LevelResults> batches) {
    return batches.stream()
        .flatMap(batch -> batch.results().failures().stream())
        .sorted(Comparator.comparingInt(Failure::count).reversed())
        .map(FindingDigest::subject)
        .distinct()
        .map(subject -> failing(subject, batches))
        .toList();
  }

  private static Subject.Failing subject(Failure failure) {
    return new Subject.Failing(failure.cause() instanceof Failure.ScriptError, failure.rule());
  }

  private static Finding failing(Subject.Failing subject, List<LevelResults> batches) {
    List<Reading> readings = new ArrayList<>();
    Instance instance = null;
    for (LevelResults batch : batches) {
      List<Failure> alike =
          batch.results().failures().stream()
              .filter(failure -> subject(failure).equals(subject))
              .toList();
      int failed = alike.stream().mapToInt(Failure::count).sum();
      readings.add(reading(batch.level(), new Share(failed, batch.results().played())));
      if (instance == null && failed > 0) {
        instance = new Instance(batch.level(), alike.getFirst().firstSeed(), FAR);
      }
    }
    return new Finding(subject, Belief.SURE, 0, readings, instance);
  }

  private static Reading reading(Level level, Share share) {
    return reading(level, share, Normal.farthest(Normal.CHANCE));
  }

  /** Returns a reading whose interval reaches this many standard errors to either side. */
  static Reading reading(Level level, Share share, double deviations) {
    return new Reading(
        level, share.value(), share.from(deviations), share.to(deviations), share.sample());
  }

  // Rules.

  private static List<Finding> idleRules(List<LevelResults> batches) {
    List<LevelResults> watched = watched(batches);
    if (watched.isEmpty()) {
      return List.of();
    }
    List<Finding> findings = new ArrayList<>();
    for (RuleId rule : watched.getFirst().results().coverage().uses().keySet()) {
      List<RuleUse> uses =
          watched.stream().flatMap(batch -> batch.results().coverage().of(rule).stream()).toList();
      if (uses.size() == watched.size() && uses.stream().allMatch(use -> use.mattered() == 0)) {
        findings.add(idle(rule, uses, watched));
      }
    }
    return findings;
  }

  private static Finding idle(RuleId rule, List<RuleUse> uses, List<LevelResults> watched) {
    return new Finding(
        new Subject.IdleRule(rule, uses.stream().anyMatch(use -> use.applied() > 0)),
        watched.size() > 1 ? Belief.SURE : Belief.LIKELY,
        0,
        watched.stream()
            .map(
                batch -> reading(batch.level(), new Share(0, batch.results().coverage().matches())))
            .toList(),
        null);
  }

  private static List<LevelResults> watched(List<LevelResults> batches) {
    return batches.stream()
        .filter(batch -> batch.results().coverage().matches() >= ENOUGH_FOR_RULES)
        .toList();
  }

  /**
   * Finds the criterion that decides nearly all tricks that score, although it decides few of the
   * others: then little depends on anything else.
   */
  private static List<Finding> deciders(Program rules, List<LevelResults> batches) {
    List<LevelResults> watched = watched(batches);
    RuleId first = rules.trick().criteria().getFirst().rule();
    return rules.trick().criteria().stream()
        .map(TrickLaw.Criterion::rule)
        .filter(
            criterion ->
                !watched.isEmpty()
                    && watched.stream()
                        .map(batch -> batch.results().coverage())
                        .allMatch(
                            each ->
                                ofScored(each, criterion) > NEARLY_ALL
                                    && ofAll(each, first, criterion) < FEW_TRICKS))
        .map(criterion -> decider(first, criterion, watched))
        .toList();
  }

  private static Finding decider(RuleId first, RuleId criterion, List<LevelResults> watched) {
    List<Reading> readings = new ArrayList<>();
    double usual = 0;
    for (LevelResults batch : watched) {
      Coverage coverage = batch.results().coverage();
      int matches = coverage.matches();
      readings.add(
          reading(batch.level(), new Share(matches * ofScored(coverage, criterion), matches)));
      usual += ofAll(coverage, first, criterion) / watched.size();
    }
    return new Finding(
        new Subject.Decider(criterion),
        Belief.of(NEARLY_ALL, SMALL_SHARE, readings),
        usual,
        readings,
        null);
  }

  /** Returns the share of the tricks that scored which a criterion decided; 0 if none scored. */
  private static double ofScored(Coverage coverage, RuleId criterion) {
    long all = coverage.uses().values().stream().mapToLong(RuleUse::scored).sum();
    long its = coverage.of(criterion).map(RuleUse::scored).orElse(0L);
    return all < ENOUGH_FOR_RULES ? 0 : (double) its / all;
  }

  /** Returns the share of all tricks for which a criterion made a difference, at most. */
  private static double ofAll(Coverage coverage, RuleId first, RuleId criterion) {
    long tricks = coverage.of(first).map(RuleUse::applied).orElse(0L);
    long its = coverage.of(criterion).map(RuleUse::mattered).orElse(0L);
    return tricks == 0 ? 1 : (double) its / tricks;
  }

  // Course of play.

  private static List<Finding> leader(
      Program rules, List<LevelResults> batches, double deviations) {
    double fair = 1.0 / Sides.of(rules).count();
    List<Reading> readings =
        batches.stream()
            .filter(batch -> batch.results().closeness().leaderWins().sample() > 0)
            .map(
                batch ->
                    reading(batch.level(), batch.results().closeness().leaderWins(), deviations))
            .toList();
    boolean settled =
        !readings.isEmpty() && readings.stream().allMatch(each -> each.from() > SETTLED);
    return settled
        ? List.of(
            new Finding(
                new Subject.Leader(),
                Belief.of(Math.max(fair, SETTLED), SMALL_SHARE, readings),
                fair,
                readings,
                null))
        : List.of();
  }

  private static List<Finding> forced(List<LevelResults> batches, double deviations) {
    List<Reading> readings =
        batches.stream()
            .map(
                batch -> {
                  Sample forced = batch.results().freedom().forced();
                  return new Reading(
                      batch.level(),
                      forced.mean(),
                      Math.max(0, forced.mean() - forced.margin(deviations)),
                      Math.min(1, forced.mean() + forced.margin(deviations)),
                      forced.count());
                })
            .toList();
    return readings.stream().allMatch(each -> each.from() > MUCH_FORCED)
        ? List.of(
            new Finding(
                new Subject.Forced(),
                Belief.of(MUCH_FORCED, SMALL_SHARE, readings),
                0,
                readings,
                null))
        : List.of();
  }
}
