package tricksmith.review.tricks;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds limits that a deal has passed before its second {@code play tricks} begins, since tricks
 * are counted through the deal: after {@code play 5 tricks}, {@code trick.number <= 3}, and {@code
 * first trick} after any.
 */
public record TricksGoOn(Rulebook book, Findings findings) {

  /**
   * How many tricks have been played in a deal.
   *
   * @param least as many at least
   * @param exact whether it is exactly as many
   * @param some whether at least one has been played, even if nothing says how many
   */
  private record Played(long least, boolean exact, boolean some) {
    private static final Played NONE = new Played(0, /* exact= */ true, /* some= */ false);

    private static final Played UNKNOWN = new Played(0, /* exact= */ false, /* some= */ false);

    private static final Played SOME = new Played(0, /* exact= */ false, /* some= */ true);

    static Played atLeast(long least, boolean exact) {
      return new Played(least, exact, least > 0);
    }

    Played and(Played more) {
      return new Played(least + more.least, exact && more.exact, some || more.some);
    }
  }

  public void review() {
    book.blocks().forEach(this::block);
  }

  private void block(List<Action> actions) {
    Played before = Played.NONE;
    boolean counted = false;
    for (Action action : actions) {
      if (action.hasAnywhere(StatementEffect.STARTS_DEAL)) {
        before = Played.NONE;
      } else {
        if (action instanceof Action.PlayTricks play) {
          if (before.some()) {
            later(play, before, counted);
          }
          onceMore(play);
          counted = play.until() == null;
        }
        before = before.and(playedBy(action, before));
      }
    }
  }

  private Played playedBy(Action action, Played before) {
    if (!action.hasAnywhere(StatementEffect.PLAYS_TRICKS)) {
      return Played.NONE;
    }
    if (!(action instanceof Action.PlayTricks)) {
      return Played.UNKNOWN;
    }
    Term count = action.count();
    Term until = action.until();
    if (until == null) {
      return count == null ? Played.SOME : counted(count);
    }
    return count == null ? playedUntil(until, before) : Played.UNKNOWN;
  }

  private Played counted(Term count) {
    Long least = book.bounds().of(count).least();
    return least == null
        ? Played.UNKNOWN
        : Played.atLeast(least, least.equals(book.bounds().of(count).most()));
  }

  private static Played playedUntil(Term until, Played before) {
    if (until.applies(Operator.EQUAL, Operator.AT_LEAST)
        && isNumberOfTricks(until.children().getFirst())
        && until.children().getLast() instanceof Term.NumberConstant(_, long limit)
        && before.exact()
        && limit > before.least()) {
      return Played.atLeast(limit - before.least(), /* exact= */ true);
    }
    return Rulebook.asksForEmptyHands(until) ? Played.SOME : Played.UNKNOWN;
  }

  /**
   * Looks at tricks that are not the first of the deal.
   *
   * @param counted whether those before were a number of tricks, rather than played until something
   */
  private void later(Action.PlayTricks play, Played before, boolean counted) {
    if (play.until() != null) {
      play.until()
          .parts(Operator.OR)
          .forEach(
              part -> {
                compared(part, before, before.least());
                if (counted) {
                  justReached(part, before);
                }
              });
    }
    Stream.of(play.beforeEachTrick(), play.beforeEachCard(), play.afterEachCard())
        .flatMap(Action::all)
        .flatMap(Action::allTerms)
        .forEach(part -> compared(part, before, before.least()));
    Action.all(play.body())
        .takeWhile(action -> !action.has(StatementEffect.STARTS_DEAL))
        .flatMap(Action::allTerms)
        .forEach(part -> compared(part, before, before.least() + 1));
  }

  /**
   * Reports {@code until trick.number > 3}, which is asked before each trick, when it is still the
   * number of the one before.
   */
  private void onceMore(Action.PlayTricks play) {
    Stream.ofNullable(play.until())
        .flatMap(until -> until.parts(Operator.OR))
        .filter(part -> part.operator() == Operator.GREATER && !findings.hasAt(part))
        .filter(part -> part.children().getFirst().operator() == Operator.PLACE_OF_TRICK)
        .filter(part -> isNumberOfTricks(part.children().getFirst()))
        .forEach(
            part -> {
              if (part.children().getLast() instanceof Term.NumberConstant limit) {
                String tricks =
                    book.written(new Span(part.span().start(), limit.span().start()))
                        .replace(">", ">=");
                findings.replace(
                    ReviewProblem.ONE_TRICK_MORE,
                    part,
                    tricks + limit.value(),
                    book.written(part),
                    Long.toString(limit.value() + 1),
                    tricks + limit.value());
              }
            });
  }

  /** Reports {@code until trick.number == 3} after three tricks. */
  private void justReached(Term part, Played before) {
    if (part.operator() == Operator.EQUAL
        && before.exact()
        && before.least() > 0
        && isNumberOfTricks(part.children().getFirst())
        && part.children().getLast() instanceof Term.NumberConstant limit
        && limit.value() == before.least()) {
      report(part, limit, before, /* answer= */ true);
    }
  }

  private void compared(Term part, Played before, long least) {
    if (part.operator() == Operator.FIRST_TRICK && !findings.hasAt(part)) {
      firstTrick(part, before, least);
    }
    if (before.least() == 0
        || part.children().size() != 2
        || !isNumberOfTricks(part.children().getFirst())
        || !(part.children().getLast() instanceof Term.NumberConstant limit)
        || findings.hasAt(part)) {
      return;
    }
    Boolean answer = answer(part.operator(), least, limit.value());
    if (answer != null) {
      report(part, limit, before, answer);
    }
  }

  private void report(Term part, Term.NumberConstant limit, Played before, boolean answer) {
    String meant =
        book.written(part).substring(0, limit.span().start() - part.span().start())
            + (limit.value() + before.least());
    findings.add(
        answer ? ReviewProblem.TRICKS_PAST_IT : ReviewProblem.TRICKS_BEYOND_IT,
        part,
        before.exact() ? Fix.replace(part, meant) : null,
        book.written(part),
        String.valueOf(before.least()),
        meant);
  }

  /**
   * Reports {@code first trick}.
   *
   * @param least how many tricks are finished the first time it is asked
   */
  private void firstTrick(Term asked, Played before, long least) {
    if (before.least() > 0 && before.exact()) {
      String meant = "number of tricks == " + least;
      findings.replace(
          ReviewProblem.TRICKS_BEYOND_IT,
          asked,
          meant,
          book.written(asked),
          String.valueOf(before.least()),
          meant);
    } else {
      String counted = least > before.least() ? "before + 1" : "before";
      findings.add(ReviewProblem.FIRST_TRICK_BEFORE, asked, counted);
    }
  }

  private static boolean isNumberOfTricks(Term number) {
    Term counted = number.counted();
    return counted == null
        ? number.operator() == Operator.PLACE_OF_TRICK
            && number.children().getFirst().operator() == Operator.THIS_TRICK
        : counted.operator() == Operator.TRICKS;
  }

  /** Returns whether every number of tricks from the least on is so; null if it depends. */
  private static @Nullable Boolean answer(@Nullable Operator operator, long least, long limit) {
    return switch (operator) {
      case EQUAL -> limit < least ? false : null;
      case UNEQUAL -> limit < least ? true : null;
      case LESS -> limit <= least ? false : null;
      case AT_MOST -> limit < least ? false : null;
      case GREATER -> limit < least ? true : null;
      case AT_LEAST -> limit <= least ? true : null;
      case null, default -> null;
    };
  }
}
