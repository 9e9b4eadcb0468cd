package tricksmith.rules.analysis;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.ConstantFolding;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Local;
import tricksmith.rules.Term;

/** Which conditions hold, or do not, in every setting of a game. */
public final class Certainty {
  private final CheckedRules rules;
  private final List<DeckRules.Card> cards;

  public Certainty(CheckedRules rules) {
    this.rules = rules;
    this.cards = DeckRules.cardsInSomeSetting(rules.decks());
  }

  /** Whether a condition certainly holds. */
  public boolean always(Term condition) {
    return Boolean.TRUE.equals(verdict(condition));
  }

  /** Whether a condition certainly does not hold. */
  public boolean never(Term condition) {
    return Boolean.FALSE.equals(verdict(condition));
  }

  /** Whether it holds; null if that depends on anything. */
  private @Nullable Boolean verdict(Term condition) {
    return common(settings(condition), evaluator -> evaluator.holds(condition));
  }

  /** Whether a condition holds for whichever card of the game; null if that depends on anything. */
  public @Nullable Boolean verdict(
      Term condition,
      Local card,
      Function<DeckRules.Card, Function<PartialEvaluator, PartialEvaluator>> also) {
    Boolean verdict = null;
    List<Setting> settings = settings(condition);
    for (DeckRules.Card each : cards) {
      Boolean one =
          common(
              settings,
              evaluator -> also.apply(each).apply(evaluator).with(card, each).holds(condition));
      if (one == null || (verdict != null && !verdict.equals(one))) {
        return null;
      }
      verdict = one;
    }
    return verdict;
  }

  /** Whether a set is certainly empty, or a single value certainly none. */
  public boolean isNothing(Term term) {
    return Boolean.TRUE.equals(
        common(
            settings(term),
            evaluator -> {
              Object value = evaluator.value(term);
              return value == null
                  ? null
                  : (Boolean) (value.equals(ConstantFolding.NONE) || value.equals(Set.of()));
            }));
  }

  /** Whether a number is certainly 0. */
  public boolean isZero(Term number) {
    return Boolean.TRUE.equals(
        common(
            settings(number),
            evaluator -> {
              Long value = evaluator.number(number);
              return value == null ? null : (Boolean) (value == 0);
            }));
  }

  /** Whether a number is certainly not larger than so much. */
  public boolean isAtMost(Term number, long most) {
    return Boolean.TRUE.equals(
        common(
            settings(number),
            evaluator -> {
              Long value = evaluator.number(number);
              return value == null ? null : (Boolean) (value <= most);
            }));
  }

  /** The settings that a term can tell apart; one is enough for what asks for none of them. */
  public List<Setting> settings(Term term) {
    return Setting.playable(rules, Stream.of(term));
  }

  private @Nullable Boolean common(
      List<Setting> settings, Function<PartialEvaluator, @Nullable Boolean> question) {
    Boolean verdict = null;
    for (Setting setting : settings) {
      Boolean one = question.apply(new PartialEvaluator(rules, setting));
      if (one == null || (verdict != null && !verdict.equals(one))) {
        return null;
      }
      verdict = one;
    }
    return verdict;
  }
}
