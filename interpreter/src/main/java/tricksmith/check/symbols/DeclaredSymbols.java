package tricksmith.check.symbols;

import java.util.Map;
import tricksmith.rules.Option;
import tricksmith.rules.Zone;

/** What the sections of a script declare, by name in declared order. */
public record DeclaredSymbols(
    DeckConstants constants,
    LabelTypes labelTypes,
    Map<String, Option> options,
    Map<String, Zone> zones) {

  /** A built-in zone. */
  public Zone zone(String name) {
    Zone zone = zones.get(name);
    if (zone == null) {
      throw new IllegalStateException("no zone called " + name);
    }
    return zone;
  }
}
