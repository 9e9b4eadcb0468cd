package tricksmith.check.symbols;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tricksmith.rules.Local;
import tricksmith.syntax.Definition;

/** The definitions of a script: those that are seen everywhere, and those of blocks. */
public final class DefinitionTable {
  private final List<DefinitionSymbol> all = new ArrayList<>();
  private final Map<String, DefinitionSymbol> global = new LinkedHashMap<>();

  /** Adds one that nobody sees yet. */
  public DefinitionSymbol add(Definition definition, List<Local> parameters, Scope home) {
    DefinitionSymbol symbol = new DefinitionSymbol(all.size(), definition, parameters, home);
    all.add(symbol);
    return symbol;
  }

  /** Lets one be seen everywhere, unless another has its name. */
  public void publish(DefinitionSymbol symbol) {
    global.putIfAbsent(symbol.name().text(), symbol);
  }

  /** The definition that a name means in a scope. */
  public @Nullable DefinitionSymbol find(String name, Scope scope) {
    DefinitionSymbol inBlock = scope.definition(name);
    return inBlock != null ? inBlock : global.get(name);
  }

  /** All that were added so far; a definition checked later may still add some. */
  public List<DefinitionSymbol> all() {
    return List.copyOf(all);
  }

  /** Those that are seen everywhere. */
  public Collection<DefinitionSymbol> globals() {
    return global.values();
  }

  /** The names that are seen everywhere. */
  public Set<String> names() {
    return global.keySet();
  }
}
