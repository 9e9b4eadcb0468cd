package tricksmith.editor.signs;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How suits are drawn: the four of the French deck, if a script calls them by their letters, with
 * their signs and colours; each of the others with a shape of its own beside its name. No two suits
 * differ by colour alone.
 *
 * @param suits in declared order
 * @param french whether they are those of the French deck
 */
public record SuitSigns(List<String> suits, boolean french) {
  private static final Map<String, String> SIGNS = Map.of("C", "♣", "D", "♦", "H", "♥", "S", "♠");
  private static final Map<String, String> STYLES =
      Map.of("♣", "clubs", "♦", "diamonds", "♥", "hearts", "♠", "spades");

  private static final List<String> ALTERNATING = List.of("S", "H", "C", "D");

  /** How many shapes there are for suits of one's own. */
  private static final int SHAPES = 8;

  /** For a game with these suits. */
  public static SuitSigns of(List<String> suits) {
    return new SuitSigns(
        List.copyOf(suits), !suits.isEmpty() && SIGNS.keySet().containsAll(Set.copyOf(suits)));
  }

  /** The suits as they are held in a hand: those of the French deck black and red in turn. */
  public List<String> inHand() {
    return french ? ALTERNATING.stream().filter(suits::contains).toList() : suits;
  }

  /** What is written for a suit: its sign, or its name; nothing for none. */
  public String sign(@Nullable String suit) {
    if (suit == null) {
      return "";
    }
    return french ? SIGNS.getOrDefault(suit, suit) : suit;
  }

  /** Whether a word of the script is one of the suits. */
  public boolean isSuit(String label) {
    return suits.contains(label);
  }

  /** What is written for a word of the script: signs for suits, all else as it is. */
  public String words(String label) {
    if (isSuit(label)) {
      return sign(label);
    }
    if (label.indexOf('.') > 0) {
      return Arrays.stream(label.split("\\.")).map(this::words).collect(Collectors.joining(" "));
    }
    return french ? withSign(label) : label;
  }

  /** A card's label ends in its suit. */
  private String withSign(String label) {
    boolean card = label.matches("(\\d+|[AKQJT])[CDHS]");
    return card
        ? label.substring(0, label.length() - 1) + SIGNS.get(label.substring(label.length() - 1))
        : label;
  }

  /** The class of the stylesheet that colours it. */
  public String style(@Nullable String suit) {
    if (suit == null) {
      return "no-suit";
    }
    return french
        ? STYLES.getOrDefault(sign(suit), "no-suit")
        : "suit-" + Math.max(0, suits.indexOf(suit)) % SHAPES;
  }
}
