package tricksmith.source;

/**
 * A place in a text as a reader counts it.
 *
 * @param line from 1
 * @param column the position in the line in characters, from 1; wide characters count as one
 */
public record Place(int line, int column) {}
