package tricksmith.check.declarations;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tricksmith.syntax.Section;
import tricksmith.syntax.Statement;

/**
 * The order in which procedures can be read, so that each comes after those that it performs. A
 * statement that performs a procedure is replaced by its statements, so these must be known, and
 * there must not be too many of them. Since only the names in the text count, all of this is known
 * before anything is checked. It is found without recursion.
 *
 * @param order the procedures that lead neither in a circle nor too far
 * @param circles the names of procedures that perform one another, each circle from its first name
 *     back to it
 * @param tooFar the procedures that lead to too many statements, or to statements nested too deeply
 */
public record ProcedureOrder(
    List<Section.Procedure> order, List<List<String>> circles, List<Section.Procedure> tooFar) {

  /**
   * The most statements that all procedures together may amount to, wherever they are performed,
   * and also the section {@code score}.
   */
  public static final long MOST_STATEMENTS = 20_000;

  /** The most blocks around a statement, including those of all procedures on the way to it. */
  private static final int DEEPEST = 100;

  /**
   * Finds the order of these procedures.
   *
   * @param procedures all procedures of a script; of several with the same name, the first counts
   * @param elsewhere the blocks outside procedures that perform them
   */
  public static ProcedureOrder of(
      List<Section.Procedure> procedures, List<Statement.Block> elsewhere) {
    Map<String, Section.Procedure> named = new LinkedHashMap<>();
    procedures.forEach(each -> named.putIfAbsent(each.name().text(), each));
    return new Finder(named).find(elsewhere);
  }

  /** A statement that performs a procedure, and the number of blocks around it. */
  private record Use(String name, int depth) {}

  /** What is written in a procedure, without the procedures that it performs. */
  private record Written(List<Use> uses, long statements, int depth) {}

  /** How many statements a procedure leads to, and how deeply they are nested in it. */
  private record Reach(long statements, int depth) {}

  private static final class Finder {
    private final Map<String, Section.Procedure> named;
    private final Map<String, Written> written = new HashMap<>();
    private final Map<String, Reach> reaches = new HashMap<>();
    private final List<Section.Procedure> order = new ArrayList<>();
    private final List<Section.Procedure> tooFar = new ArrayList<>();
    private long performed;

    Finder(Map<String, Section.Procedure> named) {
      this.named = named;
      named.forEach((name, each) -> written.put(name, written(each.statements())));
    }

    ProcedureOrder find(List<Statement.Block> elsewhere) {
      Map<String, Set<String>> callers = new HashMap<>();
      Map<String, Integer> waitsFor = new HashMap<>();
      Deque<String> ready = new ArrayDeque<>();
      for (String name : named.keySet()) {
        Set<String> called = called(name);
        called.forEach(each -> callers.computeIfAbsent(each, _ -> new LinkedHashSet<>()).add(name));
        waitsFor.put(name, called.size());
        if (called.isEmpty()) {
          ready.add(name);
        }
      }
      while (!ready.isEmpty()) {
        String name = ready.remove();
        reach(name);
        for (String caller : callers.getOrDefault(name, Set.of())) {
          if (waitsFor.merge(caller, -1, Integer::sum) == 0) {
            ready.add(caller);
          }
        }
      }
      elsewhere.forEach(this::performedIn);
      return new ProcedureOrder(order, circles(), tooFar);
    }

    private Set<String> called(String name) {
      Set<String> called = new LinkedHashSet<>();
      uses(name).forEach(use -> called.add(use.name()));
      return called;
    }

    private List<Use> uses(String name) {
      Written found = written.get(name);
      return found == null ? List.of() : found.uses();
    }

    private void reach(String name) {
      Written found = written.get(name);
      Section.Procedure procedure = named.get(name);
      if (found == null || procedure == null) {
        return;
      }
      long statements = found.statements();
      int depth = found.depth();
      for (Use use : found.uses()) {
        Reach next = reaches.getOrDefault(use.name(), new Reach(0, 0));
        statements += next.statements();
        performed += next.statements();
        depth = Math.max(depth, use.depth() + next.depth());
      }
      boolean goesTooFar = depth > DEEPEST || performed > MOST_STATEMENTS;
      (goesTooFar ? tooFar : order).add(procedure);
      reaches.put(name, goesTooFar ? new Reach(0, 0) : new Reach(statements, depth));
      performed = goesTooFar ? 0 : performed;
    }

    /**
     * Counts what a block performs. If that is too much, takes out the procedure with which the
     * limit is exceeded.
     */
    private void performedIn(Statement.Block block) {
      for (Use use : written(block).uses()) {
        Reach reach = reaches.getOrDefault(use.name(), new Reach(0, 0));
        performed += reach.statements();
        Section.Procedure procedure = named.get(use.name());
        if (performed > MOST_STATEMENTS && procedure != null && order.remove(procedure)) {
          tooFar.add(procedure);
          reaches.put(use.name(), new Reach(0, 0));
          performed -= reach.statements();
        }
      }
    }

    private Written written(Statement.Block block) {
      List<Use> uses = new ArrayList<>();
      Deque<Statement.Block> level = new ArrayDeque<>(List.of(block));
      long statements = 0;
      int depth = 0;
      while (!level.isEmpty()) {
        depth++;
        Deque<Statement.Block> inside = new ArrayDeque<>();
        for (Statement.Block each : level) {
          statements += each.statements().size();
          for (Statement statement : each.statements()) {
            if (statement instanceof Statement.Perform perform
                && named.containsKey(perform.name().text())) {
              uses.add(new Use(perform.name().text(), depth));
            }
            inside.addAll(statement.blocks());
          }
        }
        level = inside;
      }
      return new Written(uses, statements, depth);
    }

    /** Finds the circles. A procedure that could not be reached is in one, or leads to one. */
    private List<List<String>> circles() {
      List<List<String>> circles = new ArrayList<>();
      Set<String> seen = new HashSet<>(reaches.keySet());
      for (String first : named.keySet()) {
        List<String> way = new ArrayList<>();
        String at = first;
        while (at != null && seen.add(at)) {
          way.add(at);
          at =
              called(at).stream()
                  .filter(next -> !reaches.containsKey(next))
                  .findFirst()
                  .orElse(null);
        }
        if (at != null && way.contains(at)) {
          List<String> circle = new ArrayList<>(way.subList(way.indexOf(at), way.size()));
          circle.add(at);
          circles.add(circle);
        }
      }
      return circles;
    }
  }
}
