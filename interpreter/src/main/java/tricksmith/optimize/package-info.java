/**
 * Turns a program into one that does the same at lower cost, by small rules, each of which can be
 * switched off.
 */
@NullMarked
package tricksmith.optimize;

import org.jspecify.annotations.NullMarked;
