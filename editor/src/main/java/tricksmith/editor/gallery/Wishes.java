package tricksmith.editor.gallery;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tricksmith.mechanism.Mechanism;
import tricksmith.source.TextResource;

/**
 * Understands a search in plain words of either language: {@code wishes.txt} lists which words mean
 * which mechanisms.
 */
final class Wishes {
  private static final Pattern PLAYERS =
      Pattern.compile(
          "((?<!\\d)\\d++|one|two|three|four|five|six|seven|[一二三四五六七])["
              + " -]*+(?:players?|people|人(?:用|で)?)");
  private static final Map<String, Integer> NUMBERS =
      Map.ofEntries(
          Map.entry("one", 1),
          Map.entry("two", 2),
          Map.entry("three", 3),
          Map.entry("four", 4),
          Map.entry("five", 5),
          Map.entry("six", 6),
          Map.entry("seven", 7),
          Map.entry("一", 1),
          Map.entry("二", 2),
          Map.entry("三", 3),
          Map.entry("四", 4),
          Map.entry("五", 5),
          Map.entry("六", 6),
          Map.entry("七", 7));

  /** Words before something unwanted. */
  private static final Pattern NO =
      Pattern.compile("(?:(?<![\\p{L}])(?:no|without)(?: any| an?| the)?[ -]|ノー)$");

  /** Japanese words after something unwanted. */
  private static final Pattern NONE =
      Pattern.compile("^ ?[がのはをも]?(?:ない|無い|なし|無し|いない|使わない|使わず|いらない)");

  /** Words that are no help in a search, and the particles of Japanese sentences. */
  private static final Set<String> EMPTY =
      TextResource.lines(Wishes.class, "empty-words.txt").stream()
          .flatMap(line -> Stream.of(line.split(" ")))
          .collect(Collectors.toUnmodifiableSet());

  private static final Pattern BETWEEN =
      Pattern.compile(
          "[^\\p{L}\\p{N}+\\-]+|(?<=[^\\p{IsHiragana}])(?=\\p{IsHiragana})|(?<=\\p{IsHiragana})(?=[^\\p{IsHiragana}])");

  private final List<Phrase> phrases;

  private record Phrase(Pattern words, int length, Set<Mechanism> mechanisms) {}

  Wishes() {
    phrases =
        Stream.concat(written(), names())
            .sorted(Comparator.comparingInt(Phrase::length).reversed())
            .toList();
  }

  private static Stream<Phrase> written() {
    return TextResource.lines(Wishes.class, "wishes.txt").stream()
        .filter(line -> !line.isBlank())
        .flatMap(Wishes::phrases);
  }

  /** Returns the gallery's names of mechanisms, in every language. */
  private static Stream<Phrase> names() {
    return Stream.of(Locale.ENGLISH, Locale.JAPANESE)
        .map(GalleryWords::new)
        .flatMap(
            words ->
                Stream.of(Mechanism.values())
                    .map(each -> phrase(words.mechanism(each), EnumSet.of(each))));
  }

  private static Stream<Phrase> phrases(String line) {
    String[] sides = line.split("=", 2);
    Set<Mechanism> mechanisms =
        Arrays.stream(sides[0].strip().split(" +"))
            .map(Mechanism::valueOf)
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(Mechanism.class)));
    return Arrays.stream(sides[1].split(";")).map(words -> phrase(words, mechanisms));
  }

  private static Phrase phrase(String written, Set<Mechanism> mechanisms) {
    String words = normal(written);
    return new Phrase(pattern(words), words.length(), mechanisms);
  }

  /**
   * Returns a pattern for words. Words of European languages must match as a whole; Japanese ones
   * stand side by side.
   */
  private static Pattern pattern(String words) {
    String quoted = Pattern.quote(words);
    return Pattern.compile(
        words.codePointAt(0) < 0x2000 ? "(?<![\\p{L}])" + quoted + "(?![\\p{L}])" : quoted);
  }

  private static String normal(String words) {
    return Normalizer.normalize(words, Normalizer.Form.NFKC)
        .toLowerCase(Locale.ROOT)
        .strip()
        .replaceAll("\\s+", " ");
  }

  /** Understands a search. */
  GalleryQuery understood(String words) {
    List<Set<Mechanism>> wishes = new ArrayList<>();
    Set<Mechanism> unwanted = EnumSet.noneOf(Mechanism.class);
    OptionalInt players = OptionalInt.empty();
    List<String> others = new ArrayList<>();
    for (SearchPart part : parts(words)) {
      switch (part.meaning()) {
        case SearchPart.Wanted(Set<Mechanism> mechanisms) -> wishes.add(mechanisms);
        case SearchPart.Unwanted(Set<Mechanism> mechanisms) -> unwanted.addAll(mechanisms);
        case SearchPart.Players(OptionalInt number) -> players = number;
        case SearchPart.Word _ -> others.add(part.said());
      }
    }
    return new GalleryQuery(wishes, unwanted, players, others);
  }

  /** Returns the parts of a search that mean something, in its order. */
  List<SearchPart> parts(String words) {
    String whole = normal(words);
    StringBuilder left = new StringBuilder(whole);
    List<SearchPart> parts = new ArrayList<>();
    for (Phrase phrase : phrases) {
      Matcher there = phrase.words().matcher(left);
      while (there.find()) {
        parts.add(taken(whole, left, there, phrase.mechanisms()));
        there.reset(left);
      }
    }
    Matcher players = PLAYERS.matcher(left);
    if (players.find()) {
      parts.add(
          part(new SearchPart.Players(number(players)), whole, players.start(), players.end()));
      blank(left, players.start(), players.end());
    }
    int from = 0;
    for (String word : words(left.toString())) {
      int at = left.indexOf(word, from);
      from = at + word.length();
      parts.add(part(new SearchPart.Word(), whole, at, from));
    }
    parts.sort(Comparator.comparingInt(SearchPart::begin));
    return parts;
  }

  private static SearchPart part(SearchPart.Meaning meaning, String whole, int from, int to) {
    return new SearchPart(
        meaning,
        whole.substring(from, to),
        from,
        normal(whole.substring(0, from) + " " + whole.substring(to)));
  }

  /** Takes words out of what is left of a search, with the "no" that goes with them. */
  private static SearchPart taken(
      String whole, StringBuilder left, Matcher words, Set<Mechanism> mechanisms) {
    Matcher before = NO.matcher(left).region(0, words.start());
    Matcher after = NONE.matcher(left).region(words.end(), left.length());
    boolean isBefore = before.useTransparentBounds(true).find();
    boolean isAfter = after.find();
    int from = isBefore ? before.start() : words.start();
    int to = isAfter ? after.end() : words.end();
    blank(left, from, to);
    return part(
        isBefore || isAfter
            ? new SearchPart.Unwanted(mechanisms)
            : new SearchPart.Wanted(mechanisms),
        whole,
        from,
        to);
  }

  private static void blank(StringBuilder text, int from, int to) {
    text.replace(from, to, " ".repeat(to - from));
  }

  private static OptionalInt number(Matcher players) {
    String number = players.group(1);
    Integer named = NUMBERS.get(number);
    if (named != null) {
      return OptionalInt.of(named);
    }
    return number.length() < 4 ? OptionalInt.of(Integer.parseInt(number)) : OptionalInt.empty();
  }

  private static List<String> words(String left) {
    return Arrays.stream(BETWEEN.split(left))
        .filter(word -> !word.isBlank() && !EMPTY.contains(word) && !isSmall(word))
        .toList();
  }

  /** Whether a word is only a particle or an ending. */
  private static boolean isSmall(String word) {
    return word.length() <= 4
        && word.codePoints()
            .allMatch(sign -> Character.UnicodeScript.of(sign) == Character.UnicodeScript.HIRAGANA);
  }
}
