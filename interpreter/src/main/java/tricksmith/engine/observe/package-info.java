/** Observes a match without playing it: which rules take effect, and why. */
@NullMarked
package tricksmith.engine.observe;

import org.jspecify.annotations.NullMarked;
