package tricksmith.check.symbols;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.source.Span;

/** A word of the language that is an expression by itself. */
public record BuiltInWord(String word, Type type, Operator operator) {
  private static final Map<String, BuiltInWord> ALL =
      Stream.of(
              new BuiltInWord("players", Types.PLAYERS, Operator.PLAYERS),
              new BuiltInWord("everyone", Types.PLAYERS, Operator.EVERYONE),
              new BuiltInWord("sides", Types.SIDES, Operator.SIDES),
              new BuiltInWord("suits", Types.SUITS, Operator.SUITS),
              new BuiltInWord("ranks", Types.RANKS, Operator.RANKS),
              new BuiltInWord("cards", Types.CARDS, Operator.CARDS),
              new BuiltInWord("table", Types.CARDS, Operator.TABLE),
              new BuiltInWord("led", Type.Basic.CARD, Operator.LED),
              new BuiltInWord("suit-led", Type.Basic.SUIT, Operator.SUIT_LED),
              new BuiltInWord("winner", Type.Basic.PLAYER, Operator.WINNER),
              new BuiltInWord("winning-card", Type.Basic.CARD, Operator.WINNING_CARD),
              new BuiltInWord("loser", Type.Basic.PLAYER, Operator.LOSER),
              new BuiltInWord("stage", Type.Basic.NUMBER, Operator.STAGE),
              new BuiltInWord("trick", Type.Basic.TRICK, Operator.THIS_TRICK),
              new BuiltInWord("tricks", Types.TRICKS, Operator.TRICKS),
              new BuiltInWord("played", Types.CARDS, Operator.PLAYED),
              new BuiltInWord("passes", Type.Basic.NUMBER, Operator.PASSES))
          .collect(Collectors.toUnmodifiableMap(BuiltInWord::word, Function.identity()));

  /** Words that are expressions but stand for something else than a built-in function. */
  private static final List<String> OTHERS =
      List.of("yes", "no", "none", "nobody", "hands", "score");

  public static @Nullable BuiltInWord of(String word) {
    return ALL.get(word);
  }

  /** Whether a word by itself means something in the language. */
  public static boolean means(String word) {
    return ALL.containsKey(word) || OTHERS.contains(word);
  }

  /** The words that are built-in functions without operands, in alphabetical order. */
  public static List<BuiltInWord> values() {
    return ALL.values().stream().sorted(Comparator.comparing(BuiltInWord::word)).toList();
  }

  /** All such words, for suggestions. */
  public static List<String> all() {
    return Stream.concat(ALL.keySet().stream().sorted(), OTHERS.stream()).toList();
  }

  public Term at(Span span) {
    return new Term.Operation(span, type, operator, List.of());
  }
}
