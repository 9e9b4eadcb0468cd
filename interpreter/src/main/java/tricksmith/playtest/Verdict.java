package tricksmith.playtest;

/** What can be said of a difference that was found in a sample. */
public enum Verdict {
  /** There is none in any match. */
  NONE,
  /** There are too few matches to tell. */
  TOO_FEW,
  /** It may be chance. */
  WITHIN_NOISE,
  /** It is hardly chance. */
  MORE_THAN_NOISE
}
