package tricksmith.review.tricks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnLocal;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.TrickRules.Criterion;
import tricksmith.rules.Type;
import tricksmith.rules.analysis.PartialEvaluator;
import tricksmith.rules.analysis.Setting;
import tricksmith.rules.analysis.TermEquality;

/** Finds criteria that never decide anything, and playoffs that never happen. */
public record UselessCriteria(Rulebook book, Findings findings) {
  /**
   * More criteria than any real game has; each further one would mean another pass over all cards.
   */
  private static final int MOST_MEASURES = 40;

  public void review() {
    TrickRules trick = book.trick();
    EarlierRules<Criterion> before = new EarlierRules<>();
    List<Criterion> unconditional = new ArrayList<>();
    List<Criterion> exempting = new ArrayList<>();
    boolean decided = false;
    for (Criterion criterion : trick.criteria()) {
      if (decided) {
        findings.add(ReviewProblem.DECIDED_BEFORE, criterion, criterion.label());
      } else if (!isSaidTwice(criterion, before) && !comesTooLate(criterion, unconditional)) {
        exempting.stream()
            .filter(earlier -> isDecidedByExemption(criterion, earlier))
            .findFirst()
            .ifPresent(
                earlier ->
                    findings.add(
                        ReviewProblem.DECIDED_BY_CRITERION,
                        criterion,
                        criterion.label(),
                        earlier.label()));
        if (criterion.except() != null && criterion.when() == null) {
          exempting.add(criterion);
        }
        before.add(criterion, criterion.measure(), criterion.when(), criterion.except());
        if (criterion.when() == null && criterion.except() == null) {
          unconditional.add(criterion);
          decided = tellsAllApart(unconditional);
        }
      }
    }
    if (decided && trick.hasPlayoff()) {
      findings.add(ReviewProblem.NO_TIES, trick);
    }
  }

  /**
   * Reports what makes a criterion useless. Returns whether an earlier criterion compares the same.
   */
  private boolean isSaidTwice(Criterion criterion, EarlierRules<Criterion> before) {
    if (criterion.when() != null && book.certainty().never(criterion.when())) {
      findings.add(ReviewProblem.NEVER_IN_FORCE, criterion, criterion.label());
    } else if (isTheSameForAll(criterion)) {
      findings.add(ReviewProblem.COMPARES_NOTHING, criterion, criterion.label());
    } else {
      Optional<Criterion> same =
          before
              .like(criterion.measure(), criterion.when(), null)
              .filter(earlier -> comparesTheSame(earlier, criterion))
              .findFirst();
      same.ifPresent(
          earlier ->
              findings.add(
                  ReviewProblem.CRITERION_TWICE, criterion, criterion.label(), earlier.label()));
      return same.isPresent();
    }
    return false;
  }

  /** Whether a criterion has the same value for all cards on the table. */
  private boolean isTheSameForAll(Criterion criterion) {
    Term measure = criterion.measure();
    if (measure == null || criterion.ofTheCard()) {
      return false;
    }
    TrickRules trick = book.trick();
    Set<Dependency> reads = book.dependencies(measure);
    boolean asksOfTheCard =
        reads.contains(new OnLocal(trick.card())) || reads.contains(new OnLocal(trick.player()));
    return !asksOfTheCard || hasOneValue(measure);
  }

  private boolean hasOneValue(Term measure) {
    Set<Object> values = new HashSet<>();
    for (Setting setting : book.certainty().settings(measure)) {
      values.clear();
      for (DeckRules.Card card : book.cards()) {
        Object value = value(measure, card, setting);
        if (value == null || (values.add(value) && values.size() > 1)) {
          return false;
        }
      }
    }
    return true;
  }

  private @Nullable Object value(Term measure, DeckRules.Card card, Setting setting) {
    return book.certainty().evaluator(setting).with(book.trick().card(), card).value(measure);
  }

  private static boolean comparesTheSame(Criterion earlier, Criterion later) {
    return earlier.measure() != null
        && TermEquality.same(earlier.measure(), later.measure())
        && earlier.except() == null
        && later.except() == null
        && (earlier.when() == null
            || (!earlier.ofTheCard() && TermEquality.same(earlier.when(), later.when())));
  }

  /**
   * Reports a criterion for some of the cards only, such as {@code place of card.rank in 2..10 Q K
   * A J when card.suit == H} after {@code card.rank}: where those before it leave two cards tied,
   * it treats them alike.
   */
  private boolean comesTooLate(Criterion criterion, List<Criterion> unconditional) {
    boolean late = criterion.ofTheCard() && treatsTiedAlike(criterion, unconditional);
    if (late) {
      findings.add(ReviewProblem.DECIDED_BEFORE, criterion, criterion.label());
    }
    return late;
  }

  /**
   * Whether a criterion only tells cards that an earlier one exempts from those that it does not:
   * {@code joker(card)} after {@code card.rank except joker(card)}, which puts those exempt last.
   */
  private boolean isDecidedByExemption(Criterion criterion, Criterion earlier) {
    return criterion.measure() != null
        && criterion.measure().type() == Type.Basic.YES_NO
        && criterion.when() == null
        && criterion.except() == null
        && treatsTiedAlike(criterion, List.of(earlier));
  }

  /** Whether a criterion treats any cards alike that those before it leave tied. */
  private boolean treatsTiedAlike(Criterion criterion, List<Criterion> earlier) {
    return criterion.measure() != null
        && earlier.size() <= MOST_MEASURES
        && Setting.playable(
                book.rules(),
                Stream.concat(earlier.stream(), Stream.of(criterion))
                    .flatMap(each -> each.terms().stream()))
            .stream()
            .allMatch(setting -> treatsTiedAlike(criterion, earlier, setting));
  }

  private boolean treatsTiedAlike(Criterion criterion, List<Criterion> earlier, Setting setting) {
    List<PartialEvaluator> ofCards =
        book.cards().stream()
            .map(card -> book.certainty().evaluator(setting).with(book.trick().card(), card))
            .toList();
    // What is not known of every card may leave any two tied.
    List<Criterion> known =
        earlier.stream()
            .filter(each -> ofCards.stream().allMatch(card -> card.place(each) != null))
            .toList();
    Map<List<Long>, Long> places = new HashMap<>();
    for (PartialEvaluator card : ofCards) {
      Long place = known.isEmpty() ? null : card.place(criterion);
      List<Long> tied = known.stream().map(card::place).flatMap(Stream::ofNullable).toList();
      Long before = place == null ? null : places.putIfAbsent(tied, place);
      if (place == null || (before != null && !before.equals(place))) {
        return false;
      }
    }
    return true;
  }

  /** Whether these criteria tell any two cards apart, though all but the last do not. */
  private boolean tellsAllApart(List<Criterion> unconditional) {
    return unconditional.getLast().measure() == null
        || (unconditional.size() <= MOST_MEASURES
            && book.rules().cards().noneMatch(card -> card.copy() > 1)
            && haveDifferentValues(unconditional));
  }

  private boolean haveDifferentValues(List<Criterion> criteria) {
    List<Term> measures =
        criteria.stream().map(Criterion::measure).flatMap(Stream::ofNullable).toList();
    if (measures.isEmpty()) {
      return false;
    }
    return Setting.playable(book.rules(), measures.stream()).stream()
        .allMatch(setting -> haveDifferentValues(measures, setting));
  }

  private boolean haveDifferentValues(List<Term> measures, Setting setting) {
    Set<List<Object>> values = new HashSet<>();
    for (DeckRules.Card card : book.cards()) {
      List<Object> known =
          measures.stream()
              .map(measure -> value(measure, card, setting))
              .flatMap(Stream::ofNullable)
              .toList();
      if (!values.add(known) || known.isEmpty()) {
        return false;
      }
    }
    return true;
  }
}
