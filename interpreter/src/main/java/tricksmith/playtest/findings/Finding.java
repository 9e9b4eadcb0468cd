package tricksmith.playtest.findings;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import tricksmith.players.Level;
import tricksmith.playtest.compare.Difference;
import tricksmith.program.value.RuleId;

/**
 * A conclusion from batches played at several levels of strength.
 *
 * @param subject what it is about
 * @param belief how far it can be trusted
 * @param usual the value to expect if nothing makes a difference
 * @param readings one per level, the weakest first
 * @param instance a match that shows it; null if there is none
 */
public record Finding(
    Subject subject,
    Belief belief,
    double usual,
    List<Reading> readings,
    @Nullable Instance instance) {

  public Finding {
    readings = List.copyOf(readings);
  }

  public sealed interface Subject {

    /** Returns the deviation from the usual value that is nothing to talk about. */
    default double negligible() {
      return 0;
    }

    /** Something about who wins, by seat or by place from the starter. */
    sealed interface OfPosition extends Subject {}

    /** Something about the game as a whole. */
    sealed interface OfGame extends Subject {}

    /** Something that differs between two versions of the rules. */
    sealed interface OfChange extends Subject {
      Difference.Measure measure();

      @Override
      default double negligible() {
        return measure().negligible();
      }
    }

    /**
     * The share of matches that do not end, for the same reason at the same place.
     *
     * @param error whether the script has an error; otherwise they go on and on
     * @param rule where in the script; null if no rule is to blame
     */
    record Failing(boolean error, @Nullable RuleId rule) implements OfGame {}

    /**
     * How often a place wins.
     *
     * @param place from 1, counted from the first player to decide
     * @param together whether several seats play as one side
     */
    record Place(int place, boolean together) implements OfPosition {}

    /**
     * How often the seats of one side win.
     *
     * @param seats the seats of one side, from 1
     */
    record Seat(List<Integer> seats) implements OfPosition {}

    /**
     * That seats or places win unequally often, although none of them stands out yet.
     *
     * @param places whether it is about places from the starter; otherwise about seats
     */
    record Uneven(boolean places) implements OfPosition {}

    /**
     * A rule that never made a difference. Readings count the matches in which it did.
     *
     * @param applied whether it applied at all
     */
    record IdleRule(RuleId rule, boolean applied) implements OfGame {}

    /**
     * The share of the tricks that score which one criterion decides; usual is its share of all
     * tricks.
     */
    record Decider(RuleId criterion) implements OfGame {}

    /** How often the sole leader after the first round wins. */
    record Leader() implements OfGame {}

    /** The share of decisions with only one option. */
    record Forced() implements OfGame {}

    /**
     * What changes between two versions of the rules.
     *
     * @param seats the seats of one side, from 1; empty for a quantity of the whole match or, if it
     *     is the score, of all seats
     */
    record Change(Difference.Measure measure, List<Integer> seats) implements OfChange {}

    /**
     * How much more often one side wins than under the other rules.
     *
     * @param measure whether sides go by their seats or by their places
     * @param seats the seats of the side, from 1, or its place
     * @param fair the share it would win if all sides won equally often
     */
    record Balance(Difference.Measure measure, List<Integer> seats, double fair)
        implements OfChange {}
  }

  /**
   * A match that shows something.
   *
   * @param choices how many choices precede the moment to look at
   */
  public record Instance(Level level, long seed, int choices) {}

  /** Returns a match that shows this finding; empty if there is none. */
  public Optional<Instance> example() {
    return Optional.ofNullable(instance);
  }

  /**
   * Returns the reading of the strongest players that differs from the usual value, and by more
   * than can be neglected.
   */
  public Optional<Reading> strongest() {
    return readings.reversed().stream()
        .filter(reading -> reading.direction(usual) != 0)
        .filter(reading -> Math.abs(reading.value() - usual) >= subject.negligible())
        .findFirst();
  }

  /**
   * Returns the largest difference the intervals leave room for, among readings with enough
   * matches.
   */
  public OptionalDouble largestDifference() {
    return readings.stream()
        .filter(Reading::isEnough)
        .mapToDouble(each -> Math.max(Math.abs(each.from() - usual), Math.abs(each.to() - usual)))
        .max();
  }

  /** Whether another batch's finding says the same about the same subject. */
  public boolean isConfirmedBy(Finding other) {
    return subject.equals(other.subject)
        && strongest()
            .map(each -> (int) Math.signum(each.value() - usual))
            .equals(other.strongest().map(each -> (int) Math.signum(each.value() - usual)))
        && other.belief != Belief.DISAGREE
        && other.belief != Belief.TOO_FEW;
  }

  /** Whether this says who wins more often, by seat or by place from the starter. */
  public boolean isAboutPosition() {
    return subject instanceof Subject.OfPosition;
  }

  Finding with(Belief other) {
    return new Finding(subject, other, usual, readings, instance);
  }

  /**
   * Returns this finding as {@link Belief#SURE}: a second batch on fresh deals has confirmed it.
   */
  public Finding confirmed() {
    return belief == Belief.LIKELY ? with(Belief.SURE) : this;
  }
}
