package tricksmith.review.choices;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency.State;
import tricksmith.rules.Local;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.TermEquality;
import tricksmith.source.Fix;

/**
 * Finds rounds in which each player may choose the same variable, and nothing asks whether somebody
 * has: {@code each player in turn may choose trump from suits}. The last one to choose counts,
 * where the first is meant.
 */
public record LaterChoices(Rulebook book, Findings findings) {
  private static final Pattern IN_TURN = Pattern.compile("in +turn");

  public void review() {
    book.actions(StatementEffect.GOES_ROUND)
        .filter(round -> round.repetition() != null && round.repetition().bounded())
        .filter(round -> round.binds().getFirst().type() == Type.Basic.PLAYER)
        .filter(round -> inTurn(round) >= 0)
        .forEach(this::review);
  }

  private void review(Action round) {
    Local player = round.binds().getFirst();
    Action.all(round.inside())
        .filter(action -> !isForTheHolder(action, round))
        .map(Action::choice)
        .flatMap(Stream::ofNullable)
        .filter(choice -> isOptional(choice, player))
        .filter(choice -> sets(choice).noneMatch(set -> isAsked(set, round, choice)))
        .filter(choice -> !isDoneByEach(choice))
        .forEach(choice -> report(choice, round));
  }

  /** Whether the same one is set, whoever chooses; and whether it may be left alone. */
  private static boolean isOptional(Action.Choice choice, Local player) {
    return choice.pass() != null
        && choice.indices().isEmpty()
        && player.equals(choice.player().head())
        && !isForTheHolder(choice)
        && Action.all(choice.then())
            .noneMatch(
                action ->
                    action.has(
                        StatementEffect.ENDS_MATCH,
                        StatementEffect.SITS_OUT,
                        StatementEffect.MOVES_CARDS,
                        StatementEffect.SCORES));
  }

  /**
   * Whether what is chosen is read only in the block, which changes only what each player has, or
   * makes more of what there is, as {@code stakes = stakes * 2} does.
   */
  private boolean isDoneByEach(Action.Choice choice) {
    List<Action> then = Action.all(choice.then()).toList();
    return !then.isEmpty()
        && then.stream()
            .filter(action -> !action.sets().isEmpty())
            .allMatch(
                action ->
                    action instanceof Action.Assign assign
                        && (assign.indices().stream()
                                .anyMatch(index -> TermEquality.same(index, choice.player()))
                            || book.dependsOn(assign.value(), assign.variable())))
        && book.everyTerm(Term.VariableValue.class)
            .filter(read -> read.variable().equals(choice.variable()))
            .allMatch(read -> then.stream().flatMap(Action::allTerms).anyMatch(read::equals));
  }

  /** Whether something is offered only to the one who holds a certain card. */
  private static boolean isForTheHolder(Action.Choice choice) {
    List<Term.Case> cases =
        choice.offered().stream()
            .flatMap(Term::all)
            .filter(Term.Cases.class::isInstance)
            .flatMap(part -> ((Term.Cases) part).cases().stream())
            .toList();
    return !cases.isEmpty() && cases.stream().allMatch(each -> asksForACard(each.condition()));
  }

  /** Whether only the holder of a certain card reaches a statement. */
  private static boolean isForTheHolder(Action action, Action round) {
    return Action.all(round.inside())
        .filter(around -> around.condition() != null && asksForACard(around.condition()))
        .anyMatch(around -> around.all().anyMatch(action::equals));
  }

  private static boolean asksForACard(@Nullable Term condition) {
    return condition != null
        && condition.operator() == Operator.IN
        && condition.children().getFirst() instanceof Term.FaceConstant;
  }

  private static Stream<Variable> sets(Action.Choice choice) {
    return Stream.concat(
        Stream.of(choice.variable()),
        Action.all(choice.then()).flatMap(action -> action.sets().stream()));
  }

  /** Whether anything in the round, before or after the choice, asks for a variable. */
  private boolean isAsked(Variable variable, Action round, Action.Choice choice) {
    Stream<@Nullable Term> ofRound =
        Stream.concat(
            round.eachPass().stream().map(term -> term),
            Action.all(round.inside())
                .filter(action -> !choice.then().contains(action))
                .flatMap(action -> action.terms().stream()));
    return ofRound
        .flatMap(Stream::ofNullable)
        .anyMatch(
            term ->
                book.dependsOn(term, variable) || book.dependencies(term).contains(State.PASSES));
  }

  private void report(Action.Choice choice, Action round) {
    String variable = choice.variable().name();
    String until = " until " + variable + asked(choice.variable().type());
    boolean plain = round.repetition() != null && round.until() == null;
    int at = plain && choice.variable().initial() == null ? end(round) : -1;
    Fix fix = at < 0 ? null : Fix.insert(at, until);
    findings.add(ReviewProblem.LATER_CHOICE, choice, fix, variable, until.strip());
  }

  /** Returns how to ask whether a variable has a value. */
  private static String asked(Type type) {
    if (type == Type.Basic.YES_NO) {
      return "";
    }
    return type instanceof Type.SetOf ? " is not empty" : " is chosen";
  }

  /** Where the head of the loop ends; -1 where that is not certain. */
  private int end(Action round) {
    int after = round.span().start() + inTurn(round);
    Term from = round.from();
    if (from != null) {
      return from.span().end();
    }
    return book.after(after).stripLeading().startsWith("from") ? -1 : after;
  }

  /** Where the words end that say so in the head; -1 if each of them acts in another order. */
  private int inTurn(Action round) {
    Matcher words = IN_TURN.matcher(book.written(round));
    int place = words.find() ? words.end() : -1;
    boolean inHead =
        round.inside().stream()
            .allMatch(action -> place < action.span().start() - round.span().start());
    return inHead ? place : -1;
  }
}
