package tricksmith.editor;

import static java.util.stream.Collectors.flatMapping;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables of rooms in {@code docs/architecture.md}, each of which begins with the top room. */
class RoomOrderTest {
  private static final Path PAGE = Path.of("..", "docs", "architecture.md");
  private static final Pattern ROOM = Pattern.compile("(?m)^\\| `(\\w+)` \\|");

  @ParameterizedTest
  @CsvSource({
    "the program, tricksmith.program",
    "lowering, tricksmith.lower",
    "the engine, tricksmith.engine",
    "the review, tricksmith.review",
    "the window, tricksmith.editor.view",
    "the table, tricksmith.editor.table"
  })
  void roomsUseOnlyThoseBelowThem(String title, String house) throws IOException {
    List<String> rooms = rooms(title, house);
    Map<String, Set<String>> uses = uses(house);
    assertThat(uses.keySet()).containsExactlyInAnyOrderElementsOf(rooms);
    for (String room : rooms) {
      assertThat(uses.get(room)).isSubsetOf(rooms.subList(rooms.indexOf(room), rooms.size()));
    }
  }

  private static List<String> rooms(String title, String house) throws IOException {
    String page = Files.readString(PAGE);
    int begin = page.indexOf("### Rooms of " + title + "\n");
    String table = page.substring(begin, page.indexOf("\n#", begin));
    return Stream.concat(
            Stream.of(house),
            ROOM.matcher(table).results().skip(1).map(room -> house + "." + room.group(1)))
        .toList();
  }

  /** For each room, it and the others of the house that its classes use. */
  private static Map<String, Set<String>> uses(String house) {
    return CompiledClasses.SHIPPED.stream()
        .filter(each -> isIn(house, each))
        .collect(
            groupingBy(
                JavaClass::getPackageName,
                flatMapping(each -> usedBy(each, house), toCollection(TreeSet::new))));
  }

  private static Stream<String> usedBy(JavaClass type, String house) {
    return type.getDirectDependenciesFromSelf().stream()
        .map(dependency -> dependency.getTargetClass().getBaseComponentType())
        .filter(used -> isIn(house, used))
        .map(JavaClass::getPackageName);
  }

  private static boolean isIn(String house, JavaClass type) {
    return (type.getPackageName() + ".").startsWith(house + ".");
  }
}
