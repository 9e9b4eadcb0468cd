package tricksmith.check;

import java.util.Map;
import tricksmith.rules.Option;
import tricksmith.rules.Zone;

/** What the sections of a script declare, each kind by name in declared order. */
record Declared(
    Constants constants,
    LabelTypes labelTypes,
    Map<String, Option> options,
    Map<String, Zone> zones) {

  /** A zone that is always there. */
  Zone zone(String name) {
    Zone zone = zones.get(name);
    if (zone == null) {
      throw new IllegalStateException("no zone called " + name);
    }
    return zone;
  }
}
