package tricksmith.program;

import org.jspecify.annotations.Nullable;

/**
 * Where an expression keeps a local while it is evaluated. Slots belong to a {@link Frame} and are
 * no part of a position.
 *
 * @param number from 0; slots of words and slots of sets are numbered apart
 * @param set whether it holds a set
 * @param kind of the thing that it holds; null for a number, a value of several kinds, or a set
 * @param name of the local in the script, for people
 */
public record Slot(int number, boolean set, Values.@Nullable Kind kind, String name) {}
