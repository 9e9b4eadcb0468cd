/** Checks of rules in which every word is understood: one class for each. */
@NullMarked
package tricksmith.check.sanity;

import org.jspecify.annotations.NullMarked;
