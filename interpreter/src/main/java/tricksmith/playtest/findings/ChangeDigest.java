package tricksmith.playtest.findings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.players.Level;
import tricksmith.playtest.compare.Contrast;
import tricksmith.playtest.compare.Difference;
import tricksmith.playtest.compare.Difference.Measure;
import tricksmith.playtest.findings.Finding.Instance;
import tricksmith.playtest.findings.Finding.Subject;
import tricksmith.playtest.findings.FindingDigest.LevelResults;
import tricksmith.playtest.results.MatchMoment;
import tricksmith.playtest.results.Sides;
import tricksmith.program.Program;

/**
 * Condenses comparisons with other rules, played at several levels: at most one finding for each
 * measure, the clearest first.
 */
record ChangeDigest(int sides, @Nullable Instance instance) {
  /** A change that is the same in every match is as clear as this many standard errors. */
  private static final double CLEAREST = 1000;

  static List<Finding> of(Program rules, List<LevelResults> batches) {
    List<LevelResults> compared = compared(batches);
    ChangeDigest digest = new ChangeDigest(Sides.of(rules).count(), instance(compared));
    return byMeasure(compared).values().stream()
        .flatMap(changes -> digest.toTell(changes).stream())
        .sorted(Comparator.comparingDouble(change -> -change.clarity()))
        .map(digest::finding)
        .toList();
  }

  /** Returns every change that was looked at, whether or not it is worth telling. */
  static List<Finding> all(Program rules, List<LevelResults> batches) {
    List<LevelResults> compared = compared(batches);
    ChangeDigest digest = new ChangeDigest(Sides.of(rules).count(), instance(compared));
    return byMeasure(compared).values().stream()
        .flatMap(changes -> Stream.concat(changes.stream(), meanOfScores(changes).stream()))
        .map(digest::finding)
        .toList();
  }

  private static List<LevelResults> compared(List<LevelResults> batches) {
    return batches.stream().filter(batch -> batch.contrast() != null).toList();
  }

  /**
   * How a quantity of one side, or of the whole match, changes at each level.
   *
   * @param clarity how many standard errors the change is away from none, at all levels together
   */
  private record Changed(
      Measure measure, List<Integer> seats, List<Reading> readings, double clarity) {

    double negligible() {
      return new Subject.Change(measure, seats).negligible();
    }

    boolean isTelling() {
      return readings.stream().anyMatch(this::isTelling);
    }

    private boolean isTelling(Reading reading) {
      return reading.direction(0) != 0 && Math.abs(reading.value()) >= negligible();
    }
  }

  private record OfLevel(Level level, Difference difference) {

    Reading reading() {
      return new Reading(
          level,
          difference.change().mean(),
          difference.from(),
          difference.to(),
          difference.change().count(),
          difference.before());
    }

    /** Returns how many standard errors the change is away from none. */
    double clarity() {
      double mean = difference.change().mean();
      double error = difference.change().margin(1);
      return mean == 0 || Double.isNaN(error) ? 0 : error == 0 ? CLEAREST : mean / error;
    }
  }

  private static Map<Measure, List<Changed>> byMeasure(List<LevelResults> compared) {
    Map<Measure, Map<String, List<OfLevel>>> found = new TreeMap<>();
    for (LevelResults batch : compared) {
      for (Difference difference : Objects.requireNonNull(batch.contrast()).differences()) {
        found
            .computeIfAbsent(difference.measure(), _ -> new TreeMap<>())
            .computeIfAbsent(difference.seats().toString(), _ -> new ArrayList<>())
            .add(new OfLevel(batch.level(), difference));
      }
    }
    Map<Measure, List<Changed>> changes = new TreeMap<>();
    found.forEach(
        (measure, bySeats) ->
            changes.put(measure, bySeats.values().stream().map(ChangeDigest::changed).toList()));
    return changes;
  }

  private static Changed changed(List<OfLevel> levels) {
    Difference first = levels.getFirst().difference();
    double clarity = Math.abs(levels.stream().mapToDouble(OfLevel::clarity).sum());
    return new Changed(
        first.measure(),
        first.seats(),
        levels.stream().map(OfLevel::reading).toList(),
        clarity / Math.sqrt(levels.size()));
  }

  /**
   * Returns the change to tell of one measure: of all sides if they change alike, and otherwise of
   * the side where it is clearest.
   */
  private Optional<Changed> toTell(List<Changed> changes) {
    return Stream.concat(
            alike(changes).stream(),
            changes.stream().sorted(Comparator.comparingDouble(change -> -change.clarity())))
        .filter(Changed::isTelling)
        .findFirst();
  }

  /** Returns the mean change of the scores of all sides, if several change and all the same way. */
  private static Optional<Changed> alike(List<Changed> changes) {
    boolean several = changes.stream().filter(Changed::isTelling).count() > 1;
    return meanOfScores(changes)
        .filter(
            all ->
                several
                    && all.readings().stream()
                        .filter(all::isTelling)
                        .allMatch(
                            mean -> changes.stream().allMatch(change -> goesWith(change, mean))));
  }

  private static Optional<Changed> meanOfScores(List<Changed> changes) {
    Changed first = changes.getFirst();
    if (first.measure() != Measure.SCORE) {
      return Optional.empty();
    }
    List<Reading> together = new ArrayList<>();
    for (int level = 0; level < first.readings().size(); level++) {
      int number = level;
      together.add(mean(changes.stream().map(change -> change.readings().get(number)).toList()));
    }
    double clarity = changes.stream().mapToDouble(Changed::clarity).max().orElse(0);
    return Optional.of(new Changed(first.measure(), List.of(), together, clarity));
  }

  private static boolean goesWith(Changed change, Reading mean) {
    return change.readings().stream()
        .filter(reading -> reading.level() == mean.level())
        .allMatch(reading -> reading.value() * mean.value() > 0);
  }

  /**
   * Returns the mean of readings from the same matches. Its interval is the mean of theirs, which
   * holds however they depend on one another.
   */
  private static Reading mean(List<Reading> readings) {
    Reading first = readings.getFirst();
    return new Reading(
        first.level(),
        readings.stream().mapToDouble(Reading::value).average().orElseThrow(),
        readings.stream().mapToDouble(Reading::from).average().orElseThrow(),
        readings.stream().mapToDouble(Reading::to).average().orElseThrow(),
        first.sample(),
        readings.stream().mapToDouble(Reading::before).average().orElseThrow());
  }

  private Finding finding(Changed change) {
    Subject subject =
        change.measure().isOfWins()
            ? new Subject.Balance(change.measure(), change.seats(), 1.0 / sides)
            : new Subject.Change(change.measure(), change.seats());
    return new Finding(subject, Belief.of(0, 0, change.readings()), 0, change.readings(), instance);
  }

  private static @Nullable Instance instance(List<LevelResults> compared) {
    for (LevelResults batch : compared) {
      Contrast contrast = batch.contrast();
      MatchMoment parting = contrast == null ? null : contrast.firstEndedOtherwise();
      if (parting != null) {
        return new Instance(batch.level(), parting.seed(), parting.choices());
      }
    }
    return null;
  }
}
