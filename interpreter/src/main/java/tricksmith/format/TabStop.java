package tricksmith.format;

/** A column in which parts of several lines begin, as far to the left as all of them can. */
final class TabStop {}
