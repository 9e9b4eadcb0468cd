package tricksmith.optimize;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.program.Program;
import tricksmith.program.evaluation.Reads;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.Domain;
import tricksmith.program.expression.ExpressionFacts;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Remembered;
import tricksmith.program.value.Sort;

/**
 * Remembers the results of definitions for each of their arguments, as long as nothing that they
 * read changes. Only for definitions that iterate over something or, without arguments, are large:
 * anything else is evaluated faster than looked up.
 */
final class RememberedDefinitions implements Rule {

  private static final int MOST_VALUES = 4096;

  /**
   * The most cells that a remembered definition may read: with more, it takes too long to find out
   * whether one has changed.
   */
  private static final int MOST_CELLS = 32;

  /**
   * The number of expressions from which a definition without parameters is remembered even if it
   * iterates over nothing.
   */
  private static final int MANY = 12;

  private final ExpressionFacts facts;
  private final ReadsOfNodes reads;
  private final Program program;
  private final IdentityHashMap<Node, Integer> sizes = new IdentityHashMap<>();
  private final IdentityHashMap<Node, Boolean> loops = new IdentityHashMap<>();

  RememberedDefinitions(ExpressionFacts facts, ReadsOfNodes reads, Program program) {
    this.facts = facts;
    this.reads = reads;
    this.program = program;
  }

  @Override
  public Node body(Call.Function function, Node body) {
    Call.Definition definition = function.definition();
    if (definition == null || body.sort() == Sort.SEQUENCE || !isCostly(definition, body)) {
      return body;
    }
    List<Remembered.Key> keys = keys(definition);
    if (keys == null || !facts.slots(body).stream().allMatch(slot -> isOne(slot, definition))) {
      return body;
    }
    ReadsOfNodes.Found found = reads.of(body);
    Set<Integer> values = new HashSet<>(found.values());
    Set<Integer> groups = new HashSet<>(found.groups());
    for (Call.Argument argument : definition.arguments()) {
      if (argument.value() instanceof Leaf.ReadCell(int cell, boolean group)) {
        (group ? groups : values).remove(cell);
      }
    }
    return values.size() + groups.size() > MOST_CELLS
        ? body
        : new Remembered(
            definition.number(), keys, new Reads(found.aspects(), values, groups), body);
  }

  private boolean isCostly(Call.Definition definition, Node body) {
    return iteratesOverSomething(body) || (definition.arguments().isEmpty() && size(body) == MANY);
  }

  /**
   * Returns how many expressions a node is made of, including those of functions that it calls; at
   * most {@code MANY}.
   */
  private int size(Node node) {
    Integer known = sizes.get(node);
    if (known == null) {
      Call.Function function = node.facts().calls();
      int inside = function == null ? 0 : size(function.body());
      int operands = node.operands().stream().mapToInt(this::size).sum();
      known = Math.min(MANY, 1 + inside + operands);
      sizes.put(node, known);
    }
    return known;
  }

  private static boolean isOne(Slot slot, Call.Definition definition) {
    return definition.arguments().stream()
        .anyMatch(
            argument -> argument.value() instanceof Leaf.ReadSlot(Slot kept) && kept.equals(slot));
  }

  private @Nullable List<Remembered.Key> keys(Call.Definition definition) {
    List<Remembered.Key> keys = new ArrayList<>();
    long size = 1;
    for (Call.Argument argument : definition.arguments()) {
      int count = count(argument);
      size *= count + 1L;
      if (count == 0 || size > MOST_VALUES) {
        return null;
      }
      keys.add(new Remembered.Key(argument.value(), argument.kind(), count));
    }
    return keys;
  }

  /** Returns how many different arguments there may be; 0 if too many or unknown. */
  private int count(Call.Argument argument) {
    int things =
        switch (argument.kind()) {
          case YES_NO -> 2;
          case CARD -> program.cards().size();
          case PLAYER, SIDE -> program.players();
          case SUIT ->
              1 + program.cards().cards().stream().mapToInt(card -> card.suit()).max().orElse(0);
          case RANK ->
              1 + program.cards().cards().stream().mapToInt(card -> card.rank()).max().orElse(0);
          case LABEL -> program.labels().size();
          case TRICK, COMBINATION -> 0;
        };
    if (argument.value().sort() == Sort.WORD) {
      return things;
    }
    return things > 8 ? 0 : 1 << things;
  }

  private boolean iteratesOverSomething(Node node) {
    Boolean found = loops.get(node);
    if (found == null) {
      Call.Function function = node.facts().calls();
      found =
          node instanceof Domain.Iteration
              || (function != null && iteratesOverSomething(function.body()))
              || node.operands().stream().anyMatch(this::iteratesOverSomething);
      loops.put(node, found);
    }
    return found;
  }
}
