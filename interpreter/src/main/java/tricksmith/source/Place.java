package tricksmith.source;

/**
 * A place in a text as a reader counts it.
 *
 * @param line counted from 1
 * @param column the number of the character in its line, counted from 1; a character is one however
 *     wide it is shown
 */
public record Place(int line, int column) {}
