package tricksmith.compile;

import java.util.List;
import tricksmith.match.Group;
import tricksmith.match.Values.Kind;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;

/** Compiles terms that are any sets, to be gone through. */
final class ListingTerms {

  private final Expressions expressions;

  ListingTerms(Expressions expressions) {
    this.expressions = expressions;
  }

  Listing of(Term term) {
    Kind kind = Kinds.ofElements(term.type());
    return kind == null ? ofMixed(term) : ofThings(expressions.group(term), kind, term.type());
  }

  private Listing ofThings(Group group, Kind kind, Type type) {
    return kind == Kind.LABEL && !expressions.isAscending(type)
        ? new Listings.InOrder(group, expressions.facts().axis(type))
        : new Listings.OfGroup(group, kind);
  }

  private Listing ofMixed(Term term) {
    return switch (term) {
      case Term.None _ -> Listings.EMPTY;
      case Term.LocalValue(_, Local local) -> meantBy(local);
      case Term.DefinitionCall call -> expressions.definitions().listing(expressions, call);
      case Term.Operation(_, Type type, Operator operator, List<Term> operands) ->
          operation(operator, type, operands);
      case Term.Filtered filtered -> expressions.domains().filteredListing(filtered);
      case Term.Selected selected -> expressions.domains().selected(selected);
      case Term.Cases cases -> cases(cases);
      case Term.Table table -> table(table);
      case Term.OrElse(_, Term value, Term otherwise) ->
          new Listings.OrElse(expressions.listing(value), expressions.listing(otherwise));
      case Term.SetOfValues set -> values(set);
      case Term.NumberRange(_, Term least, Term most) ->
          new Listings.OfRange(expressions.value(least), expressions.value(most));
      case Term.Combinations(_, _, List<Term> factors) ->
          new Listings.Combined(factors.stream().map(expressions::listing).toList());
      case Term.NumberConstant _,
          Term.YesNoConstant _,
          Term.LabelConstant _,
          Term.SuitConstant _,
          Term.RankConstant _,
          Term.FaceConstant _,
          Term.Seat _,
          Term.OptionValue _,
          Term.VariableValue _,
          Term.ZoneCards _,
          Term.EndOfZone _,
          Term.KindTest _,
          Term.Quantified _,
          Term.Outermost _,
          Term.Count _,
          Term.Aggregate _,
          Term.PlaceAmong _,
          Term.PlaceInList _,
          Term.Combination _,
          Term.Member _,
          Term.Part _ ->
          throw new IllegalArgumentException("not a set that can be gone through: " + term);
    };
  }

  private Listing meantBy(Local local) {
    Listing meant = expressions.meantBy(local);
    if (meant == null) {
      throw new IllegalArgumentException("a set that cannot be kept: " + local);
    }
    return meant;
  }

  private Listing operation(Operator operator, Type type, List<Term> operands) {
    return switch (operator) {
      case UNION -> sorted(type, expressions.offered(operands));
      case EXCEPT ->
          operands.stream()
              .map(operand -> expressions.offered(List.of(operand)))
              .reduce(Listings.Except::new)
              .orElseThrow();
      case ALL_LABELS -> new Listings.Fixed(expressions.facts().axis(type).values());
      default -> throw new IllegalArgumentException(operator + " yields no " + type);
    };
  }

  private Listing values(Term.SetOfValues set) {
    return sorted(set.type(), expressions.offered(set.elements()));
  }

  /** Values go from small to large, or as they are declared. */
  private Listing sorted(Type type, Listing listing) {
    return new Listings.Sorted(listing, expressions.order(type));
  }

  private Listing cases(Term.Cases cases) {
    return new Choosing.ListingCases(
        cases.cases().stream().map(one -> expressions.condition(one.condition())).toList(),
        cases.cases().stream().map(one -> expressions.offered(List.of(one.value()))).toList(),
        cases.otherwise() == null
            ? Listings.EMPTY
            : expressions.offered(List.of(cases.otherwise())));
  }

  private Listing table(Term.Table table) {
    return new Choosing.ListingTable(
        expressions.rows(table),
        table.rows().stream().map(row -> expressions.offered(List.of(row.value()))).toList(),
        table.otherwise() == null
            ? Listings.EMPTY
            : expressions.offered(List.of(table.otherwise())));
  }
}
