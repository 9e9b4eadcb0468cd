package tricksmith.review.choices;

import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Dependency;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.PartialEvaluator;
import tricksmith.rules.analysis.Setting;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/**
 * Finds choices of cards from hands in which too few may be left: of a kind that a hand need not
 * have, or after the last trick.
 */
public record TooFewInHand(Rulebook book, Findings findings) {
  /** What happens less often than once in this many hands is not worth a warning. */
  private static final double ONCE_IN = 1_000;

  public void review() {
    book.guards().statements(this::review);
  }

  private void review(Action action, Set<Dependency> asked) {
    Action.Choice choice = action.choice();
    if (choice != null
        && choice.where() != null
        && choice.pass() == null
        && hand(choice) != null
        && !asksForHand(choice, asked)) {
      ofAKind(choice, choice.where());
    }
    if (action.has(StatementEffect.PLAYS_TRICKS)
        && action.count() == null
        && Rulebook.asksForEmptyHands(action.until())) {
      afterTheLast(action.afterEachTrick());
    }
  }

  private boolean asksForHand(Action.Choice choice, Set<Dependency> asked) {
    Term hand = hand(choice);
    return hand == null || hand.reads().stream().anyMatch(asked::contains);
  }

  /** Returns the hand from which all alternatives come; null if there are others. */
  private static @Nullable Term hand(Action.Choice choice) {
    List<Term> offered = choice.offered();
    return offered.size() == 1 && Rulebook.isOneHand(offered.getFirst())
        ? offered.getFirst()
        : null;
  }

  private void ofAKind(Action.Choice choice, Term where) {
    Term least = choice.least();
    Long wanted =
        least == null ? Long.valueOf(1) : book.certainty().evaluator(initial()).number(least);
    long held = book.bounds().inHand(choice.offered().getFirst());
    boolean known = findings.hasAt(where) || findings.hasAt(choice.offered().getFirst());
    if (wanted == null || known) {
      return;
    }
    double share = share(where, choice.it());
    long cards = book.cards().size();
    if (chanceOfFewer(wanted, held, Math.round(share * cards), cards) * ONCE_IN > 1) {
      String written = book.written(where);
      findings.add(
          ReviewProblem.NONE_OF_THAT_KIND,
          where,
          Fix.after(book.balanced(where), ", else from hand"),
          written,
          "where " + written + ", else from hand");
    }
  }

  private Setting initial() {
    return Setting.initial(book.rules());
  }

  /** Returns the share of the cards that fulfil a condition, as far as that is known. */
  private double share(Term condition, Local card) {
    PartialEvaluator evaluator = book.certainty().evaluator(initial());
    long held = 0;
    for (DeckRules.Card each : book.cards()) {
      Boolean holds = evaluator.with(card, each).holds(condition);
      if (holds == null) {
        return shareOfUnknown(condition, card);
      }
      held += holds ? 1 : 0;
    }
    return (double) held / book.cards().size();
  }

  private double shareOfUnknown(Term condition, Local card) {
    if (condition.operator() == Operator.AND) {
      return condition.children().stream().mapToDouble(part -> share(part, card)).min().orElse(1);
    }
    boolean ofSuit =
        condition.children().stream().anyMatch(side -> side.operator() == Operator.SUIT_OF);
    long suits = book.cards().stream().map(DeckRules.Card::suit).distinct().count();
    if (ofSuit && condition.operator() == Operator.EQUAL) {
      return 1.0 / suits;
    }
    return ofSuit && condition.operator() == Operator.UNEQUAL ? 1 - 1.0 / suits : 1;
  }

  /** Returns the chance that a hand has too few cards of a kind. */
  private static double chanceOfFewer(long wanted, long held, long ofTheKind, long cards) {
    return LongStream.range(0, wanted)
        .mapToDouble(
            few -> ways(ofTheKind, few) * ways(cards - ofTheKind, held - few) / ways(cards, held))
        .sum();
  }

  private static double ways(long from, long taken) {
    if (taken < 0 || taken > from) {
      return 0;
    }
    return LongStream.rangeClosed(1, taken)
        .mapToDouble(place -> (double) (from - taken + place) / place)
        .reduce(1, (one, other) -> one * other);
  }

  /** Looks at what is performed after every trick, the last one included. */
  private void afterTheLast(List<Action> body) {
    for (Action action : body) {
      if (action.all().anyMatch(Action::bringsToHands)) {
        return;
      }
      Action.Choice choice = action.choice();
      if (choice != null && choice.pass() == null && hand(choice) != null) {
        empty(action, choice);
      } else if (isForAll(action)) {
        afterTheLast(action.inside());
      }
    }
  }

  private static boolean isForAll(Action action) {
    return action.repetition() != null && action.where() == null && action.until() == null;
  }

  private void empty(Action action, Action.Choice choice) {
    Term least = choice.least();
    boolean none = least != null && least.head() instanceof Long number && number == 0;
    if (none || findings.hasAt(choice.offered().getFirst())) {
      return;
    }
    String player = book.written(choice.player());
    String condition = "if hand of " + player + " is not empty: ";
    boolean alone =
        book.before(action.span().start()).isBlank() && book.written(action).startsWith(player);
    Span first = choice.offered().getFirst().span();
    findings.add(
        ReviewProblem.HAND_IS_EMPTY_AFTER_LAST,
        first,
        alone ? Fix.before(action, condition) : null,
        book.written(first),
        condition + book.written(action).lines().findFirst().orElse(""));
  }
}
