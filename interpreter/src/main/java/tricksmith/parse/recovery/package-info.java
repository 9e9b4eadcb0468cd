/** Error recovery in the parser: it explains the error, and goes on after it. */
@NullMarked
package tricksmith.parse.recovery;

import org.jspecify.annotations.NullMarked;
