package tricksmith.compile;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Local;
import tricksmith.rules.Term;

/** What terms are made of. */
final class Subterms {

  private Subterms() {}

  /** The terms that stand directly in a term; the bodies of definitions do not. */
  static Stream<Term> of(Term term) {
    return switch (term) {
      case Term.NumberConstant _,
          Term.YesNoConstant _,
          Term.LabelConstant _,
          Term.SuitConstant _,
          Term.RankConstant _,
          Term.FaceConstant _,
          Term.None _,
          Term.OptionValue _,
          Term.LocalValue _ ->
          Stream.of();
      case Term.Seat seat -> Stream.of(seat.number());
      case Term.VariableValue variable -> variable.indices().stream();
      case Term.DefinitionCall call -> call.arguments().stream();
      case Term.Operation operation -> operation.operands().stream();
      case Term.ZoneCards zone -> Stream.ofNullable(zone.owner());
      case Term.EndOfZone end ->
          Stream.concat(Stream.ofNullable(end.count()), Stream.of(end.zone()));
      case Term.KindTest test -> Stream.of(test.card());
      case Term.Quantified quantified -> of(quantified.domain());
      case Term.Outermost outermost -> of(outermost.domain());
      case Term.Count count -> of(count.domain());
      case Term.Aggregate aggregate ->
          Stream.concat(of(aggregate.domain()), Stream.of(aggregate.value()));
      case Term.Filtered filtered -> of(filtered.domain());
      case Term.Selected selected -> Stream.concat(of(selected.domain()), of(selected.standards()));
      case Term.PlaceAmong place ->
          Stream.concat(
              Stream.of(place.subject()), Stream.concat(of(place.domain()), of(place.standards())));
      case Term.PlaceInList place ->
          Stream.concat(Stream.of(place.subject()), place.list().stream());
      case Term.Cases cases -> Stream.concat(ofCases(cases.cases()), optional(cases.otherwise()));
      case Term.Table table ->
          Stream.concat(
              Stream.of(table.key()),
              Stream.concat(ofRows(table.rows()), optional(table.otherwise())));
      case Term.OrElse orElse -> Stream.of(orElse.value(), orElse.otherwise());
      case Term.SetOfValues set -> set.elements().stream();
      case Term.NumberRange range -> Stream.of(range.least(), range.most());
      case Term.Combinations combinations -> combinations.factors().stream();
      case Term.Combination combination -> combination.parts().stream();
      case Term.Member member -> Stream.of(member.value());
      case Term.Part part -> Stream.of(part.combination());
    };
  }

  /** The locals that a term binds for the terms in it. */
  static Set<Local> bound(Term term) {
    return switch (term) {
      case Term.Quantified quantified -> Set.of(quantified.domain().element());
      case Term.Outermost outermost -> Set.of(outermost.domain().element());
      case Term.Count count -> Set.of(count.domain().element());
      case Term.Aggregate aggregate -> Set.of(aggregate.domain().element());
      case Term.Filtered filtered -> Set.of(filtered.domain().element());
      case Term.Selected selected -> Set.of(selected.domain().element());
      case Term.PlaceAmong place -> Set.of(place.domain().element());
      case Term.NumberConstant _,
          Term.YesNoConstant _,
          Term.LabelConstant _,
          Term.SuitConstant _,
          Term.RankConstant _,
          Term.FaceConstant _,
          Term.Seat _,
          Term.None _,
          Term.OptionValue _,
          Term.VariableValue _,
          Term.LocalValue _,
          Term.DefinitionCall _,
          Term.Operation _,
          Term.ZoneCards _,
          Term.EndOfZone _,
          Term.KindTest _,
          Term.PlaceInList _,
          Term.Cases _,
          Term.Table _,
          Term.OrElse _,
          Term.SetOfValues _,
          Term.NumberRange _,
          Term.Combinations _,
          Term.Combination _,
          Term.Member _,
          Term.Part _ ->
          Set.of();
    };
  }

  private static Stream<Term> of(Term.Domain domain) {
    return Stream.concat(Stream.of(domain.set()), optional(domain.condition()));
  }

  private static Stream<Term> of(List<Term.Standard> standards) {
    return standards.stream().map(Term.Standard::value);
  }

  private static Stream<Term> ofCases(List<Term.Case> cases) {
    return cases.stream().flatMap(one -> Stream.of(one.value(), one.condition()));
  }

  private static Stream<Term> ofRows(List<Term.Row> rows) {
    return rows.stream().flatMap(row -> Stream.concat(row.keys().stream(), Stream.of(row.value())));
  }

  private static Stream<Term> optional(@Nullable Term term) {
    return Stream.ofNullable(term);
  }
}
