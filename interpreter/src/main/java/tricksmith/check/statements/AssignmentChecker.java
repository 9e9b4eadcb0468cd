package tricksmith.check.statements;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.check.advice.Candidates;
import tricksmith.check.advice.UnknownNames;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.diagnostic.ErrorTerm;
import tricksmith.check.expressions.EntryChecker;
import tricksmith.check.expressions.ImpliedOwners;
import tricksmith.check.expressions.TypedExpressions;
import tricksmith.check.names.NameKind;
import tricksmith.check.symbols.NoneWord;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.rules.Action;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.rules.Variable;
import tricksmith.source.Span;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Name;
import tricksmith.syntax.Statement;
import tricksmith.syntax.Text;

record AssignmentChecker(
    TypedExpressions expressions, Symbols symbols, CheckLog log, EntryChecker entries) {

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
    Term set = expressions.set(random.set(), scope);
    Type element = Types.element(set.type());
    if (variable == null || element == null) {
      return null;
    }
    symbols.variables().learn(variable, element);
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
    log.wrongType(span, wanted, found);
    return null;
  }

  private Term value(Expression written, @Nullable Variable variable, Scope scope) {
    if (variable == null) {
      return expressions.infer(written, scope);
    }
    if (!Types.isMistake(variable.type())) {
      return expressions.check(written, variable.type(), scope);
    }
    if (NoneWord.is(written)) {
      return ErrorTerm.at(written);
    }
    Term value = expressions.infer(written, scope);
    symbols.variables().learn(variable, value.type());
    return value;
  }

  /** The variable with that name; reports an unknown name and returns null. */
  @Nullable Variable variable(Name name, Scope scope) {
    log.caret().expect(name.span(), null, new Candidates(symbols)::settable);
    Variable variable = symbols.variables().find(name.text());
    if (variable != null && scope.local(name.text()) == null) {
      log.use(name, NameKind.VARIABLE, variable.declared(), variable.type());
      return variable;
    }
    if (name.text().equals("score")) {
      log.problem(CheckProblem.SCORE_SET, name);
    } else if (name.text().equals("winner") && scope.local("winner") == null) {
      log.problem(CheckProblem.WINNER_SET, name);
    } else if (scope.local(name.text()) != null) {
      log.problem(CheckProblem.ONLY_A_NAME, name, name.text());
    } else if (symbols.isOtherThanVariable(name.text(), scope)) {
      log.problem(CheckProblem.CANNOT_BE_SET, name, name.text());
    } else {
      new UnknownNames(symbols, log).explain(name.text(), name.span(), null, scope);
    }
    return null;
  }

  /** The indices of what is set; null if the variable has other indices. */
  @Nullable List<Term> indices(
      Variable variable, Name name, List<Expression> written, Scope scope) {
    return written.isEmpty()
        ? new ImpliedOwners(symbols, log).indices(variable, name.span(), scope)
        : entries.indices(variable, name.span(), written, scope);
  }
}
