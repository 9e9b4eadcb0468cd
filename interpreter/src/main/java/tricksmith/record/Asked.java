package tricksmith.record;

import java.util.List;
import java.util.stream.IntStream;
import tricksmith.cards.IndexSet;
import tricksmith.engine.MatchRun;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;

/**
 * A decision as the rules see it at the moment it is made: the facts that a decision line states.
 */
record Asked(MatchRun run, Labels labels) {

  Decision decision() {
    return run.decision();
  }

  List<String> hand() {
    return cards(run.hand(decision().seat()));
  }

  List<String> cards(IndexSet cards) {
    return IntStream.of(cards.toArray()).mapToObj(labels::card).toList();
  }

  List<String> members(Decision.Several options) {
    return labels.of(options.members(), options.kind());
  }

  static List<String> legal(Decision.OneOf options) {
    return options.alternatives().stream().map(Decision.Alternative::label).toList();
  }

  boolean isPlay() {
    return decision().isPlay();
  }

  List<RecordedLine.SeatCard> trick() {
    return plays(run.progress().plays(), labels);
  }

  static List<RecordedLine.SeatCard> plays(List<Event.Play> plays, Labels labels) {
    return plays.stream()
        .map(play -> new RecordedLine.SeatCard(play.seat(), labels.card(play.card())))
        .toList();
  }

  /** How many to choose: one number if fixed, otherwise the minimum and maximum. */
  static List<Integer> count(Decision.Several options) {
    return options.least() == options.most()
        ? List.of(options.least())
        : List.of(options.least(), options.most());
  }
}
