package tricksmith.proposal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.Match;
import tricksmith.engine.MatchRun;
import tricksmith.engine.RecordedChance;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.script.Game;

/**
 * The course of a match, choice by choice, for replay under other rules with the same deals and the
 * same choices.
 */
final class RecordedCourse {

  /** The state of the match before a choice, or after the last one. */
  private record Moment(String asked, List<String> offered, int tricks, List<Long> scores) {}

  /** What can come out differently. */
  enum Kind {
    TRICK,
    SCORE,
    OFFER
  }

  /**
   * The first thing that came out differently.
   *
   * @param moment how many choices had been made
   * @param now what it is by the other rules
   */
  record Difference(int moment, Kind kind, String now) {}

  /**
   * The outcome of the course under other rules.
   *
   * @param first the first difference; null if there is none
   * @param end the state after the last choice; null if the course does not get that far
   */
  record Judgement(@Nullable Difference first, @Nullable ObservedMatch end) {}

  private final long seed;
  private final @Nullable RecordedChance chance;

  /** The tables set by hand, as lines of tests, by the number of choices before each. */
  private final Map<Integer, List<String>> scenes;

  private final List<Moment> moments = new ArrayList<>();
  private final List<NamedChoice> choices = new ArrayList<>();
  private List<Integer> winners = List.of();

  private RecordedCourse(
      long seed, @Nullable RecordedChance chance, Map<Integer, List<String>> scenes) {
    this.seed = seed;
    this.chance = chance;
    this.scenes = scenes;
  }

  /**
   * Returns the match of a wish as it stood before its last choice, or before the last card of a
   * trick that was laid whole by hand.
   */
  static Match before(Wish wish) {
    RecordedCourse course = of(wish);
    ObservedMatch observed = course.begun(wish.game());
    int last = course.length() - 1;
    for (int at = 0; at < last; at++) {
      course.setScene(observed, at);
      observed.choose(course.choices.get(at));
    }
    if (last >= 0) {
      course.setScene(observed, last);
    }
    Match before = Match.of(observed.run());
    List<String> laid = course.scenes.get(last + 1);
    if (laid == null) {
      return before;
    }
    if (last >= 0) {
      observed.choose(course.choices.get(last));
    }
    return observed.winners().size() < course.tricks() ? observed.beforeLastPlay(laid) : before;
  }

  /** Returns the course of the match of a wish, up to the moment pointed at. */
  static RecordedCourse of(Wish wish) {
    Match match = wish.moment();
    RecordedCourse course =
        new RecordedCourse(
            match.seed(), new RecordedChance(match.rules(), match.events()), wish.scenes());
    Labels labels = new Labels(match.rules());
    ObservedMatch observed = course.begun(wish.game());
    Event.Choice.in(match.events())
        .forEach(choice -> course.add(observed, NamedChoice.of(choice, labels)));
    course.end(observed);
    return course;
  }

  private ObservedMatch begun(Game game) {
    return new ObservedMatch(game, seed, chance == null ? null : chance.under(game.rules()));
  }

  /** Sets the table by hand if that was done here, and returns whether these rules allow it. */
  private boolean setScene(ObservedMatch observed, int at) {
    List<String> lines = scenes.get(at);
    return lines == null || observed.setTable(lines);
  }

  /** Plays a match in which everybody chooses at random, up to a number of choices. */
  static RecordedCourse random(Game game, long seed, int mostChoices) {
    RecordedCourse course = new RecordedCourse(seed, null, Map.of());
    SplittableRandom random = new SplittableRandom(seed);
    Labels labels = new Labels(game.rules());
    ObservedMatch observed = course.begun(game);
    while (observed.run().isDeciding() && course.choices.size() < mostChoices) {
      course.add(observed, any(observed.run(), labels, random));
    }
    course.end(observed);
    return course;
  }

  private static NamedChoice any(MatchRun run, Labels labels, SplittableRandom random) {
    return switch (run.decision().options()) {
      case Decision.OneOf(List<Decision.Alternative> alternatives, _) ->
          new NamedChoice.One(alternatives.get(random.nextInt(alternatives.size())).label());
      case Decision.Several several -> {
        List<String> left = new ArrayList<>(labels.of(several.members(), several.kind()));
        int count = several.least() + random.nextInt(several.most() - several.least() + 1);
        List<String> wanted = new ArrayList<>();
        for (int chosen = 0; chosen < count; chosen++) {
          wanted.add(left.remove(random.nextInt(left.size())));
        }
        yield new NamedChoice.Several(wanted);
      }
    };
  }

  private void add(ObservedMatch observed, NamedChoice choice) {
    addMoment(observed);
    choices.add(choice);
    if (!observed.choose(choice)) {
      throw new IllegalStateException("not offered: " + choice);
    }
  }

  private void end(ObservedMatch observed) {
    addMoment(observed);
    winners = List.copyOf(observed.winners());
  }

  private void addMoment(ObservedMatch observed) {
    if (!setScene(observed, moments.size())) {
      throw new IllegalStateException("cannot be set by hand: " + scenes.get(moments.size()));
    }
    moments.add(
        new Moment(
            observed.asked(),
            observed.offered(),
            observed.winners().size(),
            observed.run().scores()));
  }

  /** Returns the number of choices made. */
  int length() {
    return choices.size();
  }

  /** Returns the number of tricks finished. */
  int tricks() {
    return winners.size();
  }

  /** Returns the number of tricks finished after a number of choices. */
  int tricksAt(int moment) {
    return moments.get(moment).tricks();
  }

  /**
   * Replays the course under other rules, as far as possible.
   *
   * @param untilOtherwise whether to stop at the first difference
   */
  Judgement judge(Game game, boolean untilOtherwise) {
    ObservedMatch observed = begun(game);
    Difference first = null;
    for (int at = 0; at < moments.size(); at++) {
      if (!setScene(observed, at)) {
        return new Judgement(first, null);
      }
      if (first == null) {
        first = difference(at, observed);
        if (first != null && untilOtherwise) {
          return new Judgement(first, null);
        }
      }
      if (at == choices.size()) {
        return new Judgement(first, observed);
      }
      if (!observed.asked().equals(moments.get(at).asked()) || !observed.choose(choices.get(at))) {
        return new Judgement(first, null);
      }
    }
    throw new IllegalStateException();
  }

  private @Nullable Difference difference(int at, ObservedMatch observed) {
    Moment was = moments.get(at);
    List<Integer> won = observed.winners();
    if (won.size() != was.tricks()
        || (was.tricks() > 0 && !won.getLast().equals(winners.get(was.tricks() - 1)))) {
      return new Difference(at, Kind.TRICK, won.size() + ":" + (won.isEmpty() ? 0 : won.getLast()));
    }
    if (!observed.run().scores().equals(was.scores())) {
      return new Difference(at, Kind.SCORE, observed.run().scores().toString());
    }
    List<String> offered = observed.offered();
    if (!observed.asked().equals(was.asked()) || !isSame(offered, was.offered())) {
      return new Difference(at, Kind.OFFER, observed.asked() + offered.stream().sorted().toList());
    }
    return null;
  }

  /** Whether the same alternatives are offered, in any order. */
  private static boolean isSame(List<String> some, List<String> others) {
    return some.equals(others)
        || (some.size() == others.size()
            && some.stream().sorted().toList().equals(others.stream().sorted().toList()));
  }
}
