package tricksmith.mutation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tricksmith.expectation.TrialTest;
import tricksmith.parse.Written;
import tricksmith.parse.WrittenScript;
import tricksmith.script.GameScript;
import tricksmith.source.Edit;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.source.TextResource;
import tricksmith.syntax.Section;

/**
 * The mutations to try: deleting each line, deleting each block, and swapping single words for
 * their opposites. Tests stay as they are.
 */
final class Mutations {

  private static final Pattern NUMBER = Pattern.compile("\\d{1,6}");

  /** Words and what replaces them. An empty text deletes the word. */
  private static final Map<String, String> OPPOSITES =
      TextResource.meanings(Mutations.class, "opposites.txt");

  private Mutations() {}

  static List<Edit> of(GameScript script) {
    Source source = script.source();
    List<Span> withoutEffect = withoutEffect(script);
    List<Written.Word> words =
        WrittenScript.of(source).pieces().stream()
            .filter(Written.Word.class::isInstance)
            .map(Written.Word.class::cast)
            .filter(
                word -> withoutEffect.stream().noneMatch(at -> at.contains(word.span().start())))
            .toList();
    Set<Edit> all = new LinkedHashSet<>();
    all.addAll(lines(source, words));
    all.addAll(blocks(source, words));
    words.forEach(word -> exchange(word, all));
    return all.stream()
        .sorted(
            Comparator.comparingInt((Edit each) -> each.span().start())
                .thenComparingInt(each -> -each.span().end()))
        .toList();
  }

  /**
   * Returns the sections that cannot affect play: tests, which judge the rules, and translations.
   */
  private static List<Span> withoutEffect(GameScript script) {
    Stream<Span> translations = script.syntax().all(Section.Translation.class).map(Section::span);
    return Stream.concat(TrialTest.section(script).stream(), translations).toList();
  }

  /** Deletes each line that has a word on it. */
  private static List<Edit> lines(Source source, List<Written.Word> words) {
    return words.stream()
        .map(word -> source.line(source.place(word.span().start()).line()))
        .distinct()
        .map(line -> Edit.remove(line))
        .toList();
  }

  /** Deletes each block, from the start of the line that opens it to its closing brace. */
  private static List<Edit> blocks(Source source, List<Written.Word> words) {
    List<Edit> found = new ArrayList<>();
    List<Span> open = new ArrayList<>();
    for (Written.Word word : words) {
      if (word.text().equals("{")) {
        open.add(word.span());
      } else if (word.text().equals("}") && !open.isEmpty()) {
        Span begins = open.removeLast();
        Span line = source.line(source.place(begins.start()).line());
        found.add(Edit.remove(new Span(line.start(), word.span().end())));
      }
    }
    return found;
  }

  private static void exchange(Written.Word word, Set<Edit> all) {
    String opposite = OPPOSITES.get(word.text());
    if (opposite != null) {
      all.add(new Edit(word.span(), opposite));
    } else if (NUMBER.matcher(word.text()).matches()) {
      all.add(new Edit(word.span(), Long.toString(Long.parseLong(word.text()) + 1)));
    } else if (word.text().equals("must")) {
      all.add(new Edit(word.span(), "may not"));
    }
  }
}
