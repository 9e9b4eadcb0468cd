package tricksmith.cli.game;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tricksmith.cli.terminal.Messages;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Standing;
import tricksmith.engine.report.Status;
import tricksmith.program.Step;
import tricksmith.program.value.Fault;
import tricksmith.program.value.Values;
import tricksmith.script.Game;

/** Describes the state of a match in words. */
public record ResultText(Game game, Messages messages) {

  /** The name of a seat, numbered from 1. */
  public String seat(int seat) {
    return messages.text("seat", seat);
  }

  public String seats(List<Integer> seats) {
    int others = seats.size() - 1;
    return others < 1
        ? seats.stream().map(this::seat).collect(joining())
        : messages.text(
            "seats",
            seats.stream()
                .limit(others)
                .map(String::valueOf)
                .collect(joining(messages.text("seats.between"))),
            seats.getLast());
  }

  public String scores(List<Long> scores) {
    return IntStream.range(0, scores.size())
        .mapToObj(i -> messages.text("score", i + 1, Values.decimal(scores.get(i))))
        .collect(joining("   "));
  }

  /** Describes the state of a match in one or two lines. */
  public String of(Status status) {
    return switch (status) {
      case Status.Ended ended when hasScores() ->
          scores(ended.scores()) + "   " + winners(ended.winners());
      case Status.Ended ended -> winners(ended.winners());
      case Status.Unfinished _ -> messages.text("end.unfinished");
      case Status.Failed failed -> scriptError(failed);
      case Status.Deciding deciding -> waiting(deciding.decision());
    };
  }

  /**
   * Describes a match as {@link #of(Status)} does, and also names the cards of an undecided tie.
   */
  public String of(Match match) {
    String status = of(match.status());
    Standing standing = match.standing();
    boolean tied =
        match.status() instanceof Status.Failed(Fault.Kind kind, _)
            && kind == Fault.Kind.UNDECIDED_TIE
            && !standing.tied().isEmpty();
    return tied ? status + "\n" + messages.text("end.tied", cards(standing)) : status;
  }

  private String cards(Standing standing) {
    Labels labels = new Labels(game.rules());
    return standing.plays().stream()
        .skip(standing.stageBegins())
        .filter(play -> standing.tied().contains(play.seat()))
        .map(play -> messages.text("table.play", seat(play.seat()), labels.card(play.card())))
        .collect(joining(", "));
  }

  /** Whether any statement scores points. */
  private boolean hasScores() {
    return game.rules().asLowered().procedure().steps().stream().anyMatch(Step::scores);
  }

  private String winners(List<Integer> winners) {
    return winners.isEmpty()
        ? messages.text("end.nobody")
        : messages.text("end.winners", seats(winners));
  }

  private String scriptError(Status.Failed failed) {
    Optional<ScriptPlace> place = ScriptPlace.of(game, failed.rule());
    String what =
        messages.text(
            "end.script-error",
            FaultText.of(failed.kind(), game.rules().budget(), messages),
            place.map(ScriptPlace::toString).orElse(game.script().source().name()));
    return place.map(where -> what + "\n" + where.excerpt()).orElse(what);
  }

  private String waiting(Decision decision) {
    String name = game.script().translation(messages.locale()).of(decision.name());
    return messages.text("end.waiting", seat(decision.seat()), name);
  }
}
