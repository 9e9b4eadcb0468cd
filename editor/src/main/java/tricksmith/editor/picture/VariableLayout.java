package tricksmith.editor.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;
import java.util.stream.Collectors;
import tricksmith.engine.report.MatchView;
import tricksmith.rules.CheckedRules;
import tricksmith.rules.Term;
import tricksmith.rules.Type;
import tricksmith.rules.Variable;
import tricksmith.rules.analysis.VariableLiveness;
import tricksmith.script.Game;
import tricksmith.source.Span;

/**
 * The script's variables by where they are shown: those that name a player are roles, those indexed
 * by a player belong to that seat, those with two indices are grids, those indexed by a card are
 * shown on it. Variables that nobody sees are not shown, nor what no rule will read any more.
 */
final class VariableLayout {
  private static final String YES = "yes";
  private static final String NO = "no";

  private final Map<String, Variable> declared = new HashMap<>();
  private final List<MatchView.Variable> variables;

  /**
   * Lays out the variables.
   *
   * @param asking the place of the statement that asks; empty to show what no rule will read too
   * @param mine the seat of the viewer, who still needs what was chosen there; of what others chose
   *     and the viewer knows, one trick is enough
   * @param hasTricks whether a trick of the deal is finished
   */
  VariableLayout(Game game, MatchView view, Optional<Span> asking, int mine, boolean hasTricks) {
    CheckedRules rules = Objects.requireNonNull(game.script().rules());
    rules.variables().forEach(variable -> declared.put(variable.name(), variable));
    Set<String> over =
        asking.map(new VariableLiveness(rules)::dead).orElse(Set.of()).stream()
            .map(Variable::name)
            .collect(Collectors.toUnmodifiableSet());
    variables =
        view.variables().stream()
            .filter(variable -> !isForTheRulesAlone(variable))
            .filter(
                variable -> !over.contains(variable.name()) || !isOver(variable, mine, hasTricks))
            .toList();
  }

  /** Whether a variable that no rule will read any more is of no use to the viewer either. */
  private boolean isOver(MatchView.Variable variable, int mine, boolean hasTricks) {
    if (variable.indices().isEmpty()) {
      return true;
    }
    boolean isMine = variable.indices().getFirst().equals(String.valueOf(mine));
    return isSeats(variable) && (variable.hidden() || (hasTricks && !isMine));
  }

  /**
   * Whether a variable is of use to the rules alone: what is face down for everybody is shown only
   * when everything is laid open.
   */
  private boolean isForTheRulesAlone(MatchView.Variable variable) {
    Variable known = declared.get(variable.name());
    return variable.hidden() && known != null && known.isSeenByNobody();
  }

  /**
   * Returns the variables that name this seat. Those that the procedure sets without a declaration
   * come first, as {@code declarer}: players speak of them, and not of what the rules keep.
   */
  List<String> roles(int seat) {
    return variables.stream()
        .filter(this::isRole)
        .filter(variable -> variable.labels().contains(String.valueOf(seat)))
        .map(MatchView.Variable::name)
        .toList()
        .reversed();
  }

  private boolean isRole(MatchView.Variable variable) {
    return variable.indices().isEmpty() && isOfPlayer(type(variable));
  }

  private static boolean isOfPlayer(Type type) {
    return type == Type.Basic.PLAYER
        || (type instanceof Type.SetOf(Type element) && element == Type.Basic.PLAYER);
  }

  private Type type(MatchView.Variable variable) {
    Variable known = declared.get(variable.name());
    return known == null ? new Type.Nothing() : known.type();
  }

  /**
   * Returns the entries that belong to this seat, but for cards that lie beside it anyway.
   *
   * @param beside the labels of the cards that are seen beside the seat
   */
  List<Table.Variable> of(int seat, Set<String> beside) {
    return variables.stream()
        .filter(variable -> !liesBeside(variable, beside))
        .filter(this::isSeats)
        .filter(variable -> variable.indices().getFirst().equals(String.valueOf(seat)))
        .filter(VariableLayout::hasValue)
        .map(VariableLayout::words)
        .map(
            variable ->
                new Table.Variable(
                    variable.name(),
                    variable.indices().subList(1, variable.indices().size()),
                    variable.values(),
                    variable.hidden()))
        .toList();
  }

  private boolean isSeats(MatchView.Variable variable) {
    Variable known = declared.get(variable.name());
    return known != null && isSeats(known);
  }

  static boolean isSeats(Variable known) {
    return !known.indices().isEmpty() && known.indices().getFirst() == Type.Basic.PLAYER;
  }

  /** Returns the entries that belong to cards, except those that nothing has come of yet. */
  Map<Integer, List<Table.Variable>> ofCards() {
    return variables.stream()
        .filter(variable -> variable.card() >= 0 && !isAsDeclared(variable))
        .collect(
            Collectors.groupingBy(
                MatchView.Variable::card,
                Collectors.mapping(VariableLayout::words, Collectors.toList())));
  }

  private boolean isAsDeclared(MatchView.Variable variable) {
    Variable known = declared.get(variable.name());
    return !variable.hidden() && known != null && known.startsWith(variable.labels());
  }

  /**
   * Returns the variables that belong to no seat.
   *
   * @param shown the cards whose own variables are shown on them
   */
  List<Table.Variable> shared(Set<Integer> shown) {
    return variables.stream()
        .filter(
            variable ->
                variable.card() < 0 || !(shown.contains(variable.card()) || isAsDeclared(variable)))
        .filter(
            variable -> !isRole(variable) && !isSeats(variable) && variable.indices().size() < 2)
        .filter(variable -> hasValue(variable) && isWorthShowing(variable))
        .filter(variable -> !isAtRest(variable))
        .map(VariableLayout::words)
        .toList();
  }

  /**
   * Whether a variable is worth showing. Cards held by a variable of the procedure lie on the table
   * anyway.
   */
  private boolean isWorthShowing(MatchView.Variable variable) {
    return isWorthListing(type(variable));
  }

  /** Whether something of this type can be listed beside the table. */
  static boolean isWorthListing(Type type) {
    return !(isOfCards(type)
        || type == Type.Basic.TRICK
        || (type instanceof Type.SetOf(Type element) && element == Type.Basic.TRICK));
  }

  private boolean liesBeside(MatchView.Variable variable, Set<String> beside) {
    return isOfCards(variable)
        && !variable.labels().isEmpty()
        && beside.containsAll(variable.labels());
  }

  private boolean isOfCards(MatchView.Variable variable) {
    return isOfCards(type(variable));
  }

  private static boolean isOfCards(Type type) {
    return type == Type.Basic.CARD
        || (type instanceof Type.SetOf(Type element) && element == Type.Basic.CARD);
  }

  /**
   * Whether nothing has come of a variable yet: it is still "no", or a number as declared. A value
   * of another kind is worth showing from the beginning: which suit is trump.
   */
  private boolean isAtRest(MatchView.Variable variable) {
    Variable known = declared.get(variable.name());
    boolean isPlain = variable.indices().isEmpty() && !variable.hidden();
    if (known == null || !isPlain || known.isSeenByNobody()) {
      return false;
    }
    if (known.initial() instanceof Term.NumberConstant(_, long number)) {
      return variable.labels().equals(List.of(Long.toString(number)));
    }
    return known.type() == Type.Basic.YES_NO && variable.labels().equals(List.of(NO));
  }

  /**
   * Whether an entry has a value. In a variable with many entries, the ones that are still "no"
   * would hide the others.
   */
  private static boolean hasValue(MatchView.Variable variable) {
    boolean atRest = !variable.indices().isEmpty() && variable.labels().equals(List.of(NO));
    return variable.hidden() || !(variable.labels().isEmpty() || atRest);
  }

  private static Table.Variable words(MatchView.Variable variable) {
    return new Table.Variable(
        variable.name(), variable.indices(), variable.labels(), variable.hidden());
  }

  /** Returns the variables with two indices, neither of them a player. */
  List<Table.Grid> grids() {
    Map<String, List<MatchView.Variable>> byName = new LinkedHashMap<>();
    variables.stream()
        .filter(variable -> !isSeats(variable) && variable.indices().size() == 2)
        .forEach(
            variable ->
                byName.computeIfAbsent(variable.name(), _ -> new ArrayList<>()).add(variable));
    return byName.entrySet().stream().map(entry -> grid(entry.getKey(), entry.getValue())).toList();
  }

  private static Table.Grid grid(String name, List<MatchView.Variable> entries) {
    SequencedSet<String> rows = new LinkedHashSet<>();
    SequencedSet<String> columns = new LinkedHashSet<>();
    Map<List<String>, String> values = new HashMap<>();
    for (MatchView.Variable entry : entries) {
      rows.add(entry.indices().getFirst());
      columns.add(entry.indices().getLast());
      values.put(entry.indices(), entry.hidden() ? "?" : String.join(" ", entry.labels()));
    }
    List<List<String>> cells =
        rows.stream()
            .map(
                row ->
                    columns.stream()
                        .map(column -> values.getOrDefault(List.of(row, column), ""))
                        .toList())
            .toList();
    boolean yesNo = values.values().stream().allMatch(v -> v.equals(YES) || v.equals(NO));
    return new Table.Grid(name, List.copyOf(rows), List.copyOf(columns), cells, yesNo);
  }
}
