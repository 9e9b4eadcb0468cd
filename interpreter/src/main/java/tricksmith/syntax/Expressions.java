package tricksmith.syntax;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.syntax.Expression.Domain;
import tricksmith.syntax.Expression.Standard;

/** What expressions are made of, whatever they mean. */
public final class Expressions {
  private Expressions() {}

  /** The expressions directly inside of one. */
  public static Stream<Expression> parts(Expression expression) {
    return switch (expression) {
      case Expression.NumberLiteral _,
          Expression.Word _,
          Expression.TrickWord _,
          Expression.Element _,
          Expression.Unreadable _ ->
          Stream.of();
      case Expression.Call call -> call.arguments().stream();
      case Expression.Indexed indexed -> indexed.indices().stream();
      case Expression.Unary unary -> Stream.of(unary.operand());
      case Expression.Binary binary -> Stream.of(binary.left(), binary.right());
      case Expression.Is is -> Stream.of(is.subject());
      case Expression.Quantified quantified -> parts(quantified.domain());
      case Expression.Outermost outermost -> parts(outermost.domain());
      case Expression.Count count -> parts(count.domain());
      case Expression.Aggregate all -> Stream.concat(Stream.of(all.value()), parts(all.domain()));
      case Expression.Filtered filtered -> parts(filtered.domain());
      case Expression.Selected selected ->
          Stream.concat(parts(selected.domain()), values(selected.standards()));
      case Expression.PlaceAmong place ->
          Stream.concat(Stream.of(place.subject()), values(place.standards()));
      case Expression.PlaceInList place -> Stream.of(place.subject());
      case Expression.Cases cases ->
          Stream.concat(
              cases.cases().stream().flatMap(each -> Stream.of(each.value(), each.condition())),
              present(cases.otherwise()));
      case Expression.Table table ->
          Stream.concat(
              Stream.of(table.key()),
              Stream.concat(
                  table.rows().stream().map(Expression.Row::value), present(table.otherwise())));
      case Expression.OrElse orElse -> Stream.of(orElse.value(), orElse.otherwise());
      case Expression.Listed listed -> listed.elements().stream();
      case Expression.Product product -> product.factors().stream();
      case Expression.Seat seat -> Stream.of(seat.number());
      case Expression.Neighbour neighbour -> present(neighbour.steps(), neighbour.of());
      case Expression.Holding holding -> Stream.of(holding.card());
      case Expression.EndOfZone end -> present(end.count(), end.zone());
      case Expression.WonBy won -> Stream.of(won.winners());
      case Expression.OnlyOf only -> Stream.of(only.set());
    };
  }

  private static Stream<Expression> parts(Domain domain) {
    return present(domain.set(), domain.condition());
  }

  private static Stream<Expression> values(List<Standard> standards) {
    return standards.stream().map(Standard::value);
  }

  private static Stream<Expression> present(@Nullable Expression... expressions) {
    return Stream.of(expressions).flatMap(Stream::ofNullable);
  }
}
