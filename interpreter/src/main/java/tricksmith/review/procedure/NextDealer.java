package tricksmith.review.procedure;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.source.Edit;
import tricksmith.source.Fix;

/**
 * Finds a deal that passes to the next dealer too early: after each trick, since the brace of
 * {@code play tricks} closes too late, or before the one who has dealt scores.
 */
public record NextDealer(Rulebook book, Findings findings) {
  public void review() {
    book.dealLoops()
        .flatMap(loop -> loop.blocks().stream())
        .forEach(block -> deal(block.actions()));
  }

  private void deal(List<Action> deal) {
    for (int place = 0; place < deal.size(); place++) {
      Action play = deal.get(place);
      if (play.has(StatementEffect.PLAYS_TRICKS)) {
        later(
            deal.stream()
                .skip(place + 1L)
                .takeWhile(action -> !action.has(StatementEffect.STARTS_DEAL))
                .toList());
        afterEachTrick(play, deal);
      }
    }
    twice(book.inPlace(deal).toList());
  }

  /** Reports a deal that passes on twice, so that somebody never deals. */
  private void twice(List<Action> deal) {
    Action before = null;
    for (Action action : deal) {
      Variable dealer = passed(action);
      Variable last = before == null ? null : passed(before);
      if (dealer != null && dealer.equals(last)) {
        Edit gone = book.withoutLine(action);
        findings.add(
            ReviewProblem.PASSED_ON_TWICE,
            action,
            gone == null ? null : Fix.of(gone),
            dealer.name(),
            book.written(Objects.requireNonNull(before)));
      }
      if (dealer != null) {
        before = action;
      } else if (last != null && uses(action, last)) {
        before = null;
      }
    }
  }

  /** Whether a statement asks who deals, or begins left of the dealer. */
  private boolean uses(Action action, Variable dealer) {
    return action.all().anyMatch(inside -> !inside.effects().isEmpty() && !scoresOnly(inside))
        || action.all().flatMap(Action::allTerms).anyMatch(term -> reads(term, dealer));
  }

  private static boolean scoresOnly(Action action) {
    return Set.of(StatementEffect.SCORES, StatementEffect.GOES_ROUND).containsAll(action.effects());
  }

  /** Reports what a dealer scores who has not dealt. */
  private void later(List<Action> actions) {
    for (int place = 0; place < actions.size(); place++) {
      Action passing = actions.get(place);
      Variable dealer = passed(passing);
      if (dealer != null) {
        actions.stream()
            .skip(place + 1L)
            .filter(action -> scores(action, dealer))
            .findFirst()
            .ifPresent(
                action ->
                    report(ReviewProblem.SCORED_BY_THE_NEXT, action, passing, dealer, action));
      }
    }
  }

  private boolean scores(Action action, Variable dealer) {
    return (action.hasAnywhere(StatementEffect.SCORES)
            && action.all().flatMap(Action::allTerms).anyMatch(term -> reads(term, dealer)))
        || (action.has(StatementEffect.PERFORMS_SCORE)
            && Action.all(book.rules().score())
                .flatMap(Action::allTerms)
                .anyMatch(term -> reads(term, dealer)));
  }

  private boolean reads(Term term, Variable dealer) {
    return book.dependsOn(term, dealer);
  }

  /** Reports a deal that passes on after each trick, though only deals ask who deals. */
  private void afterEachTrick(Action play, List<Action> deal) {
    if (play.count() != null && Long.valueOf(1).equals(play.count().head())) {
      return;
    }
    for (Action passing : play.afterEachTrick()) {
      Variable dealer = passed(passing);
      if (dealer != null
          && play.from() != null
          && reads(play.from(), dealer)
          && isOnlyAskedByDeals(dealer, passing, play)
          && Action.all(deal).filter(action -> action.sets().contains(dealer)).count() == 1) {
        report(ReviewProblem.PASSED_ON_IN_TRICKS, passing, passing, dealer, play);
      }
    }
  }

  private boolean isOnlyAskedByDeals(Variable dealer, Action passing, Action play) {
    Stream<Term> inTricks =
        Stream.concat(
            Stream.ofNullable(play.until()),
            Action.all(play.inside())
                .filter(action -> !action.equals(passing))
                .flatMap(Action::allTerms));
    Stream<Term> rules =
        Stream.concat(
            book.trick().obligations().stream().flatMap(each -> each.terms().stream()),
            book.trick().criteria().stream().flatMap(each -> each.terms().stream()));
    return Stream.concat(inTricks, rules).noneMatch(term -> reads(term, dealer));
  }

  /** Reports a statement that passes on too early, and should stand below another one. */
  private void report(
      ReviewProblem problem, Action at, Action passing, Variable dealer, Action above) {
    Edit gone = book.withoutLine(passing);
    String before = book.before(above.span().start());
    boolean alone = before.isBlank() && book.after(above.span().end()).isBlank();
    String written = book.written(passing);
    findings.add(
        problem,
        at,
        gone != null && alone ? Fix.of(gone, Edit.after(above, "\n" + before + written)) : null,
        dealer.name(),
        written);
  }

  /** Returns the variable that a statement passes to a neighbour; null if it is another one. */
  private @Nullable Variable passed(Action action) {
    return passed(action, book);
  }

  static @Nullable Variable passed(Action action, Rulebook book) {
    return action instanceof Action.Assign(_, Variable variable, var indices, Term value, _)
            && indices.isEmpty()
            && !variable.isLeader()
            && value.applies(Trait.NAVIGATES)
            && variable.equals(book.variable(value.children().getFirst()))
        ? variable
        : null;
  }
}
