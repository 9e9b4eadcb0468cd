package tricksmith.review;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.DeckRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnOption;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Operator;
import tricksmith.rules.Option;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;

/** Between which bounds numbers lie, whatever happens in a match, as far as that is certain. */
final class NumberBounds {
  private static final int DEEPEST = 12;

  /** In how many places a variable may be set: of one that is set in more nothing is said. */
  private static final int MOST_PLACES = 200;

  private final Rulebook book;
  private final long cards;
  private final long tricks;
  private final long fewestCards;
  private final List<Long> numbers;
  private final Set<Integer> open = new HashSet<>();

  NumberBounds(Rulebook book) {
    this.book = book;
    List<DeckRules.Card> all =
        book.rules().decks().stream().flatMap(deck -> deck.cards().stream()).toList();
    this.cards = all.size();
    this.tricks = mostTricks(book, cards);
    this.fewestCards = fewestCards(book);
    this.numbers = all.stream().map(DeckRules.Card::number).filter(Objects::nonNull).toList();
  }

  /**
   * Where cards come to hands by being dealt round the table and in no other way, and nobody leaves
   * it, everybody has a card for each trick, but perhaps for the last.
   */
  private static long mostTricks(Rulebook book, long cards) {
    boolean equal =
        book.actions()
            .noneMatch(
                action ->
                    action.effects().contains(StatementEffect.SITS_OUT)
                        || (action.transfer() != null && !isDealt(action, book)));
    int players = book.rules().leastPlayers();
    return equal && players > 0 ? (cards + players - 1) / players : cards;
  }

  /** Whether it gives each the same number of cards, or moves cards out of the deal. */
  private static boolean isDealt(Action action, Rulebook book) {
    Term.ZoneCards to = action.transfer() == null ? null : action.transfer().to();
    if (to == null) {
      Type first = action.terms().getFirst().type();
      return first == Type.Basic.NUMBER || first.equals(Types.CARDS);
    }
    String zone = to.zone().name();
    return !zone.equals(Zone.HAND)
        && book.rules().decks().stream().noneMatch(deck -> deck.name().equals(zone));
  }

  /** Those that are left out with no number of players and no value of an option. */
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
   * @param least null for none
   * @param most null for none
   * @param always whether there certainly is a number
   */
  record Bounds(@Nullable Long least, @Nullable Long most, boolean always) {

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

    private static @Nullable Long sum(@Nullable Long one, @Nullable Long other) {
      return one == null || other == null ? null : one + other;
    }

    boolean isKnown() {
      return least != null || most != null;
    }
  }

  private static final Bounds UNKNOWN = new Bounds(null, null, false);

  /** The bounds of a term that is a number. */
  Bounds of(Term number) {
    return of(number, 0);
  }

  private Bounds of(Term term, int depth) {
    if (depth > DEEPEST || term.type() != Type.Basic.NUMBER) {
      return UNKNOWN;
    }
    if (term.children().isEmpty() && term.head() instanceof Long value) {
      return Bounds.exactly(value);
    }
    Term counted = term.counted();
    if (counted != null || isCount(term)) {
      long least = counted != null && counted.operator() == Operator.CARDS ? fewestCards : 0;
      return new Bounds(least, most(counted == null ? term.children().getFirst() : counted), true);
    }
    if (term.operator() != null) {
      return ofOperation(term, depth);
    }
    DefinedTerm called = book.called(term);
    if (called != null) {
      return of(called.body(), depth + 1);
    }
    for (Dependency read : term.reads()) {
      if (read instanceof OnOption(Option option)) {
        return new Bounds(option.least(), option.most(), true);
      }
      if (read instanceof OnVariable(int id) && open.add(id)) {
        Bounds set = ofVariable(book.rules().variables().get(id), depth);
        open.remove(id);
        return set;
      }
    }
    return UNKNOWN;
  }

  /** Whether it counts the elements for which a condition holds. */
  private static boolean isCount(Term term) {
    return term.head().equals("number") && !term.binds().isEmpty();
  }

  /** How many elements a set has at most. */
  private @Nullable Long most(Term set) {
    Type element = Types.element(set.type());
    if (element == Type.Basic.CARD) {
      return cards;
    }
    if (element == Type.Basic.TRICK) {
      return tricks;
    }
    if (element == Type.Basic.PLAYER || element == Type.Basic.SIDE) {
      return (long) book.rules().mostPlayers();
    }
    int listed = element == null ? 0 : book.rules().order(element).size();
    return listed == 0 ? null : (Long) (long) listed;
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
    if (operator == Operator.NUMBER_OF && !numbers.isEmpty()) {
      return new Bounds(Collections.min(numbers), Collections.max(numbers), false);
    }
    if (operator == Operator.PLACE_OF_TRICK) {
      return new Bounds(1L, tricks, false);
    }
    return operator == Operator.PASSES ? new Bounds(0L, null, true) : UNKNOWN;
  }

  /** What it can be set to; tests may give it anything, and are not asked. */
  private Bounds ofVariable(Variable variable, int depth) {
    List<Bounds> all = new ArrayList<>();
    if (variable.initial() != null) {
      all.add(of(variable.initial(), depth + 1));
    }
    List<Action> setting = book.setting(variable);
    if (setting.size() > MOST_PLACES) {
      return UNKNOWN;
    }
    setting.forEach(action -> all.add(setBy(action, depth)));
    Bounds either = all.stream().reduce(Bounds::or).orElse(UNKNOWN);
    return new Bounds(either.least(), either.most(), false);
  }

  private Bounds setBy(Action action, int depth) {
    Stream<Term> values =
        action.choice() != null
            ? action.choice().offered().stream()
            : action.terms().stream().skip(Math.max(0, action.terms().size() - 1L));
    return values.map(value -> ofSet(value, depth)).reduce(Bounds::or).orElse(UNKNOWN);
  }

  /** The bounds of a number, or of all that a set has: a range, or single ones. */
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
