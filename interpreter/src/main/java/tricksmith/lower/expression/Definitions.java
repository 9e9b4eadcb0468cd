package tricksmith.lower.expression;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tricksmith.lower.storage.Kinds;
import tricksmith.program.Step;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.Selection;
import tricksmith.program.value.Values;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Dependency;
import tricksmith.rules.Local;
import tricksmith.rules.Term;

/**
 * Turns definitions into functions. A definition is lowered once for all equivalent calls: those
 * whose arguments are the same locals, in the same loop over players if it asks about passes.
 */
final class Definitions {

  private record Context(
      int definition, Step.@Nullable Passing passing, Map<Local, Node> meanings) {}

  /** The functions made from the same definition that differ in nothing but their arguments. */
  private record Family(int definition, Step.@Nullable Passing passing) {}

  private final LoweringContext context;
  private final Map<Family, Integer> numbers = new HashMap<>();
  private final Map<Context, Call.Function> functions = new HashMap<>();
  private final Map<Integer, Boolean> askForPasses = new HashMap<>();

  Definitions(LoweringContext context) {
    this.context = context;
  }

  Node call(TermLowering caller, Term.DefinitionCall call) {
    DefinedTerm definition = definition(call.definition());
    List<Slot> parameters = new ArrayList<>();
    List<Node> arguments = new ArrayList<>();
    Map<Local, Node> meanings = new HashMap<>();
    List<Call.Argument> kept = new ArrayList<>();
    for (int i = 0; i < definition.parameters().size(); i++) {
      Local parameter = definition.parameters().get(i);
      Term argument = call.arguments().get(i);
      if (isSequence(parameter)) {
        meanings.put(parameter, caller.sequence(argument));
      } else if (inSlot(caller, parameter, argument) instanceof Leaf.ReadSlot read) {
        meanings.put(parameter, read);
        keep(read, parameter, kept);
      } else {
        Slot slot = context.storage().slot(parameter);
        parameters.add(slot);
        keep(new Leaf.ReadSlot(slot), parameter, kept);
        arguments.add(
            Kinds.isSet(parameter.type()) ? caller.members(argument) : caller.lower(argument));
      }
    }
    Step.@Nullable Passing passing = asksForPasses(call.definition()) ? caller.passing() : null;
    Context context = new Context(call.definition(), passing, meanings);
    Call.Function function = functions.get(context);
    if (function == null) {
      Call.@Nullable Definition made =
          kept.size() == definition.parameters().size()
              ? new Call.Definition(number(call.definition(), passing), kept)
              : null;
      function = function(definition, parameters, caller.inside(passing, meanings), made);
      functions.put(context, function);
    }
    return function.parameters().isEmpty() && isSimple(function.body())
        ? function.body()
        : new Call(function, arguments);
  }

  /** Whether evaluating a body costs no more than calling it. */
  private static boolean isSimple(Node body) {
    return body instanceof Leaf.Constant
        || body instanceof Leaf.SetConstant
        || body instanceof Leaf.ReadSlot
        || body instanceof Leaf.ReadCell
        || body instanceof Selection.Tabulated
        || body instanceof Selection.TabulatedSet;
  }

  private static void keep(Node where, Local parameter, List<Call.Argument> kept) {
    Values.Kind kind =
        Kinds.isSet(parameter.type())
            ? Kinds.ofElements(parameter.type())
            : Kinds.of(parameter.type());
    if (kind != null) {
      kept.add(new Call.Argument(where, kind));
    }
  }

  private int number(int definition, Step.@Nullable Passing passing) {
    return numbers.computeIfAbsent(new Family(definition, passing), _ -> numbers.size());
  }

  private Call.Function function(
      DefinedTerm definition,
      List<Slot> parameters,
      TermLowering inside,
      Call.@Nullable Definition made) {
    Node body = inside.lower(definition.body());
    return new Call.Function(
        definition.name(),
        parameters,
        Kinds.isYesNo(definition.body().type())
            ? context.folding().fold(Condition.yesOrNo(body))
            : body,
        made);
  }

  private DefinedTerm definition(int id) {
    return context.constants().rules().definitions().get(id);
  }

  /**
   * Returns what the argument reads, if it is a local kept in the same way as the parameter;
   * otherwise null.
   */
  private static @Nullable Node inSlot(TermLowering caller, Local parameter, Term argument) {
    return argument instanceof Term.LocalValue(_, Local local)
            && Kinds.isSet(local.type()) == Kinds.isSet(parameter.type())
        ? caller.read(local)
        : null;
  }

  private static boolean isSequence(Local parameter) {
    return Kinds.isSet(parameter.type()) && !Kinds.isGroup(parameter.type());
  }

  private boolean asksForPasses(int definition) {
    Boolean known = askForPasses.get(definition);
    if (known == null) {
      known = asksForPasses(definition(definition).body());
      askForPasses.put(definition, known);
    }
    return known;
  }

  private boolean asksForPasses(Term term) {
    return term.all()
        .flatMap(part -> part.reads().stream())
        .anyMatch(
            read ->
                read == Dependency.State.PASSES
                    || (read instanceof Dependency.OnDefinition(int id) && asksForPasses(id)));
  }
}
