package tricksmith.review.cards;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;

/**
 * Finds ranks that have the same number as one that is written as a number, in scripts that use
 * card numbers: in {@code 9 J Q K 10} both the jack and the ten have 10.
 */
public record EqualNumbers(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    Optional<Term> use =
        book.everyTerm()
            .filter(term -> term.operator() == Operator.NUMBER_OF)
            .min(Comparator.comparingInt(term -> term.span().start()));
    use.ifPresent(
        number ->
            book.rules().decks().stream()
                .map(EqualNumbers::equal)
                .filter(equal -> !equal.isEmpty())
                .findFirst()
                .ifPresent(
                    equal -> findings.add(ReviewProblem.EQUAL_NUMBERS, number, written(equal))));
  }

  /** Returns the ranks of each number that several share, if one of them is written so. */
  private static Map<Long, Set<String>> equal(DeckRules deck) {
    Map<String, Map<Long, Set<String>>> bySuit = new LinkedHashMap<>();
    for (DeckRules.Card card : deck.cards()) {
      if (card.kind() == null && card.suit() != null && card.number() != null) {
        bySuit
            .computeIfAbsent(card.suit(), _ -> new TreeMap<>())
            .computeIfAbsent(card.number(), _ -> new LinkedHashSet<>())
            .add(card.rank());
      }
    }
    return bySuit.values().stream()
        .filter(numbers -> numbers.entrySet().stream().anyMatch(EqualNumbers::isMisleading))
        .findFirst()
        .orElse(Map.of());
  }

  private static boolean isMisleading(Map.Entry<Long, Set<String>> ranks) {
    return ranks.getValue().size() > 1
        && ranks.getValue().stream().anyMatch(rank -> isWritten(rank, ranks.getKey()));
  }

  private static boolean isWritten(String rank, long number) {
    return rank.matches("[0-9]{1,9}") && Long.parseLong(rank) == number;
  }

  private static String written(Map<Long, Set<String>> ranks) {
    List<String> written = new ArrayList<>();
    ranks.forEach(
        (number, equal) -> {
          if (equal.size() > 1) {
            written.add(
                equal.stream().collect(Collectors.joining("` = `", "`", "`")) + " = " + number);
          }
        });
    return String.join(", ", written);
  }
}
