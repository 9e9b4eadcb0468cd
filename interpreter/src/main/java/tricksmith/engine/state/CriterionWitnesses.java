package tricksmith.engine.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;
import tricksmith.program.TrickLaw;
import tricksmith.program.expression.Call;
import tricksmith.program.expression.Node;
import tricksmith.program.expression.NodeFacts;

/**
 * Finds who sees the variables by which cards are compared. Of a trick that a secret trump may have
 * decided, players learn who has won it, and not by what.
 */
record CriterionWitnesses(int players, List<Secrecy> values, List<Secrecy> groups) {

  /**
   * Returns, for each criterion, the players who see the variables that it and those before it
   * read; null if everybody does.
   */
  List<@Nullable IndexSet> of(TrickLaw law) {
    Search search = new Search(IndexSet.ofWord((1L << players) - 1));
    if (anySecret()) {
      search.read(law.suitLed());
    }
    List<@Nullable IndexSet> found = new ArrayList<>();
    for (TrickLaw.Criterion criterion : law.criteria()) {
      if (anySecret()) {
        Stream.of(criterion.measure(), criterion.when(), criterion.except())
            .flatMap(Stream::ofNullable)
            .forEach(search::read);
      }
      found.add(search.seeing.size() == players ? null : search.seeing);
    }
    return Collections.unmodifiableList(found);
  }

  private boolean anySecret() {
    return Stream.of(values, groups)
        .flatMap(List::stream)
        .anyMatch(Secrecy.SeenBy.class::isInstance);
  }

  /** Goes through expressions, and keeps those players who see everything that they read. */
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
