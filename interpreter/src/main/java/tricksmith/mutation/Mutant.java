package tricksmith.mutation;

import tricksmith.source.Edit;

/**
 * A playable mutant of a script, and what became of it.
 *
 * @param line where the mutation starts, from 1
 * @param before the text that was replaced
 */
public record Mutant(Edit mutation, int line, String before, Fate fate) {

  public enum Fate {
    FAILS_A_TEST,
    /** A new warning is reported. */
    IS_WARNED_OF,
    /** It plays exactly like the script. */
    PLAYS_THE_SAME,
    /** As far as it was compared, it plays like the script; to go on would take too many steps. */
    REMAINS_UNDECIDED,
    /** It plays differently, and no test or warning notices. */
    GOES_UNNOTICED
  }
}
