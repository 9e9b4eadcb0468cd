package tricksmith.check.advice;

import java.text.Normalizer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tricksmith.source.TextResource;

/**
 * Japanese phrases, which are written without spaces and so become one name: what belongs to whom,
 * {@code 親の左隣}, and a few conditions.
 */
final class JapanesePhrases {
  /** What follows {@code の}, and how a script says it of what precedes. */
  private static final Map<String, String> PROPERTIES =
      TextResource.meanings(JapanesePhrases.class, "japanese-properties.txt");

  private static final Pattern SEAT = Pattern.compile("席([0-9]+)(?:番)?");

  private static final Pattern SCORE_REACHED =
      Pattern.compile("(?:誰か)?[^0-9]*+([0-9]{1,9})点(?:以上|に.*)?");

  private static final Pattern HANDS_EMPTY = Pattern.compile("(?:全員の)?手札.*(?:なく|ない|無く|無い|空).*");

  private static final Pattern BY_SIZE = Pattern.compile("(?:数字|数|ランク)[がの](?:大き|高|強|(小さ|低|弱)).*");

  private static final Pattern LAST_TRICK = Pattern.compile("最後の?トリック");

  private static final Pattern FIRST_TRICK = Pattern.compile("(?:最初の?|第1)トリック");

  private static final Map<String, String> WHOLE =
      TextResource.meanings(JapanesePhrases.class, "japanese-phrases.txt");

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
