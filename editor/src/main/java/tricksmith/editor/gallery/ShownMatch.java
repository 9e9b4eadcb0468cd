package tricksmith.editor.gallery;

import java.util.List;
import tricksmith.editor.branches.LiveMatch;
import tricksmith.editor.branches.Occupant;
import tricksmith.editor.branches.PlayedBranch;
import tricksmith.editor.branches.SeatAssignment;
import tricksmith.editor.branches.Stride;
import tricksmith.editor.picture.Table;
import tricksmith.editor.picture.TablePicture;
import tricksmith.editor.picture.Viewers;
import tricksmith.script.Game;

/** A match that plays by itself, between players who choose at random. */
record ShownMatch(LiveMatch live) {
  private static final SeatAssignment BOTS =
      new SeatAssignment(List.of(Occupant.RANDOM_BOT), Occupant.RANDOM_BOT);

  private static final Viewers VIEWERS = new Viewers(BOTS, false, 0);

  /** The number of choices in a match on which changes are tried, unless it ends earlier. */
  private static final int LONG_ENOUGH = 110;

  /**
   * The most choices before a trick is begun, such as those of an auction, that are passed over.
   */
  private static final int LONGEST_WAIT = 200;

  /** Returns a match at the end of a trick, when there is something to look at. */
  static ShownMatch of(Game game) {
    LiveMatch begun = LiveMatch.start(game, 1).forward(Stride.TRICK, BOTS, () -> true);
    return new ShownMatch(begun.forward(Stride.TRICK, BOTS, () -> true));
  }

  /** Plays a match long enough for a small change to show. */
  static PlayedBranch course(Game game) {
    LiveMatch match = LiveMatch.start(game, 1);
    int before = -1;
    while (match.at() > before && match.at() < LONG_ENOUGH) {
      before = match.at();
      match = match.forward(Stride.ROUND, BOTS, () -> true);
    }
    return match.course();
  }

  /**
   * Returns the match at its next moment with cards on the table, usually one choice later; after
   * its end, a new one. Whoever stops watching then never leaves an empty table behind.
   */
  ShownMatch next() {
    ShownMatch next = oneChoiceLater();
    for (int tries = 0; tries < LONGEST_WAIT && next.isBare(); tries++) {
      next = next.oneChoiceLater();
    }
    return next;
  }

  private ShownMatch oneChoiceLater() {
    LiveMatch later = live.forward(Stride.CARD, BOTS, () -> true);
    return later.at() == live.at()
        ? new ShownMatch(LiveMatch.start(live.game(), live.branch().seed() + 1))
        : new ShownMatch(later);
  }

  /** Whether no trick has been begun since the cards were dealt. */
  private boolean isBare() {
    Table table = table();
    return table.trick().cards().isEmpty() && table.lastTrick() == null;
  }

  Table table() {
    return TablePicture.of(live, VIEWERS, false);
  }
}
