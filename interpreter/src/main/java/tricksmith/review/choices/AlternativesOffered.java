package tricksmith.review.choices;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.NumberBounds;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnOption;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.Certainty;
import tricksmith.rules.analysis.PartialEvaluator;
import tricksmith.rules.analysis.Setting;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/** Finds choices that offer nothing, or not what was meant. */
public record AlternativesOffered(Rulebook book, Findings findings) {
  /** Finds {@code none} in what a choice offers: there it is the empty set, not an alternative. */
  public void nothingOffered() {
    book.actions()
        .map(Action::choice)
        .forEach(
            choice -> {
              if (choice != null && choice.offered().size() > 1) {
                nothingOffered(choice);
              }
            });
  }

  private void nothingOffered(Action.Choice choice) {
    List<Term> offered = choice.offered();
    for (int place = 0; place < offered.size(); place++) {
      Term none = offered.get(place);
      if (none instanceof Term.None) {
        boolean last = place == offered.size() - 1 && place > 0;
        boolean plain = choice.pass() == null && choice.where() == null && choice.amount() == null;
        findings.add(
            ReviewProblem.NOTHING_OFFERED,
            none,
            last && plain ? pass(offered.get(place - 1).span(), none.span()) : null,
            book.written(none));
      }
    }
  }

  private @Nullable Fix pass(Span before, Span none) {
    Span gap = before.gapTo(none);
    return book.written(gap).strip().equals(",") ? Fix.replace(gap.to(none), ", or pass") : null;
  }

  /**
   * Finds conditions of a choice that have the same answer for all alternatives, beside one about
   * them: if the answer is no, the player who must choose has nothing to choose from.
   */
  public void offeredToSome() {
    book.choices()
        .filter(choice -> choice.pass() == null && choice.where() != null)
        .forEach(this::offeredToSome);
  }

  private void offeredToSome(Action.Choice choice) {
    Term where = choice.where();
    if (where == null || where.operator() != Operator.AND || findings.covers(where)) {
      return;
    }
    where
        .parts(Operator.AND)
        .filter(part -> !part.reads(choice.it()))
        .filter(part -> !findings.hasAt(part) && !book.certainty().always(part))
        .findFirst()
        .ifPresent(
            part -> findings.add(ReviewProblem.NOTHING_FOR_OTHERS, part, book.written(part)));
  }

  /** Finds decisions without anything to decide. */
  public void emptyChoices() {
    book.choices().forEach(this::emptyChoices);
  }

  private void emptyChoices(Action.Choice choice) {
    Action.Amount amount = choice.amount();
    if (isFromNothing(choice)) {
      findings.add(
          choice.pass() == null ? ReviewProblem.NO_ALTERNATIVES : ReviewProblem.ONLY_PASSING,
          choice.offered().getFirst());
      return;
    }
    if (amount != null) {
      counts(amount.least(), amount.most());
      return;
    }
    Term nothing = nothing(choice, book.certainty());
    if (nothing != null) {
      boolean mayPass = choice.pass() != null && !book.certainty().never(choice.pass());
      findings.add(mayPass ? ReviewProblem.ONLY_PASSING : ReviewProblem.NO_ALTERNATIVES, nothing);
    } else if (choice.pass() == null) {
      only(choice);
    }
  }

  /**
   * Whether a choice is like {@code chooses kept: 2 cards from kept}, where nothing else ever fills
   * the variable.
   */
  private boolean isFromNothing(Action.Choice choice) {
    return choice.variable().initial() == null
        && book.setting(choice.variable()).stream()
            .map(Action::choice)
            .allMatch(other -> other != null && isFromItself(other));
  }

  private static boolean isFromItself(Action.Choice choice) {
    return choice.offered().stream()
        .allMatch(
            offered ->
                offered instanceof Term.VariableValue value
                    && value.variable().equals(choice.variable()));
  }

  /**
   * Reports {@code chooses bid from number of hand}, where all numbers up to that one are meant.
   */
  private void only(Action.Choice choice) {
    if (choice.offered().size() != 1) {
      return;
    }
    Term offered = choice.offered().getFirst();
    boolean single =
        offered.type() == Type.Basic.NUMBER
            || (offered instanceof Term.SetOfValues set
                && set.elements().size() == 1
                && set.elements().getFirst().type() == Type.Basic.NUMBER);
    if (single) {
      findings.add(
          ReviewProblem.ONE_ALTERNATIVE,
          offered,
          Fix.before(offered, "0.."),
          book.written(offered));
    }
  }

  /** Returns the term that certainly leaves no alternatives; null if there may be some. */
  private static @Nullable Term nothing(Action.Choice choice, Certainty certainty) {
    if (choice.where() != null && certainty.never(choice.where())) {
      return choice.where();
    }
    List<Term> offered = choice.offered();
    return offered.stream().allMatch(certainty::isNothing) ? offered.getFirst() : null;
  }

  private void counts(Term least, Term most) {
    if (book.certainty().isAtMost(most, 0)) {
      findings.add(ReviewProblem.NONE_WANTED, most);
      return;
    }
    for (Setting setting : Setting.playable(book.rules(), Stream.of(least, most))) {
      PartialEvaluator evaluator = book.certainty().evaluator(setting);
      Long from = evaluator.number(least);
      Long to = evaluator.number(most);
      if (from != null && to != null && from > to) {
        findings.add(
            ReviewProblem.NO_SUCH_AMOUNT,
            least.span().to(most),
            Long.toString(from),
            Long.toString(to));
        return;
      }
    }
  }

  /**
   * Finds conditions after an exception in a choice, to which they probably do not belong: {@code
   * dealer chooses trump from suits except S if first} asks nobody at all if it does not hold.
   */
  public void conditionAfterExcept() {
    book.actions()
        .filter(action -> action.condition() != null && action.inside().size() == 1)
        .forEach(
            action -> {
              Term condition = action.condition();
              Action inside = action.inside().getFirst();
              if (condition != null && endsWithException(inside, condition)) {
                reportConditionAfterExcept(action, condition, inside.span());
              }
            });
  }

  /** Whether a choice ends with an exception, and the condition follows. */
  private static boolean endsWithException(Action action, Term condition) {
    Action.Choice choice = action.choice();
    if (choice == null || condition.span().start() < action.span().end()) {
      return false;
    }
    List<Term> offered = choice.offered();
    Term last = offered.getLast();
    return choice.where() == null
        && choice.pass() == null
        && choice.then().isEmpty()
        && last.operator() == Operator.EXCEPT;
  }

  private void reportConditionAfterExcept(Action action, Term condition, Span choice) {
    String asked = book.written(condition);
    String written = book.written(choice);
    String between = book.written(choice.gapTo(condition));
    String first = between.strip() + " " + asked + ": ";
    findings.add(
        ReviewProblem.CONDITION_AFTER_EXCEPT,
        condition,
        Fix.of(
            Edit.before(action, first),
            Edit.remove(new Span(choice.end(), condition.span().end()))),
        asked,
        first + written);
  }

  /**
   * Finds choices from ranges whose end can come before their beginning: {@code from
   * 1..chips[player]} where chips are spent.
   */
  public void rangesUsedUp() {
    book.guards().statements(this::rangesUsedUp);
  }

  private void rangesUsedUp(Action action, Set<Dependency> asked) {
    Action.Choice choice = action.choice();
    if (choice != null && choice.pass() == null && choice.offered().size() == 1) {
      Term offered = choice.offered().getFirst();
      Term range = offered.children().size() == 1 ? offered.children().getFirst() : offered;
      if (range instanceof Term.NumberRange(_, Term least, Term most)
          && !findings.hasAt(range)
          && !book.guards().isAsked(most, asked)
          && (isSpent(least, most) || isBefore(least, most))) {
        reportRangesUsedUp(range.span(), least, most);
      }
    }
  }

  /** Whether the range begins at 1 or more, and something is taken from its end. */
  private boolean isSpent(Term least, Term most) {
    Variable variable = book.variable(most);
    return variable != null
        && least.head() instanceof Long first
        && first > 0
        && book.setting(variable).stream()
            .map(Action::terms)
            .filter(terms -> !terms.isEmpty())
            .map(List::getLast)
            .anyMatch(value -> isTakenFrom(value, variable));
  }

  private static boolean isTakenFrom(Term value, Variable variable) {
    return value.operator() == Operator.MINUS
        && value.children().getFirst().readsDirectly(variable)
        && !(value.children().getLast().head() instanceof Long);
  }

  /** Whether constants, options and the values of loops can make it so. */
  private boolean isBefore(Term least, Term most) {
    if (!isFixed(least) || !isFixed(most)) {
      return false;
    }
    NumberBounds.Bounds first = book.bounds().of(least);
    NumberBounds.Bounds last = book.bounds().of(most);
    return first.most() != null && last.least() != null && first.most() > last.least();
  }

  private static boolean isFixed(Term number) {
    return number.children().isEmpty()
        && (number.head() instanceof Long
            || number.head() instanceof Local
            || number.reads().stream().anyMatch(OnOption.class::isInstance));
  }

  private void reportRangesUsedUp(Span range, Term least, Term most) {
    Span first = least.span();
    String start = book.written(first);
    String end = book.written(most);
    String mended = start.equals("1") ? "0" : "least(" + start + ", " + end + ")";
    findings.add(
        ReviewProblem.RANGE_CAN_BE_EMPTY,
        range,
        Fix.replace(first, mended),
        book.written(range),
        mended + ".." + end);
  }
}
