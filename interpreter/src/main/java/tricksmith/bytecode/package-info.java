/**
 * Translates the expressions of programs that are played often into JVM bytecode. A program does
 * the same with and without it.
 */
@NullMarked
package tricksmith.bytecode;

import org.jspecify.annotations.NullMarked;
