package tricksmith.check;

import java.util.List;
import org.jspecify.annotations.Nullable;
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

/** What a test takes as given: options, variables, and scores. */
final class Givens {
  private final Context context;
  private final Performed performed;

  Givens(Context context, Performed performed) {
    this.context = context;
    this.performed = performed;
  }

  /** What is given; null if it was not understood. */
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
      context.notes.problem(CheckProblem.CANNOT_BE_GIVEN, target.span());
    }
    return null;
  }

  private CheckedTest.@Nullable Line ofPlayer(Section.Given given, Expression.Call call) {
    context.notes.caret().expect(call.function().span(), null, context.candidates::givens);
    if (isOfPlayer("score", call)) {
      return new CheckedTest.SetScore(given.span(), player(call), number(given));
    }
    if (isOfPlayer("tricks", call)) {
      return new CheckedTest.SetTricks(given.span(), player(call), number(given));
    }
    context.notes.problem(CheckProblem.CANNOT_BE_GIVEN, call.span());
    return null;
  }

  private static boolean isOfPlayer(String word, Expression.Call call) {
    return call.function().text().equals(word) && call.arguments().size() == 1;
  }

  private Term player(Expression.Call call) {
    return context.expressions.player(call.arguments().getFirst(), Scope.EMPTY);
  }

  private Term number(Section.Given given) {
    return value(given, Type.Basic.NUMBER);
  }

  private CheckedTest.@Nullable Line named(
      Section.Given given, Name name, List<Expression> indices) {
    context.notes.caret().expect(name.span(), null, context.candidates::givens);
    Option option = context.declared.options().get(name.text());
    if (option != null && indices.isEmpty()) {
      context.notes.use(name, NameKind.OPTION, option.span(), option.type());
      return option(given, option);
    }
    Variable variable = context.variables.find(name.text());
    if (variable != null) {
      context.notes.use(name, NameKind.VARIABLE, variable.declared(), variable.type());
      return variable(given, variable, name, indices);
    }
    List<Local> loopNames = indices.isEmpty() ? performed.loopNames(name.text()) : List.of();
    if (!loopNames.isEmpty()) {
      Local first = loopNames.getFirst();
      context.notes.use(name, NameKind.LOCAL, first.declared(), first.type());
      return new CheckedTest.SetLoopNames(given.span(), loopNames, value(given, first.type()));
    }
    if (context.definitions.names().contains(name.text())) {
      context.notes.problem(CheckProblem.GIVEN_DEFINITION, name.span(), name.text());
    } else {
      context.unknownName(name.text(), name.span(), null, Scope.EMPTY);
    }
    return null;
  }

  private CheckedTest.@Nullable Line variable(
      Section.Given given, Variable variable, Name name, List<Expression> indices) {
    Term value = value(given, variable.type());
    List<Term> found = context.entries.indices(variable, name.span(), indices, Scope.EMPTY);
    return found == null ? null : new CheckedTest.SetVariable(given.span(), variable, found, value);
  }

  private Term value(Section.Given given, Type type) {
    return given.value() == null
        ? context.expressions.converted(new Term.YesNoConstant(given.span(), true), type)
        : context.expressions.check(given.value(), type, Scope.EMPTY);
  }

  private CheckedTest.@Nullable Line option(Section.Given given, Option option) {
    Term value = value(given, option.type());
    if (Mistake.is(value)) {
      return null;
    }
    List<String> labels = ConstantLabels.of(value);
    if (labels == null || !inRange(labels, option)) {
      context.notes.problem(
          CheckProblem.GIVEN_OPTION, value.span(), option.name(), allowed(option));
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
            .mapToLong(Numbers::value)
            .allMatch(value -> option.least() <= value && value <= option.most());
  }
}
