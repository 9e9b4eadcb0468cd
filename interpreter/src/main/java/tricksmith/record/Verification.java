package tricksmith.record;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.program.value.Values;
import tricksmith.record.MatchFileProblem.Kind;
import tricksmith.record.RecordedLine.SeatCard;

/**
 * Compares derived lines with what the rules produce. A score line is right if its totals were
 * those at any moment between the decisions before and after it.
 */
final class Verification {

  private final Asked asked;
  private int seen;
  private List<Long> scores;
  private @Nullable MatchFileProblem difference;

  Verification(Asked asked) {
    this.asked = asked;
    scores = asked.run().scores().stream().map(_ -> Values.number(0)).toList();
  }

  /** Returns the first difference, or null if there is none. */
  @Nullable MatchFileProblem difference() {
    return difference;
  }

  private void differ(int line, String field, Object expected, Object found) {
    if (difference == null) {
      difference = MatchFileProblem.of(line, Kind.DIFFERENT, field, shown(expected), shown(found));
    }
  }

  private static MatchFileProblem.Argument shown(Object value) {
    return switch (value) {
      case MatchFileProblem.Argument argument -> argument;
      case RecordedLine line -> new MatchFileProblem.Line(line);
      case List<?> list when !list.isEmpty() && list.getFirst() instanceof SeatCard ->
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
    List<List<Long>> totals = totals(events);
    Iterator<Event.TrickFinished> tricks = tricks(events);
    for (RecordedLine.Derived line : derived) {
      switch (line) {
        case RecordedLine.Trick trick -> compare(trick, tricks);
        case RecordedLine.Score score -> compare(score, totals);
        case RecordedLine.End end -> compare(end, events);
      }
    }
  }

  private List<List<Long>> totals(List<Event> events) {
    List<List<Long>> totals = new ArrayList<>();
    totals.add(scores);
    for (Event event : events) {
      if (event instanceof Event.Scored scored) {
        totals.add(scored.scores());
      }
    }
    scores = asked.run().scores();
    totals.add(scores);
    return totals;
  }

  private static Iterator<Event.TrickFinished> tricks(List<Event> events) {
    return events.stream()
        .filter(Event.TrickFinished.class::isInstance)
        .map(Event.TrickFinished.class::cast)
        .iterator();
  }

  private void compare(RecordedLine.Trick recorded, Iterator<Event.TrickFinished> tricks) {
    if (!tricks.hasNext()) {
      differ(recorded.line(), "event", new MatchFileProblem.Nothing(), recorded);
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

  private void compare(RecordedLine.Score recorded, List<List<Long>> totals) {
    boolean right =
        totals.stream()
            .anyMatch(total -> Decimals.areEqual(Decimals.decimals(total), recorded.scores()));
    if (!right) {
      differ(recorded.line(), "scores", Decimals.decimals(totals.getLast()), recorded.scores());
    }
  }

  private void compare(RecordedLine.End recorded, List<Event> events) {
    if (events.isEmpty() || !(events.getLast() instanceof Event.MatchEnded end)) {
      differ(recorded.line(), "event", new MatchFileProblem.Nothing(), recorded);
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
        same(recorded, "count", Asked.count(several), recorded.count());
        absent(recorded, "legal", recorded.legal());
      }
    }
    if (asked.isPlay()) {
      same(recorded, "trick", asked.trick(), recorded.trick());
    }
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
