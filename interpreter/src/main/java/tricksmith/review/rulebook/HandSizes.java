package tricksmith.review.rulebook;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;

/**
 * Upper bounds on the cards in one hand during a deal, for every place where a term is evaluated.
 * The number of tricks has the same bound.
 *
 * <p>Cards that leave a hand are not subtracted, so a bound is never too small.
 */
final class HandSizes {
  private final Rulebook book;
  private final Function<Term, @Nullable Long> most;
  private final long cards;
  private final boolean allStay;
  private final IdentityHashMap<Action, Growth> known = new IdentityHashMap<>();
  private final IdentityHashMap<Term, Long> asked = new IdentityHashMap<>();
  private long largest;

  /**
   * Follows the procedure.
   *
   * @param most the largest value that a number can have; null if unknown
   * @param cards the number of cards in the game
   */
  HandSizes(Rulebook book, Function<Term, @Nullable Long> most, long cards) {
    this.book = book;
    this.most = most;
    this.cards = cards;
    this.allStay = !book.has(StatementEffect.SITS_OUT);
    block(book.rules().procedure(), 0);
    book.rules().ending().terms().forEach(term -> ask(term, cards));
  }

  /**
   * Returns the most cards a hand can hold where a term of the procedure, or of any other rule, is
   * evaluated.
   */
  long at(Term term) {
    return Math.min(cards, asked.getOrDefault(term, largest));
  }

  /**
   * A change in the number of cards in a hand.
   *
   * @param least a lower limit on the number afterwards
   * @param more how many cards are added to those held before
   * @param keeps whether the cards held before still count
   */
  private record Growth(long least, long more, boolean keeps) {
    static final Growth NONE = new Growth(0, 0, true);

    /** A new deal: all cards go back. */
    static final Growth NEW_DEAL = new Growth(0, 0, false);

    /** The largest number of cards to count. */
    private static final long MOST = 1_000;

    Growth {
      least = Math.min(MOST, least);
      more = Math.min(MOST, more);
    }

    static Growth by(long more) {
      return new Growth(0, more, true);
    }

    long from(long before) {
      return keeps ? Math.max(least, before + more) : least;
    }

    Growth then(Growth next) {
      return next.keeps
          ? new Growth(Math.max(next.least, least + next.more), more + next.more, keeps)
          : next;
    }

    Growth or(Growth other) {
      long both = Math.max(keeps ? more : 0, other.keeps ? other.more : 0);
      return new Growth(Math.max(least, other.least), both, keeps || other.keeps);
    }

    /**
     * Returns the change from at most this many repetitions, perhaps none; null means any number.
     */
    Growth repeated(@Nullable Long times) {
      if (!keeps || more == 0) {
        return new Growth(least, 0, true);
      }
      long passes = times == null ? MOST : Math.clamp(times, 0, MOST);
      return new Growth(passes == 0 ? 0 : least + more * (passes - 1), more * passes, true);
    }
  }

  private Growth of(Action action) {
    return known.computeIfAbsent(action, this::find);
  }

  private Growth find(Action action) {
    if (action.has(StatementEffect.STARTS_DEAL)) {
      return action.terms().isEmpty() ? Growth.NEW_DEAL : Growth.NONE;
    }
    if (action.has(StatementEffect.PERFORMS_SCORE)) {
      return of(book.rules().score());
    }
    if (action.repetition() != null) {
      return of(action.inside()).repeated(passes(action));
    }
    Stream<Growth> blocks = action.blocks().stream().map(block -> of(block.actions()));
    Growth inside = blocks.reduce(Growth::or).orElse(Growth.NONE);
    return Growth.by(own(action)).then(action.choice() == null ? inside : inside.or(Growth.NONE));
  }

  private Growth of(List<Action> actions) {
    return actions.stream().map(this::of).reduce(Growth.NONE, Growth::then);
  }

  /** Returns the most passes of a loop; null if unknown. */
  private @Nullable Long passes(Action loop) {
    Action.Repetition repetition = loop.repetition();
    if (repetition == null || loop.has(StatementEffect.PLAYS_TRICKS)) {
      return null;
    }
    if (repetition.times() != null) {
      return most.apply(repetition.times());
    }
    boolean ofPlayers =
        loop.has(StatementEffect.GOES_ROUND)
            && repetition.bounded()
            && loop.binds().getFirst().type() == Type.Basic.PLAYER;
    return ofPlayers ? (Long) (long) book.rules().mostPlayers() : null;
  }

  /** Returns the most cards that a statement itself brings into one hand. */
  private long own(Action action) {
    Term moved = action.moved();
    if (moved == null) {
      return 0;
    }
    if (action.target() != null) {
      return action.movesTo(Zone.HAND) ? moved(moved) : 0;
    }
    Long each = action.count() == null ? null : most.apply(action.count());
    if (each != null) {
      return Math.max(0, each);
    }
    boolean dealt = action.count() == null && allStay;
    int players = book.rules().leastPlayers();
    return dealt ? (cards + players - 1) / players : cards;
  }

  private long moved(Term moved) {
    if (moved.type() == Type.Basic.CARD) {
      return 1;
    }
    if (moved instanceof Term.EndOfZone end && end.count() != null) {
      Long count = most.apply(end.count());
      return count == null ? cards : Math.max(0, count);
    }
    return moved instanceof Term.VariableValue value ? chosen(value.variable()) : cards;
  }

  private long chosen(Variable variable) {
    long held = 0;
    for (Action action : book.setting(variable)) {
      Action.Choice choice = action.choice();
      Action.Amount amount = choice == null ? null : choice.amount();
      Long count = amount == null ? null : most.apply(amount.most());
      if (count == null) {
        return cards;
      }
      held = Math.max(held, count);
    }
    return variable.initial() == null ? held : cards;
  }

  /**
   * Visits the terms of statements, starting from a number of cards in a hand, and returns the
   * number afterwards.
   */
  private long block(List<Action> actions, long before) {
    long now = before;
    for (Action action : actions) {
      step(action, now);
      now = of(action).from(now);
    }
    return now;
  }

  private void step(Action action, long now) {
    boolean plays = action.has(StatementEffect.PLAYS_TRICKS);
    long inside =
        action.repetition() == null
            ? Growth.by(own(action)).from(now)
            : of(action.inside()).repeated(passes(action)).from(now);
    action.terms().forEach(term -> ask(term, inside));
    if (plays) {
      largest = Math.max(largest, inside);
    }
    if (action.has(StatementEffect.PERFORMS_SCORE)) {
      block(book.rules().score(), now);
    }
    action.blocks().forEach(block -> block(block.actions(), inside));
  }

  private void ask(Term term, long now) {
    largest = Math.max(largest, now);
    term.all().forEach(part -> asked.merge(part, now, Math::max));
  }
}
