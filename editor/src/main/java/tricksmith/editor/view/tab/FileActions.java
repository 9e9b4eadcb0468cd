package tricksmith.editor.view.tab;

/** What a notice about the script's file offers. */
interface FileActions {

  /** Saves; asks first if somebody else has changed the file. */
  void save();

  /** Asks where to save, and saves there. */
  void saveAs();

  /** Shows the text next to what the file holds. */
  void compare();
}
