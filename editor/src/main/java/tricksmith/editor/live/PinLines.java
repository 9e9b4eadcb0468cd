package tricksmith.editor.live;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.TrickEnd;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Status;
import tricksmith.expectation.WrittenLine;
import tricksmith.expectation.WrittenTable;
import tricksmith.program.value.ShownNumber;
import tricksmith.script.Game;

/** Writes what is on the table at a moment, and what follows from it, as lines of a test. */
final class PinLines {
  private final LiveMatch live;
  private final Game game;
  private final Labels labels;
  private final List<WrittenLine> lines = new ArrayList<>();

  PinLines(LiveMatch live) {
    this.live = live;
    game = live.game();
    labels = new Labels(game.rules());
  }

  List<WrittenLine> lines() {
    TrickEnd end = TrickEnd.at(live.course(), live.at()).orElse(null);
    if (end != null && end.card() != null) {
      lines.addAll(WrittenTable.of(game, end.before()));
      plays(end.finished().plays());
      outcome(end.finished(), end.before());
    } else if (live.match().status() instanceof Status.Deciding(Decision asked)
        && asked.options() instanceof Decision.OneOf(var alternatives, boolean play)
        && play) {
      lines.addAll(WrittenTable.of(game, live.match()));
      plays(live.match().standing().plays());
      add(
          WrittenLine.Kind.EXPECTATION,
          "seat %d may play %s"
              .formatted(
                  asked.seat(),
                  alternatives.stream()
                      .map(Decision.Alternative::label)
                      .collect(Collectors.joining(" "))));
    }
    return lines;
  }

  private void add(WrittenLine.Kind kind, String text) {
    lines.add(new WrittenLine(kind, text));
  }

  private void plays(List<Event.Play> plays) {
    for (int i = 0; i < plays.size(); i++) {
      add(
          WrittenLine.Kind.PLAY,
          "seat %d %s %s"
              .formatted(
                  plays.get(i).seat(),
                  i == 0 ? "leads" : "plays",
                  labels.card(plays.get(i).card())));
    }
  }

  private void outcome(Event.TrickFinished finished, Match before) {
    Event.Reason reason = finished.reason();
    String by = reason == null || reason.label().isEmpty() ? "" : " by \"" + reason.label() + "\"";
    add(
        WrittenLine.Kind.EXPECTATION,
        finished.winner() == null ? "nobody wins" : "seat " + finished.winner() + " wins" + by);
    if (live.match().status() instanceof Status.Deciding(Decision asked)
        && asked.options() instanceof Decision.OneOf(_, boolean play)
        && play) {
      add(WrittenLine.Kind.EXPECTATION, "seat " + asked.seat() + " to lead");
    }
    List<Long> was = before.scores();
    List<Long> is = live.match().scores();
    for (int seat = 1; seat <= is.size(); seat++) {
      String points = ShownNumber.between(was.get(seat - 1), is.get(seat - 1)).written();
      add(WrittenLine.Kind.EXPECTATION, "seat " + seat + " scores " + points.replace("/", " / "));
    }
  }
}
