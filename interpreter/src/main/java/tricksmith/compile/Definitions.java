package tricksmith.compile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tricksmith.check.DefinedTerm;
import tricksmith.check.Local;
import tricksmith.check.Operator;
import tricksmith.check.Term;
import tricksmith.match.Condition;
import tricksmith.match.Group;
import tricksmith.match.Step;
import tricksmith.match.Value;

/**
 * Compiles calls of definitions. The body of a definition is compiled once, and again only for
 * loops over players whose passes it asks about, and for sets as arguments that no cell can hold.
 */
final class Definitions {

  private record Context(int definition, Step.@Nullable Passing passing) {}

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
    return hasArguments(call) ? new Calls.ValueCall(arguments(caller, call), body) : body;
  }

  Condition condition(Expressions caller, Term.DefinitionCall call) {
    Condition body =
        body(conditions, caller, call, inside -> inside.condition(definition(call).body()));
    return hasArguments(call) ? new Calls.ConditionCall(arguments(caller, call), body) : body;
  }

  Group group(Expressions caller, Term.DefinitionCall call) {
    Group body = body(groups, caller, call, inside -> inside.group(definition(call).body()));
    return hasArguments(call) ? new Calls.GroupCall(arguments(caller, call), body) : body;
  }

  Listing listing(Expressions caller, Term.DefinitionCall call) {
    Listing body = body(listings, caller, call, inside -> inside.listing(definition(call).body()));
    return hasArguments(call) ? new Calls.ListingCall(arguments(caller, call), body) : body;
  }

  private DefinedTerm definition(Term.DefinitionCall call) {
    return ground.facts().rules().definitions().get(call.definition());
  }

  private static boolean hasArguments(Term.DefinitionCall call) {
    return !call.arguments().isEmpty();
  }

  private <T> T body(
      Map<Context, T> known,
      Expressions caller,
      Term.DefinitionCall call,
      Function<Expressions, T> compile) {
    Map<Local, Listing> meant = listingArguments(caller, call);
    Step.@Nullable Passing passing =
        asksForPasses(definition(call).body()) ? caller.passing() : null;
    if (!meant.isEmpty()) {
      return compile.apply(caller.within(passing).where(meant));
    }
    Context context = new Context(call.definition(), passing);
    T found = known.get(context);
    if (found == null) {
      found = compile.apply(caller.within(passing));
      known.put(context, found);
    }
    return found;
  }

  private boolean asksForPasses(Term term) {
    return switch (term) {
      case Term.Operation(_, _, Operator operator, _)
          when operator == Operator.PASSED || operator == Operator.PASSES ->
          true;
      case Term.DefinitionCall call when asksForPasses(definition(call).body()) -> true;
      default -> Subterms.of(term).anyMatch(this::asksForPasses);
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
      if (isListing(parameter)) {
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
