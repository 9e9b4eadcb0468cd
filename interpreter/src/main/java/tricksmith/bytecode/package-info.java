/**
 * Translates the expressions of a program that is played often into bytecode of the JVM. What a
 * program does is the same with it and without it.
 */
@NullMarked
package tricksmith.bytecode;

import org.jspecify.annotations.NullMarked;
