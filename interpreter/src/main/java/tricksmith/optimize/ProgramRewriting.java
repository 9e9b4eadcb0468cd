package tricksmith.optimize;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.TrickLaw;
import tricksmith.program.expression.Node;
import tricksmith.program.value.RuleId;

/**
 * Rewrites all expressions of a program.
 *
 * @param nodes how each expression is rewritten
 */
public record ProgramRewriting(Expressions nodes) {
  public interface Expressions {

    /** Returns the expression that replaces another. */
    Node of(Node node);

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

  /** Returns the same program with its expressions replaced. */
  public Program of(Program program) {
    Program.Cells cells = program.cells();
    return program.rewritten(
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
        new Step.Procedure(
            program.procedure().steps().stream().map(this::step).toList(),
            program.procedure().beginnings(),
            program.procedure().compilable()),
        law(program.trick()),
        ending(program.ending()));
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
                nodes.of(sets.fulfilling()),
                orNull(sets.exempt()),
                orNull(sets.premise()),
                orNull(sets.apart())),
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

  private Step step(Step step) {
    nodes.at(step.rule(), "");
    return step.rewritten(nodes::of);
  }
}
