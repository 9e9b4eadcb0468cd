/** Conversions and combinations of types, and the interface through which expressions recurse. */
@NullMarked
package tricksmith.check.types;

import org.jspecify.annotations.NullMarked;
