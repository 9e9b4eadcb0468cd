package tricksmith.check.symbols;

import java.util.Map;
import java.util.Set;
import tricksmith.rules.Option;
import tricksmith.rules.Zone;

/**
 * The symbols that the sections of a script declare, by name in declared order.
 *
 * @param tooDeep the names of definitions that lead too deep; their bodies are not examined
 */
public record DeclaredSymbols(
    DeckConstants constants,
    LabelTypes labelTypes,
    Map<String, Option> options,
    Map<String, Zone> zones,
    Set<String> tooDeep) {

  public Zone zone(String name) {
    Zone zone = zones.get(name);
    if (zone == null) {
      throw new IllegalStateException("no zone called " + name);
    }
    return zone;
  }
}
