package tricksmith.playtest.statistics;

/** How a difference found in a sample is to be judged. */
public enum Verdict {
  /** No match shows any difference. */
  NONE,
  /** There are too few matches to tell. */
  TOO_FEW,
  /** The difference may be chance. */
  WITHIN_NOISE,
  /** The difference is unlikely to be chance. */
  MORE_THAN_NOISE
}
