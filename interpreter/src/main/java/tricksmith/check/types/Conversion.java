package tricksmith.check.types;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.check.symbols.LocalFactory;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Span;

/**
 * Implicit conversions: a set is counted where a number is wanted, a side becomes its players, a
 * single value becomes a set.
 */
public record Conversion(LocalFactory locals) {
  /** Whether a value of one type can be converted to another. */
  public static boolean possible(Type actual, Type wanted) {
    if (Types.fits(actual, wanted)) {
      return true;
    }
    if (wanted == Type.Basic.NUMBER) {
      return actual instanceof Type.SetOf;
    }
    if (wanted instanceof Type.SetOf(Type element)) {
      return Types.fits(actual, element)
          || (element == Type.Basic.PLAYER && (isSide(actual) || actual.equals(Types.SIDES)));
    }
    return false;
  }

  /** The term converted to a type; null if it cannot be converted. */
  public @Nullable Term of(Term term, Type wanted) {
    Type actual = term.type();
    if (Types.fits(actual, wanted)) {
      return term;
    }
    if (!possible(actual, wanted)) {
      return null;
    }
    if (wanted == Type.Basic.NUMBER) {
      return operation(term, Type.Basic.NUMBER, Operator.SIZE);
    }
    if (isSide(actual)) {
      return operation(term, Types.PLAYERS, Operator.MEMBERS_OF);
    }
    if (actual.equals(Types.SIDES)) {
      return players(term);
    }
    return new Term.SetOfValues(term.span(), new Type.SetOf(actual), List.of(term));
  }

  private static boolean isSide(Type type) {
    return type == Type.Basic.SIDE;
  }

  private static Term operation(Term operand, Type type, Operator operator) {
    return new Term.Operation(operand.span(), type, operator, List.of(operand));
  }

  private Term players(Term sides) {
    Span span = sides.span();
    Local player = locals.bind("player", Type.Basic.PLAYER, span);
    Term side = operation(new Term.LocalValue(span, player), Type.Basic.SIDE, Operator.SIDE_OF);
    Term among = new Term.Operation(span, Type.Basic.YES_NO, Operator.IN, List.of(side, sides));
    Term everyone = new Term.Operation(span, Types.PLAYERS, Operator.EVERYONE, List.of());
    return new Term.Filtered(span, new Term.Domain(player, everyone, among));
  }
}
