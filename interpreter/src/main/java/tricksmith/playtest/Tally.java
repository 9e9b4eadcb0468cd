package tricksmith.playtest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.match.RuleId;
import tricksmith.match.Status;
import tricksmith.match.Values;

/**
 * Adds outcomes up, in the order of the matches: so the results do not depend on the number of
 * threads, not even in the last digit.
 */
final class Tally {
  /** Divisible by every number of seats that may share a win, so that shares add up exactly. */
  private static final int WHOLE_WIN = 2520;

  private final long firstSeed;
  private final long[] wins;
  private final List<Sample.Collector> scores;
  private final Sample.Collector decisions = new Sample.Collector();
  private final Sample.Collector tricks = new Sample.Collector();
  private final Map<Trouble, Failure> failures = new LinkedHashMap<>();
  private int played;

  private record Trouble(Failure.Cause cause, @Nullable RuleId rule) {}

  Tally(int seats, long firstSeed) {
    this.firstSeed = firstSeed;
    this.wins = new long[seats];
    this.scores = Stream.generate(Sample.Collector::new).limit(seats).toList();
  }

  void add(Outcome outcome) {
    played++;
    switch (outcome.status()) {
      case Status.Ended ended -> addEnded(ended, outcome);
      case Status.Failed failed ->
          addFailure(new Trouble(new Failure.ScriptError(failed.kind()), failed.rule()), outcome);
      case Status.Unfinished unfinished ->
          addFailure(new Trouble(new Failure.Unfinished(), unfinished.rule()), outcome);
      case Status.Deciding deciding ->
          throw new IllegalStateException("still to be decided: " + deciding.decision());
    }
  }

  int played() {
    return played;
  }

  Results results(int wanted) {
    List<SeatResult> seats =
        IntStream.range(0, wins.length)
            .mapToObj(
                seat ->
                    new SeatResult(
                        seat + 1, (double) wins[seat] / WHOLE_WIN, scores.get(seat).sample()))
            .toList();
    return new Results(
        wanted,
        played,
        firstSeed,
        seats,
        decisions.sample(),
        tricks.sample(),
        new ArrayList<>(failures.values()));
  }

  private void addEnded(Status.Ended ended, Outcome outcome) {
    for (int seat : ended.winners()) {
      wins[seat - 1] += WHOLE_WIN / ended.winners().size();
    }
    for (int i = 0; i < wins.length; i++) {
      long score = ended.scores().get(i);
      scores.get(i).add((double) Values.numerator(score) / Values.denominator(score));
    }
    decisions.add(outcome.decisions());
    tricks.add(outcome.tricks());
  }

  private void addFailure(Trouble trouble, Outcome outcome) {
    int number = outcome.number();
    Failure first = new Failure(trouble.cause(), trouble.rule(), 0, number, firstSeed + number);
    failures.compute(
        trouble,
        (_, known) -> {
          Failure failure = known == null ? first : known;
          return new Failure(
              failure.cause(),
              failure.rule(),
              failure.count() + 1,
              failure.firstMatch(),
              failure.firstSeed());
        });
  }
}
