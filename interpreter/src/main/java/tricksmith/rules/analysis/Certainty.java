package tricksmith.rules.analysis;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.ConstantFolding;
import tricksmith.rules.DeckRules;
import tricksmith.rules.Local;
import tricksmith.rules.Option;
import tricksmith.rules.Term;

/** Decides which conditions hold, or do not, in every setting of a game. */
public final class Certainty {
  private final CheckedRules rules;
  private final List<DeckRules.Card> cards;
  private final CallGraph calls;
  private final Map<List<Option>, List<Setting>> settings = new HashMap<>();
  private final Patience patience = new Patience();

  /**
   * The setting that most conditions are open in already, so that the others need not be listed;
   * null if it is not playable.
   */
  private final @Nullable Setting initial;

  public Certainty(CheckedRules rules) {
    this.rules = rules;
    this.cards = DeckRules.cardsInSomeSetting(rules.decks());
    this.calls = new CallGraph(rules);
    Setting usual = Setting.initial(rules);
    this.initial = usual.isPlayable(rules) ? usual : null;
  }

  /** Returns the cards that there are in some setting, one of each that look alike. */
  public List<DeckRules.Card> cards() {
    return cards;
  }

  /** Whether a condition certainly holds. */
  public boolean always(Term condition) {
    return Boolean.TRUE.equals(verdict(condition));
  }

  /** Whether a condition certainly does not hold. */
  public boolean never(Term condition) {
    return Boolean.FALSE.equals(verdict(condition));
  }

  /** Returns whether a condition holds; null if that depends on anything. */
  public @Nullable Boolean verdict(Term condition) {
    List<Option> options = options(condition);
    boolean isOpen =
        initial != null
            && !settings.containsKey(options)
            && evaluator(initial).holds(condition) == null;
    return isOpen ? null : common(settings(options), evaluator -> evaluator.holds(condition));
  }

  /**
   * Returns whether a condition holds for every card of the game, or for none; null if that depends
   * on anything.
   */
  public @Nullable Boolean verdict(
      Term condition,
      Local card,
      Function<DeckRules.Card, Function<PartialEvaluator, PartialEvaluator>> also) {
    List<Setting> settings = settings(condition);
    return agreed(
        cards,
        each ->
            common(
                settings,
                evaluator -> also.apply(each).apply(evaluator).with(card, each).holds(condition)));
  }

  /** Whether a set is certainly empty, or a single value certainly none. */
  public boolean isNothing(Term term) {
    return isCertainly(term, value -> value.equals(ConstantFolding.NONE) || value.equals(Set.of()));
  }

  /** Whether a number is certainly 0. */
  public boolean isZero(Term number) {
    return isCertainly(number, value -> value.equals(0L));
  }

  /** Whether a number is certainly not a whole one. */
  public boolean isFraction(Term number) {
    return isCertainly(number, ConstantFolding.Fraction.class::isInstance);
  }

  public boolean isAtMost(Term number, long most) {
    return isCertainly(number, value -> value instanceof Long known && known <= most);
  }

  private boolean isCertainly(Term term, Predicate<Object> question) {
    List<Setting> settings = settings(term);
    return !settings.isEmpty()
        && settings.stream()
            .allMatch(
                setting -> {
                  Object value = evaluator(setting).value(term);
                  return value != null && question.test(value);
                });
  }

  /**
   * Returns the settings that a term can tell apart; a single one if it asks for none of their
   * differences.
   */
  public List<Setting> settings(Term term) {
    return settings(options(term));
  }

  private List<Setting> settings(List<Option> options) {
    return settings.computeIfAbsent(options, some -> Setting.playable(rules, some));
  }

  private List<Option> options(Term term) {
    return Setting.optionsOfPlayable(rules, calls, Stream.of(term));
  }

  /**
   * Returns an evaluator that knows a setting, and works as long as the patience for all questions
   * lasts.
   */
  public PartialEvaluator evaluator(Setting setting) {
    return new PartialEvaluator(rules, setting, patience);
  }

  private @Nullable Boolean common(
      List<Setting> settings, Function<PartialEvaluator, @Nullable Boolean> question) {
    return agreed(settings, setting -> question.apply(evaluator(setting)));
  }

  /** Returns the answer that is the same for all; null if there is none. */
  private static <T> @Nullable Boolean agreed(
      List<T> all, Function<T, @Nullable Boolean> question) {
    Boolean verdict = null;
    for (T each : all) {
      Boolean one = question.apply(each);
      if (one == null || (verdict != null && !verdict.equals(one))) {
        return null;
      }
      verdict = one;
    }
    return verdict;
  }
}
