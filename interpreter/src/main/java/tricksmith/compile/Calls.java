package tricksmith.compile;

import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import tricksmith.cards.IndexSet;
import tricksmith.match.Condition;
import tricksmith.match.Group;
import tricksmith.match.Position;
import tricksmith.match.Value;

/**
 * Calls of definitions. Arguments are put into the cells of the parameters when all of them have
 * been found, so that a definition may be used in its own argument.
 */
final class Calls {

  private Calls() {}

  /** The simplest form for these arguments. */
  static Arguments arguments(
      List<Integer> valueCells, List<Value> values, List<Integer> groupCells, List<Group> groups) {
    if (groups.isEmpty() && values.isEmpty()) {
      return new NoArguments();
    }
    if (groups.isEmpty() && values.size() == 1) {
      return new OneValue(valueCells.getFirst(), values.getFirst());
    }
    if (groups.isEmpty() && values.size() == 2) {
      return new TwoValues(
          valueCells.getFirst(), values.getFirst(), valueCells.getLast(), values.getLast());
    }
    return new Several(valueCells, values, groupCells, groups);
  }

  /** The value of a body for these arguments. */
  static Value value(Arguments arguments, Value body) {
    return switch (arguments) {
      case NoArguments _ -> body;
      case OneValue(int cell, Value thing)
          when body instanceof Lookups.ValueLookup found && found.cell() == cell ->
          new Lookups.ValueOf(thing, found, new ValueCall(arguments, body));
      case OneValue _, TwoValues _, Several _ -> new ValueCall(arguments, body);
    };
  }

  /** Whether a body holds for these arguments. */
  static Condition condition(Arguments arguments, Condition body) {
    return switch (arguments) {
      case NoArguments _ -> body;
      case OneValue(int cell, Value thing)
          when body instanceof Lookups.ConditionLookup found && found.cell() == cell ->
          new Lookups.ConditionOf(thing, found, new ConditionCall(arguments, body));
      case OneValue _, TwoValues _, Several _ -> new ConditionCall(arguments, body);
    };
  }

  /** Puts arguments into cells. */
  sealed interface Arguments {
    void bind(Position position);
  }

  /** None that need cells of the definition's own. */
  record NoArguments() implements Arguments {
    @Override
    public void bind(Position position) {}
  }

  /** One value. */
  record OneValue(int cell, Value value) implements Arguments {
    @Override
    public void bind(Position position) {
      position.bind(cell, value.of(position));
    }
  }

  /** Two values. */
  record TwoValues(int firstCell, Value first, int secondCell, Value second) implements Arguments {
    @Override
    public void bind(Position position) {
      long found = first.of(position);
      position.bind(secondCell, second.of(position));
      position.bind(firstCell, found);
    }
  }

  /** Any number of values and sets. */
  record Several(
      List<Integer> valueCells, List<Value> values, List<Integer> groupCells, List<Group> groups)
      implements Arguments {
    @Override
    public void bind(Position position) {
      long[] found = values.stream().mapToLong(value -> value.of(position)).toArray();
      List<IndexSet> sets = groups.stream().map(group -> group.of(position)).toList();
      for (int i = 0; i < found.length; i++) {
        position.bind(valueCells.get(i), found[i]);
      }
      for (int i = 0; i < sets.size(); i++) {
        position.bindGroup(groupCells.get(i), sets.get(i));
      }
    }
  }

  /** A value of a definition. */
  record ValueCall(Arguments arguments, Value body) implements Value {
    @Override
    public long of(Position position) {
      arguments.bind(position);
      return body.of(position);
    }
  }

  /** A definition that is yes/no. */
  record ConditionCall(Arguments arguments, Condition body) implements Condition {
    @Override
    public boolean holds(Position position) {
      arguments.bind(position);
      return body.holds(position);
    }
  }

  /** A definition that is a set. */
  record GroupCall(Arguments arguments, Group body) implements Group {
    @Override
    public IndexSet of(Position position) {
      arguments.bind(position);
      return body.of(position);
    }
  }

  /**
   * A definition that is any other set. All of it is found before the first value is tested, as the
   * test may call the definition too.
   */
  record ListingCall(Arguments arguments, Listing body) implements Listing {
    @Override
    public boolean any(Position position, LongPredicate test) {
      arguments.bind(position);
      return LongStream.of(Listings.all(body, position)).anyMatch(test);
    }
  }
}
