package tricksmith.rules;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What terms are made of. */
public final class Terms {
  private Terms() {}

  /** A term and all terms inside of it; what a definition is made of is not inside of its calls. */
  public static Stream<Term> all(Term term) {
    return Stream.concat(Stream.of(term), parts(term).flatMap(Terms::all));
  }

  /** Whether the value of a local has any part in a term. */
  public static boolean reads(Term term, Local local) {
    return all(term)
        .anyMatch(part -> part instanceof Term.LocalValue value && value.local().equals(local));
  }

  /** The terms directly inside of a term. */
  public static Stream<Term> parts(Term term) {
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
      case Term.VariableValue value -> value.indices().stream();
      case Term.DefinitionCall call -> call.arguments().stream();
      case Term.Operation operation -> operation.operands().stream();
      case Term.ZoneCards zone -> present(zone.owner());
      case Term.EndOfZone end -> present(end.count(), end.zone());
      case Term.KindTest test -> Stream.of(test.card());
      case Term.Quantified quantified -> parts(quantified.domain());
      case Term.Outermost outermost -> parts(outermost.domain());
      case Term.Count count -> parts(count.domain());
      case Term.Aggregate aggregate ->
          Stream.concat(Stream.of(aggregate.value()), parts(aggregate.domain()));
      case Term.Filtered filtered -> parts(filtered.domain());
      case Term.Selected selected ->
          Stream.concat(parts(selected.domain()), values(selected.standards()));
      case Term.PlaceAmong place ->
          Stream.of(Stream.of(place.subject()), parts(place.domain()), values(place.standards()))
              .flatMap(terms -> terms);
      case Term.PlaceInList place ->
          Stream.concat(Stream.of(place.subject()), place.list().stream());
      case Term.Cases cases ->
          Stream.concat(
              cases.cases().stream().flatMap(each -> Stream.of(each.value(), each.condition())),
              present(cases.otherwise()));
      case Term.Table table ->
          Stream.of(
                  Stream.of(table.key()),
                  table.rows().stream()
                      .flatMap(row -> Stream.concat(row.keys().stream(), Stream.of(row.value()))),
                  present(table.otherwise()))
              .flatMap(terms -> terms);
      case Term.OrElse orElse -> Stream.of(orElse.value(), orElse.otherwise());
      case Term.SetOfValues set -> set.elements().stream();
      case Term.NumberRange range -> Stream.of(range.least(), range.most());
      case Term.Combinations combinations -> combinations.factors().stream();
      case Term.Combination combination -> combination.parts().stream();
      case Term.Member member -> Stream.of(member.value());
      case Term.Part part -> Stream.of(part.combination());
    };
  }

  private static Stream<Term> parts(Term.Domain domain) {
    return present(domain.set(), domain.condition());
  }

  private static Stream<Term> values(List<Term.Standard> standards) {
    return standards.stream().map(Term.Standard::value);
  }

  private static Stream<Term> present(@Nullable Term... terms) {
    return Stream.of(terms).flatMap(Stream::ofNullable);
  }
}
