package tricksmith.engine.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.Program;
import tricksmith.program.Step;
import tricksmith.program.TrickLaw;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.NodeFacts;
import tricksmith.program.expression.ZoneRead;

/**
 * Finds who sees the variables, and the cards lying in zones, by which cards are compared. If a
 * secret trump may have decided a trick, players learn who has won it, but not the reason.
 *
 * @param hidden the zones whose cards not everybody sees, and that nothing opens
 */
record CriterionWitnesses(
    int players, List<Secrecy> values, List<Secrecy> groups, IndexSet hidden) {

  /**
   * Returns the zones whose cards stay hidden from somebody. If any step of a program shows cards,
   * a zone may be open, and none is returned. Cards that were played do not count.
   */
  static IndexSet hidden(Program rules) {
    boolean shown =
        rules.procedure().steps().stream()
            .anyMatch(
                step ->
                    step instanceof Step.Turn
                        || step instanceof Step.Show
                        || (step instanceof Step.Move move && move.facing() != null));
    IndexSet.Builder hidden = new IndexSet.Builder();
    for (int zone = 0; !shown && zone < rules.zones().size(); zone++) {
      boolean played = zone == rules.tableZone() || rules.isWon(zone);
      if (!played && rules.zones().get(zone).visibility() != Program.Visibility.EVERYBODY) {
        hidden.add(zone);
      }
    }
    return hidden.build();
  }

  /**
   * Returns, for each criterion, the players who see what it and those before it read; null if
   * everybody does.
   */
  List<@Nullable IndexSet> of(TrickLaw law) {
    Search search = new Search(IndexSet.ofWord((1L << players) - 1));
    boolean anySecret = anySecret();
    if (anySecret) {
      search.read(law.suitLed());
    }
    List<@Nullable IndexSet> found = new ArrayList<>();
    for (TrickLaw.Criterion criterion : law.criteria()) {
      if (anySecret) {
        Stream.of(criterion.measure(), criterion.when(), criterion.except())
            .flatMap(Stream::ofNullable)
            .forEach(search::read);
      }
      found.add(search.seeing.size() == players ? null : search.seeing);
    }
    return Collections.unmodifiableList(found);
  }

  private boolean anySecret() {
    return !hidden.isEmpty()
        || Stream.of(values, groups)
            .flatMap(List::stream)
            .anyMatch(Secrecy.SeenBy.class::isInstance);
  }

  /** Visits expressions, and keeps those players who see everything that they read. */
  private final class Search {
    private final Set<Node> visited = Collections.newSetFromMap(new IdentityHashMap<>());
    private IndexSet seeing;

    Search(IndexSet all) {
      seeing = all;
    }

    void read(Node node) {
      if (!visited.add(node)) {
        return;
      }
      NodeFacts.Cells cells = node.facts().cells();
      if (cells != null) {
        List<Secrecy> secrecies = cells.group() ? groups : values;
        secrecies.subList(cells.first(), cells.first() + cells.count()).forEach(this::read);
      }
      if (node instanceof ZoneRead read
          && read.tellsCards()
          && hidden.contains(read.place().first())) {
        seeing = IndexSet.EMPTY;
      }
      node.operands().forEach(this::read);
      Call.Function function = node.facts().calls();
      if (function != null) {
        read(function.body());
      }
    }

    private void read(Secrecy secrecy) {
      switch (secrecy) {
        case Secrecy.SeenBy(IndexSet some) -> seeing = seeing.intersection(some);
        case Secrecy.OfCards _, Secrecy.Open _ -> {}
      }
    }
  }
}
