package tricksmith.compile;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.match.Condition;
import tricksmith.match.Group;
import tricksmith.match.Value;
import tricksmith.match.Values;
import tricksmith.match.Values.Kind;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.syntax.Expression.Aggregation;

/** Compiles what is asked of domains. */
final class Domains {

  private final Expressions expressions;

  Domains(Expressions expressions) {
    this.expressions = expressions;
  }

  Walk walk(Term.Domain domain) {
    int cell = expressions.cells().local(domain.element());
    Term set = domain.set();
    if (set instanceof Term.NumberRange(_, Term least, Term most)) {
      return new Walk.OfRange(expressions.value(least), expressions.value(most), cell);
    }
    Kind kind = Kinds.ofElements(set.type());
    return kind == null
        ? new Walk.OfListing(expressions.listing(set), cell)
        : new Walk.OfGroup(expressions.group(set), kind, cell);
  }

  Condition where(Term.Domain domain) {
    return expressions.conditionOrAlways(domain.condition());
  }

  Condition quantified(Term.Quantified term) {
    Walk walk = walk(term.domain());
    Condition where = where(term.domain());
    return switch (term.quantifier()) {
      case SOME -> new Quantifiers.Some(walk, where);
      case NO -> Logic.not(new Quantifiers.Some(walk, where));
      case EVERY -> Logic.not(new Quantifiers.Some(walk, Logic.not(where)));
    };
  }

  Value count(Term.Count term) {
    return new Quantifiers.Count(
        walk(term.domain()), new Quantifiers.Holding(where(term.domain())));
  }

  Value aggregate(Term.Aggregate term) {
    Value value = expressions.value(term.value());
    Order order = expressions.order(term.value().type());
    Walk.Fold fold = fold(term.aggregation(), value, order);
    Condition where = where(term.domain());
    return new Quantifiers.Aggregate(
        walk(term.domain()),
        term.aggregation() == Aggregation.SUM ? Values.number(0) : Values.NONE,
        where.equals(Constants.ALWAYS) ? fold : new Quantifiers.Where(where, fold));
  }

  Value outermost(Term.Outermost term) {
    Walk walk = walk(term.domain());
    Walk.Fold fold =
        new Quantifiers.Outermost(walk.cell(), term.first(), term.type() == Type.Basic.CARD);
    Condition where = where(term.domain());
    return new Quantifiers.Aggregate(
        walk,
        Values.NONE,
        where.equals(Constants.ALWAYS) ? fold : new Quantifiers.Where(where, fold));
  }

  private static Walk.Fold fold(Aggregation aggregation, Value value, Order order) {
    return switch (aggregation) {
      case SUM -> new Quantifiers.Sum(value);
      case HIGHEST -> new Quantifiers.Highest(value, order);
      case LOWEST -> new Quantifiers.Lowest(value, order);
    };
  }

  Listing selected(Term.Selected term) {
    return new Selection.Best(
        walk(term.domain()), where(term.domain()), standards(term.standards()));
  }

  Value place(Term.PlaceAmong term) {
    return new Selection.Place(
        expressions.value(term.subject()),
        term.worse(),
        walk(term.domain()),
        standards(term.standards()));
  }

  private List<Standard> standards(List<Term.Standard> standards) {
    return standards.stream()
        .map(standard -> new Standard(standard.most(), expressions.measure(standard.value())))
        .toList();
  }

  Group filteredGroup(Term.Filtered term, Kind kind) {
    Term.Domain domain = term.domain();
    Group all = expressions.group(domain.set());
    @Nullable Term condition = domain.condition();
    return condition == null
        ? all
        : new Sets.Filtered(
            all,
            kind,
            expressions.cells().local(domain.element()),
            expressions.condition(condition));
  }

  Listing filteredListing(Term.Filtered term) {
    Term.Domain domain = term.domain();
    Listing all = expressions.listing(domain.set());
    @Nullable Term condition = domain.condition();
    return condition == null
        ? all
        : new Listings.Filtered(
            all, expressions.cells().local(domain.element()), expressions.condition(condition));
  }
}
