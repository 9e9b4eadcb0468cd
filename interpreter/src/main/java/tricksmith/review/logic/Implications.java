package tricksmith.review.logic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Span;

/**
 * The possible values of single terms, given conditions that hold or do not. {@code pot > 3} rules
 * out {@code pot < 2}; {@code trump is none} rules out {@code trump == H}.
 */
public final class Implications {
  /**
   * The most facts to combine, more than anyone writes about one thing; each is examined again for
   * all that follow.
   */
  private static final int MOST_FACTS = 60;

  private final CheckedRules rules;
  private final Function<Term, Possible> numbers;
  private final List<Known> known;
  private final Map<Object, Long> places;
  private int facts;

  private record Known(Term subject, Possible possible) {}

  private Implications(
      CheckedRules rules,
      Function<Term, Possible> numbers,
      List<Known> known,
      Map<Object, Long> places,
      int facts) {
    this.rules = rules;
    this.numbers = numbers;
    this.known = known;
    this.places = places;
    this.facts = facts;
  }

  /**
   * Creates implications without any conditions.
   *
   * @param numbers what a number can be anywhere
   */
  public Implications(CheckedRules rules, Function<Term, Possible> numbers) {
    this(rules, numbers, new ArrayList<>(), new HashMap<>(), 0);
  }

  public Implications copy() {
    return new Implications(rules, numbers, new ArrayList<>(known), places, facts);
  }

  /** Whether a condition cannot hold beside the known ones. */
  public boolean excludes(Term condition) {
    Implications beside = copy();
    beside.add(condition, true);
    return beside.isContradictory();
  }

  /** Whether a condition must hold beside the known ones. */
  public boolean implies(Term condition) {
    Implications beside = copy();
    beside.add(condition, false);
    return beside.isContradictory();
  }

  /** Whether the known conditions leave some value nothing that it can be. */
  public boolean isContradictory() {
    return known.stream().anyMatch(each -> each.possible().isImpossible());
  }

  /** Adds that a condition holds, or that it does not. */
  public void add(Term condition, boolean holds) {
    Operator operator = condition.operator();
    if (operator == Operator.NOT) {
      add(condition.children().getFirst(), !holds);
    } else if (operator == (holds ? Operator.AND : Operator.OR)) {
      condition.children().forEach(part -> add(part, holds));
    } else if (operator != Operator.AND && operator != Operator.OR && ++facts <= MOST_FACTS) {
      literal(condition, holds);
    }
  }

  private void literal(Term condition, boolean holds) {
    List<Term> sides = condition.children();
    Operator operator = condition.operator();
    if (operator == Operator.IS_NONE || operator == Operator.IS_CHOSEN) {
      boolean none = (operator == Operator.IS_NONE) == holds;
      narrow(sides.getFirst(), none ? Possible::onlyNone : Possible::someValue);
    } else if (operator == Operator.EQUAL || operator == Operator.UNEQUAL) {
      equality(condition, (operator == Operator.EQUAL) == holds);
    } else if (operator == Operator.IN || operator == Operator.NOT_IN) {
      Set<Long> values = values(sides.getLast(), sides.getFirst().type());
      if (operator == Operator.IN && holds && sides.getLast() instanceof Term.NumberRange range) {
        within(sides.getFirst(), range);
      } else if (values == null) {
        asked(condition, holds);
      } else {
        among(sides.getFirst(), values, (operator == Operator.IN) == holds);
      }
    } else if (operator != null && operator.has(Trait.ORDERS)) {
      order(condition, holds);
    } else {
      asked(condition, holds);
    }
  }

  private void equality(Term condition, boolean equal) {
    Term left = condition.children().getFirst();
    Term right = condition.children().getLast();
    Long last = place(right, left.type());
    Long first = place(left, right.type());
    if (last != null && first == null) {
      among(left, Set.of(last), equal);
      if (equal) {
        face(left, right);
      }
    } else if (first != null && last == null) {
      among(right, Set.of(first), equal);
      if (equal) {
        face(right, left);
      }
    } else if (first == null) {
      if (isOrdered(left.type())) {
        compared(condition, Set.of(0L), equal);
      } else {
        Term asked =
            new Term.Operation(
                condition.span(), condition.type(), Operator.EQUAL, List.of(left, right));
        asked(asked, equal);
      }
      if (equal) {
        narrow(left, Possible::someValue);
        narrow(right, Possible::someValue);
      }
    }
  }

  /** Adds the suit and the rank of a card that is one with a known face; a joker has neither. */
  private void face(Term card, Term face) {
    if (!(face instanceof Term.FaceConstant(Span span, String label))) {
      return;
    }
    rules
        .cards()
        .filter(each -> each.label().equals(label))
        .findFirst()
        .ifPresent(
            each -> {
              property(card, Operator.SUIT_OF, Type.Basic.SUIT, each.suit(), span);
              property(card, Operator.RANK_OF, Type.Basic.RANK, each.rank(), span);
            });
  }

  private void property(
      Term card, Operator operator, Type type, @Nullable String value, Span span) {
    Term property = new Term.Operation(span, type, operator, List.of(card));
    if (value == null) {
      narrow(property, Possible::onlyNone);
      return;
    }
    int place = rules.order(type).indexOf(value);
    if (place >= 0) {
      among(property, Set.of((long) place), true);
    }
  }

  /** Adds that a number lies in a range, as far as its ends are known. */
  private void within(Term subject, Term.NumberRange range) {
    Long least = place(range.least(), Type.Basic.NUMBER);
    Long most = place(range.most(), Type.Basic.NUMBER);
    narrow(
        subject,
        possible -> {
          Possible above = possible.someValue();
          above = least == null ? above : above.from(least, false);
          return most == null ? above : above.to(most, false);
        });
  }

  /** Adds that a value is, or is not, one of several; none is equal to nothing, and in no set. */
  private void among(Term subject, Set<Long> values, boolean among) {
    narrow(
        subject,
        possible -> among ? possible.someValue().among(values) : possible.notAmong(values));
  }

  private void order(Term condition, boolean holds) {
    Term left = condition.children().getFirst();
    Term right = condition.children().getLast();
    Operator operator = condition.operator();
    if (!isOrdered(left.type())) {
      asked(condition, holds);
      return;
    }
    boolean larger = operator == Operator.GREATER || operator == Operator.AT_LEAST;
    boolean strictly = operator == Operator.GREATER || operator == Operator.LESS;
    Long last = place(right, left.type());
    Long first = place(left, right.type());
    if (last != null && first == null) {
      narrow(left, possible -> ordered(possible, last, larger, strictly, holds));
    } else if (first != null && last == null) {
      narrow(right, possible -> ordered(possible, first, !larger, strictly, holds));
    } else if (first == null) {
      long sign = larger ? 1 : -1;
      compared(condition, strictly ? Set.of(sign) : Set.of(0L, sign), holds);
      if (holds) {
        narrow(left, Possible::someValue);
        narrow(right, Possible::someValue);
      }
    }
  }

  /**
   * Returns what remains possible after a comparison; a value for which it does not hold may also
   * be none.
   */
  private static Possible ordered(
      Possible possible, long place, boolean larger, boolean strictly, boolean holds) {
    Possible there = holds ? possible.someValue() : possible;
    return larger == holds
        ? there.from(place, strictly == holds)
        : there.to(place, strictly == holds);
  }

  private boolean isOrdered(Type type) {
    return type == Type.Basic.NUMBER
        || (!(type instanceof Type.SetOf) && !rules.order(type).isEmpty());
  }

  /**
   * Adds which of two values is larger, neither of which is known: what {@code tricks > bid} says
   * of {@code tricks >= bid} and {@code bid == tricks}.
   *
   * @param signs those of the difference of the first value and the second where it holds
   */
  private void compared(Term condition, Set<Long> signs, boolean holds) {
    Term first = condition.children().getFirst();
    Term second = condition.children().getLast();
    Term turned = difference(condition, second, first);
    boolean turn = known.stream().anyMatch(each -> TermEquality.same(each.subject(), turned));
    Set<Long> among =
        turn ? signs.stream().map(sign -> -sign).collect(Collectors.toUnmodifiableSet()) : signs;
    narrow(
        turn ? turned : difference(condition, first, second),
        possible -> holds ? possible.someValue().among(among) : possible.notAmong(among));
  }

  /**
   * Returns a subject that stands for which of two values is larger. No term of a script is like
   * it: a real difference is a number.
   */
  private static Term difference(Term condition, Term first, Term second) {
    return new Term.Operation(
        condition.span(), condition.type(), Operator.MINUS, List.of(first, second));
  }

  /** Adds the value of a condition that cannot be taken apart. */
  private void asked(Term condition, boolean holds) {
    narrow(condition, possible -> possible.among(Set.of(holds ? 1L : 0L)));
  }

  private void narrow(Term subject, UnaryOperator<Possible> narrower) {
    for (int index = 0; index < known.size(); index++) {
      Known each = known.get(index);
      if (TermEquality.same(each.subject(), subject)) {
        known.set(index, new Known(subject, narrower.apply(each.possible())));
        return;
      }
    }
    known.add(new Known(subject, narrower.apply(anywhere(subject))));
  }

  private Possible anywhere(Term subject) {
    Type type = subject.type();
    if (subject.operator() == Operator.MINUS && type == Type.Basic.YES_NO) {
      boolean none = subject.children().stream().anyMatch(side -> anywhere(side).none());
      return Possible.between(none, true, -1, 1);
    }
    if (type == Type.Basic.YES_NO) {
      return Possible.between(false, true, 0, 1);
    }
    if (type == Type.Basic.NUMBER) {
      return numbers.apply(subject);
    }
    boolean set = type instanceof Type.SetOf;
    int values = set ? 0 : rules.order(type).size();
    return values == 0
        ? Possible.anything(true, true)
        : Possible.between(true, true, 0, values - 1L);
  }

  /** Returns the places of constants in a set that is written out; null if it is not such a set. */
  private @Nullable Set<Long> values(Term set, Type type) {
    if (!(set instanceof Term.SetOfValues written)) {
      return null;
    }
    Set<Long> values = new HashSet<>();
    for (Term element : written.elements()) {
      Long place = place(element, type);
      if (place == null) {
        return null;
      }
      values.add(place);
    }
    return values;
  }

  /** Returns the place of a constant among the values of a type; null for anything else. */
  private @Nullable Long place(Term term, Type type) {
    if (term instanceof Term.Seat(_, Term.NumberConstant(_, long seat))) {
      return seat;
    }
    if (!(term instanceof Term.Constant constant)) {
      return null;
    }
    if (term.head() instanceof Long number) {
      return number;
    }
    if (term.head() instanceof Boolean truth) {
      return truth ? 1L : 0L;
    }
    int place = type instanceof Type.SetOf ? -1 : rules.order(type).indexOf(constant.written());
    return place >= 0 ? Long.valueOf(place) : unordered(constant);
  }

  /** Returns an arbitrary but fixed place for a card, since cards have no order. */
  private Long unordered(Term.Constant constant) {
    return places.computeIfAbsent(constant.written(), _ -> -2L - places.size());
  }
}
