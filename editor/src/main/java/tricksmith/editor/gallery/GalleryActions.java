package tricksmith.editor.gallery;

import java.nio.file.Path;
import tricksmith.editor.branches.PlayedBranch;
import tricksmith.editor.persistence.Library.Entry;

public interface GalleryActions {

  /** The number of steps of the first variation. */
  int GUIDE_STEPS = 5;

  /** Returns how many steps of the first variation are done. */
  int guided();

  /** Begins the first variation, or continues it where it was left. */
  void guide();

  /** Opens a script of the user's. */
  void open(Path file);

  /** Opens an unsaved copy of a game with a match under way. */
  void play(Entry game);

  /** Makes a script of the user's from a game. */
  void start(Entry game, String title);

  /**
   * Opens an unsaved copy of a game in which one thing has been changed, so that the table stops at
   * what comes out differently.
   *
   * @param players the number of players
   * @param course a match by the rules as they were
   * @param changed the text with the change
   */
  void tryOut(Entry game, int players, PlayedBranch course, String changed);

  /** Asks where a missing script is now. */
  void find(Path missing);

  /** Removes a missing script from the list. */
  void forget(Path missing);
}
