package tricksmith.compile;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.match.Group;
import tricksmith.match.TrickLaw;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.Zone;

/**
 * Finds what obligations say of whole hands, where that is possible: then the engine need not lay
 * each card on the table to ask about it.
 */
final class ObligationSets {

  private final Expressions expressions;
  private final TrickRules trick;
  private final Steady leading;
  private final Steady following;

  ObligationSets(Expressions expressions, TrickRules trick) {
    this.expressions = expressions;
    this.trick = trick;
    List<DefinedTerm> definitions = expressions.facts().rules().definitions();
    leading = new Steady(definitions, trick.suitLed(), true);
    following = new Steady(definitions, trick.suitLed(), false);
  }

  /** The sets of an obligation, or null if cards must be tried. */
  TrickLaw.@Nullable Sets of(TrickRules.Obligation obligation) {
    Term predicate = obligation.predicate();
    Term except = obligation.except();
    Steady steady = obligation.lead() ? leading : following;
    if (!isSafe(predicate, steady) || (except != null && !isSafe(except, steady))) {
      return null;
    }
    CardSets sets = new CardSets(expressions, trick.card(), hand());
    return new TrickLaw.Sets(
        obligation.forbids() ? sets.whereNot(predicate) : sets.where(predicate),
        except == null ? null : sets.where(except));
  }

  private boolean isSafe(Term term, Steady steady) {
    return expressions.isFaultless(term) && steady.is(term);
  }

  private Group hand() {
    return new Cards.ZoneOf(
        expressions.zones().always(Zone.HAND),
        new CellNodes.CellValue(expressions.cells().local(trick.player())));
  }
}
