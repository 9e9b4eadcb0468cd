/**
 * Translates the frequently evaluated expressions of a program, and most of its steps, into JVM
 * bytecode. A program does the same with and without it.
 */
@NullMarked
package tricksmith.bytecode;

import org.jspecify.annotations.NullMarked;
