/** Two versions of the rules on the same deals, and what differs between them. */
@NullMarked
package tricksmith.playtest.compare;

import org.jspecify.annotations.NullMarked;
