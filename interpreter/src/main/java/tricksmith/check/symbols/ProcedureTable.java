package tricksmith.check.symbols;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The named procedures of a script. */
public final class ProcedureTable {
  private final Map<String, ProcedureSymbol> named = new LinkedHashMap<>();

  /** Adds a procedure, unless another one has its name; or replaces what was known of it. */
  public void put(ProcedureSymbol procedure) {
    ProcedureSymbol before = named.get(procedure.name().text());
    if (before == null || before.name().equals(procedure.name())) {
      named.put(procedure.name().text(), procedure);
    }
  }

  /** The procedure with this name; null if there is none. */
  public @Nullable ProcedureSymbol find(String name) {
    return named.get(name);
  }

  /** All procedures, in the order of the script. */
  public Collection<ProcedureSymbol> all() {
    return Collections.unmodifiableCollection(named.values());
  }
}
