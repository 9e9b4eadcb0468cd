/** Reads the declaring sections into symbols. */
@NullMarked
package tricksmith.check.declarations;

import org.jspecify.annotations.NullMarked;
