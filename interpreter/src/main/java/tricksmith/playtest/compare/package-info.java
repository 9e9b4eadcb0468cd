/** Compares two versions of the rules on the same deals. */
@NullMarked
package tricksmith.playtest.compare;

import org.jspecify.annotations.NullMarked;
