package tricksmith.review;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Span;

/** Lines of cases and tables that are never come to. */
final class CasesAndTables implements Reviewer {

  @Override
  public void review(Rulebook book, Findings findings) {
    book.everyTerm()
        .forEach(
            part -> {
              if (part instanceof Term.Table table) {
                rows(table, findings);
              } else if (part instanceof Term.Cases cases) {
                cases(cases, book, findings);
              }
            });
  }

  private static void rows(Term.Table table, Findings findings) {
    List<Term> seen = new ArrayList<>();
    for (Term.Row row : table.rows()) {
      for (Term key : row.keys()) {
        if (seen.stream().anyMatch(earlier -> TermEquality.same(earlier, key))) {
          findings.add(ReviewProblem.ROW_TWICE, key.span(), key(key));
        }
        seen.add(key);
      }
    }
  }

  private static String key(Term key) {
    return key instanceof Term.Constant constant ? constant.written() : "…";
  }

  private static void cases(Term.Cases cases, Rulebook book, Findings findings) {
    boolean decided = false;
    List<Term> asked = new ArrayList<>();
    for (Term.Case each : cases.cases()) {
      if (decided
          || book.certainty().never(each.condition())
          || asked.stream().anyMatch(before -> TermEquality.same(before, each.condition()))) {
        findings.add(ReviewProblem.CASE_NEVER, whole(each));
      }
      asked.add(each.condition());
      decided |= book.certainty().always(each.condition());
    }
    @Nullable Term otherwise = cases.otherwise();
    if (decided && otherwise != null) {
      findings.add(ReviewProblem.CASE_NEVER, otherwise.span());
    }
  }

  private static Span whole(Term.Case each) {
    return each.value().span().to(each.condition().span());
  }
}
