package tricksmith.review.expressions;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/** Finds lines of cases and tables that are never reached, and cases that can hold together. */
public record CasesAndTables(Rulebook book, Findings findings) {
  public void review() {
    book.termsUnderReview()
        .forEach(
            part -> {
              if (part instanceof Term.Table table) {
                rows(table);
              } else if (part instanceof Term.Cases cases) {
                cases(cases);
              } else if (part instanceof Term.OrElse instead && isAlwaysThere(instead.value())) {
                instead(instead);
              }
            });
  }

  private void rows(Term.Table table) {
    Seen seen = new Seen();
    for (Term.Row row : table.rows()) {
      for (Term key : row.keys()) {
        if (seen.has(key)) {
          findings.add(ReviewProblem.ROW_TWICE, key, key(key));
        }
        seen.add(key);
      }
    }
  }

  /** Terms seen so far, hashed so that lookups stay fast however many there are. */
  private static final class Seen {
    private final Map<Integer, List<Term>> byHash = new HashMap<>();

    boolean has(Term term) {
      return byHash.getOrDefault(TermEquality.hash(term), List.of()).stream()
          .anyMatch(earlier -> TermEquality.same(earlier, term));
    }

    void add(Term term) {
      byHash.computeIfAbsent(TermEquality.hash(term), _ -> new ArrayList<>()).add(term);
    }
  }

  private static String key(Term key) {
    return key instanceof Term.Constant constant ? constant.written() : "…";
  }

  private void cases(Term.Cases cases) {
    boolean decided = false;
    Seen asked = new Seen();
    for (Term.Case each : cases.cases()) {
      if (decided || book.certainty().never(each.condition()) || asked.has(each.condition())) {
        findings.add(ReviewProblem.CASE_NEVER, whole(each));
      }
      asked.add(each.condition());
      decided |= book.certainty().always(each.condition());
    }
    @Nullable Term otherwise = cases.otherwise();
    if (otherwise == null && areCardsApart(cases)) {
      added(cases);
    }
    if (decided && otherwise != null) {
      findings.add(ReviewProblem.CASE_NEVER, otherwise);
    }
  }

  /** Whether each case asks for another card in the same place, so that several can hold. */
  private static boolean areCardsApart(Term.Cases cases) {
    List<Term> conditions = cases.cases().stream().map(Term.Case::condition).toList();
    Term first = conditions.getFirst();
    return conditions.size() > 1
        && cases.type() == Type.Basic.NUMBER
        && conditions.stream()
            .allMatch(
                each ->
                    each.operator() == Operator.IN
                        && each.children().getFirst() instanceof Term.FaceConstant
                        && TermEquality.same(
                            each.children().getLast(), first.children().getLast()));
  }

  /** Reports {@code -13 if QS in won, -1 if QH in won}, of which only the first counts. */
  private void added(Term.Cases cases) {
    String meant =
        cases.cases().stream()
            .map(each -> "(" + book.written(whole(each)) + ")")
            .collect(Collectors.joining(" + "));
    findings.replace(
        ReviewProblem.ONLY_THE_FIRST_CASE,
        cases,
        meant,
        book.written(cases.cases().getFirst().condition()),
        meant);
  }

  /** Whether a value is never none: a yes/no value, or a number that is counted or written out. */
  private static boolean isAlwaysThere(Term value) {
    return value.type() == Type.Basic.YES_NO
        || value.counted() != null
        || value instanceof Term.Count
        || value instanceof Term.Constant;
  }

  /** Reports {@code (card.suit == trump, or card.suit == H)}. */
  private void instead(Term.OrElse instead) {
    Span value = instead.value().span();
    Span other = instead.otherwise().span();
    Fix fix =
        instead.value().type() == Type.Basic.YES_NO
            ? Fix.replace(value.gapTo(other), " or ")
            : null;
    findings.add(ReviewProblem.NEVER_INSTEAD, other, fix, book.written(value), book.written(other));
  }

  private static Span whole(Term.Case each) {
    return each.value().span().to(each.condition());
  }
}
