package tricksmith.review.rulebook;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules.Winners;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnDefinition;
import tricksmith.rules.Dependency.OnLocal;
import tricksmith.rules.Dependency.OnZone;
import tricksmith.rules.Dependency.State;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.TrickRules.Criterion;
import tricksmith.rules.TrickRules.Obligation;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.NumberedSet;
import tricksmith.rules.analysis.NumberedSet.Numbering;

/**
 * Visits all statements and terms, each with the subjects that were asked about before it is
 * evaluated: by conditions around it, beside it, or at the end of a loop before it. A script that
 * asks whether anything is there usually provides for its absence, so nothing is said about it.
 */
public final class Guards {

  /** The most times that subjects are handed from definitions to those that they call. */
  private static final int MOST_PASSES = 5;

  @FunctionalInterface
  public interface TermVisitor {

    /**
     * Looks at a term.
     *
     * @param asked the subjects asked about before it
     * @param action the statement to which it belongs; null for a term of a rule
     */
    void look(Term term, Set<Dependency> asked, @Nullable Action action);
  }

  private record Visit(Term term, Set<Dependency> asked, @Nullable Action action) {}

  private record Statement(Action action, Set<Dependency> asked) {}

  private record Visitor(
      BiConsumer<Action, Set<Dependency>> statements, TermVisitor terms, Predicate<Term> visited) {}

  private final Rulebook book;
  private final Numbering<Dependency> numbering = new Numbering<>();
  private final NumberedSet<Dependency> nothing = numbering.setOf(List.of());
  private final NumberedSet<Dependency> variables;
  private final Map<Integer, NumberedSet<Dependency>> askedByCallers = new HashMap<>();
  private final IdentityHashMap<Term, NumberedSet<Dependency>> subjects = new IdentityHashMap<>();

  /** In the order of the procedure. */
  private final List<Statement> statements = new ArrayList<>();

  /** The terms under review that are evaluated in a match; null until asked for. */
  private @Nullable List<Visit> visits;

  /** What the conditions of statements ask about. */
  private final NumberedSet<Dependency> askedInConditions;

  /** Whether the last pass handed on anything new. */
  private boolean more;

  Guards(Rulebook book) {
    this.book = book;
    this.variables = all(book.rules().variables().stream());
    this.askedInConditions =
        book.actions()
            .flatMap(action -> conditions(action).stream())
            .map(this::subjects)
            .reduce(nothing, NumberedSet::with);
    procedure(
        new Visitor(
            (action, asked) -> statements.add(new Statement(action, asked)),
            (_, _, _) -> {},
            _ -> true));
    Visitor silent = new Visitor((_, _) -> {}, (_, _, _) -> {}, _ -> true);
    more = true;
    for (int pass = 0; more && pass < MOST_PASSES; pass++) {
      more = false;
      definitions(silent);
    }
  }

  private NumberedSet<Dependency> all(Stream<Variable> variables) {
    return numbering.setOf(variables.map(Variable::read).toList());
  }

  /** Visits all statements, each with the subjects asked about before it. */
  public void statements(BiConsumer<Action, Set<Dependency>> visitor) {
    statements.forEach(each -> visitor.accept(each.action(), each.asked()));
  }

  /** Visits all terms under review that are evaluated in a match. */
  public void terms(TermVisitor terms) {
    if (visits == null) {
      List<Visit> found = new ArrayList<>();
      Visitor visitor =
          new Visitor(
              (_, _) -> {},
              (term, asked, action) -> found.add(new Visit(term, asked, action)),
              book::isUnderReview);
      procedure(visitor);
      definitions(visitor);
      visits = found;
    }
    visits.forEach(each -> terms.look(each.term(), each.asked(), each.action()));
  }

  private void procedure(Visitor visitor) {
    block(book.rules().procedure(), nothing, visitor);
    block(book.rules().score(), nothing, visitor);
    for (Obligation obligation : book.trick().obligations()) {
      rule(obligation.terms(), obligation.when(), visitor);
    }
    for (Criterion criterion : book.trick().criteria()) {
      rule(criterion.terms(), criterion.when(), visitor);
    }
    if (book.rules().ending() instanceof Winners winners) {
      begin(winners.winners(), nothing, null, visitor);
    }
  }

  private void rule(List<Term> terms, @Nullable Term when, Visitor visitor) {
    NumberedSet<Dependency> asked = when == null ? nothing : subjects(when);
    terms.forEach(term -> begin(term, term.equals(when) ? nothing : asked, null, visitor));
  }

  private void definitions(Visitor visitor) {
    for (DefinedTerm definition : book.rules().definitions()) {
      begin(definition.body(), askedByCallers(definition), null, visitor);
    }
  }

  private NumberedSet<Dependency> askedByCallers(DefinedTerm definition) {
    return askedByCallers.getOrDefault(definition.id(), nothing);
  }

  /** Visits a block, and returns what has been asked about at its end. */
  private NumberedSet<Dependency> block(
      List<Action> actions, NumberedSet<Dependency> before, Visitor visitor) {
    NumberedSet<Dependency> asked = before;
    for (Action action : actions) {
      visitor.statements().accept(action, asked);
      for (Term term : action.terms()) {
        begin(term, asked, action, visitor);
      }
      NumberedSet<Dependency> inside = asked;
      for (Term condition : conditions(action)) {
        inside = inside.with(subjects(condition));
      }
      NumberedSet<Dependency> atTheEnd = asked;
      for (Action.Block each : action.blocks()) {
        atTheEnd = block(each.actions(), inside, visitor);
      }
      asked = action.performs() == null ? settled(action, asked, inside) : atTheEnd;
    }
    return asked;
  }

  private static List<Term> conditions(Action action) {
    Term until = action.has(StatementEffect.PLAYS_TRICKS) ? null : action.until();
    return Stream.of(action.condition(), action.where(), until)
        .flatMap(Stream::ofNullable)
        .toList();
  }

  /**
   * Returns what has been asked about after a statement. What follows may rely on its conditions: a
   * loop ends only when its own holds, and a conditional can end the match or provide a value. A
   * value is provided only if it is set, or something is that conditions ask about in its place.
   */
  private NumberedSet<Dependency> settled(
      Action action, NumberedSet<Dependency> before, NumberedSet<Dependency> inside) {
    if (action.repetition() != null) {
      boolean ends = action.onlyEnd() != null && !action.has(StatementEffect.PLAYS_TRICKS);
      return ends ? inside : before;
    }
    if (action.condition() == null) {
      return before;
    }
    if (Action.all(action.inside()).anyMatch(Guards::changesThePlay)) {
      return inside;
    }
    NumberedSet<Dependency> set =
        all(Action.all(action.inside()).flatMap(each -> each.sets().stream()));
    if (set.isEmpty()) {
      return before;
    }
    return set.meets(askedInConditions)
        ? inside
        : inside.without(variables.without(set)).with(before);
  }

  private static boolean changesThePlay(Action action) {
    return action.has(
        StatementEffect.ENDS_MATCH,
        StatementEffect.STARTS_DEAL,
        StatementEffect.ENDS_TRICK,
        StatementEffect.SITS_OUT);
  }

  private void begin(
      Term term, NumberedSet<Dependency> asked, @Nullable Action action, Visitor visitor) {
    if (visitor.visited().test(term)) {
      look(term, asked, action, visitor);
    }
  }

  private void look(
      Term term, NumberedSet<Dependency> asked, @Nullable Action action, Visitor visitor) {
    visitor.terms().look(term, asked, action);
    DefinedTerm called = book.called(term);
    if (called != null) {
      call(called, term, asked);
    }
    if (term.applies(Trait.SHORT_CIRCUITS)) {
      NumberedSet<Dependency> later = asked;
      for (Term part : term.children()) {
        look(part, later, action, visitor);
        later = later.with(subjects(part));
      }
      return;
    }
    NumberedSet<Dependency> inside = asked;
    if (term.strict().size() < term.children().size() || !term.binds().isEmpty()) {
      for (Term part : term.children()) {
        if (part.type() == Type.Basic.YES_NO) {
          inside = inside.with(subjects(part));
        }
      }
    }
    for (Term part : term.children()) {
      look(part, part.type() == Type.Basic.YES_NO ? asked : inside, action, visitor);
    }
  }

  /** Tells a definition what its callers ask about. A player who has won a trick has tricks. */
  private void call(DefinedTerm called, Term call, NumberedSet<Dependency> asked) {
    NumberedSet<Dependency> known = askedByCallers(called);
    NumberedSet<Dependency> all = known.with(asked);
    boolean ofTheWinner =
        call.children().stream()
            .flatMap(Term::all)
            .anyMatch(part -> part.applies(Operator.WINNER, Operator.WINNER_OF));
    if (ofTheWinner) {
      all = all.with(State.TRICKS);
    }
    more |= all.size() > known.size();
    askedByCallers.put(called.id(), all);
  }

  /**
   * Returns what a term is about: variables, options, zones, tricks won, the table and so on. Won
   * cards are about the same as the tricks in which they were won.
   */
  public NumberedSet<Dependency> subjects(Term term) {
    NumberedSet<Dependency> known = subjects.get(term);
    if (known != null) {
      return known;
    }
    subjects.put(term, nothing); // A definition that calls itself adds nothing.
    NumberedSet<Dependency> all = numbering.setOf(ownSubjects(term));
    for (Term child : term.children()) {
      all = all.with(subjects(child));
    }
    DefinedTerm called = book.called(term);
    if (called != null) {
      all = all.with(subjects(called.body()));
    }
    subjects.put(term, all);
    return all;
  }

  /** Whether any of the subjects of a term has been asked about. */
  public boolean isAsked(Term term, Set<Dependency> asked) {
    return !asked.isEmpty() && subjects(term).meets(asked);
  }

  private Set<Dependency> ownSubjects(Term part) {
    for (Dependency read : part.reads()) {
      if (read instanceof OnZone(int zone)) {
        boolean won = book.rules().zones().get(zone).name().equals(Zone.WON);
        return Set.of(won ? State.TRICKS : read);
      }
    }
    if (part.applies(Trait.OF_TRICK_UNDER_WAY)) {
      return Set.of(State.CARDS);
    }
    if (part.reads().contains(State.TRICKS)) {
      return Set.of(State.TRICKS);
    }
    Set<Dependency> found = new HashSet<>();
    for (Dependency read : part.reads()) {
      boolean local = read instanceof OnLocal || read instanceof OnDefinition;
      boolean always = read instanceof State state && (state.isFixed() || state == State.SIDES);
      if (!local && !always) {
        found.add(read);
      }
    }
    return found;
  }
}
