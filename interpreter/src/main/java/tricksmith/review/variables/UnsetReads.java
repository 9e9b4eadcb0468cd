package tricksmith.review.variables;

import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Notation;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.EffectAnalysis;
import tricksmith.rules.analysis.VariableReads;
import tricksmith.source.Span;
import tricksmith.syntax.Section.Lifetime;

/**
 * Walks the procedure, tracking which variables may have a value. Finds reads that can never see
 * one, either because none was set yet or because {@code new deal} cleared it. A read with a
 * fallback is always counted as finding a value.
 */
final class UnsetReads {
  private final Rulebook book;
  private final CheckedRules rules;
  private final EffectAnalysis effects;
  private final VariableReads reads;
  private final Set<Integer> everSet;
  private final Noted found = new Noted(new LinkedHashMap<>(), new HashMap<>());
  private final Noted replaced = new Noted(new LinkedHashMap<>(), new HashMap<>());
  private final List<RuleOfTricks> rulesOfTricks;
  private final BitSet possible = new BitSet();

  UnsetReads(Rulebook book, Set<Integer> everSet) {
    this.book = book;
    this.rules = book.rules();
    this.effects = book.effects();
    this.reads = book.reads();
    this.everSet = everSet;
    this.rulesOfTricks = rules.trick().terms().map(this::rule).toList();
  }

  /** Whether a read of a variable can ever see a value. */
  private record Seen(Variable variable, boolean findsValue) {}

  /**
   * Reads seen so far.
   *
   * @param valued by the numbers of the definitions called so far, the variables that have had a
   *     value when they were: called again, a definition tells no more of these
   */
  private record Noted(Map<Span, Seen> seen, Map<Integer, BitSet> valued) {}

  /** A term of an obligation or criterion, which all statements that play tricks have in common. */
  private static final class RuleOfTricks {
    private final Term term;
    private final BitSet variables;
    private final BitSet valued = new BitSet();
    private boolean isRead;

    RuleOfTricks(Term term, BitSet variables) {
      this.term = term;
      this.variables = variables;
    }

    /** Whether it has never been read when one of its variables, of those possible, had a value. */
    boolean isToBeRead(BitSet possible) {
      BitSet more = (BitSet) variables.clone();
      more.and(possible);
      more.andNot(valued);
      valued.or(more);
      boolean again = isRead && more.isEmpty();
      isRead = true;
      return !again;
    }
  }

  void findings(Findings findings) {
    rules.variables().stream()
        .filter(variable -> variable.initial() != null)
        .forEach(variable -> possible.set(variable.id()));
    block(rules.procedure());
    // The first place will do: whoever sets the variable there mends all of them.
    withoutValue(found)
        .filter(
            read ->
                !findings.has(
                    read.variable().name(),
                    ReviewProblem.READ_BEFORE_SET,
                    ReviewProblem.NO_VALUE_YET))
        .forEach(read -> findings.add(ReviewProblem.READ_BEFORE_SET, read, read.variable().name()));
    withoutValue(replaced)
        .forEach(
            read ->
                findings.add(
                    ReviewProblem.ALWAYS_INSTEAD,
                    read,
                    read.variable().name(),
                    Notation.of(read.variable().type())));
  }

  /** Returns the reads that never see a value of a variable that gets one elsewhere. */
  private Stream<VariableReads.Read> withoutValue(Noted noted) {
    return noted.seen.entrySet().stream()
        .filter(read -> !read.getValue().findsValue())
        .filter(read -> everSet.contains(read.getValue().variable().id()))
        .map(read -> new VariableReads.Read(read.getKey(), read.getValue().variable()));
  }

  private void block(List<Action> actions) {
    actions.forEach(this::step);
  }

  private void step(Action action) {
    if (action.has(StatementEffect.STARTS_DEAL)) {
      reset(Lifetime.DEAL, Lifetime.TRICK);
    }
    if (action.repetition() == null) {
      action.terms().forEach(this::read);
      if (action instanceof Action.Assign) {
        action.terms().forEach(term -> counted(term, action.sets()));
      }
      effects.variables(action).forEach(variable -> possible.set(variable.id()));
      alternatives(book.performed(action));
    } else {
      loop(action);
    }
  }

  /** Walks alternative blocks, of which at most one runs. */
  private void alternatives(List<Action.Block> blocks) {
    BitSet before = (BitSet) possible.clone();
    BitSet after = new BitSet();
    for (Action.Block block : blocks) {
      possible.clear();
      possible.or(before);
      block(block.actions());
      after.or(possible);
    }
    if (!blocks.isEmpty()) {
      possible.clear();
      possible.or(after);
    }
  }

  /** Walks a loop; what one pass sets may be there in the next. */
  private void loop(Action action) {
    List<Term> eachPass = action.eachPass();
    action.terms().stream().filter(term -> !eachPass.contains(term)).forEach(this::read);
    possible.or(effects.variables(List.of(action)));
    BitSet before = (BitSet) possible.clone();
    eachPass.forEach(this::read);
    if (action.has(StatementEffect.PLAYS_TRICKS)) {
      trick(action.blocks());
    } else {
      action.blocks().forEach(block -> block(block.actions()));
    }
    possible.or(before);
  }

  /**
   * Walks the blocks in trick order: before each trick, before each card, the card, after each
   * card, after the trick.
   */
  private void trick(List<Action.Block> blocks) {
    reset(Lifetime.TRICK);
    block(blocks.getFirst().actions());
    List<Action.Block> fromLeadOn = blocks.subList(1, blocks.size());
    List<Action> aroundCards =
        fromLeadOn.subList(0, 2).stream().flatMap(block -> block.actions().stream()).toList();
    possible.or(effects.variables(aroundCards));
    block(fromLeadOn.getFirst().actions());
    rulesOfTricks.stream()
        .filter(rule -> rule.isToBeRead(possible))
        .forEach(rule -> read(rule.term));
    fromLeadOn.subList(1, fromLeadOn.size()).forEach(block -> block(block.actions()));
  }

  private RuleOfTricks rule(Term term) {
    BitSet variables = new BitSet();
    term.all()
        .forEach(
            part -> {
              rules.variables(part.reads()).forEach(variable -> variables.set(variable.id()));
              DefinedTerm called = book.called(part);
              if (called != null) {
                variables.or(reads.variables(called));
              }
            });
    return new RuleOfTricks(term, variables);
  }

  private void reset(Lifetime... lifetimes) {
    List<Lifetime> over = List.of(lifetimes);
    rules.variables().stream()
        .filter(variable -> over.contains(variable.lifetime()) && variable.initial() == null)
        .forEach(variable -> possible.clear(variable.id()));
  }

  /** Notes what begins to count: in {@code deals = (deals, or 0) + 1}, 0 is meant once only. */
  private void counted(Term term, List<Variable> counters) {
    term.all()
        .filter(Term.OrElse.class::isInstance)
        .map(part -> ((Term.OrElse) part).value())
        .filter(value -> value.children().isEmpty())
        .flatMap(value -> reads.in(value).own().stream())
        .filter(read -> counters.contains(read.variable()))
        .forEach(read -> note(read, replaced));
  }

  private void read(Term term) {
    note(reads.in(term), found);
    term.all(Term.OrElse.class)
        .filter(part -> !(part.otherwise() instanceof Term.Constant))
        .map(Term.OrElse::value)
        .filter(value -> value.children().isEmpty())
        .forEach(value -> note(reads.in(value), replaced));
  }

  private void note(VariableReads.Reads some, Noted noted) {
    some.own().forEach(read -> note(read, noted));
    some.called().forEach(definition -> note(definition, noted));
  }

  private void note(DefinedTerm definition, Noted noted) {
    BitSet valued = (BitSet) reads.variables(definition).clone();
    valued.and(possible);
    BitSet known = noted.valued.putIfAbsent(definition.id(), valued);
    if (known != null) {
      valued.andNot(known);
      known.or(valued);
    }
    if (known == null || !valued.isEmpty()) {
      note(reads.in(definition), noted);
    }
  }

  private void note(VariableReads.Read read, Noted noted) {
    boolean hasValue = possible.get(read.variable().id());
    noted.seen.merge(
        read.span(),
        new Seen(read.variable(), hasValue),
        (some, more) -> new Seen(read.variable(), some.findsValue() || more.findsValue()));
  }
}
