package tricksmith.editor.view;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How suits are drawn: the four of the French deck, if a script calls them by their letters, with
 * their signs and colours; all others by their names. Suits differ by their signs, not by colour
 * alone.
 */
record SuitSigns(boolean french) {
  private static final Map<String, String> SIGNS = Map.of("C", "♣", "D", "♦", "H", "♥", "S", "♠");
  private static final Map<String, String> STYLES =
      Map.of("♣", "clubs", "♦", "diamonds", "♥", "hearts", "♠", "spades");

  /** For a game with these suits. */
  static SuitSigns of(List<String> suits) {
    return new SuitSigns(Set.copyOf(suits).equals(SIGNS.keySet()));
  }

  /** What is drawn for a suit; nothing for none. */
  String sign(@Nullable String suit) {
    if (suit == null) {
      return "";
    }
    return french ? SIGNS.getOrDefault(suit, suit) : suit;
  }

  /** What is written for a word of the script: a sign for a suit, all else as it is. */
  String words(String label) {
    return french ? SIGNS.getOrDefault(label, label) : label;
  }

  /** The class of the stylesheet that colours it. */
  String style(@Nullable String suit) {
    return STYLES.getOrDefault(sign(suit), "other-suit");
  }
}
