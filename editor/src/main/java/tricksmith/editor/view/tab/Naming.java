package tricksmith.editor.view.tab;

/** What a game of one's own is called, and where it is kept. */
interface Naming {

  /** In which file a game of a title would be. */
  String file(String title);

  /** Saves the script under a title. */
  void save(String title);
}
