/**
 * What the engine executes: a procedure of steps with jumps, and the rules of its tricks. The
 * expressions in them lie in the rooms below.
 */
@NullMarked
package tricksmith.program;

import org.jspecify.annotations.NullMarked;
