package tricksmith.editor.branches;

import tricksmith.source.Diagnostic;

/** What came of setting a table by hand. */
public sealed interface Arranged {

  /** It is set. */
  record Done(LiveMatch live) implements Arranged {}

  /**
   * A line does not hold; nothing has changed.
   *
   * @param line its number, from 0
   * @param problem at a place of no meaning
   */
  record Refused(int line, Diagnostic problem) implements Arranged {}
}
