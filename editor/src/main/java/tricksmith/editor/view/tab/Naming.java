package tricksmith.editor.view.tab;

/** The title of the user's own game, and where it is stored. */
interface Naming {

  /** Returns the file for a game with this title. */
  String file(String title);

  /** Saves the script under a title. */
  void save(String title);
}
