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

/** The definitions of a script: those visible everywhere, and those of blocks. */
public final class DefinitionTable {
  private final List<DefinitionSymbol> all = new ArrayList<>();
  private final Map<String, DefinitionSymbol> global = new LinkedHashMap<>();

  /** Adds a definition without making it visible. */
  public DefinitionSymbol add(Definition definition, List<Local> parameters, Scope home) {
    DefinitionSymbol symbol = new DefinitionSymbol(all.size(), definition, parameters, home);
    all.add(symbol);
    return symbol;
  }

  /** Makes a definition visible everywhere, unless another one has its name. */
  public void publish(DefinitionSymbol symbol) {
    global.putIfAbsent(symbol.name().text(), symbol);
  }

  /** The definition with this name in a scope; null if there is none. */
  public @Nullable DefinitionSymbol find(String name, Scope scope) {
    DefinitionSymbol inBlock = scope.definition(name);
    return inBlock != null ? inBlock : global.get(name);
  }

  public List<DefinitionSymbol> all() {
    return List.copyOf(all);
  }

  /** The definitions visible everywhere. */
  public Collection<DefinitionSymbol> globals() {
    return global.values();
  }

  public Set<String> names() {
    return global.keySet();
  }
}
