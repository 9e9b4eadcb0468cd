package tricksmith.editor.change;

import java.util.List;
import java.util.Optional;
import tricksmith.engine.Match;
import tricksmith.engine.report.Status;
import tricksmith.program.value.Values;

/** How far a match went. */
public sealed interface MatchEnd {

  /**
   * The match was won.
   *
   * @param scores by seat
   * @param winners the winning seats
   */
  record Won(List<String> scores, List<Integer> winners) implements MatchEnd {
    public Won {
      scores = List.copyOf(scores);
      winners = List.copyOf(winners);
    }
  }

  /** It is still in progress, or there was nothing more to judge. */
  record Open(List<String> scores) implements MatchEnd {
    public Open {
      scores = List.copyOf(scores);
    }
  }

  /** A script error ended it. */
  record Failed() implements MatchEnd {}

  static MatchEnd of(Match match) {
    return switch (match.status()) {
      case Status.Ended(List<Long> scores, List<Integer> winners) ->
          new Won(written(scores), winners);
      case Status.Deciding _ -> new Open(written(match.scores()));
      case Status.Failed _, Status.Unfinished _ -> new Failed();
    };
  }

  static List<String> written(List<Long> scores) {
    return scores.stream().map(Values::written).toList();
  }

  /** Returns the scores; empty after an error. */
  default Optional<List<String>> standing() {
    return switch (this) {
      case Won won -> Optional.of(won.scores());
      case Open open -> Optional.of(open.scores());
      case Failed _ -> Optional.empty();
    };
  }
}
