package tricksmith.playtest.results;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.report.Status;
import tricksmith.playtest.simulation.Outcome;
import tricksmith.playtest.statistics.Distribution;
import tricksmith.playtest.statistics.Sample;
import tricksmith.program.Program;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values;

/**
 * Adds up outcomes in match order, so that results are the same to the last digit with any number
 * of threads.
 */
public final class Tally {
  /** A multiple of every number of seats that may share a win, so that shares add up exactly. */
  private static final int WHOLE_WIN = 2520;

  private final long firstSeed;
  private final Sides sides;
  private final Coverage.Collector coverage;
  private final long[] wins;
  private final List<Sample.Collector> scores;
  private final Evenness.Collector evenness;
  private final Places.Collector places;
  private final Distribution.Collector distribution = new Distribution.Collector();
  private final Lengths.Collector lengths = new Lengths.Collector();
  private final Freedom.Collector freedom = new Freedom.Collector();
  private final Closeness.Collector closeness = new Closeness.Collector();
  private final Map<Trouble, Failure> failures = new LinkedHashMap<>();
  private int played;

  private record Trouble(Failure.Cause cause, @Nullable RuleId rule) {}

  public Tally(Program rules, long firstSeed) {
    this(Sides.of(rules), rules.clockwise(), Coverage.Collector.of(rules), firstSeed);
  }

  public Tally(Sides sides, boolean clockwise, Coverage.Collector coverage, long firstSeed) {
    this.sides = sides;
    this.coverage = coverage;
    this.firstSeed = firstSeed;
    wins = new long[sides.count()];
    scores = Stream.generate(Sample.Collector::new).limit(sides.count()).toList();
    evenness = new Evenness.Collector(sides);
    places = new Places.Collector(sides, clockwise);
  }

  public void add(Outcome outcome) {
    played++;
    if (outcome.counts() != null) {
      coverage.add(outcome.counts(), outcome.number(), firstSeed + outcome.number());
    }
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

  /**
   * Returns the results so far.
   *
   * @param wanted how many matches were to be played
   * @param spent whether the matches played took all steps that the batch may take
   */
  public Results results(int wanted, boolean spent) {
    List<SideResult> results =
        IntStream.range(0, wins.length)
            .mapToObj(
                side ->
                    new SideResult(
                        sides.seatsOf(side),
                        (double) wins[side] / WHOLE_WIN,
                        scores.get(side).sample()))
            .toList();
    return new Results(
        wanted,
        played,
        firstSeed,
        results,
        evenness.evenness(),
        distribution.distribution(),
        lengths.lengths(),
        freedom.all(),
        freedom.byName(),
        closeness.closeness(),
        new ArrayList<>(failures.values()),
        coverage.coverage(),
        places.places(),
        spent);
  }

  private void addEnded(Status.Ended ended, Outcome outcome) {
    List<Integer> winners = ended.winners();
    for (int i = 0; i < winners.size(); i++) {
      wins[sides.sideOf(winners.get(i) - 1)] += WHOLE_WIN / winners.size();
    }
    for (int side = 0; side < wins.length; side++) {
      scores.get(side).add(sides.score(side, ended.scores()));
    }
    ended.scores().forEach(score -> distribution.add(Values.toDouble(score)));
    double[] shares = sides.wins(ended.winners());
    evenness.add(shares);
    places.add(outcome.starter(), shares);
    closeness.add(sides.standings(outcome.standings()), shares);
    lengths.add(outcome);
    freedom.add(outcome.offers());
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
