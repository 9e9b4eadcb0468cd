/**
 * What the engine executes: expressions that state their facts, steps with jumps, and the positions
 * that they read.
 */
@NullMarked
package tricksmith.program;

import org.jspecify.annotations.NullMarked;
