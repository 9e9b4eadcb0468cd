package tricksmith.optimize;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.TrickLaw;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.ZonePlace;
import tricksmith.program.value.RuleId;

/** Rewrites all expressions of a program. */
public final class ProgramRewriting {

  /** A way to rewrite expressions. */
  public interface Expressions {

    /** Returns the expression that replaces another. */
    Node of(Node node);

    /** Returns the expressions that replace several others. */
    default List<Node> of(List<Node> nodes) {
      return nodes.stream().map(this::of).toList();
    }

    /**
     * Called before the expressions of this rule.
     *
     * @param label its name; empty if it has none
     */
    default void at(RuleId rule, String label) {}

    /** Returns a criterion whose expressions have been rewritten, with how it grades all cards. */
    default TrickLaw.Criterion graded(TrickLaw.Criterion criterion) {
      return criterion;
    }

    /**
     * Returns what replaces an obligation whose expressions have been rewritten, given the
     * rewritten criteria.
     */
    default TrickLaw.Obligation simplified(
        TrickLaw.Obligation obligation, List<TrickLaw.Criterion> criteria) {
      return obligation;
    }
  }

  private final Expressions nodes;

  /** Creates a rewriting that replaces expressions in this way. */
  public ProgramRewriting(Expressions nodes) {
    this.nodes = nodes;
  }

  /** Returns the same program with its expressions replaced. */
  public Program of(Program program) {
    Program.Cells cells = program.cells();
    return new Program(
        program.title(),
        program.fingerprint(),
        program.options(),
        program.players(),
        program.clockwise(),
        program.sides(),
        program.cards(),
        program.labels(),
        program.zones(),
        program.handZone(),
        program.tableZone(),
        program.wonZone(),
        program.asideZone(),
        new Program.Cells(
            cells.values().stream()
                .map(each -> new Program.InitialValue(each.lifetime(), orNull(each.initial())))
                .toList(),
            cells.groups().stream()
                .map(each -> new Program.InitialGroup(each.lifetime(), orNull(each.initial())))
                .toList(),
            cells.shown(),
            cells.slots(),
            cells.setSlots()),
        program.leaderCell(),
        new Step.Procedure(
            program.procedure().steps().stream().map(this::step).toList(),
            program.procedure().beginnings(),
            program.procedure().compilable()),
        law(program.trick()),
        ending(program.ending()),
        program.asLowered(),
        program.budget());
  }

  private @Nullable Node orNull(@Nullable Node node) {
    return node == null ? null : nodes.of(node);
  }

  private TrickLaw law(TrickLaw law) {
    nodes.at(law.rule(), "");
    Node suitLed = nodes.of(law.suitLed());
    List<TrickLaw.Criterion> criteria = law.criteria().stream().map(this::criterion).toList();
    return new TrickLaw(
        law.card(),
        law.player(),
        law.obligations().stream()
            .map(each -> nodes.simplified(obligation(each), criteria))
            .toList(),
        criteria,
        suitLed,
        law.playoff(),
        law.rule());
  }

  private TrickLaw.Obligation obligation(TrickLaw.Obligation obligation) {
    nodes.at(obligation.rule(), obligation.label());
    TrickLaw.Sets sets = obligation.sets();
    return new TrickLaw.Obligation(
        obligation.rule(),
        obligation.label(),
        obligation.lead(),
        obligation.follow(),
        obligation.forbids(),
        nodes.of(obligation.predicate()),
        orNull(obligation.when()),
        orNull(obligation.except()),
        sets == null
            ? null
            : new TrickLaw.Sets(
                nodes.of(sets.fulfilling()), orNull(sets.exempt()), orNull(sets.premise())),
        obligation.total());
  }

  private TrickLaw.Criterion criterion(TrickLaw.Criterion criterion) {
    nodes.at(criterion.rule(), criterion.label());
    TrickLaw.Criterion rewritten =
        new TrickLaw.Criterion(
            criterion.rule(),
            criterion.label(),
            orNull(criterion.measure()),
            criterion.smaller(),
            orNull(criterion.when()),
            criterion.ofTheCard(),
            orNull(criterion.except()),
            criterion.grading());
    return nodes.graded(rewritten);
  }

  private Program.Ending ending(Program.Ending ending) {
    return switch (ending) {
      case Program.ByScore score -> score;
      case Program.Winners(var rule, Node winners) -> {
        nodes.at(rule, "");
        yield new Program.Winners(rule, nodes.of(winners));
      }
    };
  }

  private ZonePlace zone(ZonePlace place) {
    Node owner = place.owner();
    return owner == null ? place : new ZonePlace(place.first(), place.aspect(), nodes.of(owner));
  }

  private CellPlace cell(CellPlace place) {
    return switch (place) {
      case CellPlace.Fixed fixed -> fixed;
      case CellPlace.Entry(int first, var axes, List<Node> indices) ->
          new CellPlace.Entry(first, axes, nodes.of(indices));
    };
  }

  private Step step(Step step) {
    nodes.at(step.rule(), "");
    return switch (step) {
      case Step.SetValue(var rule, var cell, Node value, boolean keepIfNone) ->
          new Step.SetValue(rule, cell(cell), nodes.of(value), keepIfNone);
      case Step.SetGroup(var rule, var cell, Node group) ->
          new Step.SetGroup(rule, cell(cell), nodes.of(group));
      case Step.SetRandom(var rule, var cell, Node alternatives, String name) ->
          new Step.SetRandom(rule, cell(cell), nodes.of(alternatives), name);
      case Step.JumpUnless(var rule, Node condition, int target) ->
          new Step.JumpUnless(rule, nodes.of(condition), target);
      case Step.Shuffle(var rule, ZonePlace zone) -> new Step.Shuffle(rule, zone(zone));
      case Step.Deal(var rule, var count, ZonePlace zone, Node from, var atATime) ->
          new Step.Deal(rule, orNull(count), zone(zone), nodes.of(from), orNull(atATime));
      case Step.Move move -> move(move);
      case Step.MoveAtOnce(var rule, Node players, var player, Step.Move move) ->
          new Step.MoveAtOnce(rule, nodes.of(players), player, move(move));
      case Step.Draw(var rule, Node players, Node count, ZonePlace zone) ->
          new Step.Draw(rule, nodes.of(players), nodes.of(count), zone(zone));
      case Step.Turn(var rule, boolean up, Node cards) -> new Step.Turn(rule, up, nodes.of(cards));
      case Step.Show(var rule, Node cards, Node players) ->
          new Step.Show(rule, nodes.of(cards), nodes.of(players));
      case Step.Choose(var rule, Step.Choice choice, int passTarget) ->
          new Step.Choose(rule, choice(choice), passTarget);
      case Step.ChooseAtOnce(var rule, Node players, int playerCell, var choice, int passed) ->
          new Step.ChooseAtOnce(rule, nodes.of(players), playerCell, choice(choice), passed);
      case Step.Score(var rule, Node players, Node value) ->
          new Step.Score(rule, nodes.of(players), nodes.of(value));
      case Step.Leave(var rule, Node players, boolean forTheMatch) ->
          new Step.Leave(rule, nodes.of(players), forTheMatch);
      case Step.FormSide(var rule, Node players) -> new Step.FormSide(rule, nodes.of(players));
      case Step.PlayFor(var rule, Node player, Node other) ->
          new Step.PlayFor(rule, nodes.of(player), nodes.of(other));
      case Step.Take(var rule, var player, Node tricks) ->
          new Step.Take(rule, orNull(player), nodes.of(tricks));
      case Step.NewDeal(var rule, var except) -> new Step.NewDeal(rule, orNull(except));
      case Step.Jump _,
          Step.BeginPass _,
          Step.NextElement _,
          Step.SetBack _,
          Step.BeginTrick _,
          Step.NextToPlay _,
          Step.PlayCard _,
          Step.FinishStage _,
          Step.CollectTrick _,
          Step.NoteScores _,
          Step.EndMatch _ ->
          step;
    };
  }

  private Step.Move move(Step.Move move) {
    Step.Facing facing = move.facing();
    return new Step.Move(
        move.rule(),
        nodes.of(move.cards()),
        zone(move.to()),
        facing == null ? null : new Step.Facing(facing.up(), nodes.of(facing.condition())),
        move.atTheBottom());
  }

  private Step.Choice choice(Step.Choice choice) {
    return new Step.Choice(
        choice.name(),
        nodes.of(choice.player()),
        cell(choice.cell()),
        amount(choice.amount()),
        nodes.of(choice.offered()),
        choice.it(),
        orNull(choice.where()),
        orNull(choice.pass()),
        choice.secret(),
        choice.openPass(),
        choice.passing());
  }

  private Step.@Nullable Amount amount(Step.@Nullable Amount amount) {
    return amount == null
        ? null
        : new Step.Amount(amount.kind(), nodes.of(amount.least()), nodes.of(amount.most()));
  }
}
