package tricksmith.review.expressions;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.source.Fix;

/** Finds tables that leave out some suits, ranks or labels without an {@code else}. */
public record IncompleteTables(Rulebook book, Findings findings) implements Reviewer {
  private static final int MOST_NAMED = 4;

  @Override
  public void review() {
    Set<Term> guarded = new LinkedHashSet<>();
    book.everyTerm().flatMap(IncompleteTables::alternatives).forEach(guarded::add);
    book.everyTerm(Term.Table.class)
        .filter(table -> table.otherwise() == null && !guarded.contains(table))
        .filter(table -> table.type() != Type.Basic.YES_NO)
        .forEach(this::review);
  }

  /** Returns the subterms that have a fallback for a missing value. */
  private static Stream<Term> alternatives(Term term) {
    return term instanceof Term.OrElse orElse ? Stream.of(orElse.value()) : Stream.of();
  }

  private void review(Term.Table table) {
    Set<Object> keys = new LinkedHashSet<>();
    table.rows().forEach(row -> row.keys().forEach(key -> keys.add(key.head())));
    List<String> all = new ArrayList<>(values(table.key().type(), book.rules()));
    all.removeIf(keys::contains);
    if (all.isEmpty()) {
      return;
    }
    int end = table.span().end() - 1;
    String inside = book.before(end);
    int last = end - (inside.length() - inside.stripTrailing().length());
    String otherwise = table.type() == Type.Basic.NUMBER ? "0" : "none";
    Fix fix =
        inside.isBlank()
            ? Fix.insert(end, "else " + otherwise + " ")
            : Fix.insert(last, ", else " + otherwise);
    findings.add(ReviewProblem.INCOMPLETE_TABLE, table, fix, missing(all), otherwise);
  }

  private static String missing(List<String> missing) {
    String some = String.join(", ", missing.subList(0, Math.min(MOST_NAMED, missing.size())));
    return missing.size() > MOST_NAMED ? some + ", …" : some;
  }

  /** Returns all values of the key; empty if they cannot be listed. */
  private static List<String> values(Type type, CheckedRules rules) {
    return switch (type) {
      case Type.Union(_, List<Type> members) -> {
        List<List<String>> each = members.stream().map(member -> values(member, rules)).toList();
        yield each.stream().anyMatch(List::isEmpty)
            ? List.of()
            : each.stream().flatMap(List::stream).toList();
      }
      case Type.Basic _, Type.Labels _, Type.Nothing _, Type.Product _, Type.SetOf _ ->
          rules.order(type);
    };
  }
}
