package tricksmith.review.procedure;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.PartialEvaluator;
import tricksmith.rules.analysis.Setting;
import tricksmith.syntax.Expression.Quantifier;

/**
 * Finds matches that go on until somebody has a score to which, with some option or number of
 * players, no line brings anybody: {@code winner scores 1 if easy}.
 */
final class StandingScores {

  /** A condition, and what it must be for a statement to be performed. */
  private record Asked(Term condition, boolean holds) {}

  /** A statement with all conditions around it. */
  private record Performed(Action action, List<Asked> asked) {

    /** Whether the conditions may hold, as far as options and the number of players decide. */
    boolean isPossible(PartialEvaluator evaluator) {
      return asked.stream()
          .allMatch(
              each -> {
                Boolean known = evaluator.holds(each.condition());
                return known == null || known == each.holds();
              });
    }
  }

  private final Rulebook book;
  private final Signs signs;
  private final List<Performed> scores = new ArrayList<>();
  private final List<Performed> loops = new ArrayList<>();

  StandingScores(Rulebook book, Signs signs) {
    this.book = book;
    this.signs = signs;
    note(book.rules().procedure(), List.of());
    note(book.rules().score(), List.of());
  }

  private void note(List<Action> actions, List<Asked> asked) {
    for (Action action : actions) {
      if (action.has(StatementEffect.SCORES)) {
        scores.add(new Performed(action, asked));
      }
      if (action instanceof Action.RepeatUntil) {
        loops.add(new Performed(action, asked));
      }
      if (action instanceof Action.If(_, Term condition, List<Action> then, List<Action> other)) {
        note(then, with(asked, condition, true));
        note(other, with(asked, condition, false));
      } else {
        @Nullable Term where = action.where();
        List<Asked> inside = where == null ? asked : with(asked, where, true);
        action.blocks().forEach(block -> note(block.actions(), inside));
      }
    }
  }

  private static List<Asked> with(List<Asked> asked, Term condition, boolean holds) {
    return Stream.concat(asked.stream(), Stream.of(new Asked(condition, holds))).toList();
  }

  /** Reports loops that never end in some setting. */
  void in(Findings findings) {
    boolean ends = book.has(StatementEffect.ENDS_MATCH);
    if (ends || loops.isEmpty()) {
      return;
    }
    Stream<Term> deciding =
        scores.stream()
            .flatMap(
                each ->
                    Stream.concat(
                        each.asked().stream().map(Asked::condition),
                        Stream.of(each.action().terms().getLast())));
    List<Possible> possible =
        Setting.playable(book.rules(), deciding).stream().map(this::possible).toList();
    Ways anywhere = ways(null);
    for (Performed loop : loops) {
      Term until = ((Action.RepeatUntil) loop.action()).until();
      if (isMissed(until, anywhere)) {
        continue;
      }
      possible.stream()
          .filter(each -> loop.isPossible(each.evaluator()) && isMissed(until, each.ways()))
          .findFirst()
          .ifPresent(
              each ->
                  findings.add(ReviewProblem.SCORES_STAND_STILL, until, each.setting().toString()));
    }
  }

  /** A setting, and where scores can go in it. */
  private record Possible(Setting setting, PartialEvaluator evaluator, Ways ways) {}

  private Possible possible(Setting setting) {
    PartialEvaluator evaluator = book.certainty().evaluator(setting);
    return new Possible(setting, evaluator, ways(evaluator));
  }

  /**
   * Where scores can go.
   *
   * @param up whether they can go up
   * @param down whether they can go down
   */
  private record Ways(boolean up, boolean down) {}

  /** Where scores can go in a setting, or in any. */
  private Ways ways(@Nullable PartialEvaluator evaluator) {
    boolean up = false;
    boolean down = false;
    for (Performed each : scores) {
      if (evaluator == null || each.isPossible(evaluator)) {
        Term points = each.action().terms().getLast();
        Long known = evaluator == null ? null : evaluator.number(points);
        up |= known == null ? signs.canBeAbove(points) : known > 0;
        down |= known == null ? signs.canBeBelow(points) : known < 0;
      }
    }
    return new Ways(up, down);
  }

  /** Whether a condition can only hold by a score to which nobody comes. */
  private boolean isMissed(Term condition, Ways ways) {
    if (condition instanceof Term.Quantified(_, var quantifier, var domain)) {
      return quantifier != Quantifier.NO
          && domain.condition() != null
          && isMissed(domain.condition(), ways);
    }
    if (condition.operator() == Operator.OR) {
      return condition.children().stream().allMatch(each -> isMissed(each, ways));
    }
    if (condition.operator() == Operator.AND) {
      return condition.children().stream().anyMatch(each -> isMissed(each, ways));
    }
    return new Goal(book).isMissed(condition, ways.up(), ways.down());
  }
}
