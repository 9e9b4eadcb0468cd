package tricksmith.check.expressions;

import java.util.Arrays;
import java.util.List;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.rules.Notation;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Edit;
import tricksmith.source.Fix;

/**
 * Reports values that are compared by order but have none, and says which properties of a card can
 * be compared.
 */
public final class CardOrder {
  private CardOrder() {}

  /**
   * Reports terms of a type without an order.
   *
   * @param property of a card, which is probably meant
   */
  public static Term missing(CheckLog log, Type type, String property, Term... compared) {
    List<Term> cards =
        Arrays.stream(compared).filter(term -> term.type() == Type.Basic.CARD).toList();
    Term first = compared[0];
    if (type != Type.Basic.CARD || cards.size() < compared.length) {
      boolean endless =
          type instanceof Type.Union(_, List<Type> members)
              && members.contains(Type.Basic.NUMBER)
              && members.stream().allMatch(Types::ordered);
      return log.error(
          endless ? CheckProblem.UNION_NOT_ORDERED : CheckProblem.NOT_ORDERED,
          first,
          Notation.of(type));
    }
    Edit[] edits = cards.stream().map(card -> asked(card, property)).toArray(Edit[]::new);
    Edit edit = edits[0];
    String written = log.written(first);
    String meant =
        edit.span().start() == first.span().start() ? edit.text() + written : written + edit.text();
    return log.error(CheckProblem.CARDS_NOT_ORDERED, first, Fix.of(edits), meant);
  }

  private static Edit asked(Term card, String property) {
    return card.children().isEmpty()
        ? Edit.after(card, "." + property)
        : Edit.before(card, property + " of ");
  }
}
