package tricksmith.compile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tricksmith.match.Condition;
import tricksmith.match.Group;
import tricksmith.match.Step;
import tricksmith.match.Value;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;

/**
 * Compiles calls of definitions. The body of a definition is compiled once for all calls alike:
 * those whose arguments are in the same cells, in a loop over players whose passes it asks about.
 */
final class Definitions {

  private record Context(
      int definition, Step.@Nullable Passing passing, Map<Local, Integer> cells) {}

  private final Ground ground;
  private final Map<Context, Value> values = new HashMap<>();
  private final Map<Context, Condition> conditions = new HashMap<>();
  private final Map<Context, Group> groups = new HashMap<>();
  private final Map<Context, Listing> listings = new HashMap<>();

  Definitions(Ground ground) {
    this.ground = ground;
  }

  Value value(Expressions caller, Term.DefinitionCall call) {
    Value body = body(values, caller, call, inside -> inside.value(definition(call).body()));
    return Calls.value(arguments(caller, call), body);
  }

  Condition condition(Expressions caller, Term.DefinitionCall call) {
    Condition body =
        body(conditions, caller, call, inside -> inside.condition(definition(call).body()));
    return Calls.condition(arguments(caller, call), body);
  }

  Group group(Expressions caller, Term.DefinitionCall call) {
    Group body = body(groups, caller, call, inside -> inside.group(definition(call).body()));
    Calls.Arguments arguments = arguments(caller, call);
    return arguments instanceof Calls.NoArguments ? body : new Calls.GroupCall(arguments, body);
  }

  Listing listing(Expressions caller, Term.DefinitionCall call) {
    Listing body = body(listings, caller, call, inside -> inside.listing(definition(call).body()));
    return new Calls.ListingCall(arguments(caller, call), body);
  }

  /**
   * The body of a definition, with what its locals are in it.
   *
   * @param parameter what stands in it for the local that it was handed
   */
  record Opened(Term body, Local parameter, Expressions inside) {}

  /** What is called with locals only, one of which is {@code local}; null for other calls. */
  @Nullable Opened opened(Expressions caller, Term.DefinitionCall call, Local local) {
    DefinedTerm definition = definition(call);
    Map<Local, Integer> cells = cells(caller, call);
    List<Local> handed =
        definition.parameters().stream()
            .filter(parameter -> cells.getOrDefault(parameter, -1) == caller.cell(local))
            .toList();
    if (handed.size() != 1 || cells.size() < definition.parameters().size()) {
      return null;
    }
    Expressions inside = caller.inside(passing(caller, call), new Parameters(cells, Map.of()));
    return new Opened(definition.body(), handed.getFirst(), inside);
  }

  private DefinedTerm definition(Term.DefinitionCall call) {
    return ground.facts().rules().definitions().get(call.definition());
  }

  private <T> T body(
      Map<Context, T> known,
      Expressions caller,
      Term.DefinitionCall call,
      Function<Expressions, T> compile) {
    Step.@Nullable Passing passing = passing(caller, call);
    Parameters parameters = new Parameters(cells(caller, call), listingArguments(caller, call));
    if (!parameters.listings().isEmpty()) {
      return compile.apply(caller.inside(passing, parameters));
    }
    Context context = new Context(call.definition(), passing, parameters.cells());
    T found = known.get(context);
    if (found == null) {
      found = compile.apply(caller.inside(passing, parameters));
      known.put(context, found);
    }
    return found;
  }

  /** The loop whose passes the definition asks about, or null. */
  private Step.@Nullable Passing passing(Expressions caller, Term.DefinitionCall call) {
    return asksForPasses(definition(call).body()) ? caller.passing() : null;
  }

  /** The cells of those arguments that are locals. */
  private Map<Local, Integer> cells(Expressions caller, Term.DefinitionCall call) {
    Map<Local, Integer> cells = new HashMap<>();
    List<Local> parameters = definition(call).parameters();
    for (int i = 0; i < parameters.size(); i++) {
      Term argument = call.arguments().get(i);
      if (isLocal(parameters.get(i), argument)) {
        cells.put(parameters.get(i), caller.cell(((Term.LocalValue) argument).local()));
      }
    }
    return cells;
  }

  /** Whether the argument is a local, kept in the same way as the parameter. */
  private static boolean isLocal(Local parameter, Term argument) {
    return argument instanceof Term.LocalValue(_, Local local)
        && !isListing(parameter)
        && Kinds.isSet(local.type()) == Kinds.isSet(parameter.type());
  }

  private boolean asksForPasses(Term term) {
    return switch (term) {
      case Term.Operation(_, _, Operator operator, _)
          when operator == Operator.PASSED || operator == Operator.PASSES ->
          true;
      case Term.DefinitionCall call when asksForPasses(definition(call).body()) -> true;
      default -> term.children().stream().anyMatch(this::asksForPasses);
    };
  }

  private Map<Local, Listing> listingArguments(Expressions caller, Term.DefinitionCall call) {
    Map<Local, Listing> meant = new HashMap<>();
    List<Local> parameters = definition(call).parameters();
    for (int i = 0; i < parameters.size(); i++) {
      if (isListing(parameters.get(i))) {
        meant.put(parameters.get(i), caller.listing(call.arguments().get(i)));
      }
    }
    return meant;
  }

  private static boolean isListing(Local parameter) {
    return Kinds.isSet(parameter.type()) && !Kinds.isGroup(parameter.type());
  }

  private Calls.Arguments arguments(Expressions caller, Term.DefinitionCall call) {
    List<Integer> valueCells = new ArrayList<>();
    List<Value> found = new ArrayList<>();
    List<Integer> groupCells = new ArrayList<>();
    List<Group> sets = new ArrayList<>();
    List<Local> parameters = definition(call).parameters();
    for (int i = 0; i < parameters.size(); i++) {
      Local parameter = parameters.get(i);
      Term argument = call.arguments().get(i);
      if (isListing(parameter) || isLocal(parameter, argument)) {
        continue;
      }
      int cell = ground.cells().local(parameter);
      if (Kinds.isSet(parameter.type())) {
        groupCells.add(cell);
        sets.add(caller.members(argument));
      } else {
        valueCells.add(cell);
        found.add(caller.value(argument));
      }
    }
    return Calls.arguments(valueCells, found, groupCells, sets);
  }
}
