/** Values encoded in words, with their order and arithmetic; and faults, where there is none. */
@NullMarked
package tricksmith.program.value;

import org.jspecify.annotations.NullMarked;
