package tricksmith.review.variables;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.review.diagnostic.Findings;
import tricksmith.review.diagnostic.ReviewProblem;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.DefinedTerm;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnDefinition;
import tricksmith.rules.Dependency.OnOption;
import tricksmith.rules.Dependency.OnZone;
import tricksmith.rules.Local;
import tricksmith.rules.NamedProcedure;
import tricksmith.rules.Notation;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.NumberedSet;
import tricksmith.source.Fix;
import tricksmith.source.Span;

/** Finds declarations that play no part. */
public record Unused(Rulebook book, Findings findings) {
  private static final Pattern RANGE =
      Pattern.compile("\\s*+(?:\\[[^]]*+])?+\\s*+:\\s*+(?<range>-?\\d++\\s*+\\.\\.\\s*+-?\\d++)");

  public void review() {
    CheckedRules rules = book.rules();
    Set<Dependency> used = used();
    definitions(rules, used);
    procedures(rules);
    rules.options().stream()
        .filter(option -> !used.contains(new OnOption(option)))
        .forEach(option -> findings.add(ReviewProblem.UNUSED_OPTION, option, option.name()));
    book.actions(Action.RepeatWith.class).forEach(this::values);
    variables(rules, used);
    rules.variables().stream()
        .filter(variable -> isWritten(variable.declared()))
        .forEach(this::range);
    rules.zones().stream()
        .filter(zone -> isWritten(zone.declared()))
        .filter(zone -> !Set.of("hand", "table", "won", "aside").contains(zone.name()))
        .filter(zone -> !used.contains(new OnZone(zone.id())))
        .forEach(zone -> findings.add(ReviewProblem.UNUSED_ZONE, zone.declared(), zone.name()));
  }

  private void definitions(CheckedRules rules, Set<Dependency> used) {
    List<DefinedTerm> unused =
        rules.definitions().stream()
            .filter(definition -> !used.contains(new OnDefinition(definition.id())))
            .filter(definition -> !Objects.equals(definition.id(), rules.trick().suitLed()))
            .filter(definition -> !isMentionedInTests(definition.name()))
            .toList();
    // Where one is missed, so is everything that only it calls.
    Set<Dependency> called = book.dependencies(unused.stream().map(DefinedTerm::body));
    unused.stream()
        .filter(definition -> !called.contains(new OnDefinition(definition.id())))
        .forEach(
            definition ->
                findings.add(
                    ReviewProblem.UNUSED_DEFINITION, definition.declared(), definition.name()));
    rules.definitions().forEach(this::parameters);
  }

  private boolean isMentionedInTests(String name) {
    Pattern word = Pattern.compile("(?<![\\p{L}\\d-])" + Pattern.quote(name) + "(?![\\p{L}\\d-])");
    return book.rules().tests().stream().anyMatch(test -> word.matcher(book.written(test)).find());
  }

  private void variables(CheckedRules rules, Set<Dependency> used) {
    Set<String> unsaid =
        book.actions()
            .flatMap(action -> VariableUses.unsaid(action).stream())
            .collect(Collectors.toSet());
    rules.variables().stream()
        .filter(variable -> isWritten(variable.declared()))
        .filter(variable -> !variable.isForPlayers())
        .filter(variable -> !used.contains(variable.read()))
        .filter(variable -> !unsaid.contains(variable.name()))
        .filter(variable -> !isDecidedUpon(variable))
        .forEach(
            variable ->
                findings.add(
                    ReviewProblem.UNUSED_VARIABLE,
                    variable.declared(),
                    variable.name(),
                    declaration(variable)));
  }

  /** Reports the type of {@code level: 1..3}, which is that of all numbers. */
  private void range(Variable variable) {
    int end = variable.declared().end();
    Matcher type = RANGE.matcher(book.after(end));
    if (variable.type() == Type.Basic.NUMBER && type.lookingAt()) {
      Span range = new Span(end + type.start("range"), end + type.end("range"));
      findings.replace(
          ReviewProblem.LIMITS_NOTHING, range, "number", variable.name(), book.written(range));
    }
  }

  private void procedures(CheckedRules rules) {
    Set<String> performed =
        book.actions()
            .flatMap(action -> Stream.ofNullable(action.performs()))
            .collect(Collectors.toSet());
    for (NamedProcedure procedure : rules.procedures()) {
      if (!performed.contains(procedure.name())) {
        findings.add(ReviewProblem.UNUSED_PROCEDURE, procedure.declared(), procedure.name());
      }
      procedure.parameters().stream()
          .filter(parameter -> !isRead(parameter, procedure.body()))
          .forEach(
              parameter ->
                  findings.add(
                      ReviewProblem.UNUSED_PARAMETER,
                      parameter.declared(),
                      parameter.name(),
                      procedure.name()));
    }
  }

  /** Reports {@code repeat with size in 5, 4, 3} if nothing in the loop asks for the size. */
  private void values(Action.RepeatWith loop) {
    if (loop.values().size() > 1 && !isRead(loop.local(), loop.body())) {
      Span first = loop.values().getFirst().span();
      findings.add(
          ReviewProblem.VALUES_NOT_READ,
          first.to(loop.values().getLast()),
          loop.local().name(),
          String.valueOf(loop.values().size()));
    }
  }

  private static boolean isRead(Local parameter, List<Action> body) {
    return Action.all(body)
        .flatMap(action -> action.terms().stream())
        .anyMatch(term -> term.reads(parameter));
  }

  private void parameters(DefinedTerm definition) {
    for (Local parameter : definition.parameters()) {
      Term body = definition.body();
      if (!body.reads(parameter)) {
        boolean ofSomebody =
            parameter.type() == Type.Basic.PLAYER || parameter.type() == Type.Basic.SIDE;
        List<Fix> fixes =
            body.all()
                .filter(part -> ofSomebody && part.operator() == Operator.TRICKS)
                .limit(1)
                .map(all -> Fix.after(all, " of " + parameter.name()))
                .toList();
        findings.add(
            ReviewProblem.UNUSED_PARAMETER,
            parameter.declared(),
            fixes,
            parameter.name(),
            definition.name());
      }
    }
  }

  private static String declaration(Variable variable) {
    String indices =
        variable.axes().isEmpty() ? "" : "[" + Notation.ofIndices(variable.axes()) + "]";
    return variable.name() + indices + ": " + Notation.of(variable.type());
  }

  /**
   * Whether all that a variable holds is the answer, yes or no, to questions that blocks follow:
   * they tell the answers apart, so nothing is left to read.
   */
  private boolean isDecidedUpon(Variable variable) {
    List<Action> setting = book.setting(variable);
    return !setting.isEmpty() && setting.stream().map(Action::choice).allMatch(Unused::isDecided);
  }

  private static boolean isDecided(Action.@Nullable Choice choice) {
    return choice != null
        && choice.variable().type() == Type.Basic.YES_NO
        && !(choice.then().isEmpty() && choice.otherwise().isEmpty());
  }

  private static boolean isWritten(Span span) {
    return span.end() > 0;
  }

  /** Returns everything in use. Definitions used only by unused ones do not count. */
  private Set<Dependency> used() {
    CheckedRules rules = book.rules();
    Stream<Term> suitLed =
        rules.definitions().stream()
            .filter(each -> Objects.equals(each.id(), rules.trick().suitLed()))
            .map(DefinedTerm::body);
    IdentityHashMap<Term, Dependency> kept = kept();
    return Stream.of(rules.terms(), suitLed, rules.setUpConditions())
        .flatMap(terms -> terms)
        .map(
            term -> {
              NumberedSet<Dependency> all = book.dependencies(term);
              Dependency own = kept.get(term);
              return own == null ? all : all.without(own);
            })
        .reduce(book.dependencies(Stream.of()), NumberedSet::with);
  }

  /** Returns the new values of variables; that such a value reads its own variable is no use. */
  private IdentityHashMap<Term, Dependency> kept() {
    IdentityHashMap<Term, Dependency> kept = new IdentityHashMap<>();
    book.actions(Action.Assign.class)
        .forEach(assign -> kept.put(assign.value(), assign.variable().read()));
    return kept;
  }
}
