package tricksmith.review.tricks;

import static java.util.stream.Collectors.joining;

import java.util.List;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.CheckedTest;
import tricksmith.rules.TrickRules.Criterion;

/** Finds reasons for winning that tests expect but no criterion can give. */
public record UnknownReasons(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    List<String> reasons = book.trick().criteria().stream().map(Criterion::label).toList();
    for (CheckedTest test : book.rules().tests()) {
      for (CheckedTest.Line line : test.lines()) {
        if (line instanceof CheckedTest.Wins wins
            && wins.reason() != null
            && !reasons.contains(wins.reason())) {
          findings.add(ReviewProblem.UNKNOWN_REASON, wins, wins.reason(), inQuotes(reasons));
        }
      }
    }
  }

  private static String inQuotes(List<String> reasons) {
    return reasons.stream().map(each -> '"' + each + '"').collect(joining(", "));
  }
}
