package tricksmith.review.choices;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.review.variables.ValuesAssigned;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Local;
import tricksmith.rules.Notation;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.source.Fix;

/**
 * Finds values that every player chooses but only one variable stores: later it holds the last
 * player's choice, yet each player's turn reads it as their own.
 */
public final class OneForAll {
  private final Rulebook book;
  private final Findings findings;

  /** Everything that any term of the rules depends on; empty until somebody asks. */
  private final Set<Dependency> asked = new HashSet<>();

  public OneForAll(Rulebook book, Findings findings) {
    this.book = book;
    this.findings = findings;
  }

  public void review() {
    List<Action> rounds =
        book.actions(StatementEffect.GOES_ROUND)
            .filter(action -> action.binds().getFirst().type() == Type.Basic.PLAYER)
            .toList();
    Map<Variable, Action> chosen = new HashMap<>();
    for (Action round : rounds) {
      Local player = round.binds().getFirst();
      Action.all(round.inside())
          .map(Action::choice)
          .filter(choice -> choice != null && isOfEach(choice, names(player, round)))
          .filter(choice -> !stops(round, choice.variable()))
          .forEach(choice -> chosen.put(choice.variable(), round));
    }
    Map<Integer, List<Reading>> readings = chosen.isEmpty() ? Map.of() : readings(rounds);
    chosen.forEach(
        (variable, round) ->
            readings.getOrDefault(variable.id(), List.of()).stream()
                .filter(read -> !isWithin(read.round, round) && !isWithin(round, read.round))
                .filter(read -> !sets(read.round, variable))
                .map(Reading::part)
                .findFirst()
                .ifPresentOrElse(
                    part -> report(part, variable), () -> onlyTheLast(variable, round)));
  }

  /** The first part of what a round does that reads a variable. */
  private record Reading(Action round, Term part) {}

  /** Returns where rounds read variables, by the variable, in the order of the rounds. */
  private static Map<Integer, List<Reading>> readings(List<Action> rounds) {
    Map<Integer, List<Reading>> readings = new HashMap<>();
    for (Action round : rounds) {
      Map<Integer, Term> first = new HashMap<>();
      Action.all(round.inside())
          .flatMap(Action::allTerms)
          .forEach(
              part -> {
                for (Dependency read : part.reads()) {
                  if (read instanceof OnVariable(int variable)) {
                    first.putIfAbsent(variable, part);
                  }
                }
              });
      first.forEach(
          (variable, part) ->
              readings
                  .computeIfAbsent(variable, _ -> new ArrayList<>())
                  .add(new Reading(round, part)));
    }
    return readings;
  }

  /** Whether a round ends by what is chosen: the last choice is then the one that counts. */
  private boolean stops(Action round, Variable variable) {
    return round.until() != null && book.dependsOn(round.until(), variable);
  }

  /** Reports a choice that everybody makes but nothing reads before the next player chooses. */
  private void onlyTheLast(Variable variable, Action round) {
    Action.Repetition repetition = round.repetition();
    Local player = round.binds().getFirst();
    boolean all = leavesOutOne(round.where(), player) && repetition != null && repetition.bounded();
    if (!all
        || !isAskedFor(variable)
        || (ValuesAssigned.isRead(variable, round, book) && !isAskedLater(variable, round))) {
      return;
    }
    // Deeper inside, not everybody reaches it.
    round.inside().stream()
        .flatMap(
            action ->
                action.condition() != null && leavesOutOne(action.condition(), player)
                    ? action.blocks().getFirst().actions().stream()
                    : Stream.of(action))
        .filter(action -> action.choice() != null && action.sets().contains(variable))
        .findFirst()
        .ifPresent(
            action -> findings.add(ReviewProblem.ONLY_THE_LAST, action, variable.name(), "player"));
  }

  /** Whether a condition is missing, or holds for all players but one: {@code player != dealer}. */
  private static boolean leavesOutOne(@Nullable Term condition, Local player) {
    return condition == null
        || (condition.operator() == Operator.UNEQUAL
            && condition.children().stream().anyMatch(side -> player.equals(side.head())));
  }

  private boolean isAskedFor(Variable variable) {
    if (asked.isEmpty()) {
      book.rules().terms().map(book::dependencies).forEach(asked::addAll);
    }
    return asked.contains(variable.read());
  }

  /** Whether a yes or no that everybody has said, and that has been acted upon, is asked again. */
  private boolean isAskedLater(Variable variable, Action round) {
    return variable.type() == Type.Basic.YES_NO
        && book.setting(variable).stream().allMatch(setting -> isWithin(setting, round))
        && book.actions()
            .filter(
                action -> action.terms().stream().anyMatch(term -> book.dependsOn(term, variable)))
            .anyMatch(action -> !isWithin(action, round) && !isWithin(round, action));
  }

  /** Returns the player of a round, and the parameters of procedures that stand for that player. */
  private static Set<Local> names(Local player, Action round) {
    Set<Local> names = new HashSet<>(Set.of(player));
    Action.all(round.inside(), Action.Perform.class)
        .forEach(
            perform -> {
              for (int place = 0; place < perform.arguments().size(); place++) {
                if (perform.arguments().get(place).head() instanceof Local named
                    && names.contains(named)) {
                  names.add(perform.parameters().get(place));
                }
              }
            });
    return names;
  }

  /** Whether each player makes this choice independently, unlike a highest bid. */
  private static boolean isOfEach(Action.Choice choice, Set<Local> players) {
    OnVariable before = choice.variable().read();
    boolean dependent =
        choice.deciding().stream()
            .filter(term -> !isAnother(term, before))
            .flatMap(Term::all)
            .anyMatch(part -> part.reads().contains(before));
    return choice.player().head() instanceof Local player
        && players.contains(player)
        && choice.indices().isEmpty()
        && choice.pass() == null
        && !dependent
        && (choice.variable().type() == Type.Basic.YES_NO
            || Action.all(choice.then()).allMatch(action -> action.sets().isEmpty()));
  }

  /** Whether a condition asks for another value than the one chosen before: {@code it != bid}. */
  private static boolean isAnother(Term condition, OnVariable before) {
    return condition.operator() == Operator.UNEQUAL
        && condition.children().stream()
            .anyMatch(side -> side.children().isEmpty() && side.reads().contains(before));
  }

  private static boolean isWithin(Action inner, Action outer) {
    return Action.all(List.of(outer)).anyMatch(inner::equals);
  }

  private static boolean sets(Action round, Variable variable) {
    return Action.all(round.inside()).anyMatch(action -> action.sets().contains(variable));
  }

  private void report(Term part, Variable variable) {
    int end = variable.declared().end();
    Fix fix = book.after(end).stripLeading().startsWith(":") ? Fix.insert(end, "[player]") : null;
    findings.add(
        ReviewProblem.ONE_FOR_ALL, part, fix, variable.name(), Notation.of(variable.type()));
  }
}
