package tricksmith.format;

/** A column where parts of several lines begin, as far left as all of them can. */
final class AlignmentPoint {}
