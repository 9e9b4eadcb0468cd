package tricksmith.review;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.Actions;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Term;
import tricksmith.rules.Term.VariableValue;
import tricksmith.rules.TrickRules;
import tricksmith.rules.Variable;
import tricksmith.source.Span;
import tricksmith.syntax.Section.Lifetime;

/**
 * Follows the procedure and keeps account of which variables can have a value. What is read only
 * where its variable cannot have one yet, or none any more after {@code new deal}, is found.
 */
final class ValuesInReach {
  private final CheckedRules rules;
  private final Changes changes;
  private final VariableReads reads;
  private final Set<Integer> everSet;
  private final Map<Span, Read> found = new LinkedHashMap<>();
  private final BitSet possible = new BitSet();

  ValuesInReach(Rulebook book, Set<Integer> everSet) {
    this.rules = book.rules();
    this.changes = new Changes(rules);
    this.reads = new VariableReads(book);
    this.everSet = everSet;
  }

  /** Whether a read can ever find a value. */
  private record Read(Variable variable, boolean findsValue) {}

  void findings(Findings findings) {
    rules.variables().stream()
        .filter(variable -> variable.initial() != null)
        .forEach(variable -> possible.set(variable.id()));
    block(rules.procedure());
    found.forEach(
        (span, read) -> {
          if (!read.findsValue() && everSet.contains(read.variable().id())) {
            findings.add(ReviewProblem.READ_BEFORE_SET, span, read.variable().name());
          }
        });
  }

  private void block(List<Action> actions) {
    actions.forEach(this::step);
  }

  private void step(Action action) {
    switch (action) {
      case Action.NewDeal _ -> setBack(Lifetime.DEAL, Lifetime.TRICK);
      case Action.If branch -> {
        read(branch.condition());
        branches(branch.then(), branch.otherwise());
      }
      case Action.Choose(_, Action.Choice choice) -> choice(action, choice);
      case Action.ChooseAtOnce choose -> choice(action, choose.choice());
      case Action.RepeatUntil repeat -> loop(repeat.body(), Stream.of(), Stream.of(repeat.until()));
      case Action.RepeatTimes repeat -> loop(repeat.body(), Stream.of(repeat.times()), Stream.of());
      case Action.RepeatWith repeat ->
          loop(repeat.body(), repeat.values().stream(), present(repeat.until()));
      case Action.Each each ->
          loop(each.body(), present(each.set(), each.from()), present(each.where(), each.until()));
      case Action.PlayTricks play -> tricks(play);
      case Action.Score _ -> block(rules.score());
      default -> {
        Actions.terms(action).forEach(this::read);
        Actions.inside(action).forEach(this::step);
        set(changes.variables(action));
      }
    }
  }

  private void branches(List<Action> one, List<Action> other) {
    BitSet before = (BitSet) possible.clone();
    block(one);
    BitSet afterOne = (BitSet) possible.clone();
    possible.clear();
    possible.or(before);
    block(other);
    possible.or(afterOne);
  }

  private void choice(Action action, Action.Choice choice) {
    Actions.terms(action).forEach(this::read);
    set(Stream.of(choice.variable()));
    branches(choice.then(), choice.otherwise());
  }

  /** What a pass sets may be there in the next. */
  private void loop(List<Action> body, Stream<Term> once, Stream<Term> eachTime) {
    once.forEach(this::read);
    set(changes.variables(body));
    BitSet before = (BitSet) possible.clone();
    eachTime.forEach(this::read);
    block(body);
    possible.or(before);
  }

  private void tricks(Action.PlayTricks play) {
    present(play.count(), play.from()).forEach(this::read);
    set(changes.variables(List.of(play)));
    BitSet before = (BitSet) possible.clone();
    present(play.until()).forEach(this::read);
    setBack(Lifetime.TRICK);
    set(changes.variables(play.beforeEachCard()));
    set(changes.variables(play.afterEachCard()));
    block(play.beforeEachCard());
    rulesOfTheTrick();
    block(play.afterEachCard());
    block(play.body());
    possible.or(before);
  }

  private void rulesOfTheTrick() {
    TrickRules trick = rules.trick();
    trick.obligations().stream().flatMap(Obligations::terms).forEach(this::read);
    trick.criteria().stream()
        .flatMap(each -> present(each.measure(), each.when(), each.except()))
        .forEach(this::read);
  }

  private void setBack(Lifetime... lifetimes) {
    List<Lifetime> over = List.of(lifetimes);
    rules.variables().stream()
        .filter(variable -> over.contains(variable.lifetime()) && variable.initial() == null)
        .forEach(variable -> possible.clear(variable.id()));
  }

  private void set(Stream<Variable> variables) {
    variables.forEach(variable -> possible.set(variable.id()));
  }

  private void read(Term term) {
    for (VariableValue value : reads.in(term)) {
      Variable variable = value.variable();
      boolean hasValue = possible.get(variable.id());
      found.merge(
          value.span(),
          new Read(variable, hasValue),
          (some, more) -> new Read(variable, some.findsValue() || more.findsValue()));
    }
  }

  private static Stream<Term> present(@Nullable Term... terms) {
    return Stream.of(terms).flatMap(Stream::ofNullable);
  }
}
