package tricksmith.review.tricks;

import static java.util.stream.Collectors.joining;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedTest;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.TrickRules.Criterion;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Section.Visibility;

/** Finds what a script says about tricks in vain. */
public record TrickSection(Rulebook book, Findings findings) {
  /** Finds rules about tricks in games that play none. */
  public void noTricksPlayed() {
    TrickRules trick = book.trick();
    // Omitted parts have the span of the section, or of the game.
    boolean written =
        Stream.concat(
                trick.obligations().stream().map(TrickRules.Obligation::span),
                trick.criteria().stream().map(TrickRules.Criterion::span))
            .anyMatch(span -> !span.equals(trick.span()));
    if (written && !book.has(StatementEffect.PLAYS_TRICKS)) {
      findings.add(ReviewProblem.NO_TRICKS_PLAYED, trick);
    }
  }

  /** Finds reasons for winning that tests expect but no criterion can give. */
  public void unknownReasons() {
    List<String> reasons = book.trick().criteria().stream().map(Criterion::label).toList();
    for (CheckedTest test : book.rules().tests()) {
      for (CheckedTest.Line line : test.lines()) {
        if (line instanceof CheckedTest.Wins wins
            && wins.reason() != null
            && !reasons.contains(wins.reason())) {
          findings.add(
              ReviewProblem.UNKNOWN_REASON,
              wins,
              withoutReason(wins.reason()),
              wins.reason(),
              inQuotes(reasons));
        }
      }
    }
  }

  /**
   * Returns a fix that leaves a reason out of all tests that expect it: who has taken a criterion
   * out leaves the name in several. Null if it is not written as usual.
   */
  private @Nullable Fix withoutReason(String reason) {
    Pattern by = Pattern.compile("\\h++by\\h++" + Pattern.quote('"' + reason + '"'));
    List<Edit> edits =
        book.occurrences(by)
            .filter(each -> book.isExpectedReason(reason, each.start()))
            .map(each -> Edit.remove(new Span(each.start(), each.end())))
            .toList();
    return edits.isEmpty() ? null : new Fix(edits);
  }

  private static String inQuotes(List<String> reasons) {
    return reasons.stream().map(each -> '"' + each + '"').collect(joining(", "));
  }

  /**
   * Finds rules of tricks about the top card of a pile from which cards are drawn between tricks:
   * {@code define trump = suit of top of deck}. After a draw that is another card, which nobody
   * sees.
   */
  public void anotherTopCard() {
    Set<Integer> drawn = new HashSet<>();
    Set<Integer> shown = new HashSet<>();
    book.actions(StatementEffect.PLAYS_TRICKS)
        .flatMap(play -> Action.all(play.inside()))
        .forEach(
            action -> {
              add(action.moved(), drawn);
              add(action.reveals(), shown);
            });
    drawn.removeAll(shown);
    dealtOut();
    if (drawn.isEmpty()) {
      return;
    }
    endsOfPiles()
        .filter(Term.EndOfZone::top)
        .filter(end -> drawn.contains(end.zone().zone().id()))
        .filter(end -> end.zone().zone().visibility() != Visibility.FACE_UP)
        .filter(end -> !findings.hasAt(end))
        .forEach(end -> findings.add(ReviewProblem.ANOTHER_TOP_CARD, end, book.written(end)));
  }

  /**
   * Reports {@code define trump = suit of bottom of deck} where all cards of the deck are dealt.
   */
  private void dealtOut() {
    Set<Integer> empty = new HashSet<>();
    book.actions(Action.Deal.class)
        .filter(deal -> deal.count() == null)
        .forEach(deal -> add(deal.moved(), empty));
    Set<String> filled = new HashSet<>();
    book.actions()
        .map(Action::target)
        .flatMap(Stream::ofNullable)
        .forEach(target -> filled.add(target.zone().name()));
    endsOfPiles()
        .filter(end -> empty.contains(end.zone().zone().id()))
        .filter(end -> !filled.contains(end.zone().zone().name()))
        .filter(end -> !findings.hasAt(end))
        .forEach(end -> findings.add(ReviewProblem.END_OF_NOTHING, end, book.written(end)));
  }

  /** Returns the single cards at ends of piles by which tricks go. */
  private Stream<Term.EndOfZone> endsOfPiles() {
    return book.trick()
        .terms()
        .flatMap(term -> book.everythingIn(term, Term.EndOfZone.class::isInstance))
        .map(Term.EndOfZone.class::cast)
        .filter(end -> end.count() == null);
  }

  private static void add(@Nullable Term cards, Set<Integer> piles) {
    Term.ZoneCards pile = cards == null ? null : cards.pile();
    if (pile != null && !pile.zone().perPlayer()) {
      piles.add(pile.zone().id());
    }
  }
}
