package tricksmith.editor.live;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.change.Change;
import tricksmith.proposal.Proposal;
import tricksmith.script.Game;
import tricksmith.script.GameScript;
import tricksmith.script.SetupResult;

/**
 * The effect of a proposal on the match in which the user has pointed at something.
 *
 * @param change null if nothing in the match comes out differently
 */
public record ProposedChange(Proposal proposal, @Nullable Change change) {

  /** Judges a match by the rules of a proposal; empty if these cannot be set up as the match is. */
  public static Optional<ProposedChange> of(LiveMatch match, Proposal proposal) {
    GameScript read = GameScript.readUnreviewed(proposal.rules());
    return read.setUp(match.game().setup()) instanceof SetupResult.Ready(Game game)
        ? Optional.of(
            new ProposedChange(proposal, Change.between(match.course(), game).orElse(null)))
        : Optional.empty();
  }
}
