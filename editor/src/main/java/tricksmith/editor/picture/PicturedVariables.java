package tricksmith.editor.picture;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tricksmith.program.Program;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.script.Game;

/**
 * The variables for which a picture of the table has a place. A script may declare a hundred
 * thousand entries, each of them a set of cards, so the others are not even looked at.
 *
 * @param shown those to look at, in declared order
 * @param others how many more would be listed beside the table
 */
record PicturedVariables(List<Program.ShownVariable> shown, int others) {

  /** The number of cells after which a grid can be neither drawn nor read. */
  private static final int MOST_CELLS = 1_000;

  /** The most entries of a variable that are looked at for a seat, or for the whole table. */
  private static final int MOST_OF_ONE = 1_000;

  /** The most entries of all variables that are looked at. */
  private static final int MOST = 20_000;

  PicturedVariables {
    shown = List.copyOf(shown);
  }

  static PicturedVariables of(Game game, Program program) {
    Map<String, Variable> declared = new HashMap<>();
    Objects.requireNonNull(game.script().rules())
        .variables()
        .forEach(variable -> declared.put(variable.name(), variable));
    Map<String, List<Program.ShownVariable>> byName =
        program.cells().shown().stream()
            .collect(groupingBy(Program.ShownVariable::name, LinkedHashMap::new, toList()));
    List<Program.ShownVariable> shown = new ArrayList<>();
    int entries = 0;
    int others = 0;
    for (Map.Entry<String, List<Program.ShownVariable>> each : byName.entrySet()) {
      Variable known = declared.get(each.getKey());
      List<Program.ShownVariable> all = each.getValue();
      if (known == null || known.indices().isEmpty()) {
        shown.addAll(hasPlace(known) ? all : List.of());
      } else if (hasPlace(known, all.size())) {
        List<Program.ShownVariable> first =
            first(known, all).stream().limit(MOST - entries).toList();
        shown.addAll(first);
        entries += first.size();
        others += isListed(known) && !known.isSeenByNobody() ? all.size() - first.size() : 0;
      }
    }
    return new PicturedVariables(shown, others);
  }

  /** Whether a variable without indices has a place. */
  private static boolean hasPlace(@Nullable Variable known) {
    return known == null || (!known.isLeader() && VariableLayout.isWorthListing(known.type()));
  }

  private static boolean hasPlace(Variable known, int entries) {
    return VariableLayout.isSeats(known)
        || switch (known.indices().size()) {
          case 1 -> isOfCards(known) || isListed(known);
          case 2 -> entries <= MOST_CELLS;
          default -> false;
        };
  }

  private static boolean isOfCards(Variable known) {
    return known.indices().getFirst() == Type.Basic.CARD;
  }

  /** Whether the entries of a variable belong to no seat or card, and so are listed. */
  private static boolean isListed(Variable known) {
    return known.indices().size() == 1
        && !VariableLayout.isSeats(known)
        && !isOfCards(known)
        && VariableLayout.isWorthListing(known.type());
  }

  private static List<Program.ShownVariable> first(
      Variable known, List<Program.ShownVariable> entries) {
    boolean bySeat = VariableLayout.isSeats(known);
    Map<String, Integer> counts = new HashMap<>();
    return entries.stream()
        .filter(
            entry ->
                counts.merge(bySeat ? entry.indices().getFirst() : "", 1, Integer::sum)
                    <= MOST_OF_ONE)
        .toList();
  }
}
