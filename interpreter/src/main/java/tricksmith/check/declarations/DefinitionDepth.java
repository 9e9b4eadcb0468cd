package tricksmith.check.declarations;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.check.names.Plurals;
import tricksmith.syntax.Definition;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Name;

/**
 * How deep definitions lead when each use of another one is followed into it. Code that checks and
 * evaluates them by recursion goes exactly that deep, so there is a limit. Since only the names in
 * the text count, the depth is known before anything is checked. It is found without recursion.
 */
final class DefinitionDepth {

  /** The greatest depth of nested expressions, including those inside the definitions used. */
  private static final int DEEPEST = 100;

  /** How deep a definition counts at least that uses another, however short it is. */
  private static final int LEAST_WITH_A_USE = 2;

  private final Map<String, List<Definition>> named = new LinkedHashMap<>();
  private final Map<String, Integer> depths = new HashMap<>();
  private final Set<String> underWay = new HashSet<>();
  private final List<Definition> tooDeep = new ArrayList<>();

  private DefinitionDepth(List<Definition> definitions) {
    for (Definition each : definitions) {
      named.computeIfAbsent(each.name().text(), _ -> new ArrayList<>()).add(each);
    }
  }

  /**
   * The definitions that lead too deep: just enough of them that without these none does.
   *
   * @param definitions all definitions of a script, including those in blocks; equal names count as
   *     one
   */
  static List<Definition> tooDeep(List<Definition> definitions) {
    DefinitionDepth depth = new DefinitionDepth(definitions);
    depth.named.keySet().forEach(depth::find);
    return depth.tooDeep;
  }

  /** An expression, and how many others of its definition enclose it. */
  private record Place(Expression expression, int depth) {}

  /**
   * A name under examination.
   *
   * @param depth the depth of what is written there, without what it uses
   * @param uses the names used, each with the depth of its deepest use
   * @param ahead the used names still to be followed
   */
  private record Visit(String name, int depth, Map<String, Integer> uses, Iterator<String> ahead) {}

  private void find(String first) {
    if (depths.containsKey(first)) {
      return;
    }
    Deque<Visit> visits = new ArrayDeque<>(List.of(visit(first)));
    while (!visits.isEmpty()) {
      Visit visit = visits.getFirst();
      if (!visit.ahead.hasNext()) {
        visits.pop();
        leave(visit);
        continue;
      }
      String next = visit.ahead.next();
      if (!depths.containsKey(next) && !underWay.contains(next)) {
        visits.push(visit(next));
      }
    }
  }

  private Visit visit(String name) {
    underWay.add(name);
    Map<String, Integer> uses = new LinkedHashMap<>();
    int depth = 0;
    for (Definition definition : named.getOrDefault(name, List.of())) {
      Deque<Place> places = new ArrayDeque<>(List.of(new Place(definition.body(), 1)));
      while (!places.isEmpty()) {
        Place place = places.pop();
        depth = Math.max(depth, place.depth);
        used(place.expression)
            .filter(used -> named.containsKey(used) && !isParameter(used, definition))
            .forEach(used -> uses.merge(used, Math.max(LEAST_WITH_A_USE, place.depth), Math::max));
        place.expression.parts().forEach(part -> places.push(new Place(part, place.depth + 1)));
      }
    }
    return new Visit(name, depth, uses, List.copyOf(uses.keySet()).iterator());
  }

  /** The names in an expression that may be names of definitions. */
  private static Stream<String> used(Expression expression) {
    if (expression instanceof Expression.Call call) {
      return Stream.of(call.function().text());
    }
    Expression.Domain domain = expression.domain();
    Name noun = domain == null ? null : domain.name();
    String word =
        expression instanceof Expression.Word(_, String text)
            ? text
            : noun == null ? "" : noun.text();
    return Stream.concat(Stream.of(word), Plurals.singulars(word).stream());
  }

  private static boolean isParameter(String name, Definition definition) {
    return definition.parameters().stream().anyMatch(each -> each.name().text().equals(name));
  }

  /**
   * Records the depth of a name. A definition that uses itself is a different mistake, reported
   * elsewhere.
   */
  private void leave(Visit visit) {
    int depth = visit.depth;
    for (Map.Entry<String, Integer> use : visit.uses.entrySet()) {
      depth = Math.max(depth, use.getValue() + depths.getOrDefault(use.getKey(), 0));
    }
    if (depth > DEEPEST) {
      tooDeep.addAll(named.getOrDefault(visit.name, List.of()));
      depth = 0;
    }
    underWay.remove(visit.name);
    depths.put(visit.name, depth);
  }
}
