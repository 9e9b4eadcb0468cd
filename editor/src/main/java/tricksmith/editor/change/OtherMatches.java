package tricksmith.editor.change;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.PlayedBranch;
import tricksmith.players.Level;
import tricksmith.script.Game;

/**
 * How matches that were not played at the table come out under different rules.
 *
 * @param matches how many were judged
 * @param differing how many of them come out differently
 * @param tricks the number of their tricks
 * @param tricksOtherwise how many of these go to a different player
 * @param first the first match that comes out differently; null for none
 */
public record OtherMatches(
    int matches, int differing, int tricks, int tricksOtherwise, @Nullable Change first) {

  /** The most matches to judge, if time allows. */
  public static final int MOST = 200;

  private static final long FIRST_SEED = 2_000_003;

  /** The result before any match is judged. */
  private static final OtherMatches NONE = new OtherMatches(0, 0, 0, 0, null);

  /**
   * Judges matches of players who choose at random.
   *
   * @param before by whose rules the matches are played
   * @param now by whose rules they are judged; no match is if these are for another number of
   *     players
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

  /** Returns n if about one trick in n goes to a different player; 0 if none does. */
  public int oneTrickIn() {
    return tricksOtherwise == 0 ? 0 : Math.max(1, Math.round((float) tricks / tricksOtherwise));
  }
}
