/** Plays the first matches of a script unasked, and reports what stopped them. */
@NullMarked
package tricksmith.trial;

import org.jspecify.annotations.NullMarked;
