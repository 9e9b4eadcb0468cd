package tricksmith.check.advice;

import static java.util.stream.Collectors.toSet;
import static java.util.stream.Collectors.toUnmodifiableMap;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tricksmith.check.symbols.DeckConstants;
import tricksmith.source.Spelling;
import tricksmith.source.TextResource;

/** Players' words for the things on a card table, in English and in Japanese. */
public final class Synonyms {

  /** Groups of words for the same thing. */
  private static final List<List<String>> THINGS =
      TextResource.lines(Synonyms.class, "synonyms.txt").stream()
          .map(line -> List.of(line.split(" ")))
          .toList();

  private static final List<String> NUMBERS =
      List.of(
          "zero",
          "one",
          "two",
          "three",
          "four",
          "five",
          "six",
          "seven",
          "eight",
          "nine",
          "ten",
          "eleven",
          "twelve",
          "thirteen");

  /** What every script has, and a deck may call a suit in another language. */
  private static final Set<String> OF_THE_LANGUAGE =
      Set.of(
          "card", "cards", "suit", "suits", "rank", "ranks", "number", "numbers", "player",
          "players", "side", "sides", "trick", "tricks", "hand", "hands", "table", "won", "led");

  private static final Map<String, List<String>> BY_NAME =
      THINGS.stream()
          .flatMap(names -> names.stream().map(name -> Map.entry(folded(name), names)))
          .collect(toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));

  private static final Pattern NUMBER_THEN_WORD = Pattern.compile("([0-9]+)(\\D.*)");

  private static final Pattern COUNTED = Pattern.compile("([0-9]+)(枚|枚ずつ|人|名|回|点|トリック|ラウンド|ディール)");

  private static final Pattern PLAYERS = Pattern.compile("([0-9]{1,2})人(?:のとき|の場合|なら)?");

  /** A number after the long vowel sign, which lies on the key of the minus. */
  private static final Pattern NEGATIVE = Pattern.compile("ー([0-9]+)");

  /** Type names of other languages. */
  private static final Map<String, String> TYPES =
      TextResource.meanings(Synonyms.class, "type-names.txt");

  /** The length of the longest word that is taken apart. */
  private static final int LONGEST_CARD = 60;

  private Synonyms() {}

  public static Optional<String> type(String word) {
    return Optional.ofNullable(TYPES.get(folded(word)));
  }

  public static Optional<String> among(String word, Collection<String> known) {
    String meant = folded(word);
    List<String> names = BY_NAME.getOrDefault(meant, List.of());
    Set<String> wanted =
        Stream.concat(Stream.of(meant), names.stream().map(Synonyms::folded)).collect(toSet());
    return known.stream()
        .filter(name -> !name.equals(word))
        .filter(name -> wanted.contains(folded(name)))
        .min(Comparator.comparingInt((String name) -> names.indexOf(name) == 0 ? 0 : 1));
  }

  /**
   * The suit or rank that a word is a synonym of. Words of the language keep their meaning, also in
   * a deck with a suit 札.
   */
  public static Optional<String> ofTheDeck(String word, Collection<String> known) {
    return OF_THE_LANGUAGE.contains(folded(word)) ? Optional.empty() : among(word, known);
  }

  public static Optional<String> number(String word) {
    Matcher counted = COUNTED.matcher(folded(word));
    if (counted.matches()) {
      return Optional.of(counted.group(1));
    }
    Matcher negative = NEGATIVE.matcher(folded(word));
    if (negative.matches()) {
      return Optional.of("-" + negative.group(1));
    }
    int number = NUMBERS.indexOf(folded(word));
    return number < 0 ? Optional.empty() : Optional.of(Integer.toString(number));
  }

  /** The number of players that a word spells: {@code 3人}. */
  static Optional<String> players(String word) {
    return Optional.of(PLAYERS.matcher(folded(word)))
        .filter(Matcher::matches)
        .map(players -> players.group(1));
  }

  /** The card meant by a label in other words or in another order: {@code SQ}. */
  public static Optional<String> card(String word, DeckConstants constants) {
    if (word.length() > LONGEST_CARD) {
      return Optional.empty();
    }
    return Stream.iterate(1, cut -> cut < word.length(), cut -> cut + 1)
        .flatMap(
            cut ->
                Stream.of(
                    label(word.substring(0, cut), word.substring(cut), constants),
                    label(word.substring(cut), word.substring(0, cut), constants)))
        .flatMap(Optional::stream)
        .filter(label -> constants.cards().containsKey(label) && !label.equals(word))
        .findFirst();
  }

  private static Optional<String> label(String rank, String suit, DeckConstants constants) {
    return here(rank, constants.ranks().keySet())
        .flatMap(first -> here(suit, constants.suits().keySet()).map(last -> first + last));
  }

  private static Optional<String> here(String word, Collection<String> known) {
    return known.contains(word) ? Optional.of(word) : among(word, known);
  }

  /** A number and a suit written as one word, as a combination: {@code [13, D]}. */
  public static Optional<String> combined(String word, DeckConstants constants) {
    Matcher parts = NUMBER_THEN_WORD.matcher(word);
    return parts.matches()
        ? here(parts.group(2), constants.suits().keySet())
            .map(suit -> "[" + parts.group(1) + ", " + suit + "]")
        : Optional.empty();
  }

  private static String folded(String word) {
    return Spelling.folded(word);
  }
}
