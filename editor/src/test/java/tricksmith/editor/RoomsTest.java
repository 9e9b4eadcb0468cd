package tricksmith.editor;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** How the whole house is divided into rooms: the interpreter and the editor together. */
class RoomsTest {
  private static final int LARGEST_KNOT = 5;

  /** Terms, operators and declarations are one recursive data type, and so are nodes. */
  private static final Set<String> RECURSIVE =
      Set.of("tricksmith.rules", "tricksmith.program.expression");

  private static final int LARGEST_FOLDER = 30;

  private static final List<JavaClass> SHIPPED =
      CompiledClasses.SHIPPED.stream()
          .filter(each -> !each.getPackageName().equals("tricksmith.grammar"))
          .toList();

  @Test
  void noTwoClassesShareAName() {
    Map<String, Set<String>> packagesByName =
        topLevelClasses()
            .collect(
                groupingBy(
                    JavaClass::getSimpleName,
                    TreeMap::new,
                    mapping(JavaClass::getPackageName, toCollection(TreeSet::new))));
    packagesByName.values().removeIf(packages -> packages.size() < 2);
    assertThat(packagesByName).as("packages in which a simple name occurs, by name").isEmpty();
  }

  @Test
  void noMoreThanFiveClassesOfAPackageNeedOneAnother() {
    Map<String, Map<String, Set<String>>> packages =
        topLevelClasses()
            .filter(each -> !RECURSIVE.contains(each.getPackageName()))
            .collect(
                groupingBy(
                    JavaClass::getPackageName,
                    toMap(JavaClass::getName, each -> Set.of(), (one, _) -> one)));
    Map<String, Set<String>> uses = uses();
    assertThat(packages.values().stream().map(Map::keySet).flatMap(names -> knots(names, uses)))
        .filteredOn(knot -> knot.size() > LARGEST_KNOT)
        .isEmpty();
  }

  @Test
  void aFolderHoldsNoMoreThanAReaderCanTakeIn() {
    Map<String, Long> sizes =
        topLevelClasses().collect(groupingBy(JavaClass::getPackageName, TreeMap::new, counting()));
    sizes.values().removeIf(size -> size <= LARGEST_FOLDER);
    assertThat(sizes).as("files by folder").isEmpty();
  }

  private static Stream<JavaClass> topLevelClasses() {
    return SHIPPED.stream()
        .filter(JavaClass::isTopLevelClass)
        .filter(each -> !each.getSimpleName().equals("package-info"));
  }

  private static JavaClass topLevel(JavaClass nested) {
    return nested.getEnclosingClass().map(RoomsTest::topLevel).orElse(nested);
  }

  /** For each top-level class, the others that it or a class nested in it uses. */
  private static Map<String, Set<String>> uses() {
    return SHIPPED.stream()
        .collect(groupingBy(each -> topLevel(each).getName(), mapping(RoomsTest::usedBy, toSet())))
        .entrySet()
        .stream()
        .collect(
            toMap(
                Map.Entry::getKey,
                entry -> entry.getValue().stream().flatMap(Collection::stream).collect(toSet())));
  }

  private static Set<String> usedBy(JavaClass user) {
    return user.getDirectDependenciesFromSelf().stream()
        .map(dependency -> topLevel(dependency.getTargetClass().getBaseComponentType()).getName())
        .collect(toSet());
  }

  /** The sets of classes that reach one another without leaving these. */
  private static Stream<Set<String>> knots(Set<String> names, Map<String, Set<String>> uses) {
    Map<String, Set<String>> reached =
        names.stream().collect(toMap(name -> name, name -> reachable(name, names, uses)));
    return names.stream()
        .map(
            name ->
                names.stream()
                    .filter(other -> reached.get(name).contains(other))
                    .filter(other -> reached.get(other).contains(name))
                    .collect(toSet()))
        .distinct();
  }

  private static Set<String> reachable(
      String start, Set<String> within, Map<String, Set<String>> uses) {
    Set<String> found = new HashSet<>();
    Deque<String> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      for (String used : uses.getOrDefault(open.pop(), Set.of())) {
        if (within.contains(used) && found.add(used)) {
          open.push(used);
        }
      }
    }
    return found;
  }
}
