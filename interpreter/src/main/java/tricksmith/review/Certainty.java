package tricksmith.review;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Local;
import tricksmith.rules.Term;

/** Which conditions hold, or do not, in every setting of a game. */
final class Certainty {
  private final Rulebook book;

  Certainty(Rulebook book) {
    this.book = book;
  }

  /** Whether a condition certainly holds. */
  boolean always(Term condition) {
    return Boolean.TRUE.equals(verdict(condition));
  }

  /** Whether a condition certainly does not hold. */
  boolean never(Term condition) {
    return Boolean.FALSE.equals(verdict(condition));
  }

  /** Whether it holds; null if that depends on anything. */
  private @Nullable Boolean verdict(Term condition) {
    return common(settings(condition), foresight -> foresight.holds(condition));
  }

  /** Whether a condition holds for whichever card of the game; null if that depends on anything. */
  @Nullable Boolean verdict(
      Term condition, Local card, Function<DeckRules.Card, Function<Foresight, Foresight>> also) {
    Boolean verdict = null;
    List<Setting> settings = settings(condition);
    for (DeckRules.Card each : book.cards()) {
      Boolean one =
          common(
              settings,
              foresight -> also.apply(each).apply(foresight).with(card, each).holds(condition));
      if (one == null || (verdict != null && !verdict.equals(one))) {
        return null;
      }
      verdict = one;
    }
    return verdict;
  }

  /** Whether a set is certainly empty, or a single value certainly none. */
  boolean isNothing(Term term) {
    return Boolean.TRUE.equals(
        common(
            settings(term),
            foresight -> {
              Object value = foresight.value(term);
              return value == null
                  ? null
                  : (Boolean) (value.equals(Foresight.NONE) || value.equals(Set.of()));
            }));
  }

  /** Whether a number is certainly 0. */
  boolean isZero(Term number) {
    return Boolean.TRUE.equals(
        common(
            settings(number),
            foresight -> {
              Long value = foresight.number(number);
              return value == null ? null : (Boolean) (value == 0);
            }));
  }

  /** Whether a number is certainly not larger than so much. */
  boolean isAtMost(Term number, long most) {
    return Boolean.TRUE.equals(
        common(
            settings(number),
            foresight -> {
              Long value = foresight.number(number);
              return value == null ? null : (Boolean) (value <= most);
            }));
  }

  /** The settings that a term can tell apart; one is enough for what asks for none of them. */
  List<Setting> settings(Term term) {
    return Setting.all(book, Stream.of(term));
  }

  private @Nullable Boolean common(
      List<Setting> settings, Function<Foresight, @Nullable Boolean> question) {
    Boolean verdict = null;
    for (Setting setting : settings) {
      Boolean one = question.apply(Foresight.in(book, setting));
      if (one == null || (verdict != null && !verdict.equals(one))) {
        return null;
      }
      verdict = one;
    }
    return verdict;
  }
}
