package tricksmith.review.choices;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency;
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
    Map<Variable, List<Term>> reads =
        book.everyTerm(Term.VariableValue.class)
            .collect(groupingBy(Term.VariableValue::variable, mapping(read -> read, toList())));
    book.actions(StatementEffect.GOES_ROUND)
        .filter(round -> round.repetition() != null && round.repetition().bounded())
        .filter(round -> round.binds().getFirst().type() == Type.Basic.PLAYER)
        .filter(round -> inTurn(round) >= 0)
        .forEach(round -> review(round, reads));
  }

  /**
   * Looks at a round.
   *
   * @param reads where each variable is read in the script
   */
  private void review(Action round, Map<Variable, List<Term>> reads) {
    Local player = round.binds().getFirst();
    Set<Action> forTheHolder = forTheHolder(round);
    Map<Dependency, Integer> asked = new HashMap<>();
    count(round.eachPass(), asked);
    Action.all(round.inside()).forEach(action -> count(action.terms(), asked));
    Action.all(round.inside())
        .filter(action -> !forTheHolder.contains(action))
        .flatMap(Action::choices)
        .filter(choice -> isOptional(choice, player))
        .filter(choice -> !isAsked(choice, asked))
        .filter(choice -> !isDoneByEach(choice, reads.getOrDefault(choice.variable(), List.of())))
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
  private boolean isDoneByEach(Action.Choice choice, List<Term> reads) {
    List<Action> then = Action.all(choice.then()).toList();
    Set<Term> terms = Collections.newSetFromMap(new IdentityHashMap<>());
    then.stream().flatMap(Action::allTerms).forEach(terms::add);
    return !then.isEmpty()
        && then.stream()
            .filter(action -> !action.sets().isEmpty())
            .allMatch(
                action ->
                    action instanceof Action.Assign assign
                        && (assign.indices().stream()
                                .anyMatch(index -> TermEquality.same(index, choice.player()))
                            || book.dependsOn(assign.value(), assign.variable())))
        && terms.containsAll(reads);
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

  /** Returns the statements that only the holder of a certain card reaches. */
  private static Set<Action> forTheHolder(Action round) {
    Set<Action> reached = Collections.newSetFromMap(new IdentityHashMap<>());
    Action.all(round.inside())
        .filter(around -> asksForACard(around.condition()))
        .flatMap(Action::all)
        .forEach(reached::add);
    return reached;
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

  private void count(List<Term> terms, Map<Dependency, Integer> asked) {
    terms.forEach(
        term -> book.dependencies(term).forEach(read -> asked.merge(read, 1, Integer::sum)));
  }

  /** Whether anything in the round, before or after the choice, asks for what it sets. */
  private boolean isAsked(Action.Choice choice, Map<Dependency, Integer> inRound) {
    Map<Dependency, Integer> then = new HashMap<>();
    choice.then().forEach(action -> count(action.terms(), then));
    return Stream.concat(Stream.of(State.PASSES), sets(choice).map(Variable::read))
        .anyMatch(read -> inRound.getOrDefault(read, 0) > then.getOrDefault(read, 0));
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
