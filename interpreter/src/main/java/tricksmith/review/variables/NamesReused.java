package tricksmith.review.variables;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Local;
import tricksmith.rules.NamedProcedure;
import tricksmith.rules.Notation;
import tricksmith.rules.Operator;
import tricksmith.rules.StatementEffect;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.source.Edit;
import tricksmith.source.Fix;
import tricksmith.source.Span;
import tricksmith.syntax.Statement.EachOrder;

/** Finds names that mean something else inside a loop or a condition. */
public record NamesReused(Rulebook book, Findings findings) {
  private static final String DEALER = "dealer";

  /** Words for what belongs to the trick under way. */
  private static final Set<String> OF_THE_TRICK =
      Set.of("winner", "loser", "winning-card", "led", "suit-led", "trick");

  private static final Set<Operator> COMPARISONS =
      EnumSet.of(Operator.EQUAL, Operator.UNEQUAL, Operator.IN, Operator.NOT_IN);

  /**
   * Finds loops whose name looks like a variable that other lines read: by {@code repeat with trump
   * in suits}, nothing sets the variable {@code trump}, which the tricks go by.
   */
  public void nameOfALoop() {
    book.actions(Action.RepeatWith.class)
        .forEach(
            loop -> {
              ReviewProblem found = mistaken(loop.local(), loop.body(), true);
              if (found != null) {
                reportNameOfALoop(found, loop, loop.local().name());
              }
            });
    for (NamedProcedure procedure : book.rules().procedures()) {
      for (Local parameter : procedure.parameters()) {
        ReviewProblem found = mistaken(parameter, procedure.body(), plays(procedure.body()));
        if (found != null) {
          reportNameOfAParameter(found, parameter, procedure);
        }
      }
    }
  }

  /**
   * Finds names of loops and parameters that hide an option which is read meanwhile: in {@code
   * repeat with size in 1..5}, a definition that asks for {@code size} goes by the option.
   */
  public void nameOfAnOption() {
    named().filter(this::hidesAnOption).forEach(this::reportNameOfAnOption);
  }

  private boolean hidesAnOption(Named named) {
    return book.rules().options().stream()
        .filter(option -> option.name().equals(named.local().name()))
        .map(option -> new Dependency.OnOption(option))
        .anyMatch(read -> isReadMeanwhile(read, named.body()));
  }

  private boolean isReadMeanwhile(Dependency read, List<Action> body) {
    Stream<Term> ofTricks = plays(body) ? book.trick().terms() : Stream.of();
    return Stream.concat(Action.all(body).flatMap(action -> action.terms().stream()), ofTricks)
        .anyMatch(term -> book.dependencies(term).contains(read));
  }

  private void reportNameOfAnOption(Named named) {
    String name = named.local().name();
    findings.add(ReviewProblem.HIDES_AN_OPTION, named.local().declared(), name, "next-" + name);
  }

  /** Returns the names of parameters and of elements of loops, with where they stand for these. */
  private Stream<Named> named() {
    return Stream.concat(
        book.rules().procedures().stream()
            .flatMap(each -> each.parameters().stream().map(one -> new Named(one, each.body()))),
        book.actions(Action.RepeatWith.class).map(loop -> new Named(loop.local(), loop.body())));
  }

  /**
   * Finds parameters and elements of loops that hide a word for the trick in which tricks are
   * played: by {@code procedure go(winner: player) { play tricks … { winner scores 1 } }}, one
   * player gets every point.
   */
  public void wordOfTheTrick() {
    named()
        .filter(named -> OF_THE_TRICK.contains(named.local().name()))
        .filter(
            named ->
                Action.all(named.body())
                    .filter(action -> action.has(StatementEffect.PLAYS_TRICKS))
                    .flatMap(play -> Action.all(play.inside()))
                    .flatMap(Action::allTerms)
                    .anyMatch(term -> named.local().equals(term.head())))
        .forEach(
            named ->
                findings.add(
                    ReviewProblem.HIDES_A_WORD, named.local().declared(), named.local().name()));
  }

  /** Finds a definition called {@code dealer}, to the left of whom nothing begins by itself. */
  public void nameOfADefinition() {
    boolean isVariable = book.rules().variables().stream().anyMatch(v -> v.name().equals(DEALER));
    boolean goesRound =
        book.actions(Action.Each.class).anyMatch(NamesReused::beginsLeftOfTheDealer);
    if (isVariable || !goesRound) {
      return;
    }
    book.rules().definitions().stream()
        .filter(each -> each.name().equals(DEALER) && each.parameters().isEmpty())
        .filter(each -> each.body().type() == Type.Basic.PLAYER)
        .forEach(
            each ->
                findings.add(
                    ReviewProblem.DEALER_BY_DEFINITION,
                    each.declared(),
                    DEALER,
                    DEALER + " = " + book.written(each.body())));
  }

  private record Named(Local local, List<Action> body) {}

  private static boolean plays(List<Action> body) {
    return Action.all(body).anyMatch(each -> each.has(StatementEffect.PLAYS_TRICKS));
  }

  /**
   * Returns what is wrong with a name that is bound around some statements; null for nothing.
   *
   * @param plays whether somebody may play by the rules for tricks there
   */
  private @Nullable ReviewProblem mistaken(Local local, List<Action> body, boolean plays) {
    List<Variable> hidden =
        book.rules().variables().stream()
            .filter(each -> each.name().equals(local.name()) && each.indices().isEmpty())
            .toList();
    if ((plays && hidden.stream().anyMatch(this::isReadElsewhere))
        || (local.name().equals(Variable.LEADER)
            && Action.all(body).anyMatch(this::goesByLeader))) {
      return ReviewProblem.HIDES_A_VARIABLE;
    }
    return local.name().equals(DEALER)
            && local.type() == Type.Basic.PLAYER
            && Action.all(body).anyMatch(NamesReused::beginsLeftOfTheDealer)
        ? ReviewProblem.NOT_THE_DEALER
        : null;
  }

  private void reportNameOfAParameter(
      ReviewProblem problem, Local parameter, NamedProcedure procedure) {
    String name = parameter.name();
    String other = "next-" + name;
    findings.add(
        problem,
        parameter.declared(),
        name,
        "procedure " + procedure.name() + "(" + other + ": " + Notation.of(parameter.type()) + ")",
        name + " = " + other);
  }

  /** Whether rules outside the procedure read a variable. */
  private boolean isReadElsewhere(Variable variable) {
    OnVariable read = variable.read();
    return Stream.concat(
            book.trick().terms(), book.rules().definitions().stream().map(DefinedTerm::body))
        .anyMatch(term -> book.dependencies(term).contains(read));
  }

  /** Whether tricks begin with the leader, since nothing else is said. */
  private boolean goesByLeader(Action action) {
    return action.has(StatementEffect.PLAYS_TRICKS) && action.from() == null;
  }

  /** Whether a statement without {@code from} goes by the variable {@code dealer}. */
  private static boolean beginsLeftOfTheDealer(Action action) {
    return action.from() == null
        && (action instanceof Action.Deal
            || (action instanceof Action.Each each && each.order() == EachOrder.IN_TURN));
  }

  private void reportNameOfALoop(ReviewProblem problem, Action.RepeatWith loop, String name) {
    String other = "next-" + name;
    String set = name + " = " + other;
    Span declared = loop.local().declared();
    List<Edit> edits = new ArrayList<>();
    edits.add(new Edit(declared, other));
    Action first = loop.body().isEmpty() ? null : loop.body().getFirst();
    // A new deal sets back whatever lasts for a deal.
    boolean deals = first != null && first.has(StatementEffect.STARTS_DEAL);
    if (first != null) {
      edits.add(deals ? Edit.after(first, "; " + set) : Edit.before(first, set + "; "));
    }
    findings.add(
        problem,
        declared,
        Fix.of(edits.toArray(Edit[]::new)),
        name,
        Rulebook.withoutBrace(
            book.written(new Span(loop.span().start(), declared.start()))
                + other
                + book.written(new Span(declared.end(), loop.values().getLast().span().end()))),
        set);
  }

  /**
   * Finds conditions that compare an element with something of its own, although its name already
   * means another thing outside: {@code player not in doubled[player]} about all players, said
   * where {@code player} chooses.
   */
  public void sameNameInside() {
    Stream.of(book.rules().procedure(), book.rules().score())
        .flatMap(List::stream)
        .forEach(action -> follow(action, Set.of()));
    Set<String> inTrick = Set.of(book.trick().player().name());
    book.trick().terms().forEach(term -> look(term, inTrick));
    for (DefinedTerm definition : book.rules().definitions()) {
      look(definition.body(), with(Set.of(), definition.parameters()));
    }
  }

  private void follow(Action action, Set<String> known) {
    Set<String> inside = with(known, action.binds());
    action.terms().forEach(term -> look(term, inside));
    action.blocks().forEach(block -> block.actions().forEach(each -> follow(each, inside)));
  }

  private static Set<String> with(Set<String> known, List<Local> bound) {
    Set<String> names = new HashSet<>(known);
    bound.forEach(local -> names.add(local.name()));
    return names;
  }

  /**
   * Looks at a term and what it is made of.
   *
   * @param known the names that already stand for something
   */
  private void look(Term term, Set<String> known) {
    for (Local local : term.binds()) {
      if (known.contains(local.name())) {
        term.children().stream()
            .flatMap(Term::all)
            .filter(part -> COMPARISONS.contains(part.operator()))
            .forEach(part -> sameNameInside(part, local));
      }
    }
    Set<String> inside = with(known, term.binds());
    term.children().forEach(child -> look(child, inside));
  }

  private void sameNameInside(Term comparison, Local local) {
    Term bare = operand(comparison, local);
    boolean itsOwn =
        bare != null
            && comparison.children().stream().anyMatch(other -> isEntryOf(other, local))
            && book.written(bare).equals(local.name());
    if (itsOwn && !findings.hasAt(comparison)) {
      findings.add(
          ReviewProblem.SAME_NAME_INSIDE,
          comparison,
          local.name(),
          replaced(comparison.span(), Objects.requireNonNull(bare).span(), "other"),
          replaced(comparison.span(), bare.span(), "it"));
    }
  }

  private static @Nullable Term operand(Term comparison, Local local) {
    return comparison.children().stream()
        .filter(each -> local.equals(each.head()))
        .findFirst()
        .orElse(null);
  }

  /** Whether a term is the entry of a variable that belongs to this element. */
  private static boolean isEntryOf(Term term, Local local) {
    return term.reads().stream().anyMatch(Dependency.OnVariable.class::isInstance)
        && term.children().stream().anyMatch(index -> local.equals(index.head()));
  }

  private String replaced(Span whole, Span part, String text) {
    return book.written(new Span(whole.start(), part.start()))
        + text
        + book.written(new Span(part.end(), whole.end()));
  }
}
