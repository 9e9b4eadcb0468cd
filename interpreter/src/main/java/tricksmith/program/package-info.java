/**
 * Programs for the engine: a procedure of steps with jumps, and the rules of its tricks. Their
 * expressions are in the rooms below.
 */
@NullMarked
package tricksmith.program;

import org.jspecify.annotations.NullMarked;
