package tricksmith.cli.script;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.Card;
import tricksmith.cards.IndexSet;
import tricksmith.engine.report.Labels;
import tricksmith.program.Program;
import tricksmith.program.expression.Selection;
import tricksmith.program.value.Values;
import tricksmith.program.value.Values.Kind;

/**
 * Names the tables in which a program looks things up, and lists what they hold. Tables of what is
 * printed on cards are called by that; all others are numbered.
 */
final class LookupText {

  private final Program program;
  private final Labels labels;
  private final Map<String, String> names = new LinkedHashMap<>();

  LookupText(Program program) {
    this.program = program;
    labels = new Labels(program);
  }

  /** The tables encountered so far, each on a line. */
  List<String> lines() {
    return names.entrySet().stream()
        .map(table -> table.getValue() + " = " + table.getKey())
        .toList();
  }

  String name(Selection.Tabulated table) {
    return name(table.kind(), table.words(), table.ofNone());
  }

  /** Names a table of words by things of a kind, without a word for none. */
  String name(@Nullable Kind kind, long[] words) {
    return name(kind, words, Values.NONE);
  }

  private String name(@Nullable Kind kind, long[] words, long ofNone) {
    if (kind == Kind.CARD && ofNone == Values.NONE) {
      if (isPrinted(words, card -> Values.ofOrNone(Kind.SUIT, card.suit()))) {
        return "suit";
      }
      if (isPrinted(words, card -> Values.ofOrNone(Kind.RANK, card.rank()))) {
        return "rank";
      }
      if (isPrinted(words, LookupText::number)) {
        return "number";
      }
    }
    return numbered(rows(kind, words, ofNone));
  }

  private boolean isPrinted(long[] words, ToLongFunction<Card> property) {
    return Arrays.equals(words, program.cards().cards().stream().mapToLong(property).toArray());
  }

  private static long number(Card card) {
    Long number = card.number();
    return number == null ? Values.NONE : Values.number(number);
  }

  /**
   * Names a table of sets.
   *
   * @param elements the kind of the elements, or null if unknown
   */
  String name(@Nullable Kind keys, List<IndexSet> sets, @Nullable Kind elements) {
    if (IntStream.range(0, sets.size()).allMatch(i -> sets.get(i).equals(IndexSet.of(i)))) {
      return "set-of";
    }
    if ((keys == Kind.SUIT && isPrinted(sets, Card::suit))
        || (keys == Kind.RANK && isPrinted(sets, Card::rank))) {
      return "cards-of";
    }
    return numbered(
        IntStream.range(0, sets.size())
            .filter(i -> !sets.get(i).isEmpty())
            .mapToObj(i -> thing(keys, i) + ": " + set(sets.get(i), elements))
            .collect(joining(", ", "{ ", ", else {} }")));
  }

  private boolean isPrinted(List<IndexSet> sets, ToLongFunction<Card> property) {
    return program.cards().cards().stream()
        .allMatch(
            card ->
                IntStream.range(0, sets.size())
                    .allMatch(
                        i ->
                            sets.get(i).contains(card.index())
                                == (property.applyAsLong(card) == i)));
  }

  private String numbered(String content) {
    String name = names.getOrDefault(content, "table-" + (names.size() + 1));
    names.put(content, name);
    return name;
  }

  private String rows(@Nullable Kind kind, long[] words, long ofNone) {
    Map<Long, List<String>> keys = new LinkedHashMap<>();
    for (int i = 0; i < words.length; i++) {
      if (words[i] != ofNone) {
        keys.computeIfAbsent(words[i], _ -> new ArrayList<>()).add(thing(kind, i));
      }
    }
    return keys.entrySet().stream()
        .map(row -> String.join(" ", row.getValue()) + ": " + word(row.getKey()))
        .collect(joining(", ", "{ ", ", else " + word(ofNone) + " }"));
  }

  private String word(long word) {
    return word == Selection.Tabulated.UNKNOWN ? "evaluated" : labels.of(word);
  }

  /** Formats a set; by the numbers of its elements if their kind is unknown. */
  String set(IndexSet set, @Nullable Kind kind) {
    if (kind == null && set.size() > 1 && set.equals(IndexSet.upTo(set.size()))) {
      return "{#0..#" + (set.size() - 1) + "}";
    }
    IndexSet others = IndexSet.upTo(count(kind)).without(set);
    if (kind == null || others.size() >= set.size()) {
      return elements(set, kind);
    }
    String all = "all " + kind.name().toLowerCase(Locale.ROOT) + "s";
    return others.isEmpty() ? all : all + " but " + elements(others, kind);
  }

  private int count(@Nullable Kind kind) {
    return switch (kind) {
      case CARD -> program.cards().size();
      case SUIT -> program.cards().suits().size();
      case RANK -> program.cards().ranks().size();
      case PLAYER -> program.players();
      case YES_NO, SIDE, TRICK, LABEL, COMBINATION -> 0;
      case null -> 0;
    };
  }

  private String elements(IndexSet set, @Nullable Kind kind) {
    return Arrays.stream(set.toArray())
        .mapToObj(element -> thing(kind, element))
        .collect(joining(" ", "{", "}"));
  }

  private String thing(@Nullable Kind kind, int index) {
    return kind == null ? "#" + index : labels.of(Values.of(kind, index));
  }
}
