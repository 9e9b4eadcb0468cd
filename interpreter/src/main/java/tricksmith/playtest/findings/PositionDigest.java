package tricksmith.playtest.findings;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tricksmith.playtest.findings.Finding.Instance;
import tricksmith.playtest.findings.Finding.Subject;
import tricksmith.playtest.findings.FindingDigest.LevelResults;
import tricksmith.playtest.results.Evenness;
import tricksmith.playtest.results.Results;
import tricksmith.playtest.results.SideResult;
import tricksmith.playtest.results.Sides;
import tricksmith.playtest.statistics.Normal;
import tricksmith.playtest.statistics.Share;
import tricksmith.program.Program;

/**
 * Condenses how often sides win, by seat and by place from the starter, to one statement for each.
 */
final class PositionDigest {

  private final Sides sides;
  private final List<LevelResults> batches;
  private final double deviations;

  private PositionDigest(Program rules, List<LevelResults> batches, double deviations) {
    sides = Sides.of(rules);
    this.batches = batches;
    this.deviations = deviations;
  }

  /**
   * Returns what to tell of seats and places.
   *
   * @param deviations how many standard errors a side has to be away from its fair share
   */
  static List<Finding> of(Program rules, List<LevelResults> batches, double deviations) {
    PositionDigest digest = new PositionDigest(rules, batches, deviations);
    return digest.sides.count() < 2 ? List.of() : digest.toTell();
  }

  /** Returns what batches say about every seat and place, or about whether these differ at all. */
  static Stream<Finding> about(
      Subject subject, Program rules, List<LevelResults> batches, double deviations) {
    PositionDigest digest = new PositionDigest(rules, batches, deviations);
    if (digest.sides.count() < 2 || batches.isEmpty()) {
      return Stream.empty();
    }
    return subject instanceof Subject.Uneven(boolean places)
        ? digest.uneven(places ? digest.byPlace() : digest.bySeat()).stream()
        : Stream.concat(digest.all(digest.bySeat()), digest.all(digest.byPlace()));
  }

  /** Returns the number of figures looked at: one for two sides, and otherwise one for each. */
  static int figures(Program rules, List<LevelResults> batches) {
    int count = Sides.of(rules).count();
    int figures = count < 3 ? count - 1 : count;
    return placesMatter(batches) ? 2 * figures : figures;
  }

  private static boolean placesMatter(List<LevelResults> batches) {
    return batches.stream().anyMatch(batch -> batch.results().places().matter());
  }

  /** A way to number the sides: by their seats, or by their places from the starter. */
  private record Order(
      boolean places,
      Function<Integer, Subject> subject,
      Function<Results, List<Share>> shares,
      Function<Results, Evenness> evenness) {}

  private Order bySeat() {
    return new Order(
        false,
        side -> new Subject.Seat(sides.seatsOf(side)),
        results -> results.sides().stream().map(SideResult::share).toList(),
        Results::evenness);
  }

  private Order byPlace() {
    boolean together = sides.count() < sides.seats();
    return new Order(
        true,
        side -> new Subject.Place(side + 1, together),
        results -> results.places().shares(),
        results -> results.places().evenness());
  }

  private List<Finding> toTell() {
    Finding bySeat = mostTelling(bySeat());
    if (!placesMatter(batches)) {
      return List.of(bySeat);
    }
    Finding byPlace = mostTelling(byPlace());
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

  private Stream<Finding> all(Order order) {
    return IntStream.range(0, sides.count()).mapToObj(side -> finding(side, order));
  }

  /**
   * Returns the one statement to make: the side that all levels agree on, else the one they
   * disagree about, else the one that a single level shows; if none stands out, that they differ
   * or, if they do not, what is true of all of them.
   */
  private Finding mostTelling(Order order) {
    List<Finding> all = all(order).toList();
    if (all.size() == 2) {
      // Of two sides, one says it all.
      return all.getFirst();
    }
    List<Finding> told = all.stream().filter(PositionDigest::isTold).toList();
    return clearest(told, Belief.SURE)
        .or(() -> clearest(told, Belief.DISAGREE))
        .or(() -> clearest(told, Belief.LIKELY))
        .or(() -> uneven(order))
        .or(() -> all.stream().max(LEAST_CERTAIN))
        .orElseThrow();
  }

  private static final Comparator<Finding> LEAST_CERTAIN =
      Comparator.comparing(Finding::belief, Comparator.comparing(Belief.TOO_FEW::equals))
          .thenComparingDouble(finding -> finding.largestDifference().orElse(0));

  private static Optional<Finding> clearest(List<Finding> findings, Belief belief) {
    return findings.stream()
        .filter(finding -> finding.belief() == belief)
        .max(Comparator.comparingDouble(PositionDigest::distance));
  }

  private static double distance(Finding finding) {
    return finding.readings().stream()
        .mapToDouble(each -> Math.abs(each.value() - finding.usual()))
        .max()
        .orElse(0);
  }

  /**
   * Returns that sides differ by more than chance, although none of them stands out; empty if even
   * that is uncertain.
   */
  private Optional<Finding> uneven(Order order) {
    double chance = Normal.beyond(deviations);
    long showing =
        batches.stream()
            .filter(batch -> order.evenness().apply(batch.results()).probability() < chance)
            .count();
    return showing == 0
        ? Optional.empty()
        : Optional.of(
            new Finding(
                new Subject.Uneven(order.places()),
                showing > 1 ? Belief.SURE : Belief.LIKELY,
                0,
                List.of(),
                null));
  }

  private Finding finding(int side, Order order) {
    double fair = 1.0 / sides.count();
    List<Reading> readings =
        batches.stream().map(batch -> reading(side, order, batch, fair)).toList();
    LevelResults last = batches.getLast();
    return new Finding(
        order.subject().apply(side),
        Belief.of(fair, FindingDigest.SMALL_SHARE, readings),
        fair,
        readings,
        new Instance(last.level(), last.results().seed(), FindingDigest.FAR));
  }

  /**
   * Returns how often one side wins. If all sides together differ by no more than chance, the
   * interval includes the fair share.
   */
  private Reading reading(int side, Order order, LevelResults batch, double fair) {
    Share share = order.shares().apply(batch.results()).get(side);
    Reading reading = FindingDigest.reading(batch.level(), share, deviations);
    boolean even = !order.evenness().apply(batch.results()).isMoreThanChance();
    return even && reading.direction(fair) != 0
        ? new Reading(
            reading.level(),
            reading.value(),
            Math.min(fair, reading.from()),
            Math.max(fair, reading.to()),
            reading.sample())
        : reading;
  }
}
