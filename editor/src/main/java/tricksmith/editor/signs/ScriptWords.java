package tricksmith.editor.signs;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tricksmith.translation.Translation;

/**
 * How a script's words are written for a reader: names and texts in translation, suits with their
 * signs. The four suits of the French deck, if a script calls them by their letters, have their own
 * signs and colours; every other suit has a shape beside its name. No two suits differ by colour
 * alone.
 *
 * @param suits in declared order
 * @param french whether they are those of the French deck
 * @param translation into the reader's language
 */
public record ScriptWords(List<String> suits, boolean french, Translation translation) {
  private static final Map<String, String> SIGNS = Map.of("C", "♣", "D", "♦", "H", "♥", "S", "♠");
  private static final Map<String, String> STYLES =
      Map.of("♣", "clubs", "♦", "diamonds", "♥", "hearts", "♠", "spades");

  private static final List<String> ALTERNATING = List.of("S", "H", "C", "D");

  private static final Pattern BETWEEN_WORDS = Pattern.compile("(?<=\\p{L})-(?=\\p{L})");

  /** The number of shapes for other suits. */
  private static final int SHAPES = 8;

  public static ScriptWords of(List<String> suits, Translation translation) {
    return new ScriptWords(
        List.copyOf(suits),
        !suits.isEmpty() && SIGNS.keySet().containsAll(Set.copyOf(suits)),
        translation);
  }

  /** Returns the suits in hand order, with black and red alternating for the French suits. */
  public List<String> inHand() {
    return french ? ALTERNATING.stream().filter(suits::contains).toList() : suits;
  }

  /** Returns the text for a suit: its sign or its name; empty for null. */
  public String sign(@Nullable String suit) {
    if (suit == null) {
      return "";
    }
    return french && SIGNS.containsKey(suit) ? SIGNS.get(suit) : text(suit);
  }

  public boolean isSuit(String label) {
    return suits.contains(label);
  }

  /**
   * Returns a name of the script as written within a sentence: {@code first-to-name} "first to
   * name".
   */
  public String name(String name) {
    return translation.has(name) ? translation.of(name) : name.replace('-', ' ');
  }

  /** Returns the same name as written on its own: {@code First to name}. */
  public String title(String name) {
    return capitalized(name(name));
  }

  private static String capitalized(String plain) {
    int first = plain.isEmpty() ? 0 : Character.charCount(plain.codePointAt(0));
    return plain.substring(0, first).toUpperCase(Locale.ROOT) + plain.substring(first);
  }

  /**
   * Returns what is shown for a text that the script puts in quotes, or for what it has instead of
   * one.
   */
  public String text(String text) {
    return translation.of(text);
  }

  /** Returns what is written for a value: signs for suits, translations for anything else. */
  public String value(String label) {
    if (isSuit(label)) {
      return sign(label);
    }
    if (translation.has(label)) {
      return translation.of(label);
    }
    if (label.indexOf('.') > 0) {
      return values(Arrays.asList(label.split("\\.")));
    }
    return BETWEEN_WORDS.matcher(french ? withSign(label) : label).replaceAll(" ");
  }

  /** Returns what is written for several values, one after the other. */
  public String values(List<String> labels) {
    return labels.stream().map(this::value).collect(Collectors.joining(" "));
  }

  /** Returns the same values as written on their own: {@code Double}, {@code 5 ♥}. */
  public String answer(List<String> labels) {
    return capitalized(values(labels));
  }

  /** Replaces the suit letter at the end of a card's label with its sign. */
  private String withSign(String label) {
    boolean card = label.matches("(\\d+|[AKQJT])[CDHS]");
    return card
        ? label.substring(0, label.length() - 1) + SIGNS.get(label.substring(label.length() - 1))
        : label;
  }

  public String style(@Nullable String suit) {
    if (suit == null) {
      return "no-suit";
    }
    return french
        ? STYLES.getOrDefault(sign(suit), "no-suit")
        : "suit-" + Math.max(0, suits.indexOf(suit)) % SHAPES;
  }
}
