/** Terms by their types: conversions, combinations, and the term of an error. */
@NullMarked
package tricksmith.check.types;

import org.jspecify.annotations.NullMarked;
