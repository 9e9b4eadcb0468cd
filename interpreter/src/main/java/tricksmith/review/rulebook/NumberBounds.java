package tricksmith.review.rulebook;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.DeckRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnOption;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Option;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;

/**
 * Computes bounds on numbers that hold in every match.
 *
 * <p>At first nothing is assumed about variables. Each is then computed from what is known of the
 * others, and again as long as that yields more. Each pass looks at every term once, so the time is
 * proportional to the length of the rules.
 */
public final class NumberBounds {
  /** The depth beyond which bounds are unknown. */
  private static final int DEEPEST = 300;

  /** The most passes over the variables. */
  private static final int MOST_PASSES = 12;

  private final Rulebook book;
  private final long cards;
  private final long tricks;
  private final long fewestCards;
  private final Bounds numbers;
  private final Map<Local, List<Term>> elements;
  private final Known[] variables;

  /** How many cards lie on the table where a term asks about it, by the identity of the term. */
  private final IdentityHashMap<Term, TableSizes.Size> tables;

  /** What is asked while a trick is under way. */
  private final Set<Term> underWay;

  /** The own hand where an obligation asks about it: the card to be played has left it. */
  private final Set<Term> withoutTheCard = Collections.newSetFromMap(new IdentityHashMap<>());

  /** Null until the number of cards dealt is known. */
  private @Nullable HandSizes hands;

  /** The bounds found in this pass, by the identity of the term. */
  private final IdentityHashMap<Term, Bounds> bounds = new IdentityHashMap<>();

  private final IdentityHashMap<Term, Boolean> whole = new IdentityHashMap<>();
  private final IdentityHashMap<Term, Boolean> fraction = new IdentityHashMap<>();

  NumberBounds(Rulebook book) {
    this.book = book;
    List<DeckRules.Card> all = book.rules().cards().toList();
    this.cards = all.size();
    this.tricks = mostTricks(book, cards);
    this.elements = elements(book);
    this.fewestCards = fewestCards(book);
    this.tables = TableSizes.of(book.rules(), book.actions().toList(), cards);
    this.underWay = TableSizes.underWay(book.rules(), book.actions().toList());
    book.trick().obligations().stream()
        .flatMap(obligation -> Stream.of(obligation.predicate(), obligation.except()))
        .flatMap(Stream::ofNullable)
        .flatMap(Term::all)
        .filter(book::isOwnHand)
        .forEach(withoutTheCard::add);
    this.numbers =
        all.stream()
            .map(DeckRules.Card::number)
            .filter(Objects::nonNull)
            .map(number -> new Bounds(number, number, false))
            .reduce(Bounds::or)
            .orElse(UNKNOWN);
    this.variables = new Known[book.rules().variables().size()];
    Arrays.fill(variables, new Known(UNKNOWN, false, false));
    variables();
    this.hands = new HandSizes(book, number -> of(number).most(), cards);
    variables();
  }

  /** What is known of a variable whenever it has a value. */
  private record Known(Bounds bounds, boolean whole, boolean fraction) {}

  private void variables() {
    boolean more = true;
    for (int pass = 0; more && pass < MOST_PASSES; pass++) {
      more = false;
      for (Variable variable : book.rules().variables()) {
        if (variable.type() == Type.Basic.NUMBER) {
          Known known = ofVariable(variable);
          more |= !known.equals(variables[variable.id()]);
          variables[variable.id()] = known;
        }
      }
      bounds.clear();
      whole.clear();
      fraction.clear();
    }
  }

  /**
   * Returns the maximum number of tricks in a deal. If hands are only ever filled by dealing evenly
   * round the table and nobody sits out, every player has a card for each trick, except perhaps the
   * last.
   */
  private static long mostTricks(Rulebook book, long cards) {
    boolean equal =
        book.actions()
            .noneMatch(
                action ->
                    action.has(StatementEffect.SITS_OUT)
                        || (action.moved() != null && !isDealt(action, book)));
    int players = book.rules().leastPlayers();
    long most = equal && players > 0 ? (cards + players - 1) / players : cards;
    return Math.min(most, playedAtOnce(book.rules().procedure(), true).orElse(most));
  }

  /**
   * Returns how many tricks are played in a deal, where they all are by a single {@code play 5
   * tricks}; empty if there are others, or it can be reached again in the deal.
   */
  private static OptionalLong playedAtOnce(List<Action> actions, boolean once) {
    List<Action> playing =
        actions.stream()
            .filter(action -> action.hasAnywhere(StatementEffect.PLAYS_TRICKS))
            .toList();
    boolean deals = actions.stream().anyMatch(action -> action.has(StatementEffect.STARTS_DEAL));
    if (playing.size() != 1 || !(once || deals)) {
      return OptionalLong.empty();
    }
    Action only = playing.getFirst();
    if (only.has(StatementEffect.PLAYS_TRICKS)) {
      return only.count() instanceof Term.NumberConstant(_, long count)
          ? OptionalLong.of(count)
          : OptionalLong.empty();
    }
    return only.performs() == null && only.blocks().size() == 1
        ? playedAtOnce(only.inside(), once && only.repetition() == null)
        : OptionalLong.empty();
  }

  /** Whether a transfer gives all players the same number of cards, or moves cards out of play. */
  private static boolean isDealt(Action action, Rulebook book) {
    Term.ZoneCards to = action.target();
    if (to == null) {
      Type first = action.terms().getFirst().type();
      return first == Type.Basic.NUMBER || first.equals(Types.CARDS);
    }
    return !to.isZone(Zone.HAND)
        && book.rules().decks().stream().noneMatch(deck -> to.isZone(deck.name()));
  }

  /**
   * Returns the number of cards that are in the game for every number of players and all options.
   */
  private static long fewestCards(Rulebook book) {
    return book.rules().decks().stream()
        .mapToLong(
            deck ->
                deck.cards().stream()
                    .filter(
                        card ->
                            deck.leaveOuts().stream()
                                .noneMatch(line -> line.labels().contains(card.label())))
                    .count())
        .sum();
  }

  /**
   * The bounds of a number.
   *
   * @param least null if unbounded
   * @param most null if unbounded
   * @param always whether the number certainly has a value
   */
  public record Bounds(@Nullable Long least, @Nullable Long most, boolean always) {
    private static final long LARGEST = Long.MAX_VALUE / 2;

    static Bounds exactly(long value) {
      return new Bounds(value, value, true);
    }

    Bounds or(Bounds other) {
      return new Bounds(
          least == null || other.least == null ? null : Math.min(least, other.least),
          most == null || other.most == null ? null : Math.max(most, other.most),
          always && other.always);
    }

    Bounds plus(Bounds other) {
      return new Bounds(sum(least, other.least), sum(most, other.most), true);
    }

    Bounds negated() {
      return new Bounds(most == null ? null : -most, least == null ? null : -least, true);
    }

    /** Returns the sum; null also if it is too large to compute. */
    private static @Nullable Long sum(@Nullable Long one, @Nullable Long other) {
      return one == null || other == null || Math.abs(one) > LARGEST || Math.abs(other) > LARGEST
          ? null
          : (Long) (one + other);
    }

    public boolean isKnown() {
      return least != null || most != null;
    }
  }

  private static final Bounds UNKNOWN = new Bounds(null, null, false);

  public Bounds of(Term number) {
    return of(number, 0);
  }

  /** Returns the bounds of a number, or of the members of a set that is written out. */
  public Bounds ofElements(Term values) {
    return ofSet(values, 0);
  }

  public boolean isWhole(Term number) {
    return isWhole(number, 0);
  }

  private boolean isWhole(Term term, int depth) {
    if (depth > DEEPEST || term.type() != Type.Basic.NUMBER) {
      return false;
    }
    return whole.computeIfAbsent(term, _ -> findWhole(term, depth));
  }

  private boolean findWhole(Term term, int depth) {
    if (term.head() instanceof Long || term.counted() != null || isCount(term)) {
      return true;
    }
    Operator operator = term.operator();
    if (operator != null) {
      return operator.has(Trait.WHOLE)
          || (operator.has(Trait.KEEPS_WHOLE)
              && term.children().stream().allMatch(part -> isWhole(part, depth + 1)));
    }
    for (Dependency read : term.reads()) {
      if (read instanceof OnOption) {
        return true;
      }
      if (read instanceof OnVariable(int id)) {
        return variables[id].whole();
      }
    }
    return false;
  }

  /** Whether a term is certainly not a whole number whenever it has a value. */
  public boolean isFraction(Term number) {
    return fraction.computeIfAbsent(number, this::findFraction);
  }

  private boolean findFraction(Term term) {
    if (term.operator() == null) {
      for (Dependency read : term.reads()) {
        if (read instanceof OnOption) {
          return false;
        }
        if (read instanceof OnVariable(int id)) {
          return variables[id].fraction();
        }
      }
    }
    return book.certainty().isFraction(term);
  }

  /**
   * Returns the values that a statement can set a variable to; a range of numbers is whole if its
   * ends are.
   */
  private Stream<Term> values(Action action) {
    return assigned(action)
        .flatMap(
            value ->
                value.type() == Type.Basic.NUMBER ? Stream.of(value) : value.children().stream());
  }

  /** Returns the terms, of one value or of several, that a statement may set a variable to. */
  private static Stream<Term> assigned(Action action) {
    return action.choice() != null
        ? action.choice().offered().stream()
        : action.terms().stream().skip(Math.max(0, action.terms().size() - 1L));
  }

  private Bounds of(Term term, int depth) {
    if (depth > DEEPEST || term.type() != Type.Basic.NUMBER) {
      return UNKNOWN;
    }
    return bounds.computeIfAbsent(term, _ -> find(term, depth));
  }

  private Bounds find(Term term, int depth) {
    if (term.children().isEmpty() && term.head() instanceof Long value) {
      return Bounds.exactly(value);
    }
    Term counted = term.counted();
    if (counted != null || isCount(term)) {
      long least = counted == null ? 0 : least(counted);
      return new Bounds(least, most(counted == null ? term.children().getFirst() : counted), true);
    }
    if (term.operator() != null) {
      return ofOperation(term, depth);
    }
    DefinedTerm called = book.called(term);
    if (called != null) {
      return of(called.body(), depth + 1);
    }
    if (term instanceof Term.PlaceAmong) {
      return new Bounds(1L, (long) book.rules().mostPlayers(), false);
    }
    if (term.head() instanceof Local local && elements.containsKey(local)) {
      return ofElement(elements.get(local), depth);
    }
    for (Dependency read : term.reads()) {
      if (read instanceof OnOption(Option option)) {
        return new Bounds(option.least(), option.most(), true);
      }
      if (read instanceof OnVariable(int id)) {
        return variables[id].bounds();
      }
    }
    return UNKNOWN;
  }

  /** Whether a term counts the elements that satisfy a condition. */
  private static boolean isCount(Term term) {
    return term.head().equals("number") && !term.binds().isEmpty();
  }

  /** Returns the minimum size of a set. */
  public long least(Term set) {
    TableSizes.Size table = tables.get(set);
    if (table != null) {
      return table.least();
    }
    return set.operator() == Operator.CARDS ? fewestCards : 0;
  }

  /** Returns the maximum size of a set; null if unknown. */
  private @Nullable Long most(Term set) {
    TableSizes.Size table = tables.get(set);
    if (table != null) {
      return table.most();
    }
    boolean trick =
        set.operator() == Operator.CARDS_OF_TRICK
            || (set.operator() == Operator.TABLE && !book.laysOnTable());
    if (trick && !book.trick().hasPlayoff()) {
      return Math.min(cards, book.rules().mostPlayers());
    }
    Type element = Types.element(set.type());
    if (element == Type.Basic.CARD) {
      return Rulebook.isOneHand(set) ? inHand(set) - (withoutTheCard.contains(set) ? 1 : 0) : cards;
    }
    if (element == Type.Basic.TRICK) {
      return Math.min(tricks, inHand(set)) - (underWay.contains(set) ? 1 : 0);
    }
    if (element == Type.Basic.PLAYER || element == Type.Basic.SIDE) {
      return (long) book.rules().mostPlayers();
    }
    int listed = element == null ? 0 : book.rules().order(element).size();
    return listed == 0 ? null : (Long) (long) listed;
  }

  /**
   * Returns the most cards in one hand where a term is evaluated, which also limits the tricks
   * played.
   */
  public long inHand(Term term) {
    // Hands without any cards are reported elsewhere.
    return hands == null ? cards : Math.max(1, hands.at(term));
  }

  private Bounds ofOperation(Term term, int depth) {
    Operator operator = term.operator();
    Bounds first = term.children().isEmpty() ? UNKNOWN : of(term.children().getFirst(), depth + 1);
    Bounds last = term.children().isEmpty() ? UNKNOWN : of(term.children().getLast(), depth + 1);
    if (operator == Operator.PLUS) {
      return first.plus(last);
    }
    if (operator == Operator.MINUS) {
      return first.plus(last.negated());
    }
    if (operator == Operator.NEGATE) {
      return first.negated();
    }
    if (operator == Operator.NUMBER_OF) {
      return numbers;
    }
    if (operator == Operator.PLACE_OF_TRICK) {
      return new Bounds(1L, Math.min(tricks, inHand(term)), false);
    }
    if (operator == Operator.STAGE) {
      return new Bounds(0L, book.trick().hasPlayoff() ? null : (Long) 1L, true);
    }
    if (operator == Operator.DIFFERENCE) {
      return new Bounds(0L, null, true);
    }
    if (term.applies(Trait.BELOW_DIVISOR)) {
      Long divisor = last.most();
      return divisor != null && divisor > 0 && divisor.equals(last.least())
          ? new Bounds(1 - divisor, divisor - 1, true)
          : UNKNOWN;
    }
    return operator == Operator.PASSES ? new Bounds(0L, null, true) : UNKNOWN;
  }

  /** Returns the bounds of an element that is iterated over or offered. */
  private Bounds ofElement(List<Term> sets, int depth) {
    Bounds all = sets.stream().map(set -> ofSet(set, depth + 1)).reduce(Bounds::or).orElse(UNKNOWN);
    return new Bounds(all.least(), all.most(), true);
  }

  /** Returns the sets from which each element of a term, a loop or a choice comes. */
  private static Map<Local, List<Term>> elements(Rulebook book) {
    Map<Local, List<Term>> from = new HashMap<>();
    book.actions()
        .forEach(
            action -> {
              Action.Repetition repetition = action.repetition();
              if (action.choice() != null) {
                from.put(action.choice().it(), action.choice().offered());
              } else if (repetition != null
                  && !repetition.over().isEmpty()
                  && !action.binds().isEmpty()) {
                from.put(action.binds().getFirst(), repetition.over());
              }
            });
    return from;
  }

  /**
   * Returns what is known of a variable from what it can be set to; tests may give it any value,
   * and are ignored.
   */
  private Known ofVariable(Variable variable) {
    List<Action> setting = book.setting(variable);
    Bounds either =
        Stream.concat(
                Stream.ofNullable(variable.initial()).map(this::of),
                setting.stream().map(action -> setBy(action, 0)))
            .reduce(Bounds::or)
            .orElse(UNKNOWN);
    List<Term> values =
        Stream.concat(Stream.ofNullable(variable.initial()), setting.stream().flatMap(this::values))
            .toList();
    return new Known(
        new Bounds(either.least(), either.most(), false),
        !values.isEmpty() && values.stream().allMatch(this::isWhole),
        !values.isEmpty() && values.stream().allMatch(this::isFraction));
  }

  private Bounds setBy(Action action, int depth) {
    return assigned(action).map(value -> ofSet(value, depth)).reduce(Bounds::or).orElse(UNKNOWN);
  }

  /**
   * Returns the bounds of a number, or of all members of a set written as a range or one by one.
   */
  private Bounds ofSet(Term term, int depth) {
    if (term.type() == Type.Basic.NUMBER) {
      return of(term, depth + 1);
    }
    boolean ofNumbers = Type.Basic.NUMBER.equals(Types.element(term.type()));
    boolean written =
        ofNumbers
            && !term.children().isEmpty()
            && term.binds().isEmpty()
            && term.operator() == null
            && term.reads().isEmpty()
            && term.children().stream().allMatch(child -> child.type() == Type.Basic.NUMBER);
    return written
        ? term.children().stream()
            .map(child -> of(child, depth + 1))
            .reduce(Bounds::or)
            .orElse(UNKNOWN)
        : UNKNOWN;
  }
}
