package tricksmith.editor.figures;

import tricksmith.players.Level;
import tricksmith.source.Span;

/** What somebody who looks at figures can ask for. */
public interface FiguresActions {

  /** Plays so many matches. */
  void tryMany(int matches);

  /** Lets players of a level play too. */
  void tryLevel(Level level);

  /** Plays again on new deals, to see whether what was found holds up. */
  void tryNewDeals();

  /** Ends the batch under way. */
  void stopTrying();

  /** Compares with the rules as they are now, or with those that were saved again. */
  void markRules(boolean now);

  /**
   * Opens a match of the batch beside the script.
   *
   * @param name what it is called
   * @param level of those who played it
   * @param choices after how many choices it is to stand
   */
  void openExample(String name, Level level, long seed, int choices);

  /** Shows a place in the text of the rules that were tried out. */
  void revealTried(Span place);
}
