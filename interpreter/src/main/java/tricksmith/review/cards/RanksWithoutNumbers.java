package tricksmith.review.cards;

import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Reviewer;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Operator;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/** Finds special cards with a rank but no number, in scripts that use card numbers. */
public record RanksWithoutNumbers(Rulebook book, Findings findings) implements Reviewer {
  @Override
  public void review() {
    boolean asked = book.everyTerm().anyMatch(term -> term.operator() == Operator.NUMBER_OF);
    if (asked) {
      book.rules()
          .decks()
          .forEach(
              deck ->
                  deck.cards().stream()
                      .filter(card -> card.kind() != null && card.number() == null)
                      .filter(card -> card.rank() != null && card.copy() == 1)
                      .forEach(card -> review(card, deck)));
    }
  }

  private void review(DeckRules.Card card, DeckRules deck) {
    String rank = Objects.requireNonNull(card.rank());
    Long number = number(rank);
    Pattern line =
        Pattern.compile(
            "also\\b[^\\n]*(?<!\\S)"
                + Pattern.quote(card.label())
                + "(?=[\\s:])[^\\n]*(\\brank\\s+"
                + Pattern.quote(rank)
                + "(?![^\\s,]))");
    Matcher found = line.matcher(book.written(deck.span()));
    if (number != null && found.find()) {
      int start = deck.span().start();
      findings.add(
          ReviewProblem.RANK_WITHOUT_NUMBER,
          new Span(start + found.start(1), start + found.end(1)),
          Fix.insert(start + found.end(1), ", numbered " + number),
          card.label(),
          rank,
          number.toString());
    }
  }

  /** Returns the number of ordinary cards of the rank, or else the rank itself if it is numeric. */
  private @Nullable Long number(String rank) {
    Optional<Long> ordinary =
        book.rules().decks().stream()
            .flatMap(deck -> deck.cards().stream())
            .filter(card -> card.kind() == null && rank.equals(card.rank()))
            .flatMap(card -> Stream.ofNullable(card.number()))
            .findFirst();
    return ordinary.orElseGet(() -> rank.matches("[0-9]{1,9}") ? Long.valueOf(rank) : null);
  }
}
