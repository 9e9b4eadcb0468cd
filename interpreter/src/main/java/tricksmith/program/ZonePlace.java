package tricksmith.program;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tricksmith.cards.IndexSet;

/**
 * A zone: one that all share, that of a player, or those of several.
 *
 * @param first the zone, or the first player's
 * @param aspect what is read by whoever looks at it
 * @param owner a player, or a set of players; null for a zone that all share
 */
public record ZonePlace(int first, Aspect aspect, @Nullable Node owner) {

  /** Whether it means the zones of a set of players. */
  public boolean isOfSeveral() {
    Node whose = owner;
    return whose != null && whose.sort() == Sort.SET;
  }

  /** The zone, or -1 if it is that of nobody. */
  public int zone(Frame frame) {
    Node whose = owner;
    if (whose == null) {
      return first;
    }
    long player = whose.word(frame);
    return player == Values.NONE ? -1 : first + Values.index(player);
  }

  /** The same zone of another owner, or none if nobody owns it. */
  ZonePlace of(List<Node> owners) {
    return owners.isEmpty() ? this : new ZonePlace(first, aspect, owners.getFirst());
  }

  IndexSet owners(Frame frame) {
    Node whose = owner;
    return whose == null ? IndexSet.EMPTY : whose.set(frame);
  }
}
