package tricksmith.editor.gallery;

import java.nio.file.Path;
import tricksmith.editor.branches.PlayedBranch;
import tricksmith.editor.persistence.Library.Entry;

/** What the gallery asks of the window. */
public interface GalleryActions {

  /** So many steps the first variation has. */
  int GUIDE_STEPS = 5;

  /** How many of them are done. */
  int guided();

  /** Begins the first variation, or takes it up where it was left. */
  void guide();

  /** Opens a script of the user's own. */
  void open(Path file);

  /** Opens an unsaved copy of a game with a match under way. */
  void play(Entry game);

  /** Makes a script of the user's own from a game. */
  void start(Entry game, String title);

  /**
   * Opens an unsaved copy of a game in which one thing has been changed, so that the table stops at
   * what comes out differently.
   *
   * @param players how many play
   * @param course a match by the rules as they were
   * @param changed the text with the change
   */
  void tryOut(Entry game, int players, PlayedBranch course, String changed);

  /** Asks where a script is that is not where it was. */
  void find(Path missing);

  /** Takes a script that is gone off the list. */
  void forget(Path missing);
}
