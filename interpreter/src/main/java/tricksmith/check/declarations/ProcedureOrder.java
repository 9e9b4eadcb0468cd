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
 * In which order procedures can be read, so that each comes after those that it performs: a
 * statement that performs one stands for its statements, so these must be known, and there must not
 * be too many of them. As only names in the text count, all of this is known before anything is
 * checked. It is found without recursion.
 *
 * @param order those that lead neither in a circle nor too far
 * @param circles the names of procedures that perform one another, each circle from its first one
 *     back to it
 * @param tooFar those that lead to too many statements, or to statements too deep inside of others
 */
public record ProcedureOrder(
    List<Section.Procedure> order, List<List<String>> circles, List<Section.Procedure> tooFar) {

  /** So many statements may all procedures together come to, wherever they are performed. */
  private static final long MOST_STATEMENTS = 20_000;

  /** So many blocks may stand around a statement, those of all procedures on the way included. */
  private static final int DEEPEST = 100;

  /**
   * The order of these procedures.
   *
   * @param procedures all of a script; of those with one name the first counts
   * @param elsewhere the blocks from which they are performed
   */
  public static ProcedureOrder of(
      List<Section.Procedure> procedures, List<Statement.Block> elsewhere) {
    Map<String, Section.Procedure> named = new LinkedHashMap<>();
    procedures.forEach(each -> named.putIfAbsent(each.name().text(), each));
    return new Finder(named).find(elsewhere);
  }

  /** A statement that performs a procedure, and how many blocks stand around it. */
  private record Use(String name, int depth) {}

  /** What is written in a procedure, without what it performs. */
  private record Written(List<Use> uses, long statements, int depth) {}

  /** To how many statements a procedure leads, and how deep inside of it they stand. */
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

    /** What is performed elsewhere may not come to too much either: then the largest go. */
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

    /** What could not be reached leads in a circle, or to one. */
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
