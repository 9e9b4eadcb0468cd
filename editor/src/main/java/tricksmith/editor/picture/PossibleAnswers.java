package tricksmith.editor.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.ConstantFolding;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.analysis.PartialEvaluator;
import tricksmith.rules.analysis.Setting;
import tricksmith.script.Game;

/**
 * Everything a choice may ever offer, whatever its conditions rule out at the moment, so that an
 * answer keeps its place while it is not offered. It comes from the rules alone and therefore gives
 * away nothing about hands.
 */
final class PossibleAnswers {
  private static final int MOST = 1_000;

  private final Game game;
  private final PartialEvaluator evaluator;

  PossibleAnswers(Game game) {
    this.game = game;
    CheckedRules rules = Objects.requireNonNull(game.script().rules());
    evaluator =
        new PartialEvaluator(
            rules, Setting.of(rules, game.setup().players(), game.setup()::valueOf));
  }

  /**
   * Returns the parts of each answer, in the order in which the script offers them; empty if they
   * depend on more than the rules and the options.
   */
  List<List<String>> of(Action.Choice choice) {
    return joined(choice.offered()).orElse(List.of());
  }

  /** Returns what several terms may yield together; empty if that is not known of one of them. */
  private Optional<List<List<String>>> joined(List<Term> terms) {
    List<Optional<List<List<String>>>> each = terms.stream().map(this::answers).toList();
    return each.stream().allMatch(Optional::isPresent)
        ? Optional.of(
            each.stream().flatMap(Optional::stream).flatMap(List::stream).distinct().toList())
        : Optional.empty();
  }

  /** Returns what a term may yield, alone or as a set, if conditions are left out. */
  private Optional<List<List<String>>> answers(Term term) {
    return switch (term) {
      case Term.Filtered(_, Term.Domain domain) -> answers(domain.set());
      case Term.Member(_, _, Term value) -> answers(value);
      case Term.Cases cases -> joined(cases.outcomes());
      case Term.SetOfValues(_, _, List<Term> elements) -> joined(elements);
      case Term.Combinations(_, _, List<Term> factors) -> combined(factors);
      case Term.Operation(_, _, Operator operator, List<Term> operands)
          when operator == Operator.UNION ->
          joined(operands);
      case Term.Operation(_, Type.SetOf(Type element), Operator operator, _)
          when operator == Operator.ALL_LABELS || operator == Operator.SUITS ->
          Optional.of(new PossibleValues(game).of(element).stream().map(List::of).toList());
      case Term other -> written(evaluator.value(other));
    };
  }

  /** Returns all combinations of what these terms may yield, the last changing fastest. */
  private Optional<List<List<String>>> combined(List<Term> factors) {
    List<List<String>> combinations = List.of(List.of());
    for (Term factor : factors) {
      Optional<List<List<String>>> values = answers(factor);
      if (values.isEmpty() || (long) values.get().size() * combinations.size() > MOST) {
        return Optional.empty();
      }
      combinations =
          combinations.stream()
              .flatMap(some -> values.get().stream().map(more -> concatenated(some, more)))
              .toList();
    }
    return Optional.of(combinations);
  }

  private static List<String> concatenated(List<String> some, List<String> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }

  private static Optional<List<List<String>>> written(@Nullable Object value) {
    if (ConstantFolding.NONE.equals(value)) {
      return Optional.of(List.of());
    }
    List<List<String>> answers = new ArrayList<>();
    for (Object each : value instanceof Set<?> set ? set : Stream.ofNullable(value).toList()) {
      if (!(each instanceof String || each instanceof Long)) {
        return Optional.empty();
      }
      answers.add(List.of(each.toString()));
    }
    return value == null ? Optional.empty() : Optional.of(answers);
  }
}
