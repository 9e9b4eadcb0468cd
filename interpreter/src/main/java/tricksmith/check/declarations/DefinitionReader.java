package tricksmith.check.declarations;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tricksmith.check.diagnostic.CheckLog;
import tricksmith.check.diagnostic.CheckProblem;
import tricksmith.check.names.NameKind;
import tricksmith.check.symbols.BuiltInFunction;
import tricksmith.check.symbols.DefinitionSymbol;
import tricksmith.check.symbols.Scope;
import tricksmith.check.symbols.Symbols;
import tricksmith.rules.Local;
import tricksmith.rules.Type;
import tricksmith.rules.Types;
import tricksmith.syntax.Definition;
import tricksmith.syntax.Expression;
import tricksmith.syntax.Name;

/** Reads the names and parameters of definitions; their bodies are checked on first use. */
public record DefinitionReader(Symbols symbols, CheckLog log) {

  public void addGlobal(Definition definition) {
    DefinitionSymbol symbol = add(definition, Scope.EMPTY.body());
    if (!isWord(definition)) {
      symbols.definitions().publish(symbol);
    }
  }

  /** Whether a definition has the name of a built-in function. */
  static boolean isWord(Definition definition) {
    return !definition.parameters().isEmpty()
        && !BuiltInFunction.named(definition.name().text()).isEmpty();
  }

  /** Adds the definitions of a block, which are visible in it and to one another. */
  public Scope addLocal(List<Definition> definitions, Scope scope) {
    Map<String, DefinitionSymbol> found = new LinkedHashMap<>();
    Scope inside = scope.with(found);
    for (Definition definition : definitions) {
      Name name = definition.name();
      if (found.putIfAbsent(name.text(), add(definition, inside.body())) != null) {
        log.problem(CheckProblem.NAME_TAKEN, name, name.text(), NameKind.DEFINITION.word());
      }
    }
    return inside;
  }

  private DefinitionSymbol add(Definition definition, Scope home) {
    List<Local> parameters = parameters(definition.parameters());
    Name name = definition.name();
    log.use(name, NameKind.DEFINITION, name.span(), null);
    return symbols.definitions().add(readable(definition), parameters, home);
  }

  /**
   * Removes the body of a definition that leads too deep, since whatever uses it would go as deep.
   */
  private Definition readable(Definition definition) {
    return symbols.declared().tooDeep().contains(definition.name().text())
        ? new Definition(
            definition.span(),
            definition.name(),
            definition.parameters(),
            new Expression.Unreadable(definition.body().span()))
        : definition;
  }

  /** The locals bound by the parameters of a definition or procedure. */
  public List<Local> parameters(List<Definition.Parameter> written) {
    Set<String> names = new HashSet<>();
    for (Definition.Parameter parameter : written) {
      Name name = parameter.name();
      if (!names.add(name.text())) {
        log.problem(CheckProblem.NAME_TAKEN, name, name.text(), NameKind.LOCAL.word());
      }
    }
    return written.stream().map(this::parameter).toList();
  }

  private Local parameter(Definition.Parameter parameter) {
    Name name = parameter.name();
    Type type =
        parameter.type() == null
            ? named(name)
            : new TypeReader(symbols.labelTypes(), log).read(parameter.type());
    log.use(name, NameKind.LOCAL, name.span(), type);
    return symbols.locals().bind(name.text(), type, name.span());
  }

  /** The type that a parameter is named after. */
  private Type named(Name name) {
    Type type = new TypeReader(symbols.labelTypes(), log).named(name.text());
    if (type == null) {
      log.problem(CheckProblem.PARAMETER_WITHOUT_TYPE, name, name.text());
    }
    return type == null ? Types.MISTAKE : type;
  }
}
