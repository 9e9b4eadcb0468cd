package tricksmith.review.variables;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Edit;
import tricksmith.source.Fix;

/**
 * Finds lines each of which is to take a variable one step further, and of which the next one takes
 * it on from where the last has just brought it: {@code trump = D if trump == C}, and then {@code
 * trump = H if trump == D}. Finds as well what is asked only once it has been set: {@code top = bid
 * if bid > top}, and then {@code leading = player if bid > top}.
 */
public record CascadingSteps(Rulebook book, Findings findings) {

  /** How many statements further down still belong to one thought. */
  private static final int NEARBY = 8;

  public void review() {
    book.blocks().forEach(this::block);
    book.blocks().forEach(this::askedTooLate);
  }

  /**
   * A value that is set.
   *
   * @param by the statement of the block that sets it, or that decides whether it is set
   * @param condition on which it is set; null if it always is
   */
  private record Setting(Action by, Action.Assign set, Term value, @Nullable Term condition) {

    /** Whether a comparison asks whether the variable is what it has just become. */
    boolean isAskedIn(Term comparison) {
      Term left = comparison.children().getFirst();
      Term right = comparison.children().getLast();
      return comparison.applies(Trait.COMPARES)
          && ((isRead(left, set) && TermEquality.same(right, value))
              || (isRead(right, set) && TermEquality.same(left, value)))
          && (condition == null
              ? !(value instanceof Term.Constant)
              : condition
                  .parts(Operator.AND)
                  .anyMatch(part -> TermEquality.same(part, comparison)));
    }
  }

  private void askedTooLate(List<Action> block) {
    for (int place = 0; place < block.size(); place++) {
      List<Action> later = block.subList(place + 1, Math.min(block.size(), place + 1 + NEARBY));
      settings(block.get(place))
          .filter(setting -> !book.dependsOn(setting.value(), setting.set().variable()))
          .forEach(setting -> askedTooLate(setting, later));
    }
  }

  private static Stream<Setting> settings(Action action) {
    return switch (action) {
      case Action.Assign set when !set.keepIfNone() ->
          Stream.of(new Setting(set, set, set.value(), null));
      case Action.Assign set
          when set.value() instanceof Term.Cases(_, _, var cases, var otherwise)
              && cases.size() == 1
              && otherwise == null ->
          Stream.of(new Setting(set, set, cases.getFirst().value(), cases.getFirst().condition()));
      case Action.If branch ->
          branch.then().stream()
              .filter(Action.Assign.class::isInstance)
              .map(Action.Assign.class::cast)
              .filter(set -> !set.keepIfNone())
              .map(set -> new Setting(branch, set, set.value(), branch.condition()));
      default -> Stream.of();
    };
  }

  private void askedTooLate(Setting setting, List<Action> later) {
    for (Action action : later) {
      boolean simple =
          action instanceof Action.If
              || action instanceof Action.Assign
              || action instanceof Action.Scores;
      if (!simple) {
        return;
      }
      conditions(action)
          .flatMap(Term::all)
          .filter(part -> part.applies(Trait.COMPARES) && setting.isAskedIn(part))
          .findFirst()
          .filter(part -> !findings.hasAt(part))
          .ifPresent(
              part ->
                  findings.add(
                      ReviewProblem.ASKED_TOO_LATE,
                      part,
                      later.getFirst().equals(action)
                          ? book.movedBefore(setting.by(), action)
                          : null,
                      book.written(part),
                      book.head(setting.by())));
      if (action.all().anyMatch(inside -> touches(inside, setting))) {
        return;
      }
    }
  }

  private static Stream<Term> conditions(Action action) {
    Term value = action instanceof Action.If ? null : action.terms().getLast();
    return value instanceof Term.Cases cases
        ? cases.cases().stream().map(Term.Case::condition)
        : Stream.ofNullable(action.condition());
  }

  /** Whether a statement may change the variable, or what it has become. */
  private boolean touches(Action action, Setting setting) {
    return action.sets().stream()
            .anyMatch(
                each ->
                    each.equals(setting.set().variable()) || book.dependsOn(setting.value(), each))
        || (action.has(StatementEffect.SCORES)
            && book.involves(setting.value(), part -> part.operator() == Operator.SCORE_OF));
  }

  /**
   * A step of a variable.
   *
   * @param from its value before
   * @param to its value afterwards
   */
  private record StepOf(Action action, Term variable, Term from, Term to) {}

  private void block(List<Action> actions) {
    List<StepOf> steps = new ArrayList<>();
    for (Action action : actions) {
      StepOf step = step(action);
      if (step == null
          || (!steps.isEmpty()
              && !TermEquality.same(steps.getFirst().variable(), step.variable()))) {
        report(steps);
        steps.clear();
      }
      if (step != null) {
        steps.add(step);
      }
    }
    report(steps);
  }

  private void report(List<StepOf> steps) {
    Set<String> left = new HashSet<>();
    for (StepOf step : steps) {
      if (left.contains(book.written(step.from()))) {
        findings.add(
            ReviewProblem.SET_IN_STEPS,
            step.action(),
            inOne(steps),
            book.written(step.variable()),
            book.written(step.from()),
            written(steps));
        return;
      }
      left.add(book.written(step.to()));
    }
  }

  private String written(List<StepOf> steps) {
    StringBuilder one = new StringBuilder(book.written(steps.getFirst().variable())).append(" = ");
    for (int place = 0; place < steps.size(); place++) {
      StepOf step = steps.get(place);
      one.append(place == 0 ? "" : ", ")
          .append(book.written(step.to()))
          .append(" if ")
          .append(book.written(step.variable()))
          .append(" == ")
          .append(book.written(step.from()));
    }
    return one.toString();
  }

  /** Returns a fix that decides all cases in one line; null unless each has a line of its own. */
  private @Nullable Fix inOne(List<StepOf> steps) {
    List<Edit> edits = new ArrayList<>();
    edits.add(new Edit(steps.getFirst().action().span(), written(steps)));
    for (StepOf step : steps.subList(1, steps.size())) {
      Edit gone = book.withoutLine(step.action());
      if (gone == null) {
        return null;
      }
      edits.add(gone);
    }
    return Fix.of(edits.toArray(Edit[]::new));
  }

  private static @Nullable StepOf step(Action action) {
    if (action instanceof Action.If(_, Term condition, var then, var otherwise)) {
      return otherwise.isEmpty()
              && then.size() == 1
              && then.getFirst() instanceof Action.Assign assign
          ? step(action, assign, condition, assign.value())
          : null;
    }
    return action instanceof Action.Assign assign
            && assign.keepIfNone()
            && assign.value() instanceof Term.Cases cases
            && cases.cases().size() == 1
        ? step(
            action, assign, cases.cases().getFirst().condition(), cases.cases().getFirst().value())
        : null;
  }

  private static @Nullable StepOf step(
      Action action, Action.Assign assign, Term condition, Term value) {
    if (condition.operator() != Operator.EQUAL) {
      return null;
    }
    Term read = condition.children().getFirst();
    return isRead(read, assign)
        ? new StepOf(action, read, condition.children().getLast(), value)
        : null;
  }

  private static boolean isRead(Term read, Action.Assign assign) {
    return TermEquality.isEntry(read, assign.variable(), assign.indices());
  }
}
