package tricksmith.review.tricks;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toList;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedTest;
import tricksmith.rules.Operator;
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
  /** How many reasons a message names. */
  private static final int MOST_NAMED = 20;

  /** In how many lines one fix leaves a reason out. */
  private static final int MOST_EXPECTING = 100;

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
    Set<String> reasons =
        book.trick().criteria().stream()
            .map(Criterion::label)
            .collect(toCollection(LinkedHashSet::new));
    String known = inQuotes(reasons);
    Map<String, List<CheckedTest.Wins>> unknown =
        book.expectedReasons()
            .filter(wins -> !reasons.contains(wins.reason()))
            .collect(
                groupingBy(
                    wins -> Objects.requireNonNull(wins.reason()), LinkedHashMap::new, toList()));
    unknown.forEach(
        (reason, expecting) -> {
          Fix fix = withoutReason(reason, expecting);
          expecting.forEach(
              wins -> findings.add(ReviewProblem.UNKNOWN_REASON, wins, fix, reason, known));
        });
  }

  /**
   * Returns a fix that leaves a reason out of all tests that expect it: who has taken a criterion
   * out leaves the name in several. Null if it is not written as usual, or too often.
   */
  private @Nullable Fix withoutReason(String reason, List<CheckedTest.Wins> expecting) {
    if (expecting.size() > MOST_EXPECTING) {
      return null;
    }
    Pattern by = Pattern.compile("\\h++by\\h++" + Pattern.quote('"' + reason + '"'));
    List<Edit> edits =
        expecting.stream()
            .flatMap(wins -> book.occurrences(by, wins))
            .map(each -> Edit.remove(new Span(each.start(), each.end())))
            .toList();
    return edits.isEmpty() ? null : new Fix(edits);
  }

  private static String inQuotes(Set<String> reasons) {
    String named =
        reasons.stream().limit(MOST_NAMED).map(each -> '"' + each + '"').collect(joining(", "));
    return reasons.size() > MOST_NAMED ? named + ", …" : named;
  }

  /**
   * Finds rules of tricks about a card of a pile from which cards are drawn between tricks: {@code
   * define trump = suit of top of deck}. After a draw that is another card, which nobody sees; and
   * the last draw takes the bottom card.
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
    dealtOut();
    drawnOut(drawn);
    drawn.removeAll(shown);
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
   * Reports {@code define trump = suit of bottom of stock} where cards are drawn as long as there
   * are any, and tricks are played without them.
   */
  private void drawnOut(Set<Integer> drawn) {
    Set<Integer> empty =
        book.actions(StatementEffect.PLAYS_TRICKS)
            .filter(play -> Rulebook.asksForEmptyHands(play.until()))
            .flatMap(play -> Action.all(play.inside()))
            .flatMap(action -> Stream.of(action.condition(), action.until(), action.where()))
            .flatMap(Stream::ofNullable)
            .flatMap(Term::all)
            .filter(part -> part.operator() == Operator.IS_EMPTY)
            .map(part -> part.children().getFirst().pile())
            .flatMap(Stream::ofNullable)
            .map(pile -> pile.zone().id())
            .filter(drawn::contains)
            .collect(Collectors.toSet());
    endsOfPiles()
        .filter(end -> !end.top() && empty.contains(end.zone().zone().id()))
        .filter(end -> !findings.hasAt(end))
        .forEach(
            end ->
                findings.add(
                    ReviewProblem.DRAWN_AT_LAST, end, book.written(end), book.written(end.zone())));
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
        .flatMap(term -> book.everythingIn(term, Term.EndOfZone.class))
        .filter(end -> end.count() == null);
  }

  private static void add(@Nullable Term cards, Set<Integer> piles) {
    Term.ZoneCards pile = cards == null ? null : cards.pile();
    if (pile != null && !pile.zone().perPlayer()) {
      piles.add(pile.zone().id());
    }
  }
}
