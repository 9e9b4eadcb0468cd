package tricksmith.review.choices;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import tricksmith.review.rulebook.Rulebook;
import tricksmith.rules.Action;
import tricksmith.rules.Dependency;
import tricksmith.rules.Dependency.OnDefinition;
import tricksmith.rules.Dependency.OnLocal;
import tricksmith.rules.Dependency.OnOption;
import tricksmith.rules.Dependency.OnVariable;
import tricksmith.rules.Dependency.OnZone;
import tricksmith.rules.Dependency.State;
import tricksmith.rules.Fact.Trait;
import tricksmith.rules.Operator;
import tricksmith.rules.Term;
import tricksmith.rules.Variable;
import tricksmith.rules.Zone;
import tricksmith.rules.analysis.HiddenZones;
import tricksmith.syntax.Section.Visibility;

/** What is hidden from some player, found once for all choices and obligations of a script. */
final class HiddenThings {
  /**
   * How many terms are looked at for all of them together: each may call the same definitions,
   * which mean something else for each player.
   */
  private static final int MOST_TERMS = 200_000;

  private final Rulebook book;
  private final HiddenZones zones;
  private final boolean tableIsHidden;
  private final Map<Variable, List<Action.Show>> shows = new HashMap<>();
  private final Predicate<Term> mayBeHidden = this::mayBeHidden;
  private int terms;

  HiddenThings(Rulebook book) {
    this.book = book;
    zones = new HiddenZones(book.rules());
    // Cards are played face down, and none is ever shown.
    tableIsHidden =
        book.rules().zones().stream()
                .anyMatch(zone -> zone.is(Zone.TABLE) && zone.visibility() == Visibility.FACE_DOWN)
            && book.actions().noneMatch(action -> action.reveals() != null);
    book.actions(Action.Show.class).forEach(this::note);
  }

  boolean isHidden(Zone zone) {
    return zones.isHidden(zone);
  }

  /** Whether a term's own value is about cards on a table that nobody ever sees. */
  boolean isOnHiddenTable(Term term) {
    return tableIsHidden && term.applies(Trait.OF_TRICK_UNDER_WAY);
  }

  /** Whether some player does not see everything on which a variable's value depends. */
  static boolean isHidden(Variable variable) {
    return variable.visibility() != null && variable.visibility() != Visibility.FACE_UP;
  }

  /** Whether anything that is hidden from somebody is involved in a term. */
  boolean areIn(Term term) {
    return book.involves(term, mayBeHidden);
  }

  private boolean mayBeHidden(Term term) {
    return term.applies(Trait.SEES_HANDS)
        || isOnHiddenTable(term)
        || comparesCards(term)
        || term.reads().stream().anyMatch(this::mayBeHidden);
  }

  private boolean mayBeHidden(Dependency read) {
    return switch (read) {
      case OnZone(int id) -> isHidden(book.rules().zones().get(id));
      case OnVariable(int id) -> isHidden(book.rules().variables().get(id));
      case OnOption _, OnLocal _, OnDefinition _, State _ -> false;
    };
  }

  static boolean comparesCards(Term term) {
    return term.applies(Trait.COMPARES_CARDS) || term.operator() == Operator.BEATS;
  }

  /** Returns the statements that show cards that a variable holds. */
  List<Action.Show> showing(Variable variable) {
    return shows.getOrDefault(variable, List.of());
  }

  private void note(Action.Show show) {
    show.cards()
        .all()
        .map(book::variable)
        .filter(Objects::nonNull)
        .distinct()
        .forEach(shown -> shows.computeIfAbsent(shown, _ -> new ArrayList<>()).add(show));
  }

  /** Counts another term; false if there have been too many. */
  boolean looksOn() {
    return ++terms <= MOST_TERMS;
  }
}
