package tricksmith.playtest;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import tricksmith.players.Level;
import tricksmith.program.RuleId;

/**
 * Something that batches of players of different strength say together.
 *
 * @param subject what it is about
 * @param belief how far it is to be believed
 * @param usual what the number is if nothing matters
 * @param readings what each level says, the weaker first
 * @param instance a match that shows it; null for none
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

  /** What a finding is about. */
  public sealed interface Subject {

    /** Matches that do not come to an end: their share. */
    record Failing() implements Subject {}

    /**
     * How often a place wins, from whoever decides first.
     *
     * @param place from 1
     * @param together whether several seats play as one side
     */
    record Place(int place, boolean together) implements Subject {}

    /**
     * How often seats win, where the same one always begins.
     *
     * @param seats of one side, from 1
     */
    record Seat(List<Integer> seats) implements Subject {}

    /**
     * A rule that never made a difference: in how many matches it did.
     *
     * @param applied whether it applied at all
     */
    record IdleRule(RuleId rule, boolean applied) implements Subject {}

    /** How often who leads alone after the first round wins. */
    record Leader() implements Subject {}

    /** The share of decisions with but one answer. */
    record Forced() implements Subject {}

    /**
     * What other rules change.
     *
     * @param seats of one side, from 1; empty for a number of the match
     */
    record Change(Difference.Measure measure, List<Integer> seats) implements Subject {}
  }

  /**
   * A match that shows something.
   *
   * @param choices how many have been made where it is to be seen
   */
  public record Instance(Level level, long seed, int choices) {}

  /** The match that shows it. */
  public Optional<Instance> example() {
    return Optional.ofNullable(instance);
  }

  /** What the strongest players say who say that there is a difference. */
  public Optional<Reading> strongest() {
    return readings.reversed().stream()
        .filter(reading -> reading.direction(usual) != 0)
        .findFirst();
  }

  /** The largest difference that the intervals leave room for, where enough was played. */
  public OptionalDouble largestDifference() {
    return readings.stream()
        .filter(Reading::isEnough)
        .mapToDouble(each -> Math.max(Math.abs(each.from() - usual), Math.abs(each.to() - usual)))
        .max();
  }

  /** Whether another batch says the same of the same thing. */
  public boolean isConfirmedBy(Finding other) {
    return subject.equals(other.subject)
        && strongest()
            .map(each -> (int) Math.signum(each.value() - usual))
            .equals(other.strongest().map(each -> (int) Math.signum(each.value() - usual)))
        && other.belief != Belief.DISAGREE
        && other.belief != Belief.TOO_FEW;
  }

  Finding with(Belief other) {
    return new Finding(subject, other, usual, readings, instance);
  }

  /** The same, to be believed after another batch on fresh deals has said so too. */
  public Finding confirmed() {
    return belief == Belief.LIKELY ? with(Belief.SURE) : this;
  }
}
