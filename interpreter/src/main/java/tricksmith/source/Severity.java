package tricksmith.source;

/** How much a diagnostic matters: an error keeps a script from being played, a warning does not. */
public enum Severity {
  ERROR,
  WARNING
}
