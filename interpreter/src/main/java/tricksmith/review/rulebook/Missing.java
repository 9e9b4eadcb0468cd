package tricksmith.review.rulebook;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.DeckRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Term.Domain;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.PartialEvaluator;
import tricksmith.rules.analysis.Setting;
import tricksmith.syntax.Expression.Aggregation;

/**
 * Finds out what is missing in some ordinary match: which sets can be empty, and which numbers 0 or
 * none. If in doubt, it takes things to be there.
 */
public final class Missing {
  private static final int DEEPEST = 50;

  private final Rulebook book;
  private final @Nullable PartialEvaluator evaluator;
  private @Nullable Set<Action> optional;

  Missing(Rulebook book) {
    this.book = book;
    this.evaluator = book.certainty().evaluator(Setting.initial(book.rules()));
  }

  /** Returns the statements that are performed only if somebody does not pass. */
  public Set<Action> optional() {
    if (optional == null) {
      Set<Action> found = Collections.newSetFromMap(new IdentityHashMap<>());
      book.actions()
          .filter(Missing::canBePassed)
          .forEach(
              action -> {
                found.add(action);
                Stream.ofNullable(action.choice())
                    .flatMap(choice -> Action.all(choice.then()))
                    .forEach(found::add);
              });
      optional = found;
    }
    return optional;
  }

  private static boolean canBePassed(Action action) {
    Action.Choice choice = action.choice();
    return choice != null && choice.pass() != null && Boolean.TRUE.equals(choice.pass().head());
  }

  /** Returns the choices that set a variable, or are followed by what sets it. */
  public Stream<Action> choices(Variable variable) {
    List<Action> setting = book.setting(variable);
    return book.actions()
        .filter(action -> action.choice() != null)
        .filter(action -> action.all().anyMatch(setting::contains));
  }

  /** Returns the variables that players set by the same choices: if one has a value, all have. */
  public Set<Variable> setTogether(Variable variable) {
    return choices(variable)
        .flatMap(Action::all)
        .flatMap(action -> action.sets().stream())
        .collect(Collectors.toSet());
  }

  /** Whether a set is empty in some ordinary match. */
  public boolean canBeEmpty(Term set) {
    return canBeEmpty(set, 0);
  }

  private boolean canBeEmpty(Term set, int depth) {
    if (depth > DEEPEST) {
      return false;
    }
    if (set.operator() == Operator.TRICKS_OF) {
      return isOneOfMany(set.children().getFirst());
    }
    if (set instanceof Term.ZoneCards(_, Zone zone, var owner)) {
      return owner != null && zone.is(Zone.WON) && isOneOfMany(owner);
    }
    if (set instanceof Term.Filtered(_, Domain domain)) {
      return canBeEmpty(domain, depth + 1);
    }
    DefinedTerm called = book.called(set);
    return called != null && canBeEmpty(called.body(), depth + 1);
  }

  /** Whether no element of a domain fulfils its condition in some ordinary match. */
  public boolean canBeEmpty(Domain domain) {
    return canBeEmpty(domain, 0);
  }

  private boolean canBeEmpty(Domain domain, int depth) {
    Term condition = domain.condition();
    return canBeEmpty(domain.set(), depth + 1)
        || (condition != null && canExcludeAll(domain, condition));
  }

  /**
   * Whether it is one player or side among several, and not one who was found by what they have won
   * or hold.
   */
  private boolean isOneOfMany(Term owner) {
    if (owner.operator() != null
        && !owner.operator().has(Trait.NAVIGATES)
        && owner.operator() != Operator.MEMBERS_OF) {
      return false;
    }
    boolean local = owner.head() instanceof Local || owner instanceof Term.Seat;
    Variable variable = book.variable(owner);
    boolean named =
        variable != null
            && book.setting(variable).stream()
                .flatMap(Action::allTerms)
                .allMatch(part -> part.operator() == null || !isOfPlay(part.operator()));
    return local
        || named
        || (owner.operator() != null
            && !owner.children().isEmpty()
            && owner.children().stream().allMatch(this::isOneOfMany));
  }

  private static boolean isOfPlay(Operator operator) {
    return !operator.reads().isEmpty() && operator.has(Trait.CHANGED_BY_CANDIDATE);
  }

  private boolean canExcludeAll(Domain domain, Term condition) {
    Type element = Types.element(domain.set().type());
    boolean relative =
        book.involves(
            condition,
            part ->
                part.applies(Trait.CERTAIN) || (!part.binds().isEmpty() && part.counted() == null));
    if (relative) {
      return false;
    }
    if (element == Type.Basic.CARD) {
      return areAFew(domain.set()) && isSeldom(condition, domain.element());
    }
    return (element == Type.Basic.PLAYER || element == Type.Basic.SIDE)
        && domain.set().operator() != null
        && isOfOwn(condition, domain.element());
  }

  /** Whether these are cards of a hand, of a trick, or won: not those of a deck. */
  private static boolean areAFew(Term cards) {
    if (cards instanceof Term.ZoneCards(_, Zone zone, var owner)) {
      return owner != null && owner.operator() != Operator.PLAYERS && !zone.name().isEmpty();
    }
    return cards.applies(Operator.TABLE, Operator.CARDS_OF_TRICK);
  }

  /** Whether a condition holds for at most half of the cards. */
  private boolean isSeldom(Term condition, Local card) {
    int held = 0;
    int unknown = 0;
    for (DeckRules.Card each : book.cards()) {
      Boolean holds = holds(condition, card, each);
      held += Boolean.TRUE.equals(holds) ? 1 : 0;
      unknown += holds == null ? 1 : 0;
    }
    return unknown == 0
        ? 2 * held <= book.cards().size()
        : condition.operator() == Operator.EQUAL && isOfSuitOrRank(condition);
  }

  private @Nullable Boolean holds(Term condition, Local card, DeckRules.Card each) {
    return evaluator == null ? null : evaluator.with(card, each).holds(condition);
  }

  private static boolean isOfSuitOrRank(Term comparison) {
    return comparison.children().stream()
        .anyMatch(side -> side.applies(Operator.SUIT_OF, Operator.RANK_OF));
  }

  /**
   * Whether a condition compares what each player has with a fixed value, or with something else of
   * the same player: {@code number of tricks of player == bid[player]}.
   */
  private static boolean isOfOwn(Term condition, Local player) {
    Operator operator = condition.operator();
    if (operator == Operator.AND || operator == Operator.NOT) {
      return condition.children().stream().anyMatch(part -> isOfOwn(part, player));
    }
    if (!condition.applies(Trait.SINGLES_OUT)) {
      return !condition.reads().isEmpty()
          && condition.reads().stream().allMatch(OnVariable.class::isInstance)
          && condition.reads(player);
    }
    return condition.reads(player)
        && condition.children().getFirst().type() != Type.Basic.PLAYER
        && condition.children().getFirst().type() != Type.Basic.SIDE
        && condition.children().stream().allMatch(side -> side.reads(player) || isConstant(side));
  }

  private static boolean isConstant(Term term) {
    return term.all().allMatch(part -> part.reads().isEmpty() && part.operator() == null);
  }

  /** Whether a number is 0 in some ordinary match. */
  public boolean canBeZero(Term number) {
    return canBeZero(number, 0);
  }

  private boolean canBeZero(Term number, int depth) {
    if (depth > DEEPEST || number.type() != Type.Basic.NUMBER) {
      return false;
    }
    Term counted = number.counted();
    if (counted != null) {
      return canBeEmpty(counted);
    }
    if (number instanceof Term.Count(_, Domain domain)) {
      return canBeEmpty(domain);
    }
    if (number instanceof Term.Aggregate(_, Aggregation aggregation, Term value, Domain domain)) {
      return aggregation == Aggregation.SUM && (canBeEmpty(domain) || canBeZero(value, depth + 1));
    }
    if (!number.outcomes().isEmpty()) {
      return number.outcomes().stream().anyMatch(outcome -> Long.valueOf(0).equals(outcome.head()));
    }
    DefinedTerm called = book.called(number);
    if (called != null) {
      return canBeZero(called.body(), depth + 1);
    }
    Variable variable = book.variable(number);
    if (variable != null) {
      return book.setting(variable).stream().flatMap(Action::choices).anyMatch(this::offersZero);
    }
    return number.operator() == null
        ? isBetween(number)
        : canBeZeroAsResult(number, number.operator(), depth);
  }

  private boolean canBeZeroAsResult(Term number, Operator operator, int depth) {
    List<Term> operands = number.children();
    return switch (operator) {
      case SCORE_OF -> true;
      case DIFFERENCE -> operands.stream().noneMatch(Missing::isConstant);
      case MINUS -> isBetween(number);
      case TIMES, NEGATE -> operands.stream().anyMatch(part -> canBeZero(part, depth + 1));
      default -> false;
    };
  }

  private boolean isBetween(Term number) {
    NumberBounds.Bounds bounds = book.bounds().of(number);
    return bounds.least() != null
        && bounds.most() != null
        && bounds.least() <= 0
        && bounds.most() >= 0
        && bounds.most() > bounds.least();
  }

  private boolean offersZero(Action.Choice choice) {
    Term where = choice.where();
    NumberBounds.Bounds bounds =
        choice.offered().stream()
            .map(offered -> book.bounds().ofElements(offered))
            .reduce(NumberBounds.Bounds::or)
            .orElseThrow();
    Long least = bounds.least();
    return least != null
        && least == 0
        && (where == null
            || evaluator == null
            || !Boolean.FALSE.equals(evaluator.with(choice.it(), 0L).holds(where)));
  }
}
