package tricksmith.check.statements;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.check.advice.Candidates;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.expressions.TypedExpressions;
import tricksmith.check.names.NameKind;
import tricksmith.check.symbols.ProcedureSymbol;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.rules.Action;
import tricksmith.rules.Local;
import tricksmith.rules.Term;
import tricksmith.source.Fix;
import tricksmith.source.Spelling;
import tricksmith.syntax.Name;
import tricksmith.syntax.Statement;

/** Checks statements that perform named procedures. */
public record PerformChecker(TypedExpressions expressions, Symbols symbols, CheckLog log) {

  /**
   * The action; null if it cannot be performed, or there is no such procedure, which is reported.
   */
  public @Nullable Action perform(Statement.Perform perform, Scope scope) {
    Name name = perform.name();
    log.caret().expect(name.span(), null, new Candidates(symbols)::procedures);
    ProcedureSymbol procedure = symbols.procedures().find(name.text());
    if (procedure == null) {
      perform.arguments().forEach(argument -> expressions.infer(argument, scope));
      explain(name, scope);
      return null;
    }
    log.use(name, NameKind.PROCEDURE, procedure.name().span(), null);
    List<Local> parameters = procedure.parameters();
    if (perform.arguments().size() != parameters.size()) {
      log.problem(
          CheckProblem.ARGUMENTS,
          perform,
          name.text(),
          Integer.toString(parameters.size()),
          Integer.toString(perform.arguments().size()));
      return null;
    }
    List<Term> arguments = new ArrayList<>();
    for (int place = 0; place < parameters.size(); place++) {
      arguments.add(
          expressions.check(perform.arguments().get(place), parameters.get(place).type(), scope));
    }
    List<Action> body = procedure.body();
    return body == null
        ? null
        : new Action.Perform(perform.span(), name.text(), parameters, arguments, body);
  }

  private void explain(Name name, Scope scope) {
    if (symbols.variables().find(name.text()) != null
        || symbols.isOtherThanVariable(name.text(), scope)) {
      log.problem(CheckProblem.NOTHING_HAPPENS, name, name.text());
      return;
    }
    if (log.hasEnoughErrors()) {
      log.problem(CheckProblem.UNKNOWN_PROCEDURE, name, name.text());
      return;
    }
    Collection<String> names =
        symbols.procedures().all().stream().map(each -> each.name().text()).toList();
    Optional<String> meant = Spelling.nearest(name.text(), names);
    if (meant.isPresent()) {
      Fix fix = Fix.replace(name, meant.get());
      log.problem(CheckProblem.UNKNOWN_PROCEDURE_LIKE, name, fix, name.text(), meant.get());
    } else {
      log.problem(CheckProblem.UNKNOWN_PROCEDURE, name, name.text());
    }
  }
}
