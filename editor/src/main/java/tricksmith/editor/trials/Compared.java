package tricksmith.editor.trials;

import tricksmith.playtest.Contrast;

/** What came of comparing the rules in force with the script as it was saved. */
public sealed interface Compared {

  /** Nothing has been compared yet. */
  record NotYet() implements Compared {}

  /** The rules in force are those that were saved. */
  record Same() implements Compared {}

  /** It cannot be done. */
  record Impossible(Reason reason) implements Compared {}

  /** It was done, on the same deals. */
  record Done(Contrast contrast) implements Compared {}

  /** Why it cannot be done. */
  enum Reason {
    /** Nothing is saved yet. */
    NOTHING_SAVED,
    /** What is saved has errors. */
    ERRORS,
    /** What is saved cannot be played by so many, or under these options. */
    OTHER_SETUP
  }
}
