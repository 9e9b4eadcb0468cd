package tricksmith.parse.advice;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.antlr.v4.runtime.Token;

/** Knows rules about which cards may be played as people tell them, and as scripts write them. */
final class ToldRules {
  private static final Set<String> FORBIDDING =
      Set.of("cannot", "can't", "can’t", "mustn't", "mustn’t", "never", "don't", "don’t", "not");

  private static final Set<String> DEMANDING = Set.of("must", "should", "have", "has", "follow");

  private static final Set<String> BEATING =
      Set.of("beat", "beats", "head", "overtrump", "overtake", "win", "higher");

  private static final Set<String> UNTIL = Set.of("until", "unless", "before");

  private static final Map<String, String> SUITS =
      Map.of(
          "hearts",
          "H",
          "heart",
          "H",
          "spades",
          "S",
          "spade",
          "S",
          "clubs",
          "C",
          "club",
          "C",
          "diamonds",
          "D",
          "diamond",
          "D");

  private ToldRules() {}

  /** The line that says the same; nothing if the words tell no rule that is known. */
  static Optional<String> line(List<Token> told) {
    List<String> words =
        told.stream().map(word -> word.getText().toLowerCase(Locale.ROOT)).toList();
    boolean forbids = words.stream().anyMatch(FORBIDDING::contains);
    if (!forbids && words.stream().noneMatch(DEMANDING::contains)) {
      return Optional.empty();
    }
    String lead = words.contains("lead") ? "lead " : "";
    return rule(words).map(rule -> (forbids ? "may not " : "must ") + lead + rule);
  }

  private static Optional<String> rule(List<String> words) {
    if (words.contains("follow")) {
      return Optional.of("\"follow suit\" card.suit == led.suit");
    }
    if (words.stream().anyMatch(BEATING::contains)) {
      return Optional.of("\"beat\" beats(card)");
    }
    return words.stream()
        .flatMap(name -> Stream.ofNullable(SUITS.get(name)).map(suit -> ofSuit(words, name, suit)))
        .findFirst()
        .or(
            () ->
                words.stream()
                    .filter(word -> word.equals("trump") || word.equals("trumps"))
                    .findFirst()
                    .map(name -> ofSuit(words, name, "trump")));
  }

  private static String ofSuit(List<String> words, String name, String suit) {
    String rule = "\"" + name + "\" card.suit == " + suit;
    return words.stream().anyMatch(UNTIL::contains)
        ? rule + " unless some other in played where other.suit == " + suit
        : rule;
  }
}
