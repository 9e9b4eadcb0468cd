package tricksmith.service.completion;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tricksmith.check.Checker;
import tricksmith.check.names.Expected;
import tricksmith.check.names.Expected.Candidate;
import tricksmith.check.names.NameKind;
import tricksmith.check.names.Plurals;
import tricksmith.parse.Continuation;
import tricksmith.parse.Continuation.Kind;
import tricksmith.parse.ScriptParser;
import tricksmith.rules.Type;
import tricksmith.service.completion.Completion.Item;
import tricksmith.service.script.CheckedScript;
import tricksmith.service.script.LanguageWords;
import tricksmith.service.script.Outline;
import tricksmith.service.script.OutlineItem;
import tricksmith.service.script.WordKind;
import tricksmith.source.Source;
import tricksmith.source.Span;
import tricksmith.syntax.Script;

/** Finds what could be written at a place: whole lines, words of the language, and names. */
public final class Completer {

  /** The type of value that a word of the language begins, as far as the word tells. */
  private static final Map<String, Type> VALUES =
      Map.ofEntries(
          Map.entry("number", Type.Basic.NUMBER),
          Map.entry("sum", Type.Basic.NUMBER),
          Map.entry("highest", Type.Basic.NUMBER),
          Map.entry("lowest", Type.Basic.NUMBER),
          Map.entry("place", Type.Basic.NUMBER),
          Map.entry("some", Type.Basic.YES_NO),
          Map.entry("every", Type.Basic.YES_NO),
          Map.entry("no", Type.Basic.YES_NO),
          Map.entry("not", Type.Basic.YES_NO),
          Map.entry("seat", Type.Basic.PLAYER),
          Map.entry("left", Type.Basic.PLAYER),
          Map.entry("right", Type.Basic.PLAYER),
          Map.entry("next", Type.Basic.PLAYER),
          Map.entry("player", Type.Basic.PLAYER),
          Map.entry("top", Type.Basic.CARD),
          Map.entry("bottom", Type.Basic.CARD),
          Map.entry("cards", new Type.SetOf(Type.Basic.CARD)));

  /** Words that can begin a line by the grammar, but no meaningful one. */
  private static final Set<String> BEGIN_NO_LINE = Set.of("moves", "not");

  /** Sections that a script has at most once. */
  private static final Set<String> ONCE =
      Set.of(
          "game",
          "players",
          "language",
          "options",
          "zones",
          "state",
          "match",
          "trick",
          "score",
          "end",
          "tests");

  /** Types of which one value can be drawn by the name of the type. */
  private static final List<String> DRAWN = List.of("player", "suit", "rank", "card", "side");

  private final CheckedScript script;
  private final LanguageWords language;
  private final CandidateItems names;

  public Completer(CheckedScript script, Locale locale) {
    this.script = script;
    this.language = LanguageWords.in(locale);
    this.names = new CandidateItems(script, locale);
  }

  /** An item and its rank; lower ranks come first. */
  private record Ranked(Item item, int rank) {}

  public Completion at(int offset) {
    int inside = Math.clamp(offset, 0, script.source().text().length());
    Optional<Continuation> found =
        inside == offset ? Continuation.at(script.source(), offset) : Optional.empty();
    if (found.isEmpty()) {
      return new Completion(new Span(inside, inside), List.of(), Set.of());
    }
    Continuation continuation = found.get();
    Span word = continuation.word();
    Expected expected = expected(continuation);
    List<Ranked> items = new ArrayList<>();
    addTemplates(items, continuation, expected);
    addWords(items, continuation, expected);
    if (expected != null) {
      addNames(items, continuation, expected);
      addProduct(items, continuation, expected);
      addDrawn(items, word);
    }
    String begun = script.source().text(new Span(word.start(), Math.max(word.start(), offset)));
    addConcepts(items, continuation, begun);
    return new Completion(word, sorted(items, begun), finished(items, continuation));
  }

  private static Set<String> finished(List<Ranked> items, Continuation continuation) {
    Set<String> finished = new HashSet<>(continuation.words());
    Template.ALL.stream()
        .filter(template -> template.place() != Kind.VALUE)
        .filter(template -> continuation.kinds().contains(template.place()))
        .forEach(template -> finished.remove(template.word()));
    items.stream()
        .map(Ranked::item)
        .filter(item -> item.snippet().text().equals(item.filter()))
        .forEach(item -> finished.add(item.filter()));
    return finished;
  }

  /** Returns the names expected; null where none is, or where that is unknown. */
  private @Nullable Expected expected(Continuation continuation) {
    if (!continuation.kinds().contains(Kind.NAME)) {
      return null;
    }
    boolean endsLine = restOfLine(continuation.word()).isBlank();
    Source first = endsLine ? continuation.completed() : continuation.asItIs();
    Source second = endsLine ? continuation.asItIs() : continuation.completed();
    Expected expected = expected(first, continuation.name());
    return expected != null || first.equals(second)
        ? expected
        : expected(second, continuation.name());
  }

  private static @Nullable Expected expected(Source source, Span name) {
    Script script = ScriptParser.parse(source).script();
    return Checker.expectedAt(name, script, source);
  }

  private String restOfLine(Span word) {
    Source source = script.source();
    Span line = source.line(source.place(word.end()).line());
    return source.text(new Span(word.end(), Math.max(word.end(), line.end())));
  }

  private void addTemplates(
      List<Ranked> items, Continuation continuation, @Nullable Expected expected) {
    Set<String> present = presentSections(continuation.word());
    boolean line = beginsLine(continuation);
    for (Template template : Template.ALL) {
      boolean possible =
          continuation.kinds().contains(template.place())
              && (template.word().isEmpty() || continuation.words().contains(template.word()));
      boolean again = template.place() == Kind.SECTION && present.contains(template.word());
      boolean value = template.place() == Kind.VALUE;
      if (possible && !again && (!value || !line || isSubject(template.word()))) {
        int rank = value ? rankOfValue(template.word(), expected) : 100;
        items.add(new Ranked(item(template, continuation.word()), rank));
      }
    }
  }

  /** Whether a word can name a player who acts. */
  private static boolean isSubject(String word) {
    return VALUES.get(word) == Type.Basic.PLAYER || word.equals("only");
  }

  private static boolean beginsLine(Continuation continuation) {
    return continuation.kinds().contains(Kind.STATEMENT);
  }

  /** Returns the sections elsewhere in the script that may occur only once. */
  private Set<String> presentSections(Span word) {
    return Outline.of(script.syntax(), script.source()).stream()
        .filter(item -> item.span().start() != word.start())
        .filter(item -> item.kind() == WordKind.SECTION)
        .map(OutlineItem::label)
        .filter(ONCE::contains)
        .collect(Collectors.toSet());
  }

  /**
   * Adds the concepts whose name starts with the word begun, though scripts write them differently.
   */
  private void addConcepts(List<Ranked> items, Continuation continuation, String begun) {
    for (Concept concept : Concept.ALL) {
      if (continuation.kinds().contains(concept.place())) {
        concept
            .called(begun)
            .map(name -> item(concept, name, continuation.word()))
            .ifPresent(item -> items.add(new Ranked(item, rank(concept))));
      }
    }
  }

  /**
   * Returns the rank of a concept: before other statements, but after what the script itself has
   * named.
   */
  private static int rank(Concept concept) {
    return concept.place() == Kind.VALUE ? 300 : 90;
  }

  private Item item(Concept concept, String name, Span word) {
    Snippet snippet = Snippet.of(concept.text().replace("\n", "\n" + indentation(word)));
    String label = snippet.text().strip().replaceAll("\\s+", " ");
    return new Item(label, WordKind.KEYWORD, name, name, "", snippet);
  }

  private Item item(Template template, Span word) {
    Snippet snippet = Snippet.of(template.text().replace("\n", "\n" + indentation(word)));
    String label = snippet.text().strip().replaceAll("\\s+", " ");
    boolean section = template.place() == Kind.SECTION;
    String about =
        (section
                ? language.sectionExplanation(template.word())
                : language.explanation(template.word()))
            .orElse("");
    return new Item(
        label,
        section ? WordKind.SECTION : WordKind.KEYWORD,
        template.word().isEmpty() ? label : template.word(),
        "",
        about,
        snippet);
  }

  private String indentation(Span word) {
    Source source = script.source();
    String line = source.text(source.line(source.place(word.start()).line()));
    return line.substring(0, line.length() - line.stripLeading().length());
  }

  /** Adds the words of the language with which no whole line or value begins. */
  private void addWords(
      List<Ranked> items, Continuation continuation, @Nullable Expected expected) {
    Predicate<String> inTemplate =
        word ->
            Template.ALL.stream()
                .anyMatch(
                    template ->
                        template.word().equals(word)
                            && continuation.kinds().contains(template.place()));
    boolean value = continuation.kinds().contains(Kind.VALUE);
    boolean line = beginsLine(continuation);
    for (String word : continuation.words()) {
      boolean offered =
          Character.isLetter(word.charAt(0)) && !(line && BEGIN_NO_LINE.contains(word));
      if (offered && !inTemplate.test(word)) {
        String about = language.explanation(word).orElse("");
        Item item = new Item(word, WordKind.KEYWORD, word, "", about, Snippet.plain(word));
        items.add(new Ranked(item, value ? rankOfValue(word, expected) : 150));
      }
    }
  }

  private static int rankOfValue(String word, @Nullable Expected expected) {
    Type type = VALUES.get(word);
    Type wanted = expected == null ? null : expected.type();
    return wanted != null && (wanted.equals(type) || isSetOf(wanted, type)) ? 212 : 500;
  }

  private static boolean isSetOf(Type wanted, @Nullable Type type) {
    return wanted instanceof Type.SetOf(Type element) && element.equals(type);
  }

  private void addNames(List<Ranked> items, Continuation continuation, Expected expected) {
    boolean line = beginsLine(continuation);
    String madeUp = continuation.completed().text(continuation.name());
    for (Candidate candidate : expected.candidates()) {
      if (candidate.name().equals(madeUp)) {
        continue; // The word that stands for what is being written declares itself.
      }
      boolean set = line && candidate.kind() == NameKind.VARIABLE;
      int rank = set ? 160 : rank(candidate, expected.type());
      items.add(new Ranked(names.item(candidate, continuation.word(), set), rank));
      if (candidate.kind() == NameKind.LABEL_TYPE && continuation.kinds().contains(Kind.VALUE)) {
        String plural = Plurals.of(candidate.name());
        Item all = new Item(plural, WordKind.TYPE, plural, "", "", Snippet.plain(plural));
        items.add(new Ranked(all, rank + 1));
      }
    }
  }

  /** Adds the way to write a combination where one is expected. */
  private void addProduct(List<Ranked> items, Continuation continuation, Expected expected) {
    if (continuation.words().contains("[") && continuation.kinds().contains(Kind.VALUE)) {
      ProductItems.expected(expected.type())
          .map(product -> new Ranked(ProductItems.item(product), 280))
          .ifPresent(items::add);
    }
  }

  /** Adds what is drawn after {@code random}: {@code random player} is one of all players. */
  private void addDrawn(List<Ranked> items, Span word) {
    String before = script.source().text().substring(0, word.start()).stripTrailing();
    if (before.endsWith(" random")) {
      DRAWN.stream()
          .map(type -> new Item(type, WordKind.TYPE, type, "", about(type), Snippet.plain(type)))
          .map(item -> new Ranked(item, 195))
          .forEach(items::add);
    }
  }

  private String about(String type) {
    return language.typeExplanation(type).orElse("");
  }

  private static int rank(Candidate candidate, @Nullable Type wanted) {
    Type type = candidate.type();
    boolean none = candidate.name().equals("none") || candidate.name().equals("nobody");
    int kind = kindRank(candidate);
    if (!candidate.fits()) {
      return 600 + kind;
    }
    if (none) {
      return 390;
    }
    return wanted == null || wanted.equals(type) ? 200 + kind : 300 + kind;
  }

  private static int kindRank(Candidate candidate) {
    return switch (candidate.kind()) {
      case LOCAL -> 0;
      case VARIABLE, DEFINITION, PROCEDURE, OPTION -> 5;
      case LABEL, SUIT, RANK, CARD, KIND, LABEL_TYPE -> 10;
      case ZONE, DECK -> candidate.declared() == null ? 15 : 7;
      case WORD -> 20;
      case FUNCTION, NUMBER -> 25;
    };
  }

  /** Returns the items that continue what is begun; those that start with it first. */
  private static List<Item> sorted(List<Ranked> items, String begun) {
    Set<String> seen = new HashSet<>();
    return items.stream()
        .filter(ranked -> likeness(ranked.item.filter(), begun) < 3)
        .sorted(
            Comparator.comparingInt((Ranked ranked) -> likeness(ranked.item.filter(), begun))
                .thenComparingInt(Ranked::rank))
        .map(Ranked::item)
        .filter(item -> seen.add(item.label() + "\n" + item.snippet().text()))
        .toList();
  }

  private static int likeness(String name, String begun) {
    String small = name.toLowerCase(Locale.ROOT);
    String start = begun.toLowerCase(Locale.ROOT);
    if (small.startsWith(start)) {
      return 0;
    }
    if (small.contains("-" + start)) {
      return 1;
    }
    return small.contains(start) ? 2 : 3;
  }
}
