package tricksmith.review.procedure;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Statement.EachOrder;

/**
 * Finds rounds of choices that begin with seat 1 because they do not say with whom, while the
 * tricks are led from a player of the script's own naming. Only a variable called {@code dealer}
 * says where rounds begin.
 */
public record BeginsElsewhere(Rulebook book, Findings findings) implements Reviewer {
  private static final String DEALER = "dealer";
  private static final Pattern IN_TURN = Pattern.compile("^each player\\b[^{]*?\\bin turn\\b");

  @Override
  public void review() {
    if (book.rules().variables().stream().anyMatch(each -> each.name().equals(DEALER))) {
      return;
    }
    book.actions(StatementEffect.PLAYS_TRICKS)
        .map(Action::from)
        .flatMap(Stream::ofNullable)
        .forEach(this::review);
  }

  private void review(Term from) {
    Variable first = variable(from);
    if (first == null) {
      return;
    }
    book.actions()
        .filter(BeginsElsewhere::asksInTurn)
        .filter(round -> isKnownBefore(first, round))
        .forEach(round -> report(round, from, first));
  }

  /** The variable of a player's own that somebody is or sits next to; null if there is none. */
  private @Nullable Variable variable(Term player) {
    return player
        .all()
        .flatMap(part -> part.reads().stream())
        .filter(OnVariable.class::isInstance)
        .map(read -> book.rules().variables().get(((OnVariable) read).variable()))
        .filter(variable -> variable.axes().isEmpty())
        .filter(variable -> !variable.name().equals(Variable.LEADER))
        .findFirst()
        .orElse(null);
  }

  /** Whether the player has been named when the round begins, in the order of the text. */
  private boolean isKnownBefore(Variable first, Action round) {
    return first.initial() != null
        || book.setting(first).stream()
            .anyMatch(action -> action.span().end() <= round.span().start());
  }

  private static boolean asksInTurn(Action action) {
    return action instanceof Action.Each each
        && each.order() == EachOrder.IN_TURN
        && each.from() == null
        && Action.all(each.body()).anyMatch(inside -> inside.choice() != null);
  }

  private void report(Action round, Term from, Variable first) {
    Matcher head = IN_TURN.matcher(book.written(round));
    if (!head.find()) {
      return;
    }
    int end = round.span().start() + head.end();
    String beginning = " from " + book.written(from);
    findings.add(
        ReviewProblem.BEGINS_WITH_SEAT_1,
        new Span(round.span().start(), end),
        Fix.insert(end, beginning),
        first.name(),
        head.group() + beginning);
  }
}
