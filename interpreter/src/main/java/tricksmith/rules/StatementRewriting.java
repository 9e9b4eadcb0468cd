package tricksmith.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes statements like others: with other terms, and with other statements in their place. Each
 * kind of statement knows how it is put together again ({@link Action#rewritten}).
 */
public abstract class StatementRewriting {

  /** Returns what stands in place of a term; a term of the same class for the cards of a zone. */
  protected abstract Term term(Term term);

  /** Returns what stands in place of a statement. */
  protected List<Action> inPlaceOf(Action action) {
    return List.of(action.rewritten(this));
  }

  /** Returns what stands in place of the statements of a block. */
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
        choice.span(),
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
