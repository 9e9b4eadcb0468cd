/**
 * Values encoded in words, with their order and arithmetic; and faults, for operations without a
 * result.
 */
@NullMarked
package tricksmith.program.value;

import org.jspecify.annotations.NullMarked;
