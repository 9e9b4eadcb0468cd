package tricksmith.lower.expression;

import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.lower.storage.GameConstants;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.ExpressionFacts;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Selection;
import tricksmith.program.expression.Selection.Tabulated;
import tricksmith.program.value.Values;
import tricksmith.program.value.Values.Kind;

/**
 * Turns a condition on a card into the set of the cards for which it holds, so that a hand can be
 * sifted in one step: {@code card.suit == led.suit} becomes the cards of the suit led. Only for
 * conditions that cannot fail, as all their parts are evaluated.
 */
public final class CardSets {

  /**
   * The most calls to replace by what they call. Definitions that use others several times would
   * otherwise grow beyond all bounds, and evaluation within a set costs no steps.
   */
  private static final int MOST_FOLLOWED = 100;

  private final GameConstants constants;
  private final ExpressionFacts expressionFacts;
  private final Slot card;
  private final Node tested;
  private int followed;

  /**
   * Creates sets of cards.
   *
   * @param card the slot that holds the card
   * @param tested the cards that matter: what has no simpler form is tested card by card
   */
  public CardSets(
      GameConstants constants, ExpressionFacts expressionFacts, Slot card, Node tested) {
    this.constants = constants;
    this.expressionFacts = expressionFacts;
    this.card = card;
    this.tested = tested;
  }

  /** Returns the cards for which a condition holds: at least those among the tested cards. */
  public Node where(Node condition) {
    if (!expressionFacts.reads(condition, card)) {
      return new Selection.Cases(List.of(condition), List.of(all()), Leaf.SetConstant.EMPTY);
    }
    Node known = withoutTesting(condition);
    if (known != null) {
      return known;
    }
    return switch (condition) {
      case Condition.Not(Node opposite) -> whereNot(opposite);
      case Condition.All all -> combined(Intrinsic.INTERSECTION, all.operands());
      case Condition.Any any -> combined(Intrinsic.UNION, any.operands());
      case Call call when call.operands().isEmpty() && followed < MOST_FOLLOWED -> {
        followed++;
        yield where(call.function().body());
      }
      default -> new Domain.Filter(new Domain(card, Kind.CARD, tested, condition));
    };
  }

  /**
   * Returns the cards for which a condition does not hold: at least those among the tested cards.
   */
  public Node whereNot(Node condition) {
    return new Invoke(Intrinsic.EXCEPT, all(), where(condition));
  }

  /**
   * Returns the cards for which a condition holds if none need be tested one by one; otherwise
   * null.
   *
   * @param condition one that cannot fail
   */
  @Nullable Node withoutTesting(Node condition) {
    if (!expressionFacts.reads(condition, card)) {
      return null;
    }
    return switch (condition) {
      case Condition.Not(Node opposite) -> {
        Node found = withoutTesting(opposite);
        yield found == null ? null : new Invoke(Intrinsic.EXCEPT, all(), found);
      }
      case Condition.Equal(Node left, Node right) -> equal(left, right);
      case Condition.In(Leaf.ReadSlot(Slot slot), Kind kind, Node group)
          when slot.equals(card) && kind == Kind.CARD && !expressionFacts.reads(group, card) ->
          group;
      case Tabulated table when isOfCard(table) -> cardsOf(table);
      default -> null;
    };
  }

  private Node all() {
    return new Leaf.SetConstant(constants.cards());
  }

  private Node combined(Intrinsic intrinsic, List<Node> conditions) {
    return conditions.stream()
        .map(this::where)
        .reduce((left, right) -> new Invoke(intrinsic, left, right))
        .orElseThrow();
  }

  private @Nullable Node equal(Node left, Node right) {
    Node found = withProperty(left, right);
    return found == null ? withProperty(right, left) : found;
  }

  private boolean isOfCard(Tabulated table) {
    return table.key() instanceof Leaf.ReadSlot(Slot slot)
        && slot.equals(card)
        && isKnownOfAll(table);
  }

  /** A plain loop: a script may have thousands of obligations, and a thousand cards. */
  private boolean isKnownOfAll(Tabulated table) {
    for (int each = 0; each < constants.supply().size(); each++) {
      if (table.word(each) == Tabulated.UNKNOWN) {
        return false;
      }
    }
    return true;
  }

  private Node cardsOf(Tabulated table) {
    IndexSet.Builder cards = new IndexSet.Builder();
    for (int each = 0; each < constants.supply().size(); each++) {
      if (table.word(each) == Values.YES) {
        cards.add(each);
      }
    }
    return new Leaf.SetConstant(cards.build());
  }

  /**
   * Returns the cards with each value of a property, to be looked up by the wanted value; null
   * unless these are a property of the card and something that does not depend on the card.
   */
  private @Nullable Node withProperty(Node property, Node wanted) {
    if (!(property instanceof Tabulated table)
        || !isOfCard(table)
        || expressionFacts.reads(wanted, card)) {
      return null;
    }
    SortedMap<Long, IndexSet> cardsByValue = new TreeMap<>();
    for (int each = 0; each < constants.supply().size(); each++) {
      if (table.word(each) != Values.NONE) {
        cardsByValue.merge(table.word(each), IndexSet.of(each), IndexSet::union);
      }
    }
    Kind kind = kindOf(cardsByValue.keySet());
    if (kind != null && constants.countOf(kind) > 0) {
      List<IndexSet> byIndex =
          IntStream.range(0, constants.countOf(kind))
              .mapToObj(i -> cardsByValue.getOrDefault(Values.of(kind, i), IndexSet.EMPTY))
              .toList();
      return new Selection.TabulatedSet(wanted, kind, byIndex, Leaf.SetConstant.EMPTY);
    }
    return new Selection.Table(
        wanted,
        cardsByValue.keySet().stream().map(List::of).toList(),
        cardsByValue.values().stream().<Node>map(Leaf.SetConstant::new).toList(),
        Leaf.SetConstant.EMPTY);
  }

  /** Returns the kind of things that all of these are, or null if there is none. */
  private static @Nullable Kind kindOf(Set<Long> words) {
    if (words.isEmpty() || words.stream().anyMatch(Values::isNumber)) {
      return null;
    }
    Set<Kind> kinds = words.stream().map(Values::kind).collect(Collectors.toSet());
    return kinds.size() == 1 ? kinds.iterator().next() : null;
  }
}
