package tricksmith.documentation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A page of the documentation, written in Markdown. */
public record Page(Path path, String text) {
  private static final Path LANGUAGE = Path.of("..", "docs", "language");
  private static final List<String> NAMES =
      List.of("tutorial.md", "recipes.md", "reference.md", "words.md");

  private static final Pattern FENCED = Pattern.compile("(?ms)^```(\\w*)$\\n(.*?)^```$");
  private static final Pattern HEADING = Pattern.compile("(?m)^(#+) (.+)$");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
  private static final Pattern CODE = Pattern.compile("`[^`\n]+`");

  /**
   * A heading.
   *
   * @param level 1 for that of the page
   * @param anchor how links call it
   */
  public record Heading(int level, String title, String anchor) {}

  /**
   * A heading with what belongs to it.
   *
   * @param text up to the next heading of any level
   */
  public record Section(Heading heading, String text) {}

  /** The pages about the language, in English. */
  public static List<Page> english() {
    return pages(LANGUAGE);
  }

  /** The same pages in Japanese, in the same order. */
  public static List<Page> japanese() {
    return pages(LANGUAGE.resolve("ja"));
  }

  private static List<Page> pages(Path folder) {
    return NAMES.stream().map(folder::resolve).filter(Files::exists).map(Page::read).toList();
  }

  /** One page about the language. */
  public static Page named(String name) {
    return read(LANGUAGE.resolve(name));
  }

  /** The page in this file. */
  public static Page read(Path path) {
    try {
      return new Page(path, Files.readString(path));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** What it is called in a test that fails. */
  public String name() {
    return Path.of("..").relativize(path).toString();
  }

  /** All examples of scripts, in order. */
  public List<Example> examples() {
    List<Example> examples = new ArrayList<>();
    int line = 0;
    int counted = 0;
    for (MatchResult found : fenced("trick").toList()) {
      line += (int) text.substring(counted, found.start(2)).chars().filter(c -> c == '\n').count();
      counted = found.start(2);
      examples.add(new Example(this, line, found.group(2)));
    }
    return examples;
  }

  /** Blocks of any kind, with its name in the first group and what they hold in the second. */
  public Stream<MatchResult> fenced() {
    return FENCED.matcher(text).results();
  }

  private Stream<MatchResult> fenced(String kind) {
    return fenced().filter(found -> found.group(1).equals(kind));
  }

  /** Blocks that do not say of what kind they are. */
  public List<String> plainBlocks() {
    return fenced("").map(found -> found.group(2)).toList();
  }

  /** All headings, in order. */
  public List<Heading> headings() {
    return sections().stream().map(Section::heading).toList();
  }

  /** All headings with what stands under each, in order. */
  public List<Section> sections() {
    Map<String, Integer> seen = new HashMap<>();
    List<Section> sections = new ArrayList<>();
    List<MatchResult> found = HEADING.matcher(prose()).results().toList();
    for (int index = 0; index < found.size(); index++) {
      MatchResult each = found.get(index);
      int end = index + 1 < found.size() ? found.get(index + 1).start() : text.length();
      String anchor = anchor(each.group(2));
      int before = seen.merge(anchor, 1, Integer::sum) - 1;
      Heading heading =
          new Heading(
              each.group(1).length(), each.group(2), before == 0 ? anchor : anchor + "-" + before);
      sections.add(new Section(heading, text.substring(each.end(), end)));
    }
    return sections;
  }

  /** As GitHub makes them. */
  private static String anchor(String title) {
    return title
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{M}\\p{N}\\p{Pc} -]", "")
        .replace(' ', '-');
  }

  /** Where its links lead, as they are written. */
  public List<String> links() {
    String prose = CODE.matcher(prose()).replaceAll("code");
    return LINK.matcher(prose).results().map(found -> found.group(1)).toList();
  }

  /** Without the blocks; of the same length, so that places stay. */
  private String prose() {
    return FENCED.matcher(text).replaceAll(found -> found.group().replaceAll("[^\n]", " "));
  }

  @Override
  public String toString() {
    return name();
  }
}
