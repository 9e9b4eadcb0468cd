/** A text, a place in it, and what is wrong there. */
@NullMarked
package tricksmith.source;

import org.jspecify.annotations.NullMarked;
