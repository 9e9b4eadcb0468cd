package tricksmith.editor;

import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toMap;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The table of packages in {@code docs/architecture.md}: what each of them imports. A copy of
 * {@code PackageTable} among the tests of the interpreter, which tests of the editor do not see.
 */
final class EditorPackageTable {
  private static final Path PAGE = Path.of("..", "docs", "architecture.md");
  private static final Pattern ROW = Pattern.compile("\\| `([a-z.]+)` \\| .* \\| ([^|]*) \\|");

  /** What libraries are called on the page, by the beginning of their packages. */
  private static final Map<String, String> LIBRARIES =
      Map.ofEntries(
          Map.entry("org.antlr.v4.runtime", "ANTLR"),
          Map.entry("org.apache.commons.statistics", "Apache Commons Statistics"),
          Map.entry("org.eclipse.lsp4j", "LSP4J"),
          Map.entry("com.fasterxml.jackson.core", "Jackson"),
          Map.entry("com.google.gson", "Gson"),
          Map.entry("com.github.difflib", "java-diff-utils"),
          Map.entry("com.sun.glass.ui", "com.sun.glass.ui"),
          Map.entry("com.sun.javafx", "com.sun.javafx.text"),
          Map.entry("javafx", "JavaFX"),
          Map.entry("atlantafx", "JavaFX"),
          Map.entry("org.kordamp", "JavaFX"),
          Map.entry("org.fxmisc", "RichTextFX"),
          Map.entry("org.reactfx", "RichTextFX"),
          Map.entry("org.slf4j", "SLF4J"),
          Map.entry("picocli", "picocli"));

  private static final Map<String, String> CELLS = cells();

  private EditorPackageTable() {}

  private static Map<String, String> cells() {
    try {
      String page = Files.readString(PAGE);
      int table = page.indexOf("## Packages");
      return page.substring(table, page.indexOf("### ", table))
          .lines()
          .flatMap(line -> ROW.matcher(line).results())
          .collect(toMap(row -> row.group(1), row -> row.group(2), (one, _) -> one, TreeMap::new));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Stream<String> names() {
    return CELLS.keySet().stream();
  }

  /** What the page says that a package imports. */
  static Set<String> mayImport(String name) {
    String cell = CELLS.get(name);
    return Stream.concat(
            Pattern.compile("`([a-z0-9.]+)`")
                .matcher(cell)
                .results()
                .map(each -> inFull(name, each.group(1))),
            LIBRARIES.values().stream().filter(cell::contains))
        .collect(toCollection(TreeSet::new));
  }

  /** Rows of the editor name other packages of the editor without its name. */
  private static String inFull(String row, String name) {
    String ofEditor = "editor." + name;
    return row.startsWith("editor.") && CELLS.containsKey(ofEditor) ? ofEditor : name;
  }

  /** What a package imports. */
  static Set<String> imports(String name, JavaClasses classes) {
    Set<String> found =
        classes.stream()
            .filter(each -> name.equals(named(each)))
            .flatMap(each -> each.getDirectDependenciesFromSelf().stream())
            .map(Dependency::getTargetClass)
            .map(JavaClass::getBaseComponentType)
            .filter(each -> !each.isPrimitive())
            .map(EditorPackageTable::named)
            .collect(toCollection(TreeSet::new));
    found.remove(name);
    found.remove("");
    return found;
  }

  /** The package or library of a class, as the page calls it; empty for what all may use. */
  private static String named(JavaClass each) {
    String from = each.getPackageName();
    if (from.startsWith("tricksmith.")) {
      return from.replaceFirst("tricksmith\\.(editor\\.\\w+|\\w+).*", "$1");
    }
    return from.startsWith("java.") || from.startsWith("org.jspecify.")
        ? ""
        : LIBRARIES.entrySet().stream()
            .filter(library -> (from + ".").startsWith(library.getKey() + "."))
            .map(Map.Entry::getValue)
            .findFirst()
            .orElse(from);
  }
}
