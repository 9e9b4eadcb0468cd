package tricksmith.editor.change;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.PlayedBranch;
import tricksmith.players.Level;
import tricksmith.script.Game;

/**
 * What other rules make of matches that nobody has played at the table.
 *
 * @param matches how many were judged
 * @param differing in how many of them something comes out differently
 * @param tricks how many tricks they had
 * @param tricksOtherwise how many of these go to somebody else
 * @param first the first match in which something comes out differently; null for none
 */
public record OtherMatches(
    int matches, int differing, int tricks, int tricksOtherwise, @Nullable Change first) {

  /** So many are judged, if there is time. */
  public static final int MOST = 200;

  private static final long FIRST_SEED = 2_000_003;

  /** Before any was judged. */
  private static final OtherMatches NONE = new OtherMatches(0, 0, 0, 0, null);

  /**
   * Judges matches of players who choose at random.
   *
   * @param before by whose rules they are played
   * @param now by whose rules they are judged; none are if these are for another number of players
   * @param goOn asked before each match; what was found by then is the result
   */
  public static OtherMatches of(LiveMatch before, LiveMatch now, BooleanSupplier goOn) {
    OtherMatches found = NONE;
    boolean possible = before.match().rules().players() == now.match().rules().players();
    while (possible && found.matches < MOST && goOn.getAsBoolean()) {
      long seed = FIRST_SEED + found.matches;
      found = found.with(PlayedBranch.example(before.game(), Level.RANDOM, seed), now.game());
    }
    return found;
  }

  private OtherMatches with(PlayedBranch course, Game now) {
    Optional<Change> change = Change.between(course, now);
    int had = CourseSection.of(course).stream().mapToInt(section -> section.tricks().size()).sum();
    return new OtherMatches(
        matches + 1,
        differing + (change.isPresent() ? 1 : 0),
        tricks + had,
        tricksOtherwise + change.map(found -> found.asPlayed().tricksOtherwise()).orElse(0),
        first == null ? change.orElse(null) : first);
  }

  /** One trick in so many goes to somebody else; 0 if none does. */
  public int oneTrickIn() {
    return tricksOtherwise == 0 ? 0 : Math.max(1, Math.round((float) tricks / tricksOtherwise));
  }
}
