package tricksmith.check.tests;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.check.advice.Candidates;
import tricksmith.check.advice.UnknownNames;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.check.expressions.EntryChecker;
import tricksmith.check.expressions.TypedExpressions;
import tricksmith.check.names.NameKind;
import tricksmith.check.symbols.NumberWords;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.rules.CheckedTest;
import tricksmith.rules.Local;
import tricksmith.rules.Notation;
import tricksmith.rules.Option;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Name;
import tricksmith.syntax.Section;

/** Checks what {@code given} sets in a test: options, variables, scores. */
record GivenChecker(
    TypedExpressions expressions,
    Symbols symbols,
    CheckLog log,
    EntryChecker entries,
    ProcedureFacts performed) {

  /** The line of a test; null if it was not understood. */
  CheckedTest.@Nullable Line read(Section.Given given) {
    Expression target = given.target();
    if (target instanceof Expression.Word(Span span, String text)) {
      return named(given, new Name(span, text), List.of());
    }
    if (target instanceof Expression.Indexed indexed) {
      return named(given, indexed.name(), indexed.indices());
    }
    if (target instanceof Expression.Call call) {
      return ofPlayer(given, call);
    }
    if (!(target instanceof Expression.Unreadable)) {
      log.problem(CheckProblem.CANNOT_BE_GIVEN, target);
    }
    return null;
  }

  private CheckedTest.@Nullable Line ofPlayer(Section.Given given, Expression.Call call) {
    log.caret().expect(call.function().span(), null, new Candidates(symbols)::givens);
    if (isOfPlayer("score", call)) {
      Term players = expressions.players(call.arguments().getFirst(), Scope.EMPTY);
      return new CheckedTest.SetScore(given.span(), players, number(given));
    }
    if (isOfPlayer("tricks", call)) {
      return new CheckedTest.SetTricks(
          given.span(),
          expressions.player(call.arguments().getFirst(), Scope.EMPTY),
          number(given));
    }
    if (symbols.variables().find(call.function().text()) != null && call.arguments().size() == 1) {
      String meant = call.function().text() + "[" + log.written(call.arguments().getFirst()) + "]";
      log.replace(CheckProblem.GIVEN_WITHOUT_BRACKETS, call, meant, log.written(call), meant);
    } else {
      log.problem(CheckProblem.CANNOT_BE_GIVEN, call);
    }
    return null;
  }

  private static boolean isOfPlayer(String word, Expression.Call call) {
    return call.function().text().equals(word) && call.arguments().size() == 1;
  }

  private Term number(Section.Given given) {
    return value(given, Type.Basic.NUMBER);
  }

  private CheckedTest.@Nullable Line named(
      Section.Given given, Name name, List<Expression> indices) {
    log.caret().expect(name.span(), null, new Candidates(symbols)::givens);
    Option option = symbols.options().get(name.text());
    if (option != null && indices.isEmpty()) {
      log.use(name, NameKind.OPTION, option.span(), option.type());
      return option(given, option);
    }
    Variable variable = symbols.variables().find(name.text());
    if (variable != null) {
      log.use(name, NameKind.VARIABLE, variable.declared(), variable.type());
      return variable(given, variable, name, indices);
    }
    List<Local> loopNames = indices.isEmpty() ? performed.loopNames(name.text()) : List.of();
    if (!loopNames.isEmpty()) {
      Local first = loopNames.getFirst();
      log.use(name, NameKind.LOCAL, first.declared(), first.type());
      return new CheckedTest.SetLoopNames(given.span(), loopNames, value(given, first.type()));
    }
    Type element = indices.isEmpty() ? performed.randomOrders().get(name.text()) : null;
    if (element != null) {
      log.use(name, NameKind.WORD, null, element);
      return new CheckedTest.SetChance(given.span(), name.text(), value(given, element));
    }
    if (symbols.definitions().names().contains(name.text())) {
      log.problem(CheckProblem.GIVEN_DEFINITION, name, name.text());
    } else if (isValue(name.text())) {
      log.problem(CheckProblem.CANNOT_BE_GIVEN, name);
    } else {
      new UnknownNames(symbols, log).explain(name.text(), name.span(), null, Scope.EMPTY);
    }
    return null;
  }

  /** Whether the name means something elsewhere in a script, and so is not misspelt. */
  private boolean isValue(String name) {
    return new Candidates(symbols)
        .values(null, Scope.EMPTY).candidates().stream()
            .anyMatch(candidate -> candidate.name().equals(name));
  }

  private CheckedTest.@Nullable Line variable(
      Section.Given given, Variable variable, Name name, List<Expression> indices) {
    Term value = value(given, variable.type());
    List<Term> found = entries.indices(variable, name.span(), indices, Scope.EMPTY);
    return found == null ? null : new CheckedTest.SetVariable(given.span(), variable, found, value);
  }

  private Term value(Section.Given given, Type type) {
    return given.value() == null
        ? expressions.converted(new Term.YesNoConstant(given.span(), true), type)
        : expressions.check(given.value(), type, Scope.EMPTY);
  }

  private CheckedTest.@Nullable Line option(Section.Given given, Option option) {
    Term value = value(given, option.type());
    if (ErrorTerm.is(value)) {
      return null;
    }
    List<String> labels = OptionLabels.of(value);
    if (labels == null || !inRange(labels, option)) {
      log.problem(CheckProblem.GIVEN_OPTION, value, option.name(), allowed(option));
      return null;
    }
    return new CheckedTest.SetOption(given.span(), option, labels);
  }

  private static String allowed(Option option) {
    return option.type() == Type.Basic.NUMBER
        ? option.least() + ".." + option.most()
        : Notation.of(option.type());
  }

  private static boolean inRange(List<String> labels, Option option) {
    return option.type() != Type.Basic.NUMBER
        || labels.stream()
            .mapToLong(NumberWords::value)
            .allMatch(value -> option.least() <= value && value <= option.most());
  }
}
