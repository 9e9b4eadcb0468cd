package tricksmith.editor.branches;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.report.Effect;
import tricksmith.engine.report.Event;
import tricksmith.program.Values;
import tricksmith.script.Game;

/**
 * The first thing that turns out differently when the same choices are made under other rules.
 * Places refer to the text of the new rules.
 */
public sealed interface FirstDifference {

  /** The number of choices after which it shows. */
  int choices();

  /** The rule that caused it; empty if unknown. */
  Optional<RulePlace> place();

  /**
   * A trick goes to another seat.
   *
   * @param trick its number in the deal
   * @param winner null for nobody
   * @param before who won it under the earlier rules
   * @param reason the deciding criterion, in the words of the script; null for none
   */
  record TrickGoes(
      int choices,
      int trick,
      @Nullable Integer winner,
      @Nullable Integer before,
      @Nullable String reason,
      Optional<RulePlace> place)
      implements FirstDifference {}

  /** A seat scores differently at a moment. */
  record Points(int choices, int seat, String now, String before, Optional<RulePlace> place)
      implements FirstDifference {}

  /** The match has other winners. */
  record Winners(int choices, List<Integer> winners, List<Integer> before)
      implements FirstDifference {
    public Winners {
      winners = List.copyOf(winners);
      before = List.copyOf(before);
    }

    @Override
    public Optional<RulePlace> place() {
      return Optional.empty();
    }
  }

  /** The first difference between a branch played under earlier and under new rules. */
  static Optional<FirstDifference> between(PlayedBranch earlier, PlayedBranch later) {
    Finder finder = new Finder(earlier, later);
    for (int choices = 0; choices <= Math.min(earlier.length(), later.length()); choices++) {
      Optional<FirstDifference> found = finder.after(choices);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  final class Finder {
    private final PlayedBranch earlier;
    private final PlayedBranch later;
    private final Game game;
    private int tricks;

    private Finder(PlayedBranch earlier, PlayedBranch later) {
      this.earlier = earlier;
      this.later = later;
      game = later.game();
    }

    private Optional<FirstDifference> after(int choices) {
      return tricks(choices).or(() -> points(choices)).or(() -> winners(choices));
    }

    private Optional<FirstDifference> tricks(int choices) {
      List<Event.TrickFinished> before =
          only(Event.TrickFinished.class, earlier.eventsSince(choices));
      int compared = 0;
      for (Event event : later.eventsSince(choices)) {
        if (event instanceof Event.Shuffled) {
          tricks = 0;
        } else if (event instanceof Event.TrickFinished now) {
          tricks++;
          Event.TrickFinished was = compared < before.size() ? before.get(compared) : null;
          compared++;
          if (was != null && !Objects.equals(was.winner(), now.winner())) {
            return Optional.of(trick(choices, now, was));
          }
        }
      }
      return Optional.empty();
    }

    private FirstDifference trick(int choices, Event.TrickFinished now, Event.TrickFinished was) {
      Event.Reason reason = now.reason();
      return new TrickGoes(
          choices,
          tricks,
          now.winner(),
          was.winner(),
          reason == null ? null : reason.label(),
          Optional.ofNullable(reason).map(why -> RulePlace.of(game, why.rule())));
    }

    private Optional<FirstDifference> points(int choices) {
      int seats = Math.min(earlier.players(), later.players());
      for (int seat = 1; seat <= seats; seat++) {
        List<Effect.Points> now = points(later, choices, seat);
        List<Effect.Points> before = points(earlier, choices, seat);
        if (sum(now) != sum(before)) {
          return Optional.of(
              new Points(
                  choices,
                  seat,
                  Values.written(sum(now)),
                  Values.written(sum(before)),
                  unlike(now, before).map(by -> RulePlace.of(game, by.rule()))));
        }
      }
      return Optional.empty();
    }

    private static List<Effect.Points> points(PlayedBranch course, int choices, int seat) {
      return only(Effect.Points.class, course.after(choices).effects()).stream()
          .filter(points -> points.seat() == seat)
          .toList();
    }

    private static long sum(List<Effect.Points> points) {
      return points.stream().map(Effect.Points::points).reduce(Values.number(0), Values::plus);
    }

    /** The first of the points scored now that were not scored before. */
    private static Optional<Effect.Points> unlike(
        List<Effect.Points> now, List<Effect.Points> before) {
      List<Long> left = new ArrayList<>(before.stream().map(Effect.Points::points).toList());
      return now.stream().filter(points -> !left.remove((Long) points.points())).findFirst();
    }

    private Optional<FirstDifference> winners(int choices) {
      List<Event.MatchEnded> now = only(Event.MatchEnded.class, later.eventsSince(choices));
      List<Event.MatchEnded> before = only(Event.MatchEnded.class, earlier.eventsSince(choices));
      boolean differ =
          !now.isEmpty()
              && !before.isEmpty()
              && !now.getFirst().winners().equals(before.getFirst().winners());
      return differ
          ? Optional.of(new Winners(choices, now.getFirst().winners(), before.getFirst().winners()))
          : Optional.empty();
    }

    private static <T> List<T> only(Class<T> kind, List<?> all) {
      return all.stream().filter(kind::isInstance).map(kind::cast).toList();
    }
  }
}
