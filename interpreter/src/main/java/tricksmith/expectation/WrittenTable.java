package tricksmith.expectation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tricksmith.engine.Match;
import tricksmith.engine.report.Event;
import tricksmith.engine.report.Labels;
import tricksmith.engine.report.MatchView;
import tricksmith.engine.report.Standing;
import tricksmith.program.Program;
import tricksmith.program.value.Values;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Option;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.script.Game;

/** Describes the table and variables at a moment of a match as lines of a test. */
public final class WrittenTable {
  private final Game game;
  private final CheckedRules checked;
  private final Labels labels;
  private final List<WrittenLine> lines = new ArrayList<>();

  private WrittenTable(Game game) {
    this.game = game;
    checked = Objects.requireNonNull(game.script().rules());
    labels = new Labels(game.rules());
  }

  /**
   * Returns the lines that set up the table of a match before the trick in progress: its cards are
   * still in the hands of those who play them.
   */
  public static List<WrittenLine> of(Game game, Match match) {
    WrittenTable table = new WrittenTable(game);
    table.table(match);
    return List.copyOf(table.lines);
  }

  private void add(WrittenLine.Kind kind, String text) {
    lines.add(new WrittenLine(kind, text));
  }

  private void table(Match match) {
    MatchView view = match.table();
    if (game.setup().players() != checked.leastPlayers()) {
      add(WrittenLine.Kind.SETTING, "players " + game.setup().players());
    }
    checked.options().forEach(this::option);
    view.variables().forEach(this::variable);
    scores(view);
    tricks(match);
    for (int seat = 1; seat <= game.setup().players(); seat++) {
      if (!view.inPlay().contains(seat)) {
        add(WrittenLine.Kind.SETTING, "given seat " + seat + " sits out");
      }
    }
    zones(view, match.standing());
  }

  private void option(Option option) {
    List<String> value = game.setup().valueOf(option);
    if (!value.equals(option.initial())) {
      ScriptValues.write(option.type(), value, option.type() instanceof Type.SetOf)
          .ifPresent(
              written -> add(WrittenLine.Kind.SETTING, "given " + option.name() + " = " + written));
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
      add(WrittenLine.Kind.SETTING, "given " + name.get() + (yes ? "" : " = " + value.get()));
    }
  }

  private void scores(MatchView view) {
    for (int seat = 1; seat <= view.scores().size(); seat++) {
      String score = Values.written(view.scores().get(seat - 1));
      if (!score.equals("0")) {
        add(
            WrittenLine.Kind.SETTING,
            "given score of seat " + seat + " = " + score.replace("/", " / "));
      }
    }
  }

  private void tricks(Match match) {
    int ofDeal = Math.max(0, match.standing().trick() - (match.standing().finished() ? 0 : 1));
    List<Event.TrickFinished> finished = Event.TrickFinished.in(match.events()).toList();
    Map<Integer, Long> won =
        finished.subList(Math.max(0, finished.size() - ofDeal), finished.size()).stream()
            .filter(trick -> trick.winner() != null)
            .collect(Collectors.groupingBy(trick -> trick.winner(), Collectors.counting()));
    won.forEach(
        (seat, count) ->
            add(WrittenLine.Kind.SETTING, "given tricks of seat " + seat + " = " + count));
  }

  private void zones(MatchView view, Standing standing) {
    List<Event.Play> inTrick = standing.finished() ? List.of() : standing.plays();
    Program rules = game.rules();
    for (int number = 0; number < rules.zones().size(); number++) {
      MatchView.Zone zone = view.zone(number);
      boolean hand = rules.isHand(number);
      if (number == rules.tableZone() || (zone.cards().isEmpty() && !hand)) {
        continue;
      }
      String name = zone.owner() == null ? zone.name() : zone.name() + " of seat " + zone.owner();
      IntStream lying = zone.cards().stream().mapToInt(MatchView.Lying::card);
      IntStream played =
          inTrick.stream()
              .filter(play -> hand && Objects.equals(zone.owner(), play.seat()))
              .mapToInt(Event.Play::card);
      String cards =
          IntStream.concat(lying, played).mapToObj(labels::card).collect(Collectors.joining(" "));
      add(
          hand ? WrittenLine.Kind.HAND : WrittenLine.Kind.PILE,
          name + ": " + (cards.isEmpty() ? "nothing" : cards));
    }
  }
}
