package tricksmith.review.choices;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency.State;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.source.Fix;
import tricksmith.syntax.Statement.EachOrder;

/**
 * Finds auctions that end with one pass fewer than there are players, before anybody has bid: in
 * {@code round and round until passes == 3}, if the first three of four pass, the last one is never
 * asked.
 */
public record LastNotAsked(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    int players = book.rules().leastPlayers();
    boolean fixed = players == book.rules().mostPlayers();
    if (players < 3) {
      return;
    }
    book.actions(Action.Each.class)
        .filter(each -> each.order() == EachOrder.ROUND_AND_ROUND && each.where() == null)
        .filter(each -> each.set().operator() == Operator.PLAYERS)
        .forEach(
            each -> {
              Term most = each.until() == null ? null : passes(each.until());
              if (most != null && isOneLess(most)) {
                review(each, book.written(most.children().getFirst()));
              } else if (most != null && fixed && Long.valueOf(players - 1L).equals(most.head())) {
                review(each, Integer.toString(players));
              }
            });
  }

  /** Returns how many must have passed in a row, if a condition asks nothing else; or null. */
  private static @Nullable Term passes(Term until) {
    boolean asked =
        until.applies(Operator.EQUAL, Operator.AT_LEAST)
            && until.children().getFirst().reads().contains(State.PASSES);
    return asked ? until.children().getLast() : null;
  }

  /** Whether a number is {@code number of players - 1}. */
  private static boolean isOneLess(Term number) {
    if (number.operator() != Operator.MINUS) {
      return false;
    }
    Term counted = number.children().getFirst().counted();
    return counted != null
        && counted.operator() == Operator.PLAYERS
        && Long.valueOf(1).equals(number.children().getLast().head());
  }

  private void review(Action.Each each, String players) {
    List<Action.Choice> choices =
        Action.all(each.body()).map(Action::choice).filter(Objects::nonNull).toList();
    Term until = each.until();
    if (until == null || choices.size() != 1) {
      return;
    }
    Action.Choice choice = choices.getFirst();
    Term pass = choice.pass();
    List<Variable> sets =
        Stream.concat(
                Stream.of(choice.variable()),
                Action.all(choice.then()).flatMap(action -> action.sets().stream()))
            .toList();
    boolean anyBody = pass != null && Boolean.TRUE.equals(pass.head());
    if (anyBody && sets.stream().allMatch(variable -> book.setting(variable).size() == 1)) {
      Variable asked = chosenOnly(sets);
      String last = "passes == " + players;
      String meant =
          asked == null
              ? last
              : "("
                  + book.written(until)
                  + " and "
                  + asked.name()
                  + (asked.type() == Type.Basic.PLAYER ? " is somebody) or " : " is chosen) or ")
                  + last;
      findings.add(
          ReviewProblem.LAST_NOT_ASKED,
          until,
          asked == null ? null : Fix.replace(until, meant),
          meant);
    }
  }

  /** Returns a variable that has a value only after a choice; null if there is none. */
  private static @Nullable Variable chosenOnly(List<Variable> sets) {
    return sets.stream()
        .filter(variable -> variable.initial() == null && variable.axes().isEmpty())
        .findFirst()
        .orElse(null);
  }
}
