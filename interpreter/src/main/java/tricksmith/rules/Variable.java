package tricksmith.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.source.Span;
import tricksmith.syntax.Section;

/**
 * A variable of the state, declared or set by the procedure. The variable {@code leader}, of type
 * player, always exists; its {@code declared} is then an empty span at 0.
 *
 * @param id its place in {@link CheckedRules#variables()}
 * @param axes what it is indexed by; empty for a plain one. A single index of a product type is
 *     spread over its factors by the checker. Each combination of their values is an entry; the
 *     total number of entries is limited
 * @param lifetime of one that is not declared, the deal if a {@code new deal} comes before it is
 *     set
 * @param visibility null if the script does not say who sees its values: then everybody does,
 *     except for cards that lie hidden
 * @param initial null if it starts as none, no, or empty
 */
public record Variable(
    int id,
    String name,
    Type type,
    List<Index> axes,
    Section.Lifetime lifetime,
    Section.@Nullable Visibility visibility,
    @Nullable Term initial,
    Span declared) {

  /** The name of the variable that says who leads. */
  public static final String LEADER = "leader";

  public Variable {
    axes = List.copyOf(axes);
  }

  /** Its number alone: a type and a first value can be large, and are looked at again and again. */
  @Override
  public int hashCode() {
    return id;
  }

  /** Returns what a term that reads this variable depends on. */
  public Dependency.OnVariable read() {
    return new Dependency.OnVariable(id);
  }

  public boolean isLeader() {
    return name.equals(LEADER);
  }

  public List<Type> indices() {
    return axes.stream().map(Index::type).toList();
  }

  public Variable typed(Type other) {
    return new Variable(id, name, other, axes, lifetime, visibility, initial, declared);
  }

  /** Returns the same variable with another initial value. */
  public Variable starting(Term value) {
    return new Variable(id, name, type, axes, lifetime, visibility, value, declared);
  }

  /** Whether these are the labels of its initial value, as far as the declaration alone tells. */
  public boolean startsWith(List<String> labels) {
    if (initial == null) {
      return labels.equals(type == Type.Basic.YES_NO ? List.of("no") : List.of());
    }
    return switch (initial.head()) {
      case Long number -> labels.equals(List.of(number.toString()));
      case Boolean yes -> labels.equals(List.of(yes ? "yes" : "no"));
      default -> false;
    };
  }

  /** Whether the script says that players see it, which is use enough. */
  public boolean isForPlayers() {
    return visibility == Section.Visibility.FACE_UP
        || visibility == Section.Visibility.SEEN_BY_OWNER;
  }

  /** Whether everybody sees its values, except for cards that lie hidden. */
  public boolean isSeenByAll() {
    return visibility == null || visibility == Section.Visibility.FACE_UP;
  }

  /** Whether the script says that nobody sees it. */
  public boolean isSeenByNobody() {
    return visibility == Section.Visibility.FACE_DOWN;
  }

  /**
   * Returns which of the indices is the player who owns an entry: the first of type player; -1 if
   * there is none.
   */
  public int ownerPlace() {
    return indices().indexOf(Type.Basic.PLAYER);
  }
}
