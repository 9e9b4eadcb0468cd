package tricksmith.cli.script;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.program.Grading;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.TrickLaw;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.Node;
import tricksmith.program.value.RuleId;
import tricksmith.script.Game;

/** Formats the program of a game for people: obligations, criteria, steps and functions. */
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

  /** All lines of the program. */
  public List<String> lines() {
    if (lines.isEmpty()) {
      trick();
      procedure();
      ending();
      functions();
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

  private void trick() {
    TrickLaw law = program.trick();
    lines.add("trick");
    line(null, "suit-led = " + nodes.of(law.suitLed()));
    law.obligations().forEach(this::obligation);
    law.criteria().forEach(this::criterion);
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
          "  cards %s%s%s%s"
              .formatted(
                  nodes.of(sets.fulfilling()),
                  optional(" exempt ", sets.exempt()),
                  optional(" if ", sets.premise()),
                  optional(" apart from ", sets.apart())));
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
      line(null, "  " + text(grading.scale()) + optional(" of ", grading.graded()));
    }
  }

  private String text(Grading.Scale scale) {
    return switch (scale) {
      case Grading.Among(Node cards) -> "cards " + nodes.of(cards);
      case Grading.Places _ -> "places";
      case Grading.Played(boolean earlier) -> earlier ? "first" : "last";
    };
  }

  private String optional(String words, @Nullable Node node) {
    return node == null ? "" : words + nodes.of(node);
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
      case Step.BeginPass _ -> "begin pass";
      case Step.NextElement next ->
          "%s = next of %s, or go to %d"
              .formatted(
                  nodes.cell(next.valueCell(), false),
                  nodes.cell(next.groupCell(), true),
                  next.exit());
      case Step.NewDeal deal -> "new deal" + optional(" except ", deal.except());
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
              .formatted(moves.player().name(), nodes.of(moves.players()), move(moves.move()));
      case Step.Draw draw ->
          "%s draw %s from %s"
              .formatted(nodes.of(draw.players()), nodes.of(draw.count()), nodes.zone(draw.zone()));
      case Step.Turn turn -> "turn " + nodes.of(turn.cards()) + (turn.up() ? " up" : " down");
      case Step.Show show -> "show " + nodes.of(show.cards()) + " to " + nodes.of(show.players());
      case Step.Choose choose -> choice(choose.choice()) + "; pass: go to " + choose.passTarget();
      case Step.ChooseAtOnce choose ->
          "all of " + nodes.of(choose.players()) + ": " + choice(choose.choice());
      case Step.SetBack set -> "set back cells of the " + set.lifetime();
      case Step.BeginTrick _ -> "begin trick";
      case Step.NextToPlay next ->
          "%s = next to play, or go to %d"
              .formatted(nodes.cell(next.playerCell(), false), next.stageOver());
      case Step.PlayCard play -> "play card of " + nodes.cell(play.playerCell(), false);
      case Step.FinishStage finish -> "finish stage; playoff: go to " + finish.nextStage();
      case Step.CollectTrick _ -> "collect trick";
      case Step.Score score -> nodes.of(score.players()) + " score " + nodes.of(score.value());
      case Step.NoteScores _ -> "note scores";
      case Step.Leave leave ->
          nodes.of(leave.players()) + (leave.forTheMatch() ? " leave" : " sit out");
      case Step.FormSide side -> nodes.of(side.players()) + " form a side";
      case Step.PlayFor play -> nodes.of(play.player()) + " decides for " + nodes.of(play.other());
      case Step.Take take -> taker(take) + " takes " + nodes.of(take.tricks());
      case Step.ReverseDirection _ -> "reverse direction";
      case Step.EndMatch _ -> "end match";
    };
  }

  private String taker(Step.Take take) {
    return take.player() == null ? "nobody" : nodes.of(take.player());
  }

  private String move(Step.Move move) {
    Step.Facing facing = move.facing();
    return "move %s to %s%s%s"
        .formatted(
            nodes.of(move.cards()),
            nodes.zone(move.to()),
            move.atTheBottom() ? ", at the bottom" : "",
            facing == null
                ? ""
                : (facing.up() ? ", face up if " : ", face down if ")
                    + nodes.of(facing.condition()));
  }

  private String choice(Step.Choice choice) {
    Step.Amount amount = choice.amount();
    return "%s chooses %s%s from %s%s%s"
        .formatted(
            nodes.of(choice.player()),
            nodes.place(choice.cell(), amount != null),
            amount == null ? "" : " " + nodes.of(amount.least()) + ".." + nodes.of(amount.most()),
            nodes.of(choice.offered()),
            optional(" where ", choice.where()),
            optional(", pass if ", choice.pass()));
  }

  private void ending() {
    lines.add("ending");
    switch (program.ending()) {
      case Program.ByScore(boolean highest) ->
          line(null, highest ? "highest score" : "lowest score");
      case Program.Winners(RuleId rule, Node winners) -> line(rule, "winners " + nodes.of(winners));
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
}
