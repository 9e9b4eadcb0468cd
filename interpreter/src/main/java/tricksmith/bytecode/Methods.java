package tricksmith.bytecode;

import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.ExpressionFacts;
import tricksmith.program.expression.Frame;
import tricksmith.program.expression.Node;

/** The methods of one class: which expression each of them evaluates. */
final class Methods {

  /**
   * A method. It takes the frame and the values of the slots on which the expression depends.
   *
   * @param line the line in the script
   */
  record Method(
      String name, Node node, Yield yield, List<Slot> slots, MethodTypeDesc type, int line) {}

  private final ExpressionFacts facts;
  private final IdentityHashMap<Node, EnumMap<Yield, Method>> known = new IdentityHashMap<>();
  private final IdentityHashMap<Node, List<Slot>> slots = new IdentityHashMap<>();
  private final Queue<Method> toBeWritten = new ArrayDeque<>();
  private final Set<String> names = new HashSet<>();

  Methods(ExpressionFacts facts) {
    this.facts = facts;
  }

  /** Keeps a name for a method that is not one of these. */
  void reserve(String name) {
    names.add(name);
  }

  /** The slots that an expression depends on, in the order of the parameters. */
  List<Slot> slotsOf(Node node) {
    return slots.computeIfAbsent(
        node,
        each ->
            facts.slots(each).stream()
                .sorted(
                    Comparator.comparing(Slot::set)
                        .thenComparingInt(Slot::number)
                        .thenComparing(Slot::name))
                .toList());
  }

  /** The method that evaluates an expression. */
  Method of(Node node, Yield yield, String name, int line) {
    return known
        .computeIfAbsent(node, _ -> new EnumMap<>(Yield.class))
        .computeIfAbsent(yield, _ -> added(node, yield, name, line));
  }

  private Method added(Node node, Yield yield, String name, int line) {
    List<Slot> free = slotsOf(node);
    List<ClassDesc> parameters = new ArrayList<>();
    parameters.add(Descriptors.of(Frame.class));
    free.forEach(_ -> parameters.add(ConstantDescs.CD_long));
    MethodTypeDesc type = MethodTypeDesc.of(yield.type(), parameters);
    Method method = new Method(unused(name), node, yield, free, type, line);
    toBeWritten.add(method);
    return method;
  }

  /** The next method to be written; null if there is none. */
  @Nullable Method next() {
    return toBeWritten.poll();
  }

  private String unused(String name) {
    String plain = name.replaceAll("[.;\\[/<>:()\\s]+", "_");
    String found = plain;
    for (int i = 2; !names.add(found); i++) {
      found = plain + "_" + i;
    }
    return found;
  }
}
