package tricksmith.lower;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tricksmith.lower.expression.TermLowering;
import tricksmith.lower.rules.RuleNumbers;
import tricksmith.lower.rules.RuleTable;
import tricksmith.program.TrickLaw;
import tricksmith.program.expression.Leaf;
import tricksmith.program.expression.Node;
import tricksmith.program.value.RuleId;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules;
import tricksmith.rules.Type;
import tricksmith.source.Span;

/** Lowers obligations and the comparison of cards. Leaves out what the options put out of force. */
final class LawLowering {

  private final TermLowering expressions;
  private final RuleNumbers numbers;
  private final TrickRules trick;
  private final ObligationSets sets;

  LawLowering(TrickRules trick, TermLowering expressions, RuleNumbers numbers) {
    this.trick = trick;
    this.expressions = expressions;
    this.numbers = numbers;
    sets =
        new ObligationSets(
            expressions, expressions.slot(trick.card()), expressions.slot(trick.player()));
  }

  TrickLaw law() {
    Node suitLed = suitLed();
    expressions.expressionFacts().suitLedIs(suitLed);
    return new TrickLaw(
        expressions.slot(trick.card()),
        expressions.slot(trick.player()),
        trick.obligations().stream().map(this::obligation).filter(Objects::nonNull).toList(),
        trick.criteria().stream().map(this::criterion).filter(Objects::nonNull).toList(),
        suitLed,
        playoff(),
        numbers.rule(RuleTable.Kind.COMPARISON, trick.span(), ""));
  }

  private @Nullable RuleId playoff() {
    Span place = trick.playoff();
    return place == null ? null : numbers.rule(RuleTable.Kind.PLAYOFF, place, "");
  }

  private TrickLaw.@Nullable Obligation obligation(TrickRules.Obligation obligation) {
    Node when = expressions.conditionOrAlways(obligation.when());
    RuleId rule = numbers.rule(RuleTable.Kind.OBLIGATION, obligation.span(), obligation.label());
    if (when.equals(Leaf.Constant.NO)) {
      return null;
    }
    Node predicate = expressions.lower(obligation.predicate());
    Node except = exemption(obligation.except());
    return new TrickLaw.Obligation(
        rule,
        obligation.label(),
        obligation.turn().leads(),
        obligation.turn().follows(),
        obligation.forbids(),
        predicate,
        unlessAlways(when),
        except,
        sets.of(predicate, except, obligation.turn().leads(), obligation.forbids()),
        false);
  }

  private TrickLaw.@Nullable Criterion criterion(TrickRules.Criterion criterion) {
    Node when = expressions.conditionOrAlways(criterion.when());
    RuleId rule = numbers.rule(RuleTable.Kind.CRITERION, criterion.span(), criterion.label());
    Term measure = criterion.measure();
    return when.equals(Leaf.Constant.NO)
        ? null
        : new TrickLaw.Criterion(
            rule,
            criterion.label(),
            measure == null ? null : expressions.measure(measure),
            criterion.smaller(),
            unlessAlways(when),
            criterion.ofTheCard(),
            exemption(criterion.except()),
            null);
  }

  private static @Nullable Node unlessAlways(Node condition) {
    return condition.equals(Leaf.Constant.YES) ? null : condition;
  }

  private @Nullable Node exemption(@Nullable Term except) {
    if (except == null) {
      return null;
    }
    Node condition = expressions.lower(except);
    return condition.equals(Leaf.Constant.NO) ? null : condition;
  }

  private Node suitLed() {
    Integer definition = trick.suitLed();
    Term card = new Term.Operation(trick.span(), Type.Basic.CARD, Operator.LED, List.of());
    return expressions.lower(
        definition == null
            ? new Term.Operation(trick.span(), Type.Basic.SUIT, Operator.SUIT_OF, List.of(card))
            : new Term.DefinitionCall(trick.span(), Type.Basic.SUIT, definition, List.of()));
  }
}
