package tricksmith.cli.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import tricksmith.engine.report.MatchView;

/**
 * Collects the values that statements give to variables, to report them together: each variable
 * once, with all the values that it has had in the meantime.
 */
public final class Assignments {

  private final TableText table;
  private final int columns;

  private final SequencedMap<List<String>, List<MatchView.Variable>> held = new LinkedHashMap<>();

  /**
   * Creates an empty collection.
   *
   * @param columns the maximum length of a line
   */
  public Assignments(Wording words, int columns) {
    table = new TableText(words);
    this.columns = columns;
  }

  /** Adds what a variable, or an entry of one, holds from now on. */
  public void add(MatchView.Variable variable) {
    held.computeIfAbsent(variable.nameAndIndices(), _ -> new ArrayList<>()).add(variable);
  }

  /** Adds what a variable has come to hold one after the other. */
  public void addAll(List<MatchView.Variable> variables) {
    variables.forEach(this::add);
  }

  /** Forgets a variable, and returns what it has come to hold; empty for nothing. */
  public List<MatchView.Variable> remove(List<String> nameAndIndices) {
    @Nullable List<MatchView.Variable> removed = held.remove(nameAndIndices);
    return removed == null ? List.of() : removed;
  }

  /**
   * Tells what has been collected, as many variables to a line as fit, and starts over.
   *
   * @param first whether nothing was told before: then entries that are no or none are left out
   */
  public List<String> complete(boolean first) {
    List<String> told =
        held.values().stream()
            .filter(each -> !first || table.isWorthShowing(each.getLast()))
            .map(table::variable)
            .toList();
    held.clear();
    return Wrapped.lines("", told, columns);
  }
}
