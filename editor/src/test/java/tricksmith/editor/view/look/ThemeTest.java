package tricksmith.editor.view.look;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.constantpool.StringEntry;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.css.Stylesheet;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The themes are AtlantaFX's without the selectors that fit no part of the window, which are more
 * than half: JavaFX would try many of them on every label.
 */
class ThemeTest {
  private static final String EDITOR = "tricksmith/editor/command/EditCommand";

  /** Only these have parts of windows. */
  private static final Pattern SEARCHED =
      Pattern.compile(
          "(tricksmith/editor|atlantafx/base/controls|com/sun/javafx|javafx|org/fxmisc|org/kordamp)/.*");

  /** Controls that libraries can put into others, and that the window does without. */
  private static final Set<String> LEFT_OUT =
      Set.of(
          "javafx/scene/control/DatePicker",
          "javafx/scene/control/PasswordField",
          "javafx/scene/control/TableColumn",
          "javafx/scene/control/TableView",
          "javafx/scene/control/TreeTableColumn",
          "javafx/scene/control/TreeTableView");

  private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
  private static final Pattern RULE = Pattern.compile("([^{}]+)(\\{[^{}]*\\})");
  private static final Pattern STYLE_CLASS = Pattern.compile("\\.([a-z][\\w-]*)");

  /** Some style classes end in a number, which is put in at run time. */
  private static final Pattern NUMBER = Pattern.compile("[\\d\\u0001]+$");

  /** The words in the strings of all classes that the editor may load: style classes among them. */
  private static Set<String> words() throws IOException {
    Set<String> words = new HashSet<>();
    Set<String> known = new HashSet<>(Set.of(EDITOR));
    Deque<String> open = new ArrayDeque<>(known);
    while (!open.isEmpty()) {
      String name = open.remove();
      for (PoolEntry entry : ClassFile.of().parse(read(name + ".class")).constantPool()) {
        if (entry instanceof StringEntry string) {
          Stream.of(string.stringValue().split("[ ,]"))
              .map(ThemeTest::withoutNumber)
              .forEach(words::add);
        } else if (entry instanceof ClassEntry mentioned) {
          String other = mentioned.asInternalName().replaceAll("^\\[+L|;$", "");
          if (LEFT_OUT.contains(other)) {
            assertThat(name).as("uses " + other).doesNotStartWith("tricksmith");
          } else if (SEARCHED.matcher(other).matches() && known.add(other)) {
            open.add(other);
          }
        }
      }
    }
    return words;
  }

  /** {@code -Dthemes.rewrite=true} writes them: from a newer AtlantaFX, or if a style is new. */
  @ParameterizedTest
  @ValueSource(strings = {"primer-light", "primer-dark"})
  void isTheLibrarysWithoutWhatFitsNothing(String name, @TempDir Path folder) throws IOException {
    Path shipped =
        Path.of("src", "main", "resources", "tricksmith", "editor", "view", name + ".bss");
    Path text = Files.writeString(folder.resolve(name + ".css"), theme(name));
    Path made = folder.resolve(name + ".bss");
    Stylesheet.convertToBinary(text.toFile(), made.toFile());
    if (Boolean.getBoolean("themes.rewrite")) {
      Files.copy(made, shipped, StandardCopyOption.REPLACE_EXISTING);
    }
    assertThat(rules(shipped).equals(rules(made)))
        .as("has the same rules; otherwise: -Dthemes.rewrite=true")
        .isTrue();
  }

  /** Files of the same rules may differ in the order of pseudo-classes. */
  private static List<Object> rules(Path file) throws IOException {
    URL place = file.toUri().toURL();
    return Stylesheet.loadBinary(place).getRules().stream()
        .<Object>map(
            rule ->
                List.of(
                    List.copyOf(rule.getSelectors()),
                    rule.getDeclarations().toString().replace(place.toString(), "")))
        .toList();
  }

  private static String theme(String name) throws IOException {
    Set<String> words = words();
    String whole = new String(read("atlantafx/base/theme/" + name + ".css"), UTF_8);
    StringBuilder theme = new StringBuilder();
    for (MatchResult rule :
        RULE.matcher(COMMENT.matcher(whole).replaceAll("")).results().toList()) {
      String selectors =
          Stream.of(rule.group(1).split(","))
              .filter(selector -> mayFit(selector, words))
              // Nobody can disable a chart here.
              .filter(selector -> !selector.contains(".chart:disabled"))
              // Only words: no tab has an icon, and JavaFX would try these on every part.
              .map(selector -> selector.replaceAll("\\.tab-label > \\*\\s*$", ".tab-label > .text"))
              .collect(joining(","));
      if (!selectors.isEmpty()) {
        theme.append(selectors).append(rule.group(2));
      }
    }
    return theme.toString();
  }

  private static boolean mayFit(String selector, Set<String> words) {
    return STYLE_CLASS
        .matcher(selector)
        .results()
        .allMatch(part -> words.contains(withoutNumber(part.group(1))));
  }

  private static String withoutNumber(String word) {
    return NUMBER.matcher(word).replaceAll("");
  }

  private static byte[] read(String resource) throws IOException {
    try (InputStream content = ClassLoader.getSystemResourceAsStream(resource)) {
      return Objects.requireNonNull(content, resource).readAllBytes();
    }
  }
}
