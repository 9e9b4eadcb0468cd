package tricksmith.editor.branches;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Exclusion;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.Status;
import tricksmith.program.Step;
import tricksmith.program.value.RuleId;
import tricksmith.script.Game;

/** Finds out why a choice cannot be repeated. */
record Parting(Game game, Match match, List<Choice> choices, int place) {
  /** The engine's name for the decision to play a card. */
  private static final String PLAY = "play";

  Stop stop() {
    return switch (match.status()) {
      case Status.Deciding(Decision asked) -> asked(asked);
      case Status.Failed(_, RuleId rule) ->
          stop(Stop.Reason.SCRIPT_ERROR, null, null, Optional.ofNullable(rule));
      case Status.Ended _, Status.Unfinished _ ->
          stop(Stop.Reason.OVER, null, null, Optional.empty());
    };
  }

  private Stop asked(Decision asked) {
    if (!choice().answers(asked)) {
      return stop(
          Stop.Reason.ANOTHER_QUESTION,
          null,
          new Stop.Asked(asked.name(), asked.seat()),
          Optional.of(asked.rule()));
    }
    Optional<Exclusion> exclusion = exclusion();
    if (exclusion.isPresent()) {
      var obligation = exclusion.get().obligation();
      return stop(Stop.Reason.FORBIDDEN, obligation.label(), null, Optional.of(obligation.rule()));
    }
    return asked.isPlay()
        ? stop(Stop.Reason.NOT_HELD, null, null, Optional.empty())
        : stop(Stop.Reason.NOT_OFFERED, null, null, Optional.of(asked.rule()));
  }

  private Optional<Exclusion> exclusion() {
    Labels labels = new Labels(match.rules());
    return match.exclusions().stream()
        .filter(excluded -> labels.card(excluded.card()).equals(choice().label()))
        .findFirst();
  }

  /**
   * Whether the choice may be hidden from others: true also if the rules no longer have the
   * decision, since nobody can tell then.
   */
  private boolean isSecret() {
    List<Step> steps = game.rules().procedure().steps();
    boolean known = choice().decision().equals(PLAY) || steps.stream().anyMatch(this::asks);
    return !known || steps.stream().filter(Step::asksInSecret).anyMatch(this::asks);
  }

  private boolean asks(Step step) {
    Step.Choice asked = step.choice();
    return asked != null && asked.name().equals(choice().decision());
  }

  private Choice choice() {
    return choices.get(place);
  }

  private Stop stop(
      Stop.Reason reason,
      @Nullable String obligation,
      Stop.@Nullable Asked instead,
      Optional<RuleId> rule) {
    Choice choice = choice();
    long number =
        choices.subList(0, place + 1).stream()
            .filter(other -> other.decision().equals(choice.decision()))
            .count();
    return new Stop(
        (int) number,
        choice.seat(),
        choice.decision(),
        choice.label(),
        isSecret(),
        reason,
        obligation,
        instead,
        rule.map(id -> RulePlace.of(game, id)));
  }
}
