package tricksmith.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.state.PreparedProgram;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.evaluation.Aspect;
import tricksmith.program.evaluation.Slot;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.CellPlace;
import tricksmith.program.expression.Condition;
import tricksmith.program.expression.Intrinsic;
import tricksmith.program.expression.Invoke;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.NodeFacts;
import tricksmith.program.expression.ZonePlace;
import tricksmith.program.expression.ZoneRead;
import tricksmith.program.value.Values;

/**
 * The numbers with which the procedure compares the tricks that a player has won: what players aim
 * at, whether a variable holds it or a definition computes it. Found in the program, once for all
 * matches; a number that depends on hands or tricks is no aim.
 */
final class Targets {

  /** The most numbers to find; players look at fewer. */
  private static final int MOST = 4;

  /** What a number to aim at may depend on. */
  private static final Set<Aspect> MAY_READ =
      Set.of(Aspect.CELLS, Aspect.OTHER_ZONES, Aspect.PLAYERS);

  /** How many expressions may be evaluated between two steps, and cost no more than these. */
  private static final int FOR_A_STEP = 32;

  /** The most expressions that are counted; definitions can double one another. */
  private static final long LARGEST = 1_000_000;

  /**
   * A number to aim at.
   *
   * @param owners the players whose tricks are compared with it
   * @param slots the slots that hold the player
   * @param weight how many steps it counts for each, as it may evaluate many expressions for one
   */
  record Target(Node number, Node owners, List<Slot> slots, int weight) {}

  /**
   * How a choice makes a number.
   *
   * @param target which one
   * @param zone where the chosen cards go: the zone, or the first player's; -1 if they stay
   * @param owned whether that zone belongs to the chooser
   */
  record Making(int target, int zone, boolean owned) {}

  private final Program rules;
  private final List<Target> targets = new ArrayList<>();
  private final Map<Integer, Making> makings = new HashMap<>();
  private final Set<Integer> entries = new HashSet<>();
  private final Map<Integer, Integer> firsts = new HashMap<>();
  private final Values.@Nullable Kind[] loops;
  private final Set<Object> keys = new HashSet<>();

  /** The players whose tricks each node counts: definitions can be reached in a great many ways. */
  private final IdentityHashMap<Node, Optional<Node>> counted = new IdentityHashMap<>();

  /** What each function reads, with everything it calls. */
  private final IdentityHashMap<Call.Function, Reading> functions = new IdentityHashMap<>();

  private final Set<Node> known = Collections.newSetFromMap(new IdentityHashMap<>());

  Targets(PreparedProgram prepared) {
    rules = prepared.rules.asLowered();
    loops = new Values.Kind[rules.cells().values().size()];
    List<Step> steps = rules.procedure().steps();
    for (Step step : steps) {
      if (step instanceof Step.NextElement(_, _, int cell, Values.Kind kind, _)
          && isOfPlayers(kind)) {
        loops[cell] = kind;
      }
    }
    Map<String, Integer> byName = new HashMap<>();
    for (Program.ShownVariable variable : rules.cells().shown()) {
      if (variable.owner() >= 0 && !variable.group() && variable.indices().size() == 1) {
        byName.merge(variable.name(), variable.cell(), Math::min);
        firsts.put(variable.cell(), byName.getOrDefault(variable.name(), variable.cell()));
      }
    }
    for (Step step : steps) {
      Step _ =
          step.rewritten(
              node -> {
                search(node);
                return node;
              });
    }
    List<Reading> numbers = targets.stream().map(target -> reading(target.number())).toList();
    for (int place = 0; place < steps.size() && !targets.isEmpty(); place++) {
      Step.Choice choice = steps.get(place).choice();
      if (choice != null) {
        Making making = making(choice, numbers, steps.subList(place + 1, steps.size()));
        if (making != null) {
          makings.put(place, making);
        }
      }
    }
  }

  private static boolean isOfPlayers(Values.@Nullable Kind kind) {
    return kind == Values.Kind.PLAYER || kind == Values.Kind.SIDE;
  }

  /** All numbers to aim at that are not simply the content of a variable with one index. */
  List<Target> targets() {
    return targets;
  }

  /** Whether the entries of the variable whose first cell this is are compared with tricks. */
  boolean isCompared(int firstCell) {
    return entries.contains(firstCell);
  }

  /** The program to which the expressions belong. */
  Program rules() {
    return rules;
  }

  /** By value cell, whether a loop keeps a player there, or a side; null for neither. */
  Values.@Nullable Kind[] loops() {
    return loops;
  }

  /** How the choice at a step makes a number; null if it makes none. */
  @Nullable Making making(int step) {
    return makings.get(step);
  }

  // Comparisons.

  private void search(Node node) {
    if (!known.add(node)) {
      return;
    }
    if (node instanceof Condition.Equal || isComparison(node)) {
      List<Node> sides = node.operands();
      compare(sides.getFirst(), sides.getLast());
      compare(sides.getLast(), sides.getFirst());
    } else if (node instanceof Condition.InSequence(Node value, Node sequence)) {
      sequence.operands().forEach(end -> compare(value, end));
    }
    if (node instanceof Call call) {
      search(call.function().body());
    }
    node.operands().forEach(this::search);
  }

  private static boolean isComparison(Node node) {
    return node instanceof Invoke invoke
        && switch (invoke.intrinsic()) {
          case LESS, AT_MOST, DIFFERENCE, MINUS -> true;
          default -> false;
        };
  }

  private void compare(Node outcome, Node number) {
    Node owners = owners(outcome);
    if (owners == null || number instanceof Leaf.Constant) {
      return;
    }
    Reading read = reading(number);
    if (read.aspects.isEmpty() || !MAY_READ.containsAll(read.aspects) || read.readsSpoils()) {
      return;
    }
    Integer kept = read.onlyVariable();
    if (kept != null) {
      entries.add(kept);
      return;
    }
    Reading ofOwners = reading(owners);
    Set<Slot> slots = ofOwners.free;
    if (targets.size() < MOST
        && ofOwners.isAbout(read)
        && slots.stream().allMatch(slot -> isOfPlayers(slot.kind()))
        && keys.add(key(number))) {
      int weight = 1 + (int) ((read.size + ofOwners.size) / FOR_A_STEP);
      targets.add(new Target(number, owners, List.copyOf(slots), weight));
    }
  }

  /** What tells a number from others, as far as is easily seen. */
  private static Object key(Node number) {
    return number instanceof Call call && call.function().definition() != null
        ? call.function().definition().number()
        : number;
  }

  /** Returns the players whose tricks a node counts; null if it counts none. */
  private @Nullable Node owners(Node node) {
    Optional<Node> found = counted.get(node);
    if (found == null) {
      found = Optional.ofNullable(findOwners(node));
      counted.put(node, found);
    }
    return found.orElse(null);
  }

  private @Nullable Node findOwners(Node node) {
    if (node instanceof Invoke invoke && invoke.intrinsic() == Intrinsic.TRICKS_OF) {
      return invoke.operands().getFirst();
    }
    if (node instanceof Call call) {
      return call.operands().isEmpty() ? owners(call.function().body()) : null;
    }
    for (Node operand : node.operands()) {
      Node owners = owners(operand);
      if (owners != null) {
        return owners;
      }
    }
    return null;
  }

  private Reading reading(Node node) {
    Reading reading = new Reading();
    reading.collect(node);
    return reading;
  }

  private Reading reading(Call.Function function) {
    Reading known = functions.get(function);
    if (known == null) {
      known = reading(function.body());
      function.parameters().forEach(known.free::remove);
      functions.put(function, known);
    }
    return known;
  }

  /** What an expression reads, with everything it calls. */
  private final class Reading {
    private final Set<Aspect> aspects = new HashSet<>();
    private final Set<Integer> values = new TreeSet<>();
    private final Set<Integer> groups = new TreeSet<>();
    private final Set<Integer> zones = new TreeSet<>();
    private final Set<Slot> free = new HashSet<>();
    private final Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    /** The number of expressions, those of functions as often as they are called. */
    private long size;

    void collect(Node node) {
      if (!seen.add(node)) {
        return;
      }
      size++;
      NodeFacts facts = node.facts();
      aspects.addAll(facts.reads());
      NodeFacts.Cells cells = facts.cells();
      for (int i = 0; cells != null && i < cells.count(); i++) {
        (cells.group() ? groups : values).add(cells.first() + i);
      }
      if (node instanceof ZoneRead zone) {
        zones.add(zone.place().first());
      }
      Slot read = facts.slot();
      if (read != null) {
        free.add(read);
      }
      Call.Function function = facts.calls();
      if (function != null) {
        add(reading(function));
      }
      node.operands().forEach(this::collect);
      Slot bound = facts.binds();
      if (bound != null) {
        free.remove(bound);
      }
    }

    private void add(Reading called) {
      aspects.addAll(called.aspects);
      values.addAll(called.values);
      groups.addAll(called.groups);
      zones.addAll(called.zones);
      free.addAll(called.free);
      size = Math.min(LARGEST, size + called.size);
    }

    /**
     * The first cell of the variable of players to which all is due that it reads, or a sum over a
     * side; null if there is no such variable.
     */
    @Nullable Integer onlyVariable() {
      Set<Integer> variables = new HashSet<>();
      for (int cell : values) {
        if (loops[cell] == null) {
          variables.add(firsts.getOrDefault(cell, -1));
        }
      }
      Integer only = variables.size() == 1 ? variables.iterator().next() : null;
      return only != null && only >= 0 && groups.isEmpty() && zones.isEmpty() ? only : null;
    }

    /** Whether another expression depends on nobody in particular but those named by this one. */
    boolean isAbout(Reading other) {
      return free.containsAll(other.free)
          && other.values.stream().allMatch(cell -> loops[cell] == null || values.contains(cell));
    }

    /** Whether it looks at cards that were won. */
    boolean readsSpoils() {
      return zones.contains(rules.wonZone()) || zones.contains(rules.asideZone());
    }
  }

  // Choices.

  private @Nullable Making making(Step.Choice choice, List<Reading> numbers, List<Step> later) {
    int cell =
        switch (choice.cell()) {
          case CellPlace.Fixed(int fixed) -> fixed;
          case CellPlace.Entry entry -> entry.first();
        };
    Making moving = moving(choice, cell, later);
    for (int target = 0; target < targets.size(); target++) {
      Reading read = numbers.get(target);
      boolean byCell = (choice.amount() == null ? read.values : read.groups).contains(cell);
      boolean byZone = moving != null && read.zones.contains(moving.zone);
      if (byCell || byZone) {
        return moving == null
            ? new Making(target, -1, false)
            : new Making(target, moving.zone, moving.owned);
      }
    }
    return null;
  }

  /** Finds where the chosen cards are moved; null if it is nowhere that is plain to see. */
  private static @Nullable Making moving(Step.Choice choice, int cell, List<Step> later) {
    for (Step step : later) {
      Step.Move move =
          switch (step) {
            case Step.Move alone -> alone;
            case Step.MoveAtOnce together -> together.move();
            default -> null;
          };
      if (move != null) {
        Node cards = move.cards();
        if (cards instanceof Invoke invoke && invoke.intrinsic() == Intrinsic.SET_OF) {
          cards = invoke.operands().getFirst();
        }
        Making found = moving(choice, cell, cards, move.to());
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  private static @Nullable Making moving(Step.Choice choice, int cell, Node cards, ZonePlace to) {
    boolean group = choice.amount() != null;
    Node chooser;
    if (cards instanceof Leaf.ReadCell(int read, boolean set) && read == cell && set == group) {
      chooser = choice.player();
    } else if (cards instanceof Leaf.ReadEntry(CellPlace.Entry entry, boolean set, _)
        && entry.first() == cell
        && set == group
        && entry.indices().size() == 1) {
      chooser = entry.indices().getFirst();
    } else {
      return null;
    }
    Node owner = to.owner();
    return owner == null
        ? new Making(-1, to.first(), false)
        : owner.equals(chooser) ? new Making(-1, to.first(), true) : null;
  }
}
