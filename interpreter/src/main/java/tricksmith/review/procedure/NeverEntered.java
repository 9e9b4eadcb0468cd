package tricksmith.review.procedure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.ConstantFolding;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnLocal;
import tricksmith.rules.Dependency.State;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.EffectAnalysis;
import tricksmith.rules.analysis.PartialEvaluator;
import tricksmith.rules.analysis.Setting;
import tricksmith.rules.analysis.TermEquality;

/**
 * Finds loops whose end holds when they begin, since just before them the two sides are made equal:
 * {@code first = dealer}, and then {@code repeat until dealer == first}; and tricks that are played
 * until the first one, which is over after it has been played, or until somebody has none; and
 * loops until something is chosen that has just been set, or until what has ended another loop.
 */
public record NeverEntered(Rulebook book, Findings findings) {
  private static final int DEEPEST = 10;

  /** What there is of each before the first trick of a deal. */
  private static final Map<Operator, Object> BEFORE_ANY_TRICK =
      Map.of(
          Operator.TRICKS,
          Set.of(),
          Operator.TRICKS_OF,
          Set.of(),
          Operator.PLAYED,
          Set.of(),
          Operator.WINNER,
          ConstantFolding.NONE,
          Operator.WINNING_CARD,
          ConstantFolding.NONE,
          Operator.LED,
          ConstantFolding.NONE);

  /** How many values that were set before a loop are known; older ones are forgotten. */
  private static final int RECENT = 16;

  public void review() {
    book.blocks().forEach(this::block);
    EffectAnalysis effects = book.effects();
    book.blocks().forEach(block -> endedBefore(block, effects));
    List<Action> plays = book.actions(StatementEffect.PLAYS_TRICKS).toList();
    if (plays.size() == 1 && book.isOnceADeal(plays.getFirst())) {
      beforeAnyTrick(plays.getFirst());
    }
  }

  /** Reports {@code play tricks … until tricks of dealer is empty}. */
  private void beforeAnyTrick(Action play) {
    Term until = play.until();
    if (until == null) {
      return;
    }
    PartialEvaluator evaluator = book.certainty().evaluator(Setting.initial(book.rules()));
    for (Map.Entry<Operator, Object> word : BEFORE_ANY_TRICK.entrySet()) {
      evaluator = evaluator.with(word.getKey(), word.getValue());
    }
    PartialEvaluator before = evaluator;
    until
        .parts(Operator.OR)
        .filter(part -> book.involves(part, inner -> inner.applies(BEFORE_ANY_TRICK.keySet())))
        .filter(part -> Boolean.TRUE.equals(before.holds(part)))
        .filter(part -> !findings.hasAt(part))
        .forEach(
            part -> findings.add(ReviewProblem.OVER_BEFORE_ANY_TRICK, part, book.written(part)));
  }

  /** Reports loops that end by what has already ended another, and has not changed since. */
  private void endedBefore(List<Action> block, EffectAnalysis effects) {
    List<Term> ended = new ArrayList<>();
    for (Action action : block) {
      Term end = action.onlyEnd();
      if (end != null) {
        Stream.concat(Stream.of(end), end.parts(Operator.OR))
            .filter(part -> ended.stream().anyMatch(before -> TermEquality.same(part, before)))
            .filter(part -> !findings.hasAt(part))
            .findFirst()
            .ifPresent(part -> findings.add(ReviewProblem.NEVER_ENTERED, part));
      }
      if (!ended.isEmpty()) {
        Set<Dependency> changed = effects.changes(List.of(action));
        ended.removeIf(before -> !Collections.disjoint(changed, book.dependencies(before)));
      }
      if (end != null && isLasting(end, action)) {
        ended.add(end);
      }
    }
  }

  /** Whether a condition can still hold once the loop that it ends is over. */
  private boolean isLasting(Term end, Action loop) {
    Set<Dependency> asked = book.dependencies(end);
    return !asked.contains(State.PASSES)
        && loop.binds().stream().map(OnLocal::new).noneMatch(asked::contains);
  }

  private void block(List<Action> actions) {
    Map<Variable, Term> values = new LinkedHashMap<>();
    Map<Variable, Action.AssignRandom> drawn = new LinkedHashMap<>();
    for (Action action : actions) {
      if (action.has(StatementEffect.PLAYS_TRICKS)) {
        tricks(action);
      } else {
        ends(action, values, drawn);
      }
      if (action.repetition() == null) {
        conditions(action, values);
      }
      if (!values.isEmpty()) {
        forget(action, values);
      }
      if (!drawn.isEmpty()) {
        action.all().flatMap(each -> each.sets().stream()).forEach(drawn::remove);
      }
      remember(action, values, drawn);
    }
  }

  /** Looks at what ends a loop. */
  private void ends(
      Action loop, Map<Variable, Term> values, Map<Variable, Action.AssignRandom> drawn) {
    parts(loop.onlyEnd())
        .filter(part -> holds(part, values))
        .filter(part -> !findings.hasAt(part))
        .forEach(part -> findings.add(ReviewProblem.NEVER_ENTERED, part));
    parts(loop.until())
        .forEach(
            part -> {
              chosenBefore(part, values);
              drawn.forEach((variable, draw) -> drawnBefore(part, variable, draw));
            });
  }

  /** Looks at what ends the tricks. */
  private void tricks(Action play) {
    parts(play.until())
        .filter(part -> part.operator() == Operator.FIRST_TRICK)
        .forEach(part -> findings.add(ReviewProblem.UNTIL_FIRST_TRICK, part));
    parts(play.until())
        .filter(part -> isLeader(part, play.from()))
        .forEach(part -> findings.add(ReviewProblem.NEVER_ENTERED, part));
  }

  /** Returns the conditions of which each one ends a loop. */
  private static Stream<Term> parts(@Nullable Term end) {
    return Stream.ofNullable(end).flatMap(each -> each.parts(Operator.OR));
  }

  private void conditions(Action action, Map<Variable, Term> values) {
    Stream.of(action.condition(), action.where())
        .flatMap(Stream::ofNullable)
        .flatMap(Term::all)
        .filter(part -> values.keySet().stream().anyMatch(set -> isComparedWithIt(part, set)))
        .filter(part -> holds(part, values))
        .filter(part -> !findings.hasAt(part))
        .forEach(part -> justSet(part, values));
  }

  /** Notes what a statement sets. */
  private void remember(
      Action action, Map<Variable, Term> values, Map<Variable, Action.AssignRandom> drawn) {
    if (action instanceof Action.AssignRandom draw
        && draw.indices().isEmpty()
        && isNeverEmpty(draw.set())) {
      drawn.put(draw.variable(), draw);
    }
    if (action instanceof Action.Assign(_, Variable variable, List<Term> indices, Term value, _)
        && indices.isEmpty()
        && !(value instanceof Term.Cases)
        && !book.dependsOn(value, variable)) {
      values.put(variable, value);
      if (values.size() > RECENT) {
        values.remove(values.keySet().iterator().next());
      }
    }
  }

  private static boolean holds(Term part, Map<Variable, Term> values) {
    return part.operator() == Operator.EQUAL
        && TermEquality.same(
            value(part.children().getFirst(), values), value(part.children().getLast(), values));
  }

  /**
   * Reports {@code trump = suit of top of deck}, and then {@code each player in turn until trump is
   * chosen}.
   */
  private void chosenBefore(Term part, Map<Variable, Term> values) {
    if (part.operator() != Operator.IS_CHOSEN || findings.hasAt(part)) {
      return;
    }
    values.forEach(
        (variable, value) -> {
          if (isValueOf(part.children().getFirst(), variable) && isThere(value)) {
            String set = book.written(value);
            findings.add(ReviewProblem.CHOSEN_BEFORE, part, variable.name(), set);
          }
        });
  }

  /** Reports {@code trump = random suit} before such a loop. */
  private void drawnBefore(Term part, Variable variable, Action.AssignRandom draw) {
    if (part.operator() == Operator.IS_CHOSEN
        && isValueOf(part.children().getFirst(), variable)
        && !findings.hasAt(part)) {
      String written = book.written(draw);
      String value = written.substring(written.indexOf('=') + 1).strip();
      findings.add(ReviewProblem.CHOSEN_BEFORE, part, variable.name(), value);
    }
  }

  /** Whether a set certainly has something in it: all suits or players, or what is written out. */
  private static boolean isNeverEmpty(Term set) {
    return set.applies(Trait.EVERYTHING)
        || (set instanceof Term.SetOfValues values && !values.elements().isEmpty());
  }

  /** Whether there is certainly such a value, if there is a card where one is asked for. */
  private boolean isThere(Term value) {
    return value instanceof Term.Constant
        || (value.operator() == Operator.SUIT_OF
            && book.cards().stream().allMatch(card -> card.suit() != null))
        || (value.operator() == Operator.RANK_OF
            && book.cards().stream().allMatch(card -> card.rank() != null));
  }

  private static boolean isComparedWithIt(Term part, Variable variable) {
    return part.operator() == Operator.EQUAL
        && part.children().stream().anyMatch(side -> isValueOf(side, variable));
  }

  private static boolean isValueOf(Term term, Variable variable) {
    return term instanceof Term.VariableValue value
        && value.indices().isEmpty()
        && value.variable().equals(variable);
  }

  /** Reports {@code last-winner = winner}, and then {@code if winner == last-winner}. */
  private void justSet(Term part, Map<Variable, Term> values) {
    values.entrySet().stream()
        .filter(set -> isComparedWithIt(part, set.getKey()))
        .findFirst()
        .ifPresent(
            set ->
                findings.add(
                    ReviewProblem.JUST_SET,
                    part,
                    set.getKey().name(),
                    book.written(set.getValue())));
  }

  /** Whether it asks for the player to lead at first: {@code from P until leader == P}. */
  private static boolean isLeader(Term part, @Nullable Term from) {
    Term first = part.children().isEmpty() ? null : part.children().getFirst();
    return from != null
        && part.operator() == Operator.EQUAL
        && first instanceof Term.VariableValue value
        && value.variable().isLeader()
        && TermEquality.same(part.children().getLast(), from);
  }

  private static Term value(Term term, Map<Variable, Term> values) {
    Term now = term;
    for (int depth = 0; depth < DEEPEST; depth++) {
      Term next =
          now instanceof Term.VariableValue(_, Variable variable, List<Term> indices)
                  && indices.isEmpty()
              ? values.get(variable)
              : null;
      if (next == null) {
        return now;
      }
      now = next;
    }
    return now;
  }

  /** Forgets the values that a statement may change, and those that are made of them. */
  private void forget(Action action, Map<Variable, Term> values) {
    boolean changesMore =
        action.all().anyMatch(each -> !each.effects().isEmpty() && each.choice() == null);
    List<Variable> sets = action.all().flatMap(each -> each.sets().stream()).distinct().toList();
    values
        .entrySet()
        .removeIf(
            entry ->
                sets.contains(entry.getKey())
                    || sets.stream()
                        .map(Variable::read)
                        .anyMatch(book.dependencies(entry.getValue())::contains)
                    || (changesMore && !isPlain(entry.getValue())));
  }

  /** Whether a value does not depend on cards, tricks or anything else that statements change. */
  private static boolean isPlain(Term value) {
    return value.all().allMatch(part -> part.operator() == null) && value.pile() == null;
  }
}
