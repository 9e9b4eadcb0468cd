package tricksmith.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tricksmith.cli.CapturedCommand;
import tricksmith.script.GameScript;
import tricksmith.source.Source;

/**
 * Who types what the tutorial says sees what it shows. A block of a script replaces the sections of
 * the same name in what has been typed so far; the last one is the whole of it. What the program
 * prints is rewritten by {@code -Dsnippets.rewrite=true}.
 */
class TutorialTest {
  private static final String FILE = "my-game.trick";
  private static final Pattern SECTION = Pattern.compile("(?m)^(?=\\w)");
  private static final String LEFT_OUT = "…";

  @TempDir private Path folder;

  static Stream<Page> tutorials() {
    return Stream.concat(Page.english().stream(), Page.japanese().stream())
        .filter(page -> page.path().endsWith("tutorial.md"));
  }

  @ParameterizedTest
  @MethodSource("tutorials")
  void everyStepIsAsThePageShows(Page page) throws IOException {
    Map<String, String> sections = new LinkedHashMap<>();
    List<MatchResult> blocks = page.fenced().toList();
    String typed = "";
    StringBuilder rewritten = new StringBuilder();
    int copied = 0;
    for (MatchResult block : blocks) {
      switch (block.group(1)) {
        case "trick" -> {
          typed = block.group(2);
          sections.putAll(sections(typed));
          assertReadable(String.join("\n", sections.values()));
        }
        case "console" -> {
          String printed = printed(block.group(2), page, String.join("\n", sections.values()));
          rewritten.append(page.text(), copied, block.start(2)).append(printed);
          copied = block.end(2);
        }
        default -> {}
      }
    }

    if (Boolean.getBoolean("snippets.rewrite")) {
      rewritten.append(page.text(), copied, page.text().length());
      Files.writeString(page.path(), rewritten);
    }
    assertThat(sections(typed)).as("what stands at the end").isEqualTo(sections);
  }

  /** By the word with which each begins. */
  private static Map<String, String> sections(String script) {
    Map<String, String> sections = new LinkedHashMap<>();
    for (String section : SECTION.split(script, -1)) {
      sections.put(section.split("\\W", 2)[0], section.strip() + "\n");
    }
    return sections;
  }

  private static void assertReadable(String script) {
    GameScript read = GameScript.read(new Source(FILE, script));
    assertThat(read.isPlayable()).as(() -> read.diagnostics() + "\n" + script).isTrue();
  }

  /** The command with what it prints, which must be what the page shows. */
  private String printed(String shown, Page page, String script) throws IOException {
    Path file = folder.resolve(FILE);
    Files.writeString(file, script);
    List<String> lines = shown.lines().toList();
    List<Object> words = new ArrayList<>();
    for (String word : lines.getFirst().replace("$ tricksmith ", "").split(" ", -1)) {
      words.add(word.equals(FILE) ? file : word);
    }
    words.add("--lang=" + language(page));
    CapturedCommand.Ran ran = CapturedCommand.run(words.toArray());
    String printed = (ran.out() + ran.err()).replace(file.toString(), FILE);

    if (Boolean.getBoolean("snippets.rewrite") && !lines.contains(LEFT_OUT)) {
      return lines.getFirst() + "\n" + printed;
    }
    assertThat(printed)
        .as(page.name() + ": " + lines.getFirst() + " (-Dsnippets.rewrite=true rewrites it)")
        .matches(expected(lines.subList(1, lines.size())));
    return shown;
  }

  private static String language(Page page) {
    return Objects.requireNonNull(page.path().getParent()).endsWith("ja") ? "ja" : "en";
  }

  /** Where the page leaves lines out, any may stand. */
  private static String expected(List<String> lines) {
    StringBuilder pattern = new StringBuilder("(?s)");
    for (String line : lines) {
      pattern.append(line.equals(LEFT_OUT) ? ".*" : Pattern.quote(line + "\n"));
    }
    return pattern.toString();
  }
}
