package tricksmith.review.cards;

import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Operator;
import tricksmith.source.Span;

/**
 * Finds decks of a single suit in scripts that ask for the suits of cards: {@code suits 剣杖貨心} names
 * one.
 */
public record OneSuit(Rulebook book, Findings findings) implements Reviewer {
  private static final Pattern SUITS = Pattern.compile("\\bsuits\\s+(?<suit>[^\\s;}]+)");

  @Override
  public void review() {
    if (book.everyTerm().noneMatch(term -> term.operator() == Operator.SUIT_OF)) {
      return;
    }
    Set<String> suits =
        book.rules()
            .cards()
            .map(DeckRules.Card::suit)
            .filter(Objects::nonNull)
            .collect(Collectors.toSet());
    if (suits.size() == 1) {
      book.rules().decks().stream()
          .filter(deck -> deck.cards().stream().anyMatch(card -> card.suit() != null))
          .findFirst()
          .ifPresent(this::report);
    }
  }

  private void report(DeckRules deck) {
    Matcher suit = SUITS.matcher(book.written(deck));
    if (suit.find()) {
      int start = deck.span().start();
      findings.add(
          ReviewProblem.ONE_SUIT,
          new Span(start + suit.start("suit"), start + suit.end("suit")),
          suit.group("suit"));
    }
  }
}
