package tricksmith.record;

import java.math.BigDecimal;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.program.Step;
import tricksmith.program.value.Values;
import tricksmith.record.MatchFileProblem.Kind;
import tricksmith.record.RecordedLine.SeatCard;

/**
 * Compares derived lines with what the rules produce. A score line is right if its totals were
 * those at any moment between the decisions before and after it, and it neither precedes the trick
 * that led to them nor falls behind a score line before it; the last one, unless a trick follows
 * it, is not older than everything scored there. Nothing follows the end.
 */
final class Verification {

  private final Asked asked;

  /** Whether points may be scored while a trick is under way. */
  private final boolean tricksScore;

  private int seen;
  private List<Long> scores;
  private @Nullable MatchFileProblem difference;

  Verification(Asked asked) {
    this.asked = asked;
    tricksScore = scoresWithin(asked.run().rules().asLowered().procedure().steps());
    scores = asked.run().scores().stream().map(_ -> Values.number(0)).toList();
  }

  /** Whether something is scored between the beginning and the end of a trick. */
  private static boolean scoresWithin(List<Step> steps) {
    boolean within = false;
    for (Step step : steps) {
      if (within && step.scores()) {
        return true;
      }
      within = step instanceof Step.BeginTrick || (within && !(step instanceof Step.FinishStage));
    }
    return false;
  }

  /** Returns the first difference, or null if there is none. */
  @Nullable MatchFileProblem difference() {
    return difference;
  }

  private void differ(int line, String field, Object expected, Object found) {
    report(line, Kind.DIFFERENT, field, shown(expected), shown(found));
  }

  private void report(int line, Kind kind, Object... arguments) {
    if (difference == null) {
      difference = MatchFileProblem.of(line, kind, arguments);
    }
  }

  private static MatchFileProblem.Argument shown(Object value) {
    return switch (value) {
      case MatchFileProblem.Argument argument -> argument;
      case List<?> list when list.isEmpty() -> new MatchFileProblem.Empty();
      case List<?> list when list.getFirst() instanceof SeatCard ->
          new MatchFileProblem.Plays(list.stream().map(SeatCard.class::cast).toList());
      case List<?> list ->
          new MatchFileProblem.Words(String.join(" ", list.stream().map(String::valueOf).toList()));
      default -> new MatchFileProblem.Words(value.toString());
    };
  }

  private static MatchFileProblem.Seats seats(List<Integer> seats) {
    return new MatchFileProblem.Seats(seats.stream().map(String::valueOf).toList());
  }

  private static MatchFileProblem.Seats seat(@Nullable Integer seat) {
    return seats(seat == null ? List.of() : List.of(seat));
  }

  // Derived lines.

  /** Compares the lines between two decisions with what happened there. */
  void compare(List<RecordedLine.Derived> derived) {
    List<Event> events = Replay.eventsSince(asked.run(), seen);
    seen += events.size();
    Set<List<BigDecimal>> totalsBeforeTrick = totalsBeforeTrick(scores, events);
    List<List<BigDecimal>> totals = totals(events);
    List<List<BigDecimal>> scored = totals.subList(1, totals.size());
    RecordedLine.@Nullable Score last = null;
    Iterator<Event.TrickFinished> tricks = Event.TrickFinished.in(events).iterator();
    RecordedLine.Derived firstTrick =
        derived.stream().filter(RecordedLine.Trick.class::isInstance).findFirst().orElse(null);
    boolean ended = false;
    for (RecordedLine.Derived line : derived) {
      if (difference != null) {
        return;
      }
      if (ended) {
        report(line.line(), Kind.SURPLUS, line);
        return;
      }
      switch (line) {
        case RecordedLine.Trick trick -> {
          last = null;
          compare(trick, tricks);
        }
        case RecordedLine.Score score -> {
          last = score;
          totals = compare(score, totals);
          if (firstTrick != null
              && score.line() < firstTrick.line()
              && !tricksScore
              && !totalsBeforeTrick.contains(score.scores())) {
            report(score.line(), Kind.SCORE_BEFORE_TRICK, firstTrick.line());
          }
        }
        case RecordedLine.End end -> {
          compare(end, events);
          ended = true;
        }
      }
    }
    if (last != null && difference == null) {
      compare(last, scored);
    }
  }

  /** The totals noted until the first trick is finished, if none are scored during tricks. */
  private static Set<List<BigDecimal>> totalsBeforeTrick(List<Long> before, List<Event> events) {
    return Decimals.set(
        Stream.concat(
            Stream.of(before),
            totals(events.stream().takeWhile(event -> !(event instanceof Event.TrickFinished)))));
  }

  /** All totals from the last decision to this one, in order. */
  private List<List<BigDecimal>> totals(List<Event> events) {
    List<Long> before = scores;
    scores = asked.run().scores();
    return Stream.of(Stream.of(before), totals(events.stream()), Stream.of(scores))
        .flatMap(Function.identity())
        .map(Decimals::decimals)
        .toList();
  }

  private static Stream<List<Long>> totals(Stream<Event> events) {
    return events
        .filter(Event.Scored.class::isInstance)
        .map(event -> ((Event.Scored) event).scores());
  }

  private void compare(RecordedLine.Trick recorded, Iterator<Event.TrickFinished> tricks) {
    if (!tricks.hasNext()) {
      report(recorded.line(), Kind.NO_TRICK);
      return;
    }
    Event.TrickFinished trick = tricks.next();
    List<SeatCard> plays = Asked.plays(trick.plays(), asked.labels());
    if (!plays.equals(recorded.cards())) {
      differ(recorded.line(), "cards", plays, recorded.cards());
    } else if (!Objects.equals(trick.winner(), recorded.winner())) {
      differ(recorded.line(), "winner", seat(trick.winner()), seat(recorded.winner()));
    }
  }

  /** Returns the totals that may follow those recorded. */
  private List<List<BigDecimal>> compare(
      RecordedLine.Score recorded, List<List<BigDecimal>> totals) {
    for (int place = 0; place < totals.size(); place++) {
      if (Decimals.areEqual(totals.get(place), recorded.scores())) {
        return totals.subList(place, totals.size());
      }
    }
    differ(recorded.line(), "scores", Decimals.decimals(scores), recorded.scores());
    return totals;
  }

  private void compare(RecordedLine.End recorded, List<Event> events) {
    if (events.isEmpty() || !(events.getLast() instanceof Event.MatchEnded end)) {
      report(recorded.line(), Kind.NO_END);
    } else if (!Decimals.areEqual(Decimals.decimals(end.scores()), recorded.scores())) {
      differ(recorded.line(), "scores", Decimals.decimals(end.scores()), recorded.scores());
    } else if (!sorted(end.winners()).equals(sorted(recorded.winners()))) {
      differ(recorded.line(), "winners", seats(end.winners()), seats(recorded.winners()));
    }
  }

  // Fields of decisions.

  void compare(RecordedLine.Decision recorded) {
    multiset(recorded, "hand", asked.hand(), recorded.hand());
    switch (asked.decision().options()) {
      case Decision.OneOf one -> {
        multiset(recorded, "legal", Asked.legal(one), recorded.legal());
        absent(recorded, "from", recorded.from());
      }
      case Decision.Several several -> {
        multiset(recorded, "from", asked.members(several), recorded.from());
        same(recorded, "count", Asked.count(several), count(recorded));
        absent(recorded, "legal", recorded.legal());
      }
    }
    if (asked.isPlay()) {
      same(recorded, "trick", asked.trick(), recorded.trick());
    }
  }

  /** The recorded count, written as one number if it is fixed. */
  private static @Nullable List<Integer> count(RecordedLine.Decision recorded) {
    List<Integer> count = recorded.count();
    return count == null ? null : count.stream().distinct().toList();
  }

  private void multiset(
      RecordedLine.Decision line,
      String field,
      List<String> expected,
      @Nullable List<String> found) {
    if (found != null && !sorted(expected).equals(sorted(found))) {
      differ(line.line(), field, expected, found);
    }
  }

  private <T> void same(
      RecordedLine.Decision line, String field, List<T> expected, @Nullable List<T> found) {
    if (found != null && !expected.equals(found)) {
      differ(line.line(), field, expected, found);
    }
  }

  private void absent(RecordedLine.Decision line, String field, @Nullable List<String> found) {
    if (found != null) {
      differ(line.line(), field, "–", found);
    }
  }

  private static <T extends Comparable<T>> List<T> sorted(List<T> elements) {
    return elements.stream().sorted().toList();
  }
}
