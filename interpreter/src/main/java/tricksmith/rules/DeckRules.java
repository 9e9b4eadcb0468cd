package tricksmith.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;
import tricksmith.source.Spanned;

/**
 * A deck as declared, before cards are left out for a number of players and options.
 *
 * @param zone the place of its zone in {@link CheckedRules#zones()}
 * @param cards in the deck's order
 */
public record DeckRules(
    Span span, String name, int zone, List<Card> cards, List<LeaveOut> leaveOuts)
    implements Spanned {

  /**
   * A physical card.
   *
   * @param label rank then suit, or a special card's own
   * @param copy 1, 2, … among cards of the same label in all decks
   * @param suit null for none
   * @param rank null for none
   * @param number null for none
   * @param kind null for an ordinary card
   */
  public record Card(
      String label,
      int copy,
      @Nullable String suit,
      @Nullable String rank,
      @Nullable Long number,
      @Nullable String kind) {}

  /**
   * Cards left out.
   *
   * @param labels of the cards left out
   * @param condition reads options and {@code number of everyone} only; null for always
   */
  public record LeaveOut(Span span, List<String> labels, @Nullable Term condition)
      implements Spanned {}

  /** Whether the same cards are left out in every setting. */
  public boolean isFixed() {
    return leaveOuts.stream().allMatch(line -> line.condition() == null);
  }

  /** Returns the cards of these decks that are in play in some setting, without duplicates. */
  public static List<Card> cardsInSomeSetting(List<DeckRules> decks) {
    Set<String> seen = new HashSet<>();
    return decks.stream()
        .flatMap(DeckRules::cardsInSomeSetting)
        .filter(card -> seen.add(card.label()))
        .toList();
  }

  private Stream<Card> cardsInSomeSetting() {
    Set<String> out =
        leaveOuts.stream()
            .filter(line -> line.condition() == null)
            .flatMap(line -> line.labels().stream())
            .collect(Collectors.toSet());
    return cards.stream().filter(card -> !out.contains(card.label()));
  }
}
