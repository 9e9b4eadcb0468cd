package tricksmith.check.symbols;

import java.util.Map;
import tricksmith.rules.Option;
import tricksmith.rules.Zone;

/**
 * The symbol table of one pass over a script.
 *
 * @param variables the variables, with their types as far as they are known in this pass
 */
public record Symbols(
    DeclaredSymbols declared,
    VariableTable variables,
    DefinitionTable definitions,
    ProcedureTable procedures,
    LocalFactory locals) {

  public Symbols(DeclaredSymbols declared, VariableTable variables) {
    this(declared, variables, new DefinitionTable(), new ProcedureTable(), new LocalFactory());
  }

  public DeckConstants constants() {
    return declared.constants();
  }

  public LabelTypes labelTypes() {
    return declared.labelTypes();
  }

  public Map<String, Option> options() {
    return declared.options();
  }

  public Map<String, Zone> zones() {
    return declared.zones();
  }

  public Zone zone(String name) {
    return declared.zone(name);
  }

  public boolean isOtherThanVariable(String name, Scope scope) {
    return scope.local(name) != null
        || definitions.find(name, scope) != null
        || procedures.find(name) != null
        || options().containsKey(name)
        || zones().containsKey(name)
        || BuiltInWord.means(name);
  }
}
