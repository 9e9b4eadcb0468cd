package tricksmith.editor.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.engine.Match;
import tricksmith.engine.report.Decision;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.Status;
import tricksmith.program.Program;
import tricksmith.program.Values;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Option;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.script.Game;

/** Writes what is on the table at a moment, and what follows from it, as lines of a test. */
final class PinLines {
  private final LiveMatch live;
  private final Game game;
  private final CheckedRules checked;
  private final Labels labels;
  private final List<PinLine> lines = new ArrayList<>();

  PinLines(LiveMatch live) {
    this.live = live;
    game = live.game();
    checked = Objects.requireNonNull(game.script().rules());
    labels = new Labels(game.rules());
  }

  List<PinLine> lines() {
    Event.@Nullable TrickFinished finished = justFinished();
    if (finished != null) {
      Match before = live.course().after(live.at() - 1).match();
      table(before);
      plays(finished.plays());
      outcome(finished, before);
    } else if (live.match().status() instanceof Status.Deciding(Decision asked)
        && asked.options() instanceof Decision.OneOf(var alternatives, boolean play)
        && play) {
      table(live.match());
      plays(live.match().standing().plays());
      add(
          PinLine.Kind.EXPECTATION,
          "seat %d may play %s"
              .formatted(
                  asked.seat(),
                  alternatives.stream()
                      .map(Decision.Alternative::label)
                      .collect(Collectors.joining(" "))));
    }
    return lines;
  }

  /** The trick that the last choice completed, if that choice was playing a card. */
  private Event.@Nullable TrickFinished justFinished() {
    if (live.at() == 0) {
      return null;
    }
    List<Event> events = live.course().eventsSince(live.at());
    boolean played =
        events.getFirst() instanceof Event.Chosen(_, _, long value) && Values.isCard(value);
    return played
        ? events.stream()
            .filter(Event.TrickFinished.class::isInstance)
            .map(Event.TrickFinished.class::cast)
            .findFirst()
            .orElse(null)
        : null;
  }

  private void add(PinLine.Kind kind, String text) {
    lines.add(new PinLine(kind, text));
  }

  private void table(Match match) {
    MatchView view = match.table();
    if (game.setup().players() != checked.leastPlayers()) {
      add(PinLine.Kind.SETTING, "players " + game.setup().players());
    }
    checked.options().forEach(this::option);
    view.variables().forEach(this::variable);
    scores(view);
    tricks(match);
    for (int seat = 1; seat <= game.setup().players(); seat++) {
      if (!view.inPlay().contains(seat)) {
        add(PinLine.Kind.SETTING, "given seat " + seat + " sits out");
      }
    }
    zones(view);
  }

  private void option(Option option) {
    List<String> value = game.setup().valueOf(option);
    if (!value.equals(option.initial())) {
      ScriptValues.write(option.type(), value, option.type() instanceof Type.SetOf)
          .ifPresent(
              written -> add(PinLine.Kind.SETTING, "given " + option.name() + " = " + written));
    }
  }

  private void variable(MatchView.Variable variable) {
    Optional<Variable> declared =
        checked.variables().stream()
            .filter(known -> known.name().equals(variable.name()))
            .findFirst();
    boolean atRest =
        variable.labels().isEmpty()
            || (declared.isPresent()
                && declared.get().type() == Type.Basic.YES_NO
                && variable.labels().equals(List.of("no")));
    if (atRest || declared.isEmpty()) {
      return;
    }
    Type type = declared.get().type();
    Optional<String> name = ScriptValues.name(declared.get(), variable.indices());
    Optional<String> value = ScriptValues.write(type, variable.labels(), variable.set());
    if (name.isPresent() && value.isPresent()) {
      boolean yes = type == Type.Basic.YES_NO;
      add(PinLine.Kind.SETTING, "given " + name.get() + (yes ? "" : " = " + value.get()));
    }
  }

  private void scores(MatchView view) {
    for (int seat = 1; seat <= view.scores().size(); seat++) {
      String score = Values.written(view.scores().get(seat - 1));
      if (!score.equals("0")) {
        add(
            PinLine.Kind.SETTING,
            "given score of seat " + seat + " = " + score.replace("/", " / "));
      }
    }
  }

  private void tricks(Match match) {
    int ofDeal = Math.max(0, match.standing().trick() - (match.standing().finished() ? 0 : 1));
    List<Event.TrickFinished> finished =
        match.events().stream()
            .filter(Event.TrickFinished.class::isInstance)
            .map(Event.TrickFinished.class::cast)
            .toList();
    Map<Integer, Long> won =
        finished.subList(Math.max(0, finished.size() - ofDeal), finished.size()).stream()
            .filter(trick -> trick.winner() != null)
            .collect(Collectors.groupingBy(trick -> trick.winner(), Collectors.counting()));
    won.forEach(
        (seat, count) -> add(PinLine.Kind.SETTING, "given tricks of seat " + seat + " = " + count));
  }

  private void zones(MatchView view) {
    Program rules = game.rules();
    for (int number = 0; number < rules.zones().size(); number++) {
      MatchView.Zone zone = view.zone(number);
      boolean hand = number >= rules.handZone() && number < rules.handZone() + rules.players();
      if (number == rules.tableZone() || (zone.cards().isEmpty() && !hand)) {
        continue;
      }
      String name = zone.owner() == null ? zone.name() : zone.name() + " of seat " + zone.owner();
      String cards =
          zone.cards().isEmpty()
              ? "nothing"
              : zone.cards().stream()
                  .map(lying -> labels.card(lying.card()))
                  .collect(Collectors.joining(" "));
      add(hand ? PinLine.Kind.HAND : PinLine.Kind.PILE, name + ": " + cards);
    }
  }

  private void plays(List<Event.Play> plays) {
    for (int i = 0; i < plays.size(); i++) {
      add(
          PinLine.Kind.PLAY,
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
        PinLine.Kind.EXPECTATION,
        finished.winner() == null ? "nobody wins" : "seat " + finished.winner() + " wins" + by);
    if (live.match().status() instanceof Status.Deciding(Decision asked)
        && asked.options() instanceof Decision.OneOf(_, boolean play)
        && play) {
      add(PinLine.Kind.EXPECTATION, "seat " + asked.seat() + " to lead");
    }
    List<Long> was = before.table().scores();
    List<Long> is = live.match().table().scores();
    for (int seat = 1; seat <= is.size(); seat++) {
      String points = Values.written(Values.minus(is.get(seat - 1), was.get(seat - 1)));
      add(PinLine.Kind.EXPECTATION, "seat " + seat + " scores " + points.replace("/", " / "));
    }
  }
}
