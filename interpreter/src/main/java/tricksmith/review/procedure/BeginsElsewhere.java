package tricksmith.review.procedure;

import java.util.EnumSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
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
  private static final Pattern IN_TURN =
      Pattern.compile("^each +player\\b[^{]*?\\b(?:in +turn|round +and +round)\\b");

  private static final Set<EachOrder> GOING_ROUND =
      EnumSet.of(EachOrder.IN_TURN, EachOrder.ROUND_AND_ROUND, EachOrder.UNTIL_ONE_IS_LEFT);

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
        .filter(round -> asksInTurn(round) || (book.isDealer(first) && asksBySeat(round)))
        .filter(round -> isKnownBefore(first, round))
        .forEach(round -> report(round, from, first));
  }

  /** The variable of a player's own that somebody is or sits next to; null if there is none. */
  private @Nullable Variable variable(Term player) {
    return player
        .all()
        .flatMap(part -> book.rules().variables(part.reads()))
        .filter(variable -> variable.axes().isEmpty())
        .filter(variable -> !variable.isLeader())
        .findFirst()
        .orElse(null);
  }

  /** Whether the player has been named when the round begins, in the order of the text. */
  private boolean isKnownBefore(Variable first, Action round) {
    return first.initial() != null
        || book.setting(first).stream()
            .anyMatch(action -> action.span().end() <= round.span().start());
  }

  private static boolean asksBySeat(Action action) {
    return action instanceof Action.Each each
        && each.order() == EachOrder.BY_SEAT
        && AskedBySeat.asksOpenly(each);
  }

  private static boolean asksInTurn(Action action) {
    return action instanceof Action.Each each
        && GOING_ROUND.contains(each.order())
        && each.from() == null
        && Action.all(each.body()).anyMatch(inside -> inside.choice() != null);
  }

  private void report(Action round, Term from, Variable first) {
    String line = book.written(round) + book.after(round.span().end());
    Matcher inTurn = IN_TURN.matcher(line);
    Matcher bySeat = AskedBySeat.EACH_PLAYER.matcher(line);
    if (inTurn.find()) {
      report(round, inTurn, inTurn.group(), from, first);
    } else if (asksBySeat(round) && bySeat.find()) {
      report(round, bySeat, "each player in turn", from, first);
    }
  }

  private void report(Action round, Matcher head, String inTurn, Term from, Variable first) {
    int start = round.span().start();
    Span written = new Span(start, start + head.end());
    String meant = inTurn + " from " + book.written(from);
    findings.add(
        ReviewProblem.BEGINS_WITH_SEAT_1,
        written,
        head.group().startsWith("each") ? Fix.replace(written, meant) : null,
        first.name(),
        meant);
  }
}
