package tricksmith.editor.batch;

import tricksmith.playtest.compare.Contrast;

/** The result of comparing the rules in force with the script as saved. */
public sealed interface Compared {

  /** Nothing has been compared yet. */
  record NotYet() implements Compared {}

  /** The rules in force are the saved ones. */
  record Same() implements Compared {}

  /** No comparison is possible. */
  record Impossible(Reason reason) implements Compared {}

  /** The comparison, on the same deals. */
  record Done(Contrast contrast) implements Compared {}

  /** Why no comparison is possible. */
  enum Reason {
    /** Nothing has been saved yet. */
    NOTHING_SAVED,
    /** The saved script has errors. */
    ERRORS,
    /** The saved script does not allow this number of players or these options. */
    OTHER_SETUP
  }
}
