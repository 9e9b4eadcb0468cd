package tricksmith.program.expression;

import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.value.Sort;
import tricksmith.program.value.Values;

/**
 * A call of a definition. Arguments are put into the slots of the parameters only when all have
 * been evaluated, so that a definition may be used in its own argument.
 *
 * @param operands the arguments, as many as the function has parameters
 */
public record Call(Function function, List<Node> operands) implements Node {

  /**
   * A function made from a definition of the script. Functions do not call themselves, directly or
   * indirectly.
   *
   * @param name the name in the script
   * @param parameters the slots that a call binds
   * @param definition the definition it is made from; null if not all its arguments are things or
   *     sets of things
   */
  public record Function(
      String name, List<Slot> parameters, Node body, @Nullable Definition definition) {
    public Function {
      parameters = List.copyOf(parameters);
    }
  }

  /**
   * A definition, from which several functions may be made: the value of a parameter is kept where
   * the argument is, if it is kept anywhere.
   *
   * @param number functions with the same number yield the same for the same arguments
   * @param arguments all of them, whether or not a call binds them
   */
  public record Definition(int number, List<Argument> arguments) {
    public Definition {
      arguments = List.copyOf(arguments);
    }
  }

  /**
   * Where the value of an argument is found inside a function.
   *
   * @param value a slot or a cell
   * @param kind the kind of the thing, or of the things in a set
   */
  public record Argument(Node value, Values.Kind kind) {}

  public Call {
    operands = List.copyOf(operands);
  }

  @Override
  public Sort sort() {
    return function.body().sort();
  }

  @Override
  public Composition composition() {
    return Composition.pure(operands, others -> new Call(function, others))
        .with(NodeFacts.calling(function));
  }

  /** Binds the parameters, and returns what is to be evaluated then. */
  public Node entered(Frame frame) {
    frame.spend();
    List<Slot> parameters = function.parameters();
    switch (parameters.size()) {
      case 0 -> {}
      case 1 -> bind(frame, parameters.getFirst(), operands.getFirst());
      default -> bindAll(frame, parameters);
    }
    return function.body();
  }

  private static void bind(Frame frame, Slot parameter, Node argument) {
    if (parameter.set()) {
      frame.bind(parameter, argument.set(frame));
    } else {
      frame.bind(parameter, argument.word(frame));
    }
  }

  private void bindAll(Frame frame, List<Slot> parameters) {
    long[] words = new long[parameters.size()];
    IndexSet[] sets = new IndexSet[parameters.size()];
    for (int i = 0; i < words.length; i++) {
      if (parameters.get(i).set()) {
        sets[i] = operands.get(i).set(frame);
      } else {
        words[i] = operands.get(i).word(frame);
      }
    }
    for (int i = 0; i < words.length; i++) {
      if (parameters.get(i).set()) {
        frame.bind(parameters.get(i), sets[i]);
      } else {
        frame.bind(parameters.get(i), words[i]);
      }
    }
  }

  @Override
  public long word(Frame frame) {
    return entered(frame).word(frame);
  }

  @Override
  public boolean holds(Frame frame) {
    return entered(frame).holds(frame);
  }

  @Override
  public IndexSet set(Frame frame) {
    return entered(frame).set(frame);
  }

  /** Finds all values before testing the first, as the test may call the same function. */
  @Override
  public boolean any(Frame frame, LongPredicate test) {
    long[] values = entered(frame).values(frame);
    boolean passed = LongStream.of(values).anyMatch(test);
    frame.release(values.length);
    return passed;
  }
}
