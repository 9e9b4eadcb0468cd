package tricksmith.lower.storage;

import java.util.ArrayList;
import java.util.List;
import tricksmith.program.Program;
import tricksmith.program.Program.Visibility;
import tricksmith.rules.Zone;

/**
 * Where the zones of the script are among those of the match: a zone of the players has one place
 * for each of them.
 */
public final class Zones {

  private final List<Zone> zones;
  private final int players;
  private final List<Integer> first = new ArrayList<>();
  private final List<Program.ZoneLayout> layouts = new ArrayList<>();

  public Zones(List<Zone> zones, int players, Decks decks) {
    this.zones = List.copyOf(zones);
    this.players = players;
    for (Zone zone : zones) {
      first.add(layouts.size());
      lay(zone, decks.of(zone.id()));
    }
  }

  private void lay(Zone zone, List<Integer> cards) {
    if (!zone.perPlayer()) {
      layouts.add(new Program.ZoneLayout(zone.name(), -1, visibility(zone), cards));
      return;
    }
    for (int player = 0; player < players; player++) {
      layouts.add(new Program.ZoneLayout(zone.name(), player, visibility(zone), List.of()));
    }
  }

  private static Visibility visibility(Zone zone) {
    return switch (zone.visibility()) {
      case FACE_UP -> Visibility.EVERYBODY;
      case FACE_DOWN -> Visibility.NOBODY;
      case SEEN_BY_OWNER -> Visibility.OWNER;
    };
  }

  public int first(Zone zone) {
    return first.get(zone.id());
  }

  /** Returns how many zones of the match this one stands for. */
  public int count(Zone zone) {
    return zone.perPlayer() ? players : 1;
  }

  /** Returns the zone of this name, which always exists. */
  public int always(String name) {
    return zones.stream()
        .filter(zone -> zone.name().equals(name))
        .map(this::first)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no zone " + name));
  }

  public List<Program.ZoneLayout> layouts() {
    return List.copyOf(layouts);
  }
}
