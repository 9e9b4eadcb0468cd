package tricksmith.compile;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tricksmith.match.Condition;
import tricksmith.match.RuleId;
import tricksmith.match.TrickLaw;
import tricksmith.match.Value;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.Type;
import tricksmith.source.Span;

/** Compiles obligations and comparison. Those that the options put out of force are left out. */
final class LawCompiler {

  private final Expressions expressions;
  private final RuleNumbers numbers;
  private final TrickRules trick;
  private final ObligationSets sets;

  LawCompiler(TrickRules trick, Expressions expressions, RuleNumbers numbers) {
    this.trick = trick;
    this.expressions = expressions;
    this.numbers = numbers;
    sets = new ObligationSets(expressions, trick);
  }

  TrickLaw law() {
    return new TrickLaw(
        expressions.cells().local(trick.card()),
        expressions.cells().local(trick.player()),
        trick.obligations().stream().map(this::obligation).filter(Objects::nonNull).toList(),
        trick.criteria().stream().map(this::criterion).filter(Objects::nonNull).toList(),
        suitLed(),
        playoff(),
        numbers.rule(RuleTable.Kind.COMPARISON, trick.span(), ""));
  }

  private @Nullable RuleId playoff() {
    Span place = trick.playoff();
    return place == null ? null : numbers.rule(RuleTable.Kind.PLAYOFF, place, "");
  }

  private TrickLaw.@Nullable Obligation obligation(TrickRules.Obligation obligation) {
    Condition when = expressions.conditionOrAlways(obligation.when());
    RuleId rule = numbers.rule(RuleTable.Kind.OBLIGATION, obligation.span(), obligation.label());
    return when.equals(Constants.NEVER)
        ? null
        : new TrickLaw.Obligation(
            rule,
            obligation.label(),
            obligation.lead(),
            obligation.forbids(),
            expressions.condition(obligation.predicate()),
            unlessAlways(when),
            exemption(obligation.except()),
            sets.of(obligation));
  }

  private TrickLaw.@Nullable Criterion criterion(TrickRules.Criterion criterion) {
    Condition when = expressions.conditionOrAlways(criterion.when());
    RuleId rule = numbers.rule(RuleTable.Kind.CRITERION, criterion.span(), criterion.label());
    Term measure = criterion.measure();
    return when.equals(Constants.NEVER)
        ? null
        : new TrickLaw.Criterion(
            rule,
            criterion.label(),
            measure == null ? null : expressions.measure(measure),
            criterion.smaller(),
            unlessAlways(when),
            criterion.ofTheCard(),
            exemption(criterion.except()));
  }

  private static @Nullable Condition unlessAlways(Condition condition) {
    return condition.equals(Constants.ALWAYS) ? null : condition;
  }

  private @Nullable Condition exemption(@Nullable Term except) {
    if (except == null) {
      return null;
    }
    Condition condition = expressions.condition(except);
    return condition.equals(Constants.NEVER) ? null : condition;
  }

  private Value suitLed() {
    Integer definition = trick.suitLed();
    Term card = new Term.Operation(trick.span(), Type.Basic.CARD, Operator.LED, List.of());
    return expressions.value(
        definition == null
            ? new Term.Operation(trick.span(), Type.Basic.SUIT, Operator.SUIT_OF, List.of(card))
            : new Term.DefinitionCall(trick.span(), Type.Basic.SUIT, definition, List.of()));
  }
}
