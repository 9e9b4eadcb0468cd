package tricksmith.editor.figures;

import tricksmith.players.Level;
import tricksmith.source.Span;

public interface FiguresActions {

  /** Plays a number of matches. */
  void tryMany(int matches);

  /** Has players of a level play as well. */
  void tryLevel(Level level);

  /** Plays again on new deals, to see whether the findings hold up. */
  void tryNewDeals();

  /** Ends the batch under way. */
  void stopTrying();

  /** Compares with the rules as they are now, or with the saved rules again. */
  void markRules(boolean now);

  /**
   * Opens a match of the batch beside the script.
   *
   * @param name the name of the match
   * @param level of the bots that played it
   * @param choices the moment to show, as a number of choices
   */
  void openExample(String name, Level level, long seed, int choices);

  /** Shows a place in the text of the rules that were tested. */
  void revealTried(Span place);
}
