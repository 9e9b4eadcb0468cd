package tricksmith.proposal;

import java.util.ArrayList;
import java.util.List;
import tricksmith.source.Edit;

/**
 * A small edit of a script.
 *
 * @param kind the kind of change
 * @param description what it does
 * @param edits in the script's text; they do not overlap
 * @param cost how much is new in it: the less, the likelier it is meant
 */
public record SmallEdit(Kind kind, Description description, List<Edit> edits, int cost) {

  /** The kinds of change; proposals should differ in kind. */
  public enum Kind {
    CRITERION_FIRST,
    CRITERION_BEFORE,
    CRITERION_REMOVED,
    CRITERION_MOVED,
    CRITERION_REVERSED,
    CRITERION_CLAUSE_ADDED,
    CRITERION_CLAUSES_REMOVED,
    OBLIGATION_ADDED,
    OBLIGATION_REMOVED,
    OBLIGATION_TURN,
    OBLIGATION_CLAUSE_ADDED,
    OBLIGATION_CLAUSES_REMOVED,
    VALUE,
    NUMBER,
    ADDED_CASE,
    REMOVED_CASE,
    REMOVED_SUMMAND,
    REMOVED_ENTRY,
    ORDER,
    REMOVED_STATEMENT,
    LEADER,
    OFFER,
    OPTION
  }

  public SmallEdit {
    edits = List.copyOf(edits);
  }

  static SmallEdit of(Kind kind, int cost, List<Edit> edits, Description description) {
    return new SmallEdit(kind, description, edits, cost);
  }

  /**
   * Whether it is about a single card. Hardly anybody means that card: they point at it because it
   * is there, and mean its rank, its suit or its kind.
   */
  boolean isOfOneCard() {
    return description.traits().stream().anyMatch(Trait.Face.class::isInstance);
  }

  SmallEdit and(List<Edit> more, int moreCost) {
    List<Edit> all = new ArrayList<>(edits);
    all.addAll(more);
    return new SmallEdit(kind, description, all, cost + moreCost);
  }
}
