package tricksmith.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * Copies statements with other terms, and with other statements inside them. Each kind of statement
 * knows how to rebuild itself ({@link Action#rewritten}).
 */
public abstract class StatementRewriting {

  /** Returns what replaces a term; a term of the same class for the cards of a zone. */
  protected abstract Term term(Term term);

  protected List<Action> inPlaceOf(Action action) {
    return List.of(action.rewritten(this));
  }

  /** Returns where a statement is, an obligation, a choice or a criterion. */
  protected Span place(Spanned part) {
    return part.span();
  }

  protected TrickRules.Obligation obligation(TrickRules.Obligation obligation) {
    return new TrickRules.Obligation(
        place(obligation),
        obligation.label(),
        obligation.turn(),
        obligation.forbids(),
        term(obligation.predicate()),
        optional(obligation.when()),
        optional(obligation.except()));
  }

  protected TrickRules.Criterion criterion(TrickRules.Criterion criterion) {
    return new TrickRules.Criterion(
        place(criterion),
        criterion.label(),
        optional(criterion.measure()),
        criterion.smaller(),
        optional(criterion.when()),
        criterion.ofTheCard(),
        optional(criterion.except()));
  }

  /** Returns what replaces all the rules of a script, except its definitions. */
  public final CheckedRules rules(CheckedRules rules) {
    TrickRules trick = rules.trick();
    return rules.with(
        block(rules.procedure()),
        block(rules.score()),
        new TrickRules(
            trick.card(),
            trick.player(),
            trick.obligations().stream().map(this::obligation).toList(),
            trick.criteria().stream().map(this::criterion).toList(),
            trick.suitLed(),
            trick.playoff(),
            place(trick)),
        rules.ending() instanceof CheckedRules.Winners(Term winners)
            ? new CheckedRules.Winners(term(winners))
            : rules.ending());
  }

  public final List<Action> block(List<Action> actions) {
    return actions.stream().flatMap(action -> inPlaceOf(action).stream()).toList();
  }

  final List<Term> terms(List<Term> terms) {
    return terms.stream().map(this::term).toList();
  }

  final @Nullable Term optional(@Nullable Term term) {
    return term == null ? null : term(term);
  }

  final Term.ZoneCards zone(Term.ZoneCards zone) {
    return (Term.ZoneCards) term(zone);
  }

  final Action.@Nullable Facing facing(Action.@Nullable Facing facing) {
    return facing == null ? null : new Action.Facing(facing.up(), optional(facing.condition()));
  }

  final Action.Choice choice(Action.Choice choice) {
    Action.Amount amount = choice.amount();
    return new Action.Choice(
        place(choice),
        term(choice.player()),
        choice.name(),
        choice.variable(),
        terms(choice.indices()),
        amount == null ? null : new Action.Amount(term(amount.least()), term(amount.most())),
        terms(choice.offered()),
        choice.it(),
        optional(choice.where()),
        optional(choice.pass()),
        choice.openPass(),
        block(choice.then()),
        block(choice.otherwise()));
  }
}
