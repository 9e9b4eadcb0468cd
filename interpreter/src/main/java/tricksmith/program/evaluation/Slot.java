package tricksmith.program.evaluation;

import org.jspecify.annotations.Nullable;
import tricksmith.program.value.Values;

/**
 * The place where an expression keeps a local while it is evaluated. Slots belong to the frame of
 * an evaluation, not to a position.
 *
 * @param number from 0; word slots and set slots are numbered separately
 * @param set whether it holds a set
 * @param kind the kind of thing it holds; null for a number, a value of several kinds, or a set
 * @param name the name of the local in the script, for people
 */
public record Slot(int number, boolean set, Values.@Nullable Kind kind, String name) {}
