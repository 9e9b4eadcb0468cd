package tricksmith.proposal;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.Match;
import tricksmith.engine.MatchRun;
import tricksmith.engine.chance.Outcomes;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.program.Program;

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
  record Judgement(@Nullable Difference first, @Nullable Situation end) {}

  private final long seed;
  private final @Nullable Outcomes chance;
  private final List<Moment> moments = new ArrayList<>();
  private final List<NamedChoice> choices = new ArrayList<>();
  private List<Integer> winners = List.of();

  private RecordedCourse(long seed, @Nullable Outcomes chance) {
    this.seed = seed;
    this.chance = chance;
  }

  /** Returns a match as it stood before its last choice. */
  static Match before(Match match) {
    RecordedCourse course = of(match);
    Situation situation = new Situation(match.rules(), course.seed, course.chance);
    course.choices.subList(0, Math.max(0, course.length() - 1)).forEach(situation::choose);
    return Match.of(situation.run());
  }

  /** Returns the course of a match up to its present moment. */
  static RecordedCourse of(Match match) {
    RecordedCourse course = new RecordedCourse(match.seed(), new RecordedChance(match.events()));
    Labels labels = new Labels(match.rules());
    Situation situation = new Situation(match.rules(), course.seed, course.chance);
    match.events().stream()
        .filter(Event::isChoice)
        .forEach(event -> course.add(situation, NamedChoice.of(event, labels)));
    course.end(situation);
    return course;
  }

  /** Plays a match in which everybody chooses at random, up to a number of choices. */
  static RecordedCourse random(Program rules, long seed, int mostChoices) {
    RecordedCourse course = new RecordedCourse(seed, null);
    SplittableRandom random = new SplittableRandom(seed);
    Labels labels = new Labels(rules);
    Situation situation = new Situation(rules, seed, null);
    while (situation.run().isDeciding() && course.choices.size() < mostChoices) {
      course.add(situation, any(situation.run(), labels, random));
    }
    course.end(situation);
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

  private void add(Situation situation, NamedChoice choice) {
    moments.add(moment(situation));
    choices.add(choice);
    if (!situation.choose(choice)) {
      throw new IllegalStateException("not offered: " + choice);
    }
  }

  private void end(Situation situation) {
    moments.add(moment(situation));
    winners = List.copyOf(situation.winners());
  }

  private static Moment moment(Situation situation) {
    return new Moment(
        situation.asked(),
        situation.offered(),
        situation.winners().size(),
        situation.run().scores());
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
  Judgement judge(Program rules, boolean untilOtherwise) {
    Situation situation = new Situation(rules, seed, chance);
    Difference first = null;
    for (int at = 0; at < moments.size(); at++) {
      if (first == null) {
        first = difference(at, situation);
        if (first != null && untilOtherwise) {
          return new Judgement(first, null);
        }
      }
      if (at == choices.size()) {
        return new Judgement(first, situation);
      }
      if (!situation.asked().equals(moments.get(at).asked())
          || !situation.choose(choices.get(at))) {
        return new Judgement(first, null);
      }
    }
    throw new IllegalStateException();
  }

  private @Nullable Difference difference(int at, Situation situation) {
    Moment was = moments.get(at);
    List<Integer> won = situation.winners();
    if (won.size() != was.tricks()
        || (was.tricks() > 0 && !won.getLast().equals(winners.get(was.tricks() - 1)))) {
      return new Difference(at, Kind.TRICK, won.size() + ":" + (won.isEmpty() ? 0 : won.getLast()));
    }
    if (!situation.run().scores().equals(was.scores())) {
      return new Difference(at, Kind.SCORE, situation.run().scores().toString());
    }
    List<String> offered = situation.offered();
    if (!situation.asked().equals(was.asked()) || !isSame(offered, was.offered())) {
      return new Difference(at, Kind.OFFER, situation.asked() + offered.stream().sorted().toList());
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
