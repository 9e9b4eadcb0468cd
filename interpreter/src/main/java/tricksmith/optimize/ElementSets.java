package tricksmith.optimize;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.ExpressionFacts;
import tricksmith.program.expression.Frame;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Remembered;
import tricksmith.program.expression.Selection;
import tricksmith.program.expression.Selection.Beyond;
import tricksmith.program.expression.Selection.Tabulated;
import tricksmith.program.value.Values;
import tricksmith.program.value.Values.Kind;

/**
 * Finds the set of the things for which a condition holds without trying each of them. Only for
 * conditions that cannot fail, as all their parts are evaluated.
 */
final class ElementSets {

  /** How a property of the element compares with something else. */
  private enum Relation {
    EQUAL,
    MORE,
    AT_LEAST,
    LESS,
    AT_MOST;

    Relation turned() {
      return switch (this) {
        case EQUAL -> EQUAL;
        case MORE -> LESS;
        case AT_LEAST -> AT_MOST;
        case LESS -> MORE;
        case AT_MOST -> AT_LEAST;
      };
    }
  }

  /**
   * How many definitions may be replaced by their bodies. Those that use others several times would
   * grow beyond all bounds, and what is evaluated in a set costs no steps.
   */
  private static final int MOST_FOLLOWED = 100;

  private final ExpressionFacts facts;
  private final Slot element;
  private final Kind kind;
  private final IndexSet all;
  private final Relations relations;
  private int followed;

  /**
   * Creates sets of things.
   *
   * @param element the slot that holds the thing
   * @param kind the kind of the thing
   * @param all all things of the kind
   * @param blank a frame without a position, for the program
   */
  ElementSets(ExpressionFacts facts, Slot element, Kind kind, IndexSet all, Frame blank) {
    this.facts = facts;
    this.element = element;
    this.kind = kind;
    this.all = all;
    relations = new Relations(facts, element, kind, all, blank);
  }

  /** Returns the things for which a condition holds, or null if each has to be tried. */
  @Nullable Node where(Node condition) {
    if (!facts.reads(condition, element)) {
      return allIf(condition);
    }
    return switch (condition) {
      case Condition.Not(Invoke opposite) when opposite.intrinsic() == Intrinsic.IS_EMPTY ->
          relations.whereSome(opposite.operands().getFirst());
      case Condition.Not(Node opposite) -> {
        Node excluded = where(opposite);
        yield excluded == null ? null : without(everything(), excluded);
      }
      case Condition.IsYes(Node test) -> where(test);
      case Condition.All conditions -> inAll(conditions.operands());
      case Condition.Any conditions -> inOne(conditions.operands());
      case Condition.Equal(Node left, Node right) -> related(left, Relation.EQUAL, right);
      case Condition.In(Node value, Kind of, Node group) -> in(value, of, group);
      case Condition.Meet(Node left, Node right) ->
          relations.whereSome(new Invoke(Intrinsic.INTERSECTION, left, right));
      case Tabulated table -> related(table, Relation.EQUAL, Leaf.Constant.YES);
      case Selection.Cases cases -> byCases(cases, value -> where(value));
      case Call call when call.operands().isEmpty() -> followed(call.function().body());
      case Remembered remembered -> followed(remembered.body());
      case Invoke invoke when invoke.intrinsic() == Intrinsic.LESS ->
          related(invoke.operands().getFirst(), Relation.LESS, invoke.operands().getLast());
      case Invoke invoke when invoke.intrinsic() == Intrinsic.AT_MOST ->
          related(invoke.operands().getFirst(), Relation.AT_MOST, invoke.operands().getLast());
      default -> null;
    };
  }

  /**
   * Returns the things for which the body of a definition holds, or null if each has to be tried or
   * too many definitions have been expanded already.
   */
  private @Nullable Node followed(Node body) {
    return ++followed > MOST_FOLLOWED ? null : where(body);
  }

  /** Returns those of some elements that are in a set. */
  Node narrowed(Node elements, Node set) {
    if (elements instanceof Leaf.SetConstant(IndexSet some)) {
      if (some.equals(all)) {
        return set;
      }
      if (set instanceof Leaf.SetConstant(IndexSet others)) {
        return new Leaf.SetConstant(some.intersection(others));
      }
    }
    // What is costly to find is looked for among the elements only.
    if (set instanceof Invoke invoke && isOfAll(invoke)) {
      return new Invoke(invoke.intrinsic(), elements, invoke.operands().getLast());
    }
    return new Invoke(Intrinsic.NARROWED_TO, elements, set);
  }

  /** Returns those of some elements that are not in a set. */
  Node without(Node elements, Node set) {
    if (set instanceof Invoke invoke && isOfAll(invoke)) {
      Intrinsic others =
          invoke.intrinsic() == Intrinsic.CARDS_OF_PLAYERS
              ? Intrinsic.CARDS_OF_NO_PLAYERS
              : Intrinsic.CARDS_OF_PLAYERS;
      return new Invoke(others, elements, invoke.operands().getLast());
    }
    return elements instanceof Leaf.SetConstant(IndexSet some)
            && set instanceof Leaf.SetConstant(IndexSet others)
        ? new Leaf.SetConstant(some.without(others))
        : new Invoke(Intrinsic.EXCEPT, elements, set);
  }

  /**
   * Returns elements with their intersections turned into narrowings; an intersection with all
   * things stays as it is.
   */
  Node plain(Node elements) {
    return elements instanceof Invoke invoke
            && invoke.intrinsic() == Intrinsic.INTERSECTION
            && !invoke.operands().getLast().equals(everything())
        ? narrowed(plain(invoke.operands().getFirst()), invoke.operands().getLast())
        : elements;
  }

  private boolean isOfAll(Invoke invoke) {
    return (invoke.intrinsic() == Intrinsic.CARDS_OF_PLAYERS
            || invoke.intrinsic() == Intrinsic.CARDS_OF_NO_PLAYERS)
        && invoke.operands().getFirst().equals(everything());
  }

  private Node everything() {
    return new Leaf.SetConstant(all);
  }

  private Node allIf(Node condition) {
    if (condition instanceof Leaf.Constant(long value)) {
      return value == Values.YES ? everything() : Leaf.SetConstant.EMPTY;
    }
    return new Selection.Cases(List.of(condition), List.of(everything()), Leaf.SetConstant.EMPTY);
  }

  private @Nullable Node inAll(List<Node> conditions) {
    Node found = everything();
    for (Node condition : conditions) {
      Node next = where(condition);
      if (next == null) {
        return null;
      }
      found = narrowed(found, next);
    }
    return found;
  }

  private @Nullable Node inOne(List<Node> conditions) {
    Node found = Leaf.SetConstant.EMPTY;
    for (Node condition : conditions) {
      Node next = where(condition);
      if (next == null) {
        return null;
      }
      found = union(found, next);
    }
    return found;
  }

  private static Node union(Node one, Node other) {
    if (one instanceof Leaf.SetConstant(IndexSet some)) {
      if (some.isEmpty()) {
        return other;
      }
      if (other instanceof Leaf.SetConstant(IndexSet others)) {
        return new Leaf.SetConstant(some.union(others));
      }
    }
    return new Invoke(Intrinsic.UNION, one, other);
  }

  private @Nullable Node in(Node value, Kind of, Node group) {
    if (facts.reads(group, element)) {
      return null;
    }
    if (isElement(value)) {
      return of == kind ? group : Leaf.SetConstant.EMPTY;
    }
    if (isPlayerOfElement(value)) {
      return of == Kind.PLAYER
          ? new Invoke(Intrinsic.CARDS_OF_PLAYERS, everything(), group)
          : Leaf.SetConstant.EMPTY;
    }
    return null;
  }

  private boolean isElement(Node value) {
    return value instanceof Leaf.ReadSlot(Slot slot) && slot.equals(element);
  }

  private boolean isPlayerOfElement(Node value) {
    return kind == Kind.CARD
        && value instanceof Invoke invoke
        && invoke.intrinsic() == Intrinsic.PLAYER_OF
        && isElement(invoke.operands().getFirst());
  }

  /**
   * Returns the things whose property relates in this way to something that is the same for all of
   * them.
   */
  private @Nullable Node related(Node left, Relation relation, Node right) {
    if (!facts.reads(right, element)) {
      return relatedTo(right, relation, left);
    }
    return facts.reads(left, element) ? null : relatedTo(left, relation.turned(), right);
  }

  private @Nullable Node relatedTo(Node other, Relation relation, Node property) {
    return switch (property) {
      case Tabulated table when isElement(table.key()) && isKnown(table) ->
          relation == Relation.EQUAL
              ? withValue(table.words(), other)
              : new Beyond(other, beyond(relation), table.words());
      case Leaf.ReadSlot read when isElement(read) && relation == Relation.EQUAL ->
          withValue(all.isEmpty() ? new long[0] : things(), other);
      case Invoke invoke when isPlayerOfElement(invoke) && relation == Relation.EQUAL ->
          new Invoke(Intrinsic.CARDS_OF_PLAYERS, everything(), player(other));
      case Selection.Cases cases ->
          byCases(
              cases,
              value ->
                  facts.reads(value, element)
                      ? relatedTo(other, relation, value)
                      : allIf(compared(value, relation, other)));
      case Call call when call.operands().isEmpty() ->
          relatedTo(other, relation, call.function().body());
      case Remembered remembered -> relatedTo(other, relation, remembered.body());
      default -> null;
    };
  }

  private static Beyond.Relation beyond(Relation relation) {
    return switch (relation) {
      case MORE -> Beyond.Relation.MORE;
      case AT_LEAST -> Beyond.Relation.AT_LEAST;
      case LESS -> Beyond.Relation.LESS;
      case AT_MOST -> Beyond.Relation.AT_MOST;
      case EQUAL -> throw new IllegalArgumentException("nothing is beyond what is equal");
    };
  }

  private static Node compared(Node value, Relation relation, Node other) {
    return switch (relation) {
      case EQUAL -> new Condition.Equal(value, other);
      case MORE -> new Invoke(Intrinsic.LESS, other, value);
      case AT_LEAST -> new Invoke(Intrinsic.AT_MOST, other, value);
      case LESS -> new Invoke(Intrinsic.LESS, value, other);
      case AT_MOST -> new Invoke(Intrinsic.AT_MOST, value, other);
    };
  }

  /** Returns a player as a set; empty if the value is none. */
  private static Node player(Node value) {
    List<IndexSet> ones = IntStream.range(0, Byte.MAX_VALUE).mapToObj(IndexSet::of).toList();
    return new Selection.TabulatedSet(value, Kind.PLAYER, ones, Leaf.SetConstant.EMPTY);
  }

  private long[] things() {
    return Arrays.stream(all.toArray()).mapToLong(index -> Values.of(kind, index)).toArray();
  }

  private boolean isKnown(Tabulated table) {
    long[] words = table.words();
    return all.equals(IndexSet.upTo(words.length))
        && Arrays.stream(words).noneMatch(word -> word == Tabulated.UNKNOWN);
  }

  /** Returns the things for which a table has the wanted value. */
  private static Node withValue(long[] byIndex, Node wanted) {
    SortedMap<Long, IndexSet> byValue = new TreeMap<>();
    for (int i = 0; i < byIndex.length; i++) {
      if (byIndex[i] != Values.NONE) {
        byValue.merge(byIndex[i], IndexSet.of(i), IndexSet::union);
      }
    }
    if (wanted instanceof Leaf.Constant(long value)) {
      return new Leaf.SetConstant(byValue.getOrDefault(value, IndexSet.EMPTY));
    }
    if (byValue.isEmpty()) {
      return Leaf.SetConstant.EMPTY;
    }
    long first = byValue.firstKey();
    long last = byValue.lastKey();
    if (!Values.isNumber(first)
        && !Values.isNumber(last)
        && Values.kind(first) == Values.kind(last)
        && Values.kind(first) != Kind.COMBINATION) {
      Kind kind = Values.kind(first);
      List<IndexSet> sets =
          IntStream.rangeClosed(0, Values.index(last))
              .mapToObj(i -> byValue.getOrDefault(Values.of(kind, i), IndexSet.EMPTY))
              .toList();
      return new Selection.TabulatedSet(wanted, kind, sets, Leaf.SetConstant.EMPTY);
    }
    return new Selection.Table(
        wanted,
        byValue.keySet().stream().map(List::of).toList(),
        byValue.values().stream().<Node>map(Leaf.SetConstant::new).toList(),
        Leaf.SetConstant.EMPTY);
  }

  /**
   * Combines cases by the first that holds: a case counts where none before it holds and it does.
   */
  private @Nullable Node byCases(Selection.Cases cases, Function<Node, @Nullable Node> ofValue) {
    if (!facts.reads(new Condition.All(cases.conditions()), element)) {
      List<Node> sets = new ArrayList<>();
      for (Node value : cases.values()) {
        Node set = ofValue.apply(value);
        if (set == null) {
          return null;
        }
        sets.add(set);
      }
      Node otherwise = ofValue.apply(cases.otherwise());
      return otherwise == null ? null : new Selection.Cases(cases.conditions(), sets, otherwise);
    }
    Node found = Leaf.SetConstant.EMPTY;
    Node left = everything();
    for (int i = 0; i < cases.conditions().size(); i++) {
      Node guard = where(cases.conditions().get(i));
      Node value = guard == null ? null : ofValue.apply(cases.values().get(i));
      if (guard == null || value == null) {
        return null;
      }
      found = union(found, narrowed(narrowed(left, guard), value));
      left = without(left, guard);
    }
    Node value = ofValue.apply(cases.otherwise());
    return value == null ? null : union(found, narrowed(left, value));
  }
}
