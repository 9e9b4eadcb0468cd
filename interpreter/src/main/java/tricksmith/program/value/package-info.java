/**
 * Values encoded in words, and what computes with them; faults are what comes of those that are
 * wrong.
 */
@NullMarked
package tricksmith.program.value;

import org.jspecify.annotations.NullMarked;
