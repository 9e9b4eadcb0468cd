package tricksmith.cli.script;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.report.Labels;
import tricksmith.program.Grading;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.TrickLaw;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.Node;
import tricksmith.program.value.RuleId;
import tricksmith.program.value.Values.Kind;
import tricksmith.script.Game;

/** Formats the program of a game for people, with everything that it is made of. */
public final class ProgramText {

  private final Game game;
  private final Program program;
  private final NodeText nodes;
  private final List<String> lines = new ArrayList<>();

  /**
   * Creates a formatter.
   *
   * @param game the game that the program belongs to
   */
  public ProgramText(Game game, Program program) {
    this.game = game;
    this.program = program;
    nodes = new NodeText(program);
  }

  public List<String> lines() {
    if (lines.isEmpty()) {
      game();
      zones();
      state();
      trick();
      procedure();
      ending();
      functions();
      tables();
    }
    return List.copyOf(lines);
  }

  /** Adds a line, noting the script line that it comes from. */
  private void line(@Nullable RuleId rule, String text) {
    lines.add(rule == null ? " ".repeat(6) + text : "%4d  %s".formatted(lineOf(rule), text));
  }

  private int lineOf(RuleId rule) {
    return game.script().source().place(game.placeOf(rule).start()).line();
  }

  private void game() {
    lines.add("game");
    String sides = new HashSet<>(program.sides()).size() < program.players() ? sides() : "";
    line(
        null,
        "%d players, %sclockwise%s"
            .formatted(program.players(), program.clockwise() ? "" : "anti", sides));
    program.options().forEach((name, value) -> line(null, name + " = " + text(value)));
  }

  private static String text(Program.OptionSetting value) {
    return value.labels().isEmpty() ? "none" : String.join(" ", value.labels());
  }

  private String sides() {
    return program.sides().stream()
        .map(side -> Integer.toString(side + 1))
        .collect(joining(" ", ", on sides ", ""));
  }

  private void zones() {
    lines.add("zones");
    Labels labels = new Labels(program);
    for (Program.ZoneLayout zone : program.zones()) {
      if (zone.owner() <= 0) {
        String name = zone.owner() < 0 ? zone.name() : zone.name() + "[player]";
        String cards = String.join(" ", labels.cards(zone.cards()));
        line(
            null,
            "%s, seen by %s%s"
                .formatted(name, lower(zone.visibility()), cards.isEmpty() ? "" : ": " + cards));
      }
    }
  }

  private static String lower(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private void state() {
    Map<Program.Lifetime, Map<String, Integer>> entries = new EnumMap<>(Program.Lifetime.class);
    for (Program.ShownVariable variable : program.cells().shown()) {
      entries
          .computeIfAbsent(lifetime(variable), _ -> new LinkedHashMap<>())
          .merge(declared(variable), 1, Integer::sum);
    }
    lines.add("state");
    entries.forEach(
        (lifetime, variables) ->
            line(null, "each %s: %s".formatted(lower(lifetime), list(variables))));
  }

  private Program.Lifetime lifetime(Program.ShownVariable variable) {
    Program.Cells cells = program.cells();
    return variable.group()
        ? cells.groups().get(variable.cell()).lifetime()
        : cells.values().get(variable.cell()).lifetime();
  }

  private String declared(Program.ShownVariable variable) {
    Program.Cells cells = program.cells();
    Node initial =
        variable.group()
            ? cells.groups().get(variable.cell()).initial()
            : cells.values().get(variable.cell()).initial();
    String indices = variable.indices().isEmpty() ? "" : "[]";
    return variable.name()
        + indices
        + (initial == null ? "" : " = " + nodes.of(initial, variable.elementKind()));
  }

  private static String list(Map<String, Integer> variables) {
    return variables.entrySet().stream()
        .map(each -> (each.getValue() == 1 ? "" : each.getValue() + " × ") + each.getKey())
        .collect(joining(", "));
  }

  private void trick() {
    TrickLaw law = program.trick();
    lines.add("trick");
    line(null, "suit-led = " + nodes.of(law.suitLed()));
    law.obligations().forEach(this::obligation);
    law.criteria().forEach(this::criterion);
    if (law.playoff() != null) {
      line(law.playoff(), "ties go to a playoff");
    }
  }

  private static String binds(TrickLaw.Obligation obligation) {
    if (!obligation.lead()) {
      return "";
    }
    return obligation.follow() ? "lead or follow: " : "lead: ";
  }

  private void obligation(TrickLaw.Obligation obligation) {
    String verb = binds(obligation) + (obligation.forbids() ? "may not" : "must");
    line(
        obligation.rule(),
        "%s \"%s\" %s%s%s"
            .formatted(
                verb,
                obligation.label(),
                nodes.of(obligation.predicate()),
                optional(" when ", obligation.when()),
                optional(" except ", obligation.except())));
    TrickLaw.Sets sets = obligation.sets();
    if (sets != null) {
      line(
          null,
          "  at once %s%s%s%s"
              .formatted(
                  nodes.of(sets.fulfilling(), Kind.CARD),
                  optional(" exempt ", sets.exempt(), Kind.CARD),
                  optional(" if ", sets.premise()),
                  optional(" apart from ", sets.apart(), Kind.CARD)));
    }
  }

  private void criterion(TrickLaw.Criterion criterion) {
    line(
        criterion.rule(),
        "best \"%s\" %s%s%s%s"
            .formatted(
                criterion.label(),
                criterion.smaller() ? "lower " : "",
                nodes.orElse(criterion.measure(), "order of play"),
                optional(" when ", criterion.when()),
                optional(" except ", criterion.except())));
    Grading grading = criterion.grading();
    if (grading != null) {
      line(null, "  " + text(grading.scale()) + optional(" of ", grading.graded(), Kind.CARD));
    }
  }

  private String text(Grading.Scale scale) {
    return switch (scale) {
      case Grading.Among(Node cards) -> "among " + nodes.of(cards, Kind.CARD);
      case Grading.Places _ -> "places";
      case Grading.Played(boolean earlier) -> earlier ? "first" : "last";
    };
  }

  private String optional(String words, @Nullable Node node) {
    return optional(words, node, null);
  }

  private String optional(String words, @Nullable Node node, @Nullable Kind elements) {
    return node == null ? "" : words + nodes.of(node, elements);
  }

  private void procedure() {
    lines.add("steps");
    List<Step> steps = program.procedure().steps();
    for (int place = 0; place < steps.size(); place++) {
      line(steps.get(place).rule(), "%3d  %s".formatted(place, text(steps.get(place))));
    }
  }

  private String text(Step step) {
    return switch (step) {
      case Step.SetValue set ->
          nodes.place(set.cell(), false)
              + " = "
              + nodes.of(set.value())
              + (set.keepIfNone() ? " unless none" : "");
      case Step.SetGroup set -> nodes.place(set.cell(), true) + " = " + nodes.of(set.group());
      case Step.SetRandom set ->
          nodes.place(set.cell(), false) + " = random of " + nodes.of(set.alternatives());
      case Step.Jump jump -> "go to " + jump.target();
      case Step.JumpUnless jump ->
          "go to " + jump.target() + " unless " + nodes.of(jump.condition());
      case Step.BeginPass pass ->
          "begin pass, events in "
              + nodes.cell(pass.cell(), false)
              + (pass.mustHaveEvent() ? ", at least one a pass" : "");
      case Step.NextElement next ->
          "%s = next of %s, or go to %d"
              .formatted(
                  nodes.cell(next.valueCell(), false),
                  nodes.cell(next.groupCell(), true),
                  next.exit());
      case Step.NewDeal deal -> "new deal" + optional(" except ", deal.except(), Kind.CARD);
      case Step.Shuffle shuffle -> "shuffle " + nodes.zone(shuffle.zone());
      case Step.Deal deal ->
          "deal %s of %s from %s%s"
              .formatted(
                  nodes.orElse(deal.count(), "all"),
                  nodes.zone(deal.zone()),
                  nodes.of(deal.from()),
                  optional(", at a time ", deal.atATime()));
      case Step.Move move -> move(move);
      case Step.MoveAtOnce moves ->
          "each %s of %s: %s"
              .formatted(moves.player().name(), players(moves.players()), move(moves.move()));
      case Step.Draw draw ->
          "%s draw %s from %s"
              .formatted(players(draw.players()), nodes.of(draw.count()), nodes.zone(draw.zone()));
      case Step.Turn turn ->
          "turn " + nodes.of(turn.cards(), Kind.CARD) + (turn.up() ? " up" : " down");
      case Step.Show show ->
          "show " + nodes.of(show.cards(), Kind.CARD) + " to " + players(show.players());
      case Step.Choose choose -> choice(choose.choice()) + "; pass: go to " + choose.passTarget();
      case Step.ChooseAtOnce choose ->
          "%s of %s: %s; passed: %s"
              .formatted(
                  nodes.cell(choose.playerCell(), false),
                  players(choose.players()),
                  choice(choose.choice()),
                  nodes.cell(choose.passedGroupCell(), true));
      case Step.Reset set -> "reset what is kept each " + lower(set.lifetime());
      case Step.BeginTrick _ -> "begin trick";
      case Step.NextToPlay next ->
          "%s = next to play, or go to %d"
              .formatted(nodes.cell(next.playerCell(), false), next.stageOver());
      case Step.PlayCard play ->
          "%s = card that %s plays"
              .formatted(nodes.cell(play.cardCell(), false), nodes.cell(play.playerCell(), false));
      case Step.FinishStage finish -> "finish stage; playoff: go to " + finish.nextStage();
      case Step.CollectTrick _ -> "collect trick";
      case Step.Score score -> players(score.players()) + " score " + nodes.of(score.value());
      case Step.NoteScores _ -> "note scores";
      case Step.Leave leave ->
          players(leave.players()) + (leave.forTheMatch() ? " leave" : " sit out");
      case Step.FormSide side -> players(side.players()) + " form a side";
      case Step.PlayFor play -> nodes.of(play.player()) + " decides for " + nodes.of(play.other());
      case Step.Take take -> taker(take) + " takes " + nodes.of(take.tricks(), Kind.TRICK);
      case Step.ReverseDirection _ -> "reverse direction";
      case Step.EndMatch _ -> "end match";
    };
  }

  private String players(Node players) {
    return nodes.of(players, Kind.PLAYER);
  }

  private String taker(Step.Take take) {
    return take.player() == null ? "nobody" : nodes.of(take.player());
  }

  private String move(Step.Move move) {
    Step.Facing facing = move.facing();
    return "move %s to %s%s%s"
        .formatted(
            nodes.of(move.cards(), Kind.CARD),
            nodes.zone(move.to()),
            move.atTheBottom() ? ", at the bottom" : "",
            facing == null
                ? ""
                : (facing.up() ? ", face up if " : ", face down if ")
                    + nodes.of(facing.condition()));
  }

  private String choice(Step.Choice choice) {
    Step.Amount amount = choice.amount();
    Step.Passing passing = choice.passing();
    return "%s chooses %s%s from %s%s%s%s%s"
        .formatted(
            nodes.of(choice.player()),
            nodes.place(choice.cell(), amount != null),
            amount == null ? "" : " " + nodes.of(amount.least()) + ".." + nodes.of(amount.most()),
            nodes.of(choice.offered()),
            optional(" where ", choice.where()),
            optional(", pass if ", choice.pass()),
            choice.secret()
                ? (choice.openPass() ? ", in secret except for a pass" : ", in secret")
                : "",
            passing == null || choice.pass() == null
                ? ""
                : "; passed: %s, in a row: %s"
                    .formatted(
                        nodes.cell(passing.groupCell(), true),
                        nodes.cell(passing.countCell(), false)));
  }

  private void ending() {
    lines.add("ending");
    switch (program.ending()) {
      case Program.ByScore(boolean highest) ->
          line(null, highest ? "highest score" : "lowest score");
      case Program.Winners(RuleId rule, Node winners) -> line(rule, "winners " + players(winners));
    }
  }

  /** Adds the functions, including those called only by other functions. */
  private void functions() {
    if (nodes.functions().isEmpty()) {
      return;
    }
    lines.add("functions");
    Set<Call.Function> written = new HashSet<>();
    boolean more = true;
    while (more) {
      more = false;
      for (Map.Entry<Call.Function, String> each : List.copyOf(nodes.functions().entrySet())) {
        if (written.add(each.getKey())) {
          line(null, nodes.definition(each.getKey(), each.getValue()));
          more = true;
        }
      }
    }
  }

  /** Adds the tables, which formatting everything else has come across. */
  private void tables() {
    if (!nodes.tables().isEmpty()) {
      lines.add("tables");
      nodes.tables().forEach(table -> line(null, table));
    }
  }
}
