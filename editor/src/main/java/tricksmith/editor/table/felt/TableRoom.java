package tricksmith.editor.table.felt;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tricksmith.editor.picture.PileRoom;
import tricksmith.editor.picture.Table;
import tricksmith.editor.table.geometry.TableShape;
import tricksmith.program.Program;

/**
 * Remembers for a match what determines the places, so that they stay the same at all its moments.
 */
final class TableRoom {
  /** The number of piles after which no more can be told apart. */
  private static final int MOST_PILES = 40;

  /** The number of shared zones of every game: the deck, the trick, the cards set aside. */
  private static final int ALWAYS_SHARED = 3;

  private long seed;
  private List<String> suits = List.of();
  private List<String> zones = List.of();
  private int largestHand;
  private final Map<String, PileRoom> piles = new HashMap<>();

  /** Returns the shape of the game that a picture shows. */
  TableShape shape(Table table, int boardRows, boolean dummy) {
    follow(table);
    table.seats().forEach(seat -> largestHand = Math.max(largestHand, seat.hand().size()));
    int players = Math.clamp(table.seats().size(), TableShape.FEWEST, TableShape.MOST);
    return new TableShape(players, largestHand, boardRows, dummy);
  }

  private void follow(Table table) {
    List<String> shared =
        table.match().rules().zones().stream()
            .filter(zone -> zone.owner() < 0)
            .map(Program.ZoneLayout::name)
            .toList();
    boolean isSame =
        table.match().seed() == seed && table.suits().equals(suits) && shared.equals(zones);
    if (!isSame) {
      seed = table.match().seed();
      suits = table.suits();
      zones = shared;
      largestHand = 1;
      piles.clear();
      if (shared.size() > ALWAYS_SHARED || !table.piles().isEmpty()) {
        piles.putAll(PileRoom.inFirstDeal(table.match()));
      }
    }
  }

  /**
   * Returns the shared piles, those without cards included, with the most room that each takes up
   * in this match, as far as that is known.
   */
  Map<Table.Pile, PileRoom> piles(Table table) {
    follow(table);
    Map<String, Table.Pile> now =
        table.piles().stream().collect(Collectors.toMap(Table.Pile::name, pile -> pile));
    now.forEach((name, pile) -> piles.merge(name, PileRoom.of(pile), PileRoom::or));
    Map<Table.Pile, PileRoom> all = new LinkedHashMap<>();
    for (String name : zones) {
      PileRoom room = piles.get(name);
      if (room != null && all.size() < MOST_PILES) {
        all.put(now.getOrDefault(name, new Table.Pile(name, List.of())), room);
      }
    }
    return all;
  }
}
