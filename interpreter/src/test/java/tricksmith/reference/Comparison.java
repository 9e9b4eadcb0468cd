package tricksmith.reference;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.TrickRules;
import tricksmith.rules.TrickRules.Criterion;

/** Which cards of a stage are best ({@code docs/language/reference.md}, Comparison). */
final class Comparison {
  private final Situation situation;
  private final Evaluator evaluator;
  private final TrickRules rules;

  Comparison(Situation situation, Evaluator evaluator) {
    this.situation = situation;
    this.evaluator = evaluator;
    this.rules = situation.rules().trick();
  }

  /**
   * The best.
   *
   * @param plays in order
   * @param decisive the criterion by which one was left; null if none was needed or none sufficed
   */
  record Best(List<PlayedTrick.Play> plays, @Nullable Criterion decisive) {

    Optional<PlayedTrick.Play> only() {
      return plays.size() == 1 ? Optional.of(plays.getFirst()) : Optional.empty();
    }

    List<Thing.Card> cards() {
      return plays.stream().map(PlayedTrick.Play::card).toList();
    }
  }

  /** The best of a stage: criterion by criterion, those that are best by it stay. */
  Best best(List<PlayedTrick.Play> stage, Environment environment) {
    List<PlayedTrick.Play> best = List.copyOf(stage);
    for (Criterion criterion : rules.criteria()) {
      if (best.size() < 2) {
        break;
      }
      List<PlayedTrick.Play> before = best;
      best = ScriptError.at(criterion.span(), () -> bestBy(criterion, before, environment));
      if (best.size() == 1) {
        return new Best(best, criterion);
      }
    }
    return new Best(best, null);
  }

  private List<PlayedTrick.Play> bestBy(
      Criterion criterion, List<PlayedTrick.Play> plays, Environment environment) {
    List<Thing> measures =
        plays.stream().map(play -> measure(criterion, play, plays, environment)).toList();
    Optional<Thing> top =
        measures.stream().filter(Thing::exists).max((a, b) -> compare(criterion, a, b));
    if (top.isEmpty()) {
      return plays;
    }
    return plays.stream()
        .filter(play -> measures.get(plays.indexOf(play)).equals(top.get()))
        .toList();
  }

  /** What is compared; nothing where the criterion does not apply: that counts lowest. */
  private Thing measure(
      Criterion criterion,
      PlayedTrick.Play play,
      List<PlayedTrick.Play> plays,
      Environment environment) {
    Environment bound =
        environment.with(rules.card(), play.card()).with(rules.player(), play.player());
    boolean applies =
        (criterion.when() == null || evaluator.holds(criterion.when(), bound))
            && (criterion.except() == null || !evaluator.holds(criterion.except(), bound));
    if (!applies) {
      return Thing.nothing();
    }
    return criterion.measure() == null
        ? Thing.amount(plays.indexOf(play))
        : evaluator.value(criterion.measure(), bound);
  }

  private int compare(Criterion criterion, Thing a, Thing b) {
    int larger =
        criterion.measure() == null
            ? ((Thing.Amount) a).value().compareTo(((Thing.Amount) b).value())
            : situation.order().compare(a, b, criterion.measure().type());
    return criterion.smaller() ? -larger : larger;
  }
}
