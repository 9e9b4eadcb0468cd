package tricksmith.review.scores;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/** Finds players set to sit out at the end of a deal, whom {@code new deal} brings back at once. */
public record OutTooLate(Rulebook book, Findings findings) implements Reviewer {
  private static final Pattern SITS_OUT = Pattern.compile("\\bsit(s?) +out\\b");
  private static final Set<StatementEffect> LEAVES =
      EnumSet.of(StatementEffect.SITS_OUT, StatementEffect.GOES_ROUND);

  @Override
  public void review() {
    book.actions()
        .filter(action -> action.repetition() != null)
        .flatMap(loop -> loop.blocks().stream())
        .forEach(block -> body(block.actions()));
  }

  private void body(List<Action> body) {
    if (body.isEmpty() || !body.getFirst().has(StatementEffect.STARTS_DEAL)) {
      return;
    }
    for (Action last : body.reversed()) {
      boolean leaves =
          Action.all(List.of(last)).anyMatch(action -> action.has(StatementEffect.SITS_OUT));
      boolean quiet =
          Action.all(List.of(last)).allMatch(action -> LEAVES.containsAll(action.effects()));
      if (leaves && quiet) {
        Action.all(List.of(last))
            .filter(action -> action.has(StatementEffect.SITS_OUT))
            .forEach(this::report);
      } else if (!quiet || Action.all(List.of(last)).anyMatch(this::goesOn)) {
        return;
      }
    }
  }

  /** Whether an action depends on who is in play. */
  private boolean goesOn(Action action) {
    return !action.effects().isEmpty() || action.terms().stream().anyMatch(this::asksWhoPlays);
  }

  private boolean asksWhoPlays(Term term) {
    return book.dependencies(term).contains(Dependency.State.IN_PLAY);
  }

  private void report(Action action) {
    Matcher words = SITS_OUT.matcher(book.written(action));
    if (words.find()) {
      int start = action.span().start();
      Span place = new Span(start + words.start(), start + words.end());
      Fix fix = Fix.replace(place, "drop" + words.group(1) + " out");
      findings.add(ReviewProblem.OUT_UNTIL_NEW_DEAL, action, fix);
    }
  }
}
