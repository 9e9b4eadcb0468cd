/** Conversions and combinations, and the interface through which expressions recur. */
@NullMarked
package tricksmith.check.types;

import org.jspecify.annotations.NullMarked;
