package tricksmith.check;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Action;
import tricksmith.rules.Notation;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Name;
import tricksmith.syntax.Statement;
import tricksmith.syntax.Text;

/** Statements that set variables. */
final class Assignments {
  private final Context context;
  private final Owners owners;

  Assignments(Context context) {
    this.context = context;
    this.owners = new Owners(context);
  }

  @Nullable Action assign(Statement.Assignment assignment, Scope scope) {
    Variable variable = variable(assignment.name(), scope);
    Term value = value(assignment.value(), variable, scope);
    if (variable == null) {
      return null;
    }
    List<Term> indices = indices(variable, assignment.name(), assignment.indices(), scope);
    boolean keepIfNone =
        assignment.value() instanceof Expression.Cases cases && cases.otherwise() == null;
    return indices == null
        ? null
        : new Action.Assign(assignment.span(), variable, indices, value, keepIfNone);
  }

  @Nullable Action random(Statement.RandomAssignment random, Scope scope) {
    Variable variable = variable(random.name(), scope);
    Term set = context.expressions.set(random.set(), scope);
    Type element = Types.element(set.type());
    if (variable == null || element == null) {
      return null;
    }
    context.variables.learn(variable, element);
    if (!Types.fits(element, variable.type())) {
      return wrong(set.span(), new Type.SetOf(variable.type()), set.type());
    }
    List<Term> indices = indices(variable, random.name(), random.indices(), scope);
    Text called = random.called();
    String name = called == null ? variable.name() : called.value();
    return indices == null
        ? null
        : new Action.AssignRandom(random.span(), variable, indices, set, name);
  }

  private @Nullable Action wrong(Span span, Type wanted, Type found) {
    context.notes.problem(CheckProblem.WRONG_TYPE, span, Notation.of(wanted), Notation.of(found));
    return null;
  }

  private Term value(Expression written, @Nullable Variable variable, Scope scope) {
    if (variable == null) {
      return context.expressions.infer(written, scope);
    }
    if (!Types.isMistake(variable.type())) {
      return context.expressions.check(written, variable.type(), scope);
    }
    if (NoneWord.is(written)) {
      return Mistake.at(written.span());
    }
    Term value = context.expressions.infer(written, scope);
    context.variables.learn(variable, value.type());
    return value;
  }

  /** The variable of this name; null if the name is that of something else, or of nothing. */
  @Nullable Variable variable(Name name, Scope scope) {
    context.notes.caret().expect(name.span(), null, context.candidates::settable);
    Variable variable = context.variables.find(name.text());
    if (variable != null && scope.local(name.text()) == null) {
      context.notes.use(name, NameKind.VARIABLE, variable.declared(), variable.type());
      return variable;
    }
    if (isKnown(name.text(), scope)) {
      context.notes.problem(CheckProblem.CANNOT_BE_SET, name.span(), name.text());
    } else {
      context.unknownName(name.text(), name.span(), null, scope);
    }
    return null;
  }

  private boolean isKnown(String name, Scope scope) {
    return scope.local(name) != null
        || context.definitions.find(name, scope) != null
        || context.declared.options().containsKey(name)
        || context.declared.zones().containsKey(name)
        || BuiltInWord.means(name);
  }

  /** The indices of what is set; null if they are not the variable's. */
  @Nullable List<Term> indices(
      Variable variable, Name name, List<Expression> written, Scope scope) {
    return written.isEmpty()
        ? owners.indices(variable, name.span(), scope)
        : context.entries.indices(variable, name.span(), written, scope);
  }
}
