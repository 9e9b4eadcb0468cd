/** Plays the first matches of a script before anybody asks, and reports what stopped them. */
@NullMarked
package tricksmith.trial;

import org.jspecify.annotations.NullMarked;
