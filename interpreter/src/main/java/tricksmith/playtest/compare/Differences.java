package tricksmith.playtest.compare;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.report.Status;
import tricksmith.playtest.results.Closeness;
import tricksmith.playtest.results.MatchMoment;
import tricksmith.playtest.results.Results;
import tricksmith.playtest.results.Sides;
import tricksmith.playtest.simulation.Offers;
import tricksmith.playtest.simulation.Outcome;
import tricksmith.playtest.statistics.Normal;
import tricksmith.playtest.statistics.Sample;
import tricksmith.playtest.statistics.Share;
import tricksmith.playtest.statistics.SignFlips;
import tricksmith.program.Program;

/** Collects pairs of matches. Add them in match order: the first divergences depend on it. */
final class Differences {

  private final long firstSeed;
  private final Program before;
  private final Program after;
  private final Map<Figure, Collector> collectors = new TreeMap<>();
  private int played;
  private int ended;
  private int playedOtherwise;
  private int endedOtherwise;
  private int wonOtherwise;
  private @Nullable MatchMoment firstParting;
  private @Nullable MatchMoment firstEndedOtherwise;

  Differences(Program before, Program after, long firstSeed) {
    this.before = before;
    this.after = after;
    this.firstSeed = firstSeed;
  }

  /** A quantity compared, ordered as it is reported. */
  private record Figure(Difference.Measure measure, List<Integer> seats)
      implements Comparable<Figure> {

    private static final Comparator<Figure> ORDER =
        Comparator.comparing(Figure::measure)
            .thenComparing(Figure::seats, Comparator.comparing(List::toString));

    @Override
    public int compareTo(Figure other) {
      return ORDER.compare(this, other);
    }
  }

  private static final class Collector {
    private final Sample.Collector before = new Sample.Collector();
    private final Sample.Collector after = new Sample.Collector();
    private final Sample.Collector change = new Sample.Collector();
    private final SignFlips flips = new SignFlips();

    void add(double one, double other) {
      before.add(one);
      after.add(other);
      change.add(other - one);
      flips.add(other - one);
    }

    /**
     * Returns the p-value: how likely chance alone is to produce a change at least this large. The
     * normal distribution would make too much of few changes.
     */
    double probability() {
      Sample changes = change.sample();
      if (changes.count() < 2 || (changes.least() == 0 && changes.most() == 0)) {
        return 1;
      }
      double error = changes.margin(1);
      double normal = error == 0 ? 0 : Normal.beyond(Math.abs(changes.mean()) / error);
      return Math.max(normal, flips.probability().orElse(normal));
    }

    /**
     * Returns half the width of the interval. It is wide enough to include zero where the test sees
     * nothing.
     */
    private static double margin(Sample changes, double probability, double deviations) {
      double margin = changes.margin(deviations);
      double distance = Normal.farthest(probability);
      return distance > 0 && distance <= deviations
          ? Math.max(margin, deviations * Math.abs(changes.mean()) / distance)
          : margin;
    }

    Difference difference(Figure figure, double probability, double deviations) {
      Sample changes = change.sample();
      return new Difference(
          figure.measure(),
          figure.seats(),
          before.sample().mean(),
          after.sample().mean(),
          changes,
          deviations,
          margin(changes, probability, deviations));
    }
  }

  void add(Pair pair) {
    played++;
    Integer parts = pair.parts();
    if (parts != null) {
      int number = pair.before().number();
      MatchMoment parting = new MatchMoment(number, firstSeed + number, parts);
      playedOtherwise++;
      firstParting = firstParting == null ? parting : firstParting;
      if (pair.endedOtherwise()) {
        endedOtherwise++;
        firstEndedOtherwise = firstEndedOtherwise == null ? parting : firstEndedOtherwise;
      }
    }
    if (pair.bothEnded()) {
      ended++;
      wonOtherwise += pair.wonOtherwise() ? 1 : 0;
      addEnded(pair.before(), pair.after());
    }
  }

  private void addEnded(Outcome outcomeBefore, Outcome outcomeAfter) {
    Map<Figure, Double> one = figures(outcomeBefore, before);
    Map<Figure, Double> other = figures(outcomeAfter, after);
    one.forEach(
        (figure, number) -> {
          Double others = other.get(figure);
          if (others != null) {
            collectors.computeIfAbsent(figure, _ -> new Collector()).add(number, others);
          }
        });
  }

  private static Map<Figure, Double> figures(Outcome outcome, Program rules) {
    Map<Figure, Double> figures = new TreeMap<>();
    Sides sides = Sides.of(rules);
    Status.Ended ended = (Status.Ended) outcome.status();
    double[] wins = sides.wins(ended.winners());
    for (int side = 0; side < sides.count(); side++) {
      List<Integer> seats = sides.seatsOf(side);
      figures.put(new Figure(Difference.Measure.WIN, seats), wins[side]);
      figures.put(new Figure(Difference.Measure.SCORE, seats), sides.score(side, ended.scores()));
    }
    if (outcome.starter() > 0) {
      int place = 1;
      for (int side : sides.from(outcome.starter(), rules.clockwise())) {
        figures.put(new Figure(Difference.Measure.PLACE, List.of(place++)), wins[side]);
      }
    }
    figures.put(ofMatch(Difference.Measure.DECISIONS), (double) outcome.decisions());
    figures.put(ofMatch(Difference.Measure.TRICKS), (double) outcome.tricks());
    figures.put(ofMatch(Difference.Measure.ROUNDS), (double) outcome.standings().size());
    Offers.Counter offers = outcome.offers().all();
    if (offers.hasAlternatives()) {
      figures.put(ofMatch(Difference.Measure.ALTERNATIVES), offers.alternatives());
    }
    if (offers.decisions() > 0) {
      figures.put(ofMatch(Difference.Measure.FORCED), offers.forced());
    }
    double[][] standings = sides.standings(outcome.standings());
    if (sides.count() > 1 && standings.length > 0) {
      double margin = Closeness.Collector.margin(standings[standings.length - 1]);
      figures.put(ofMatch(Difference.Measure.MARGIN), margin);
    }
    return figures;
  }

  private static Figure ofMatch(Difference.Measure measure) {
    return new Figure(measure, List.of());
  }

  /**
   * Returns the differences, with confidence intervals from Holm's procedure. The most significant
   * change gets an interval as wide as if all had to hold at once, the next as if one fewer had to,
   * and so on up to the first that may be chance; all after it are as wide as that one.
   *
   * @param leftOut what is not looked at
   */
  private List<Difference> differences(Difference.Measure leftOut) {
    Map<Figure, Double> probabilities = new TreeMap<>();
    collectors.forEach(
        (figure, collector) -> {
          if (figure.measure() != leftOut) {
            probabilities.put(figure, collector.probability());
          }
        });
    List<Map.Entry<Figure, Double>> ordered =
        probabilities.entrySet().stream().sorted(Map.Entry.comparingByValue()).toList();
    Map<Figure, Difference> found = new TreeMap<>();
    int left = ordered.size();
    boolean matters = true;
    for (Map.Entry<Figure, Double> each : ordered) {
      Figure figure = each.getKey();
      double probability = each.getValue();
      matters = matters && probability < Normal.CHANCE / left;
      double deviations = Normal.farthest(Normal.CHANCE / left);
      Collector collector = Objects.requireNonNull(collectors.get(figure));
      found.put(figure, collector.difference(figure, probability, deviations));
      left -= matters ? 1 : 0;
    }
    return List.copyOf(found.values());
  }

  /** Returns what was found; where starters differ, who wins goes by place rather than by seat. */
  Contrast contrast(Results resultsBefore, Results resultsAfter) {
    boolean byPlace = resultsBefore.places().matter() || resultsAfter.places().matter();
    return new Contrast(
        resultsBefore,
        resultsAfter,
        differences(byPlace ? Difference.Measure.WIN : Difference.Measure.PLACE),
        new Share(playedOtherwise, played),
        new Share(endedOtherwise, played),
        new Share(wonOtherwise, ended),
        firstParting,
        firstEndedOtherwise);
  }
}
