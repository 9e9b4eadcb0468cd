package tricksmith.check.statements;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.check.declarations.DefinitionReader;
import tricksmith.check.declarations.ProcedureOrder;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.expressions.CollectiveWords;
import tricksmith.check.names.NameKind;
import tricksmith.check.symbols.ProcedureSymbol;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.rules.Action;
import tricksmith.rules.Local;
import tricksmith.rules.NamedProcedure;
import tricksmith.rules.Type;
import tricksmith.syntax.Name;
import tricksmith.syntax.Section;

/**
 * Reads the named procedures: first all names, then the statements, each procedure after those that
 * it performs.
 */
public final class ProcedureReader {
  private final Symbols symbols;
  private final CheckLog log;
  private final BlockChecker blocks;
  private final DefinitionReader definitions;
  private final CollectiveWords collectiveWords;

  public ProcedureReader(Symbols symbols, CheckLog log, BlockChecker blocks) {
    this.symbols = symbols;
    this.log = log;
    this.blocks = blocks;
    this.definitions = new DefinitionReader(symbols, log);
    this.collectiveWords = new CollectiveWords(log);
  }

  /** Returns the procedures that can be performed, in the order of the script. */
  public List<NamedProcedure> read(List<Section.Procedure> written, ProcedureOrder order) {
    written.forEach(this::declare);
    report(written, order);
    Set<Section.Procedure> read = new HashSet<>(order.order());
    order.order().forEach(procedure -> readBody(procedure, true));
    written.stream()
        .filter(procedure -> !read.contains(procedure))
        .forEach(procedure -> readBody(procedure, false));
    return symbols.procedures().all().stream()
        .map(ProcedureReader::named)
        .filter(Objects::nonNull)
        .toList();
  }

  private void declare(Section.Procedure procedure) {
    Name name = procedure.name();
    log.use(name, NameKind.PROCEDURE, name.span(), null);
    List<Local> parameters = definitions.parameters(procedure.parameters());
    symbols.procedures().put(new ProcedureSymbol(name, parameters, null));
  }

  private void report(List<Section.Procedure> written, ProcedureOrder order) {
    for (List<String> circle : order.circles()) {
      written.stream()
          .filter(procedure -> procedure.name().text().equals(circle.getFirst()))
          .findFirst()
          .ifPresent(
              procedure ->
                  log.problem(
                      CheckProblem.RECURSION, procedure.name(), String.join(" → ", circle)));
    }
    order
        .tooFar()
        .forEach(
            procedure ->
                log.problem(
                    CheckProblem.PROCEDURE_TOO_LONG, procedure.name(), procedure.name().text()));
  }

  /**
   * Reads the statements of a procedure, even if it cannot be performed: they may have other
   * mistakes.
   */
  private void readBody(Section.Procedure procedure, boolean canBePerformed) {
    ProcedureSymbol symbol = symbols.procedures().find(procedure.name().text());
    if (symbol == null) {
      return;
    }
    Scope scope = Scope.EMPTY;
    for (Local parameter : symbol.parameters()) {
      scope = scope.with(parameter);
    }
    List<Action> body = blocks.block(procedure.statements(), scope);
    symbol.parameters().stream()
        .filter(ProcedureReader::isSomebody)
        .forEach(parameter -> collectiveWords.scoredByEach(parameter, body));
    if (canBePerformed) {
      symbols.procedures().put(new ProcedureSymbol(symbol.name(), symbol.parameters(), body));
    }
  }

  private static boolean isSomebody(Local parameter) {
    return parameter.type() == Type.Basic.PLAYER || parameter.type() == Type.Basic.SIDE;
  }

  private static @Nullable NamedProcedure named(ProcedureSymbol symbol) {
    List<Action> body = symbol.body();
    return body == null
        ? null
        : new NamedProcedure(symbol.name().text(), symbol.parameters(), body, symbol.name().span());
  }
}
