/**
 * Turns a program into one that does the same at lower cost: small rules, each of which can be left
 * out.
 */
@NullMarked
package tricksmith.optimize;

import org.jspecify.annotations.NullMarked;
