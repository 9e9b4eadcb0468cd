package tricksmith.mutation;

/**
 * An altered script that can be played, and what notices that it is altered.
 *
 * @param line where the alteration begins, from 1
 * @param before what stood there
 */
public record Mutant(Mutation mutation, int line, String before, Fate fate) {

  /** What becomes of it. */
  public enum Fate {
    /** A test fails. */
    FAILS_A_TEST,
    /** There is a warning that there was not before. */
    IS_WARNED_OF,
    /** It plays as the script does. */
    PLAYS_THE_SAME,
    /** It plays otherwise, and nothing notices. */
    GOES_UNNOTICED
  }
}
