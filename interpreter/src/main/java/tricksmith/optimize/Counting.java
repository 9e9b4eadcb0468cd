package tricksmith.optimize;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import tricksmith.program.Program;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.Composition;
import tricksmith.program.expression.Counted;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.NodeFacts;
import tricksmith.program.expression.Sequence;
import tricksmith.program.value.Sort;

/**
 * Makes large expressions count as several steps, in proportion to the number of expressions they
 * are made of, and to the cards that these visit. Otherwise a pass of a loop would cost one step
 * even with a thousand sums in it.
 */
final class Counting implements ProgramRewriting.Expressions {

  /**
   * The number of expressions that count as a step; fewer are part of the turn or the call around
   * them.
   */
  private static final int FOR_A_STEP = 32;

  /** The number of expressions that a look at each card costs. */
  private static final int FOR_A_CARD = 8;

  /** The number of expressions that trying a part of a list costs, which may be empty. */
  private static final int FOR_A_PART = 8;

  /** Up to this size, sets are words and cost no more than numbers. */
  private static final int ELEMENTS_OF_A_WORD = 64;

  /** How many elements make a larger set as costly as one more expression. */
  private static final int ELEMENTS_FOR_AN_EXPRESSION = 8;

  /** An expression, and how many of the expressions in it do not count yet. */
  private record Weighed(Node node, int size) {}

  private final IdentityHashMap<Node, Weighed> known = new IdentityHashMap<>();
  private final IdentityHashMap<Call.Function, Call.Function> functions = new IdentityHashMap<>();

  /** What going through all cards costs, in expressions. */
  private final int allCards;

  private final int oneSet;

  /** What the sets of all players cost. */
  private final int allZones;

  private Counting(Program program) {
    int cards = program.cards().size();
    int elements = Math.max(cards, program.labels().size());
    allCards = cards * FOR_A_CARD;
    oneSet = elements > ELEMENTS_OF_A_WORD ? elements / ELEMENTS_FOR_AN_EXPRESSION : 0;
    allZones = program.players() * (1 + oneSet);
  }

  /** Returns the same program with large expressions counting as several steps. */
  static Program counted(Program program) {
    return new ProgramRewriting(new Counting(program)).of(program);
  }

  /** A sequence counts where it stands alone; elsewhere it is part of what iterates over it. */
  @Override
  public Node of(Node node) {
    Weighed weighed = weighed(node);
    return node.sort() == Sort.SEQUENCE && weighed.size >= FOR_A_STEP
        ? new Counted(weighed.node, weighed.size / FOR_A_STEP)
        : weighed.node;
  }

  private Weighed weighed(Node node) {
    return known.computeIfAbsent(node, this::weigh);
  }

  private Weighed weigh(Node node) {
    Composition composition = node.composition();
    int size = 1 + ownSize(node, composition.facts());
    List<Node> operands = new ArrayList<>();
    for (Node operand : composition.operands()) {
      Weighed weighed = weighed(operand);
      size += weighed.size;
      operands.add(weighed.node);
    }
    Node same =
        node instanceof Call call
            ? new Call(function(call.function()), operands)
            : composition.rebuilt(node, operands);
    return size < FOR_A_STEP || node.sort() == Sort.SEQUENCE
        ? new Weighed(same, size)
        : new Weighed(new Counted(same, size / FOR_A_STEP), 0);
  }

  /** What the expression itself costs besides being one, with very many cards. */
  private int ownSize(Node node, NodeFacts facts) {
    return switch (facts.extent()) {
      case NOTHING ->
          node instanceof Sequence.Concatenation list
              ? list.operands().size() * FOR_A_PART
              : node.sort() == Sort.SET ? oneSet : 0;
      case ZONES -> allZones;
      case CARDS -> allCards;
    };
  }

  private Call.Function function(Call.Function function) {
    Call.Function found = functions.get(function);
    if (found == null) {
      found =
          new Call.Function(
              function.name(), function.parameters(), of(function.body()), function.definition());
      functions.put(function, found);
    }
    return found;
  }
}
