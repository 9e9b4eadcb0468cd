package tricksmith.playtest.findings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.players.Level;
import tricksmith.playtest.compare.Contrast;
import tricksmith.playtest.compare.Difference;
import tricksmith.playtest.findings.Finding.Instance;
import tricksmith.playtest.findings.Finding.Subject;
import tricksmith.playtest.results.Evenness;
import tricksmith.playtest.results.Results;
import tricksmith.playtest.results.Sides;
import tricksmith.playtest.statistics.Sample;
import tricksmith.playtest.statistics.Share;
import tricksmith.program.Program;
import tricksmith.program.value.RuleId;

/** Condenses batches played at several levels into a few findings, the most important first. */
public final class FindingDigest {

  /** A difference in the share of wins that hardly matters. */
  private static final double SMALL_SHARE = 0.05;

  /** In fewer matches than this, an idle rule may merely be rare. */
  private static final int ENOUGH_FOR_RULES = 100;

  /** When at least this share of decisions is forced, there is little to play for. */
  private static final double MUCH_FORCED = 0.5;

  /** When the early leader wins at least this often, the match is decided early. */
  private static final double SETTLED = 0.75;

  /** A number of choices beyond the end of most matches. */
  private static final int FAR = 2000;

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
      findings.addAll(positions(rules, ended));
      findings.addAll(idleRules(batches));
      findings.addAll(leader(rules, ended));
      findings.addAll(forced(ended));
    }
    return findings.stream().sorted(Comparator.comparingInt(FindingDigest::rank)).toList();
  }

  /** Returns the sort key: the lower, the more a designer should care. */
  private static int rank(Finding finding) {
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
          case Subject.Place _, Subject.Seat _ -> 3;
          case Subject.IdleRule _ -> 5;
          case Subject.Leader _ -> 7;
          case Subject.Forced _ -> 9;
        };
    return kind + certain;
  }

  private static List<Finding> failing(List<LevelResults> batches) {
    return batches.stream()
        .filter(batch -> !batch.results().failures().isEmpty())
        .findFirst()
        .map(
            first ->
                new Finding(
                    new Subject.Failing(),
                    Belief.SURE,
                    0,
                    batches.stream().map(FindingDigest::failing).toList(),
                    new Instance(
                        first.level(), first.results().failures().getFirst().firstSeed(), FAR)))
        .stream()
        .toList();
  }

  private static Reading failing(LevelResults batch) {
    Results results = batch.results();
    int failed = results.failed() + results.unfinished();
    return reading(batch.level(), new Share(failed, results.played()));
  }

  private static Reading reading(Level level, Share share) {
    return new Reading(level, share.value(), share.from(), share.to(), share.sample());
  }

  // Places and seats.

  private static List<Finding> positions(Program rules, List<LevelResults> batches) {
    Sides sides = Sides.of(rules);
    if (sides.count() < 2) {
      return List.of();
    }
    Finding bySeat = mostTelling(sides, number -> seat(number, sides, batches));
    if (batches.stream().noneMatch(batch -> batch.results().places().matter())) {
      return List.of(bySeat);
    }
    boolean together = sides.count() < sides.seats();
    Finding byPlace = mostTelling(sides, number -> place(number, together, sides.count(), batches));
    if (isTold(bySeat)) {
      return isTold(byPlace) ? List.of(byPlace, bySeat) : List.of(bySeat);
    }
    // "Who begins hardly matters" beside seats that are uneven would read as a contradiction.
    boolean uneven =
        batches.stream().anyMatch(batch -> batch.results().evenness().isMoreThanChance());
    return isTold(byPlace) || !uneven ? List.of(byPlace) : List.of();
  }

  private static boolean isTold(Finding finding) {
    return finding.belief() != Belief.NO_DIFFERENCE && finding.belief() != Belief.TOO_FEW;
  }

  /** Returns what stands out among all sides or, if nothing does, what is true of all of them. */
  private static Finding mostTelling(Sides sides, IntFunction<Finding> of) {
    List<Finding> all = IntStream.range(0, sides.count()).mapToObj(of).toList();
    if (sides.count() == 2) {
      // Of two sides, one says it all.
      return all.getFirst();
    }
    Comparator<Finding> standingOut =
        Comparator.comparingInt((Finding finding) -> -rank(finding))
            .thenComparingDouble(FindingDigest::distance);
    Comparator<Finding> leastCertain =
        Comparator.comparing(Finding::belief, Comparator.comparing(Belief.TOO_FEW::equals))
            .thenComparingDouble(finding -> finding.largestDifference().orElse(0));
    return all.stream()
        .filter(FindingDigest::isTold)
        .max(standingOut)
        .or(() -> all.stream().max(leastCertain))
        .orElseThrow();
  }

  private static double distance(Finding finding) {
    return finding.readings().stream()
        .mapToDouble(each -> Math.abs(each.value() - finding.usual()))
        .max()
        .orElse(0);
  }

  private static Finding place(int place, boolean together, int sides, List<LevelResults> batches) {
    return position(
        new Subject.Place(place + 1, together),
        sides,
        batches,
        batch -> batch.results().places().shares().get(place),
        batch -> batch.results().places().evenness());
  }

  private static Finding seat(int side, Sides sides, List<LevelResults> batches) {
    List<Integer> seats = sides.seatsOf(side);
    return position(
        new Subject.Seat(seats),
        sides.count(),
        batches,
        batch ->
            new Share(
                seats.stream()
                    .mapToDouble(seat -> batch.results().seats().get(seat - 1).wins())
                    .sum(),
                batch.results().ended()),
        batch -> batch.results().evenness());
  }

  /**
   * Returns a finding about one position, unless all positions together differ by no more than
   * chance.
   */
  private static Finding position(
      Subject subject,
      int sides,
      List<LevelResults> batches,
      Function<LevelResults, Share> share,
      Function<LevelResults, Evenness> evenness) {
    double fair = 1.0 / sides;
    List<Reading> readings =
        batches.stream()
            .map(
                batch -> {
                  Reading plain = reading(batch.level(), share.apply(batch));
                  boolean even = !evenness.apply(batch).isMoreThanChance();
                  return even && plain.direction(fair) != 0
                      ? new Reading(
                          plain.level(),
                          plain.value(),
                          Math.min(fair, plain.from()),
                          Math.max(fair, plain.to()),
                          plain.sample())
                      : plain;
                })
            .toList();
    LevelResults last = batches.getLast();
    return new Finding(
        subject,
        Belief.of(fair, SMALL_SHARE, readings),
        fair,
        readings,
        new Instance(last.level(), last.results().seed(), FAR));
  }

  // Rules.

  private static List<Finding> idleRules(List<LevelResults> batches) {
    List<LevelResults> watched =
        batches.stream()
            .filter(batch -> batch.results().coverage().matches() >= ENOUGH_FOR_RULES)
            .toList();
    if (watched.isEmpty()) {
      return List.of();
    }
    List<Finding> findings = new ArrayList<>();
    for (RuleId rule : watched.getFirst().results().coverage().uses().keySet()) {
      boolean idle =
          watched.stream()
              .allMatch(
                  batch ->
                      batch
                          .results()
                          .coverage()
                          .of(rule)
                          .filter(use -> use.mattered() == 0)
                          .isPresent());
      if (idle) {
        boolean applied =
            watched.stream()
                .anyMatch(
                    batch ->
                        batch
                            .results()
                            .coverage()
                            .of(rule)
                            .filter(use -> use.applied() > 0)
                            .isPresent());
        List<Reading> readings =
            watched.stream()
                .map(
                    batch ->
                        reading(batch.level(), new Share(0, batch.results().coverage().matches())))
                .toList();
        findings.add(
            new Finding(
                new Subject.IdleRule(rule, applied),
                watched.size() > 1 ? Belief.SURE : Belief.LIKELY,
                0,
                readings,
                null));
      }
    }
    return findings;
  }

  // Course of play.

  private static List<Finding> leader(Program rules, List<LevelResults> batches) {
    double fair = 1.0 / Sides.of(rules).count();
    List<Reading> readings =
        batches.stream()
            .filter(batch -> batch.results().closeness().leaderWins().sample() > 0)
            .map(batch -> reading(batch.level(), batch.results().closeness().leaderWins()))
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

  private static List<Finding> forced(List<LevelResults> batches) {
    List<Reading> readings =
        batches.stream()
            .map(
                batch -> {
                  Sample forced = batch.results().freedom().forced();
                  return new Reading(
                      batch.level(),
                      forced.mean(),
                      Math.max(0, forced.mean() - forced.margin()),
                      Math.min(1, forced.mean() + forced.margin()),
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
