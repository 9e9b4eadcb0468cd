package tricksmith.check.advice;

import java.text.Normalizer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Japanese phrases, which are written without spaces and so become one name: what belongs to whom,
 * {@code 親の左隣}, and a few conditions.
 */
final class JapanesePhrases {
  /** What follows {@code の}, and how a script says it of what precedes. */
  private static final Map<String, String> PROPERTIES =
      Map.ofEntries(
          Map.entry("左", "left of %s"),
          Map.entry("左隣", "left of %s"),
          Map.entry("右", "right of %s"),
          Map.entry("右隣", "right of %s"),
          Map.entry("次", "next after %s"),
          Map.entry("スート", "suit of %s"),
          Map.entry("マーク", "suit of %s"),
          Map.entry("ランク", "rank of %s"),
          Map.entry("数字", "number of %s"),
          Map.entry("一番上", "top of %s"),
          Map.entry("上", "top of %s"),
          Map.entry("一番下", "bottom of %s"),
          Map.entry("下", "bottom of %s"),
          Map.entry("手札", "hand of %s"),
          Map.entry("枚数", "number of %s"),
          Map.entry("トリック", "tricks of %s"),
          Map.entry("トリック数", "number of tricks of %s"),
          Map.entry("得点", "score of %s"),
          Map.entry("点数", "score of %s"),
          Map.entry("合計", "sum of %s(card) over cards won by player"),
          Map.entry("パートナー", "partner of %s"),
          Map.entry("チーム", "side of %s"));

  private static final Pattern SEAT = Pattern.compile("席([0-9]+)(?:番)?");

  private static final Pattern SCORE_REACHED =
      Pattern.compile("(?:誰か)?[^0-9]*+([0-9]{1,9})点(?:以上|に.*)?");

  private static final Pattern HANDS_EMPTY = Pattern.compile("(?:全員の)?手札.*(?:なく|ない|無く|無い|空).*");

  private static final Pattern BY_SIZE = Pattern.compile("(?:数字|数|ランク)[がの](?:大き|高|強|(小さ|低|弱)).*");

  private static final Pattern LAST_TRICK = Pattern.compile("最後の?トリック");

  private static final Pattern FIRST_TRICK = Pattern.compile("(?:最初の?|第1)トリック");

  private static final Map<String, String> WHOLE =
      Map.ofEntries(
          Map.entry("各プレイヤー", "each player"),
          Map.entry("各プレーヤー", "each player"),
          Map.entry("各人", "each player"),
          Map.entry("人数", "number of everyone"),
          Map.entry("プレイヤー数", "number of everyone"),
          Map.entry("後出し勝ち", "later"),
          Map.entry("先出し勝ち", "earlier"),
          Map.entry("大きい方", "card.rank"),
          Map.entry("大きいほう", "card.rank"),
          Map.entry("高い方", "card.rank"),
          Map.entry("強い方", "card.rank"),
          Map.entry("強いほう", "card.rank"),
          Map.entry("強い順", "card.rank"),
          Map.entry("強さ順", "card.rank"),
          Map.entry("強いカード", "card.rank"),
          Map.entry("大きいカード", "card.rank"),
          Map.entry("弱いカード", "lower card.rank"),
          Map.entry("小さいカード", "lower card.rank"),
          Map.entry("小さい方", "lower card.rank"),
          Map.entry("小さいほう", "lower card.rank"),
          Map.entry("低い方", "lower card.rank"),
          Map.entry("弱い方", "lower card.rank"),
          Map.entry("誰かの得点", "some player has score"),
          Map.entry("チームの得点", "some side has score"));

  /** No phrase is longer, and bringing a very long word into one form takes very long. */
  private static final int LONGEST = 100;

  private JapanesePhrases() {}

  /**
   * Returns what a phrase means in a script.
   *
   * @param known the name that a word means
   */
  static Optional<String> meaning(String phrase, Function<String, Optional<String>> known) {
    if (phrase.length() > LONGEST) {
      return Optional.empty();
    }
    String narrow = Normalizer.normalize(phrase, Normalizer.Form.NFKC);
    String whole = WHOLE.get(narrow);
    if (whole != null) {
      return Optional.of(whole);
    }
    if (HANDS_EMPTY.matcher(narrow).matches() || LAST_TRICK.matcher(narrow).matches()) {
      return Optional.of("hands are empty");
    }
    if (FIRST_TRICK.matcher(narrow).matches()) {
      return Optional.of("trick.number == 1");
    }
    Matcher size = BY_SIZE.matcher(narrow);
    if (size.matches()) {
      return Optional.of(size.group(1) == null ? "card.rank" : "lower card.rank");
    }
    Matcher reached = SCORE_REACHED.matcher(narrow);
    return reached.matches() && !reached.group(1).equals(narrow.replace("点", ""))
        ? Optional.of("some player has score >= " + reached.group(1))
        : owned(narrow, known);
  }

  /** What precedes the first {@code の} is the owner; each word after it, a part or property. */
  private static Optional<String> owned(String phrase, Function<String, Optional<String>> known) {
    List<String> words = List.of(phrase.split("の", -1));
    Optional<String> meant = owner(words.getFirst(), known);
    for (String word : words.subList(1, words.size())) {
      String property = PROPERTIES.get(word);
      if (property == null) {
        return Optional.empty();
      }
      meant = meant.map(property::formatted);
    }
    return meant;
  }

  private static Optional<String> owner(String word, Function<String, Optional<String>> known) {
    Matcher seat = SEAT.matcher(word);
    return seat.matches() ? Optional.of("seat " + seat.group(1)) : known.apply(word);
  }
}
